import type { Database } from '../../db/database.ts';

interface AccountTable {
  userId: string;
  providerId: string;
  accountId: string;
  password: string | null;
}
interface PasskeyTable {
  id: string;
  userId: string;
}
interface VerificationTable {
  value: string;
}

/** Names a way to sign in to an account. */
export type SignInMethod = { kind: 'password' } | { kind: 'provider' } | { kind: 'passkey'; id: string };

/** Undoes the removal of the last sign-in method. */
class LastSignInMethod extends Error {}

/** Reads, adds and removes the ways to sign in to an account: its password, its passkeys, and the OpenID provider `providerId`. */
export function createSignInMethodsRepository(
  db: Database,
  { takesPasswords, providerId }: { takesPasswords: boolean; providerId: string | undefined },
) {
  const tables = db.withTables<{
    account: AccountTable;
    passkey: PasskeyTable;
    verification: VerificationTable;
  }>();

  const findIn = async (trx: Pick<typeof tables, 'selectFrom'>, userId: string) => {
    const accounts = await trx
      .selectFrom('account')
      .select('providerId')
      .where('userId', '=', userId)
      .execute();
    const passkey = await trx
      .selectFrom('passkey')
      .select('id')
      .where('userId', '=', userId)
      .limit(1)
      .execute();
    const has = (id: string | undefined) => accounts.some((account) => account.providerId === id);
    return { password: has('credential'), provider: has(providerId), passkey: passkey.length > 0 };
  };

  return {
    /** Returns which sign-in methods the account has, also those that this server does not take at present. */
    find: (userId: string) => findIn(tables, userId),

    /** Returns whose account a subject of the provider is connected with. */
    async findConnectedUser(subject: string): Promise<string | undefined> {
      const row = await tables
        .selectFrom('account')
        .select('userId')
        .where('providerId', '=', providerId ?? '')
        .where('accountId', '=', subject)
        .executeTakeFirst();
      return row?.userId;
    },

    /** Connects the account with a subject of the provider, in place of any other. Throws if that belongs to somebody else. */
    async connectProvider(userId: string, subject: string): Promise<void> {
      if (providerId === undefined) throw new Error('There is no OpenID provider');
      await tables.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('account')
          .where('userId', '=', userId)
          .where('providerId', '=', providerId)
          .execute();
        await trx
          .insertInto('account')
          .values({ userId, accountId: subject, providerId, password: null })
          .execute();
      });
    },

    /** Gives the account a password; returns false if it has one. */
    async addPassword(userId: string, hash: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await tables
        .insertInto('account')
        .values({ userId, accountId: userId, providerId: 'credential', password: hash })
        .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Removes a sign-in method, unless none would be left; returns whether it is gone. The lock makes simultaneous removals wait. */
    async remove(userId: string, method: SignInMethod): Promise<boolean> {
      try {
        await tables.transaction().execute(async (trx) => {
          await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
          if (method.kind === 'passkey')
            await trx
              .deleteFrom('passkey')
              .where('userId', '=', userId)
              .where('id', '=', method.id)
              .execute();
          else
            await trx
              .deleteFrom('account')
              .where('userId', '=', userId)
              .where('providerId', '=', method.kind === 'password' ? 'credential' : (providerId ?? ''))
              .execute();
          if (method.kind === 'password')
            await trx.deleteFrom('verification').where('value', '=', userId).execute();
          const left = await findIn(trx, userId);
          if (!left.passkey && !left.provider && !(left.password && takesPasswords))
            throw new LastSignInMethod();
        });
        return true;
      } catch (error) {
        if (error instanceof LastSignInMethod) return false;
        throw error;
      }
    },

    /** Stores what signs a session out of the provider, encrypted. */
    async keepIdToken(sessionId: string, idTokenHint: string): Promise<void> {
      await db.updateTable('session').set({ idTokenHint }).where('id', '=', sessionId).execute();
    },

    async findIdToken(sessionId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('session')
        .select('idTokenHint')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return row?.idTokenHint ?? undefined;
    },
  };
}
