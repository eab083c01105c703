import { CompiledQuery, type Transaction } from 'kysely';
import type { JobConnection } from './job-payloads.ts';

/** Returns a connection that stores jobs in the transaction: they exist if, and only if, it commits. */
export const createJobConnection = <Tables>(trx: Transaction<Tables>): JobConnection => ({
  executeSql: async (text, values = []) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows };
  },
});
