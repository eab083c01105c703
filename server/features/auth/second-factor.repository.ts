import type { Database } from '../../db/database.ts';

interface SecondFactorTable {
  userId: string;
  secret: string;
  verified: boolean;
}
interface VerificationTable {
  value: string;
}

/** Reads and changes what better-auth's plugin for second factors stores. */
export function createSecondFactorRepository(db: Database) {
  const tables = db.withTables<{ twoFactor: SecondFactorTable; verification: VerificationTable }>();

  return {
    /** Returns the secret, encrypted, and whether a code has confirmed it. */
    findSecondFactor: (userId: string) =>
      tables
        .selectFrom('twoFactor')
        .select(['secret', 'verified'])
        .where('userId', '=', userId)
        .executeTakeFirst(),

    async enableSecondFactor(userId: string): Promise<void> {
      await tables.transaction().execute(async (trx) => {
        await trx.updateTable('twoFactor').set({ verified: true }).where('userId', '=', userId).execute();
        await trx.updateTable('user').set({ twoFactorEnabled: true }).where('id', '=', userId).execute();
      });
    },

    /** Deletes the secret and the recovery codes, and forgets trusted devices and unfinished sign-ins. */
    async disableSecondFactor(userId: string): Promise<void> {
      await tables.transaction().execute(async (trx) => {
        await trx.updateTable('user').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
        await trx.deleteFrom('twoFactor').where('userId', '=', userId).execute();
        await trx.deleteFrom('verification').where('value', '=', userId).execute();
      });
    },
  };
}
