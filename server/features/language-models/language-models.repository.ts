import { sql } from 'kysely';
import type { ProviderName } from '#contract/language-model-limits.ts';
import type { LlmErrorEntry, LlmUsageDay } from '#contract/language-models.ts';
import type { Database } from '../../db/database.ts';
import type { ModelCall, StoredProvider } from '../../db/llm-rows.ts';

export type LanguageModelsRepository = ReturnType<typeof createLanguageModelsRepository>;

const providerColumns = [
  'provider',
  'model',
  'max_tokens',
  'temperature',
  'reasoning_effort',
  'base_url',
  'input_price',
  'output_price',
  'api_key',
  'is_active',
  'created_at',
] as const;

/** Creates the repository of the providers that users added, and of the log of calls. */
export function createLanguageModelsRepository({ db }: { db: Database }) {
  const deactivateOthers = (trx: Database, userId: string, provider: ProviderName) =>
    trx
      .updateTable('llm_providers')
      .set({ is_active: false })
      .where('user_id', '=', userId)
      .where('provider', '!=', provider)
      .where('is_active', '=', true)
      .execute();

  return {
    async list(userId: string): Promise<StoredProvider[]> {
      return db
        .selectFrom('llm_providers')
        .select(providerColumns)
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('provider')
        .execute();
    },

    /** Stores a provider in place of one of the same name; an active one makes the others inactive. */
    async put(userId: string, row: StoredProvider): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (row.is_active) await deactivateOthers(trx, userId, row.provider);
        const { provider, created_at, ...changes } = row;
        await trx
          .insertInto('llm_providers')
          .values({ ...row, user_id: userId })
          .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(changes))
          .execute();
      });
    },

    /** Returns false if the user has no such provider. */
    async activate(userId: string, provider: ProviderName): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('llm_providers')
          .select('provider')
          .where('user_id', '=', userId)
          .where('provider', '=', provider)
          .forUpdate()
          .executeTakeFirst();
        if (!found) return false;
        await deactivateOthers(trx, userId, provider);
        await trx
          .updateTable('llm_providers')
          .set({ is_active: true })
          .where('user_id', '=', userId)
          .where('provider', '=', provider)
          .execute();
        return true;
      });
    },

    /** Makes the user's providers inactive, so that the operator's is used, if there is one. */
    async deactivateAll(userId: string): Promise<void> {
      await db.updateTable('llm_providers').set({ is_active: false }).where('user_id', '=', userId).execute();
    },

    /** Returns false if the user has no such provider. */
    async remove(userId: string, provider: ProviderName): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('llm_providers')
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async recordCall(userId: string, call: ModelCall): Promise<void> {
      await db
        .insertInto('llm_calls')
        .values({ ...call, user_id: userId })
        .execute();
    },

    /** Returns the tokens of all calls since `since`. */
    async tokensSince(userId: string, since: Date): Promise<number> {
      const { tokens } = await db
        .selectFrom('llm_calls')
        .select((eb) => eb.fn.sum<number | null>(sql`input_tokens + output_tokens`).as('tokens'))
        .where('user_id', '=', userId)
        .where('at', '>=', since.toISOString())
        .executeTakeFirstOrThrow();
      return tokens ?? 0;
    },

    /** Adds up the calls since `since` by day in UTC, provider and model, newest day first. */
    async usageByDay(userId: string, since: Date): Promise<LlmUsageDay[]> {
      const day = sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD')`;
      return db
        .selectFrom('llm_calls')
        .select(['provider', 'model', day.as('day')])
        .select((eb) => [
          eb.fn.countAll<number>().as('calls'),
          eb.fn.count<number>('error_code').as('failed'),
          eb.fn.sum<number>('input_tokens').as('input_tokens'),
          eb.fn.sum<number>('output_tokens').as('output_tokens'),
          eb.fn.sum<number | null>('cost').as('cost'),
        ])
        .where('user_id', '=', userId)
        .where('at', '>=', since.toISOString())
        .groupBy([day, 'provider', 'model'])
        .orderBy('day', 'desc')
        .orderBy('provider')
        .orderBy('model')
        .execute();
    },

    /** Lists the latest failed calls, newest first. */
    async lastErrors(userId: string, limit: number): Promise<LlmErrorEntry[]> {
      const rows = await db
        .selectFrom('llm_calls')
        .select(['at', 'provider', 'model', 'error_code', 'error_message'])
        .where('user_id', '=', userId)
        .where('error_code', 'is not', null)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ error_code, error_message, ...row }) => ({
        ...row,
        code: error_code ?? '',
        message: error_message ?? '',
      }));
    },
  };
}
