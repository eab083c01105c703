import { createHash } from 'node:crypto';
import type { Session } from '#contract/sessions.ts';
import type { Database } from '../../db/database.ts';
import type { Instant } from '../../db/schema.ts';
import type { SessionUser } from '../../http/env.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { type ConsentTable, isUnused, type ProgramTable } from './programs.repository.ts';

interface SigningKeyTable {
  id: string;
  publicKey: string;
  privateKey: string;
}
interface CredentialTable {
  userId: string;
  providerId: string;
  password: string | null;
  updatedAt: Instant;
}
interface VerificationTable {
  value: string;
  expiresAt: Instant;
}
interface DeletedAccountTable {
  id_hash: string;
}

/** Reads what better-auth wrote. These rows are looked up by session or address, before a user is known. */
export function createAuthRepository(db: Database) {
  const tables = db.withTables<{
    jwks: SigningKeyTable;
    account: CredentialTable;
    verification: VerificationTable;
    deleted_accounts: DeletedAccountTable;
    oauthClient: ProgramTable;
    oauthConsent: ConsentTable;
  }>();

  return {
    /** Returns the user of a session that may still be used. */
    async findLiveSession(sessionId: string, now: Date): Promise<SessionUser | undefined> {
      const user = await db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .select(['user.id', 'user.name', 'user.email', 'user.timeZone'])
        .where('session.id', '=', sessionId)
        .where('session.expiresAt', '>', now.toISOString())
        .where('user.disabledAt', 'is', null)
        .executeTakeFirst();
      return user && { ...user, sessionId };
    },

    /** Returns whether the user's workspace exists. Asked by user, since it may be on another node. */
    async hasWorkspace(userId: string): Promise<boolean> {
      const counter = await db
        .selectFrom('revision_counters')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return counter !== undefined;
    },

    /** Returns a pair of signing keys as better-auth stores them: the public one as a JWK, the private one encrypted. */
    findSigningKey: (keyId: string) =>
      tables
        .selectFrom('jwks')
        .select(['publicKey', 'privateKey'])
        .where('id', '=', keyId)
        .executeTakeFirst(),

    findUser: (userId: string) =>
      db
        .selectFrom('user')
        .select(['id', 'email', 'timeZone', 'disabledAt'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    findUserByEmail: (email: string) =>
      db
        .selectFrom('user')
        .select(['id', 'email', 'disabledAt'])
        .where('email', '=', email.trim().toLowerCase())
        .executeTakeFirst(),

    /** Returns whether exactly one account exists. */
    async isOnlyUser(): Promise<boolean> {
      return (await db.selectFrom('user').select('id').limit(2).execute()).length === 1;
    },

    /** Returns whether any account exists. */
    async hasUsers(): Promise<boolean> {
      return (await db.selectFrom('user').select('id').limit(1).execute()).length > 0;
    },

    listUsers: () =>
      db.selectFrom('user').select(['id', 'name', 'email', 'disabledAt']).orderBy('email').execute(),

    async setDisabled(userId: string, disabledAt: Date | null): Promise<void> {
      await db.updateTable('user').set({ disabledAt }).where('id', '=', userId).execute();
    },

    findSessionWithToken: (token: string) =>
      db.selectFrom('session').select('id').where('token', '=', token).executeTakeFirst(),

    /** Returns the session that a sign-in has just made, with its user. */
    findMadeSession: (token: string) =>
      db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .select(['session.id', 'session.token', 'session.userId', 'user.email', 'user.createdAt'])
        .where('session.token', '=', token)
        .executeTakeFirst(),

    async endSessionWithToken(token: string): Promise<void> {
      await tables.deleteFrom('session').where('token', '=', token).execute();
    },

    async endSession(sessionId: string): Promise<void> {
      await db.deleteFrom('session').where('id', '=', sessionId).execute();
    },

    /** Ends all sessions of the user, or those that `which` selects. */
    async endSessions(userId: string, which: { only?: string; except?: string } = {}): Promise<void> {
      let ended = db.deleteFrom('session').where('userId', '=', userId);
      if (which.only !== undefined) ended = ended.where('id', '=', which.only);
      if (which.except !== undefined) ended = ended.where('id', '<>', which.except);
      await ended.execute();
    },

    /** Returns the sessions that may still be used, the last active first. */
    async listSessions(userId: string, now: Date): Promise<Omit<Session, 'current'>[]> {
      return db
        .selectFrom('session')
        .select([
          'id',
          'createdAt as created_at',
          'updatedAt as last_active_at',
          // better-auth stores unknown values as empty strings.
          (eb) => eb.fn<string | null>('nullif', ['ipAddress', eb.val('')]).as('ip_address'),
          (eb) => eb.fn<string | null>('nullif', ['userAgent', eb.val('')]).as('user_agent'),
        ])
        .where('userId', '=', userId)
        .where('expiresAt', '>', now.toISOString())
        .orderBy('updatedAt', 'desc')
        .execute();
    },

    async setPassword(
      userId: string,
      { hash, keepSession, keepsOthers }: { hash: string; keepSession: string; keepsOthers: boolean },
    ): Promise<void> {
      await tables.transaction().execute(async (trx) => {
        await trx
          .updateTable('account')
          .set({ password: hash, updatedAt: new Date() })
          .where('userId', '=', userId)
          .where('providerId', '=', 'credential')
          .execute();
        if (!keepsOthers)
          await trx
            .deleteFrom('session')
            .where('userId', '=', userId)
            .where('id', '<>', keepSession)
            .execute();
        await trx.deleteFrom('verification').where('value', '=', userId).execute();
      });
    },

    /**
     * Deletes the user and all their rows: every table refers to the user with a cascading key, but for programs, which several users
     * may have connected.
     */
    async deleteUser(userId: string, jobs: Pick<JobQueue, 'deleteJobsOf'>): Promise<void> {
      await tables.transaction().execute(async (trx) => {
        // Writers lock the counter before the user's row, so locking in another order could deadlock.
        await trx
          .selectFrom('revision_counters')
          .select('revision')
          .where('user_id', '=', userId)
          .forUpdate()
          .execute();
        await trx.deleteFrom('verification').where('value', '=', userId).execute();
        const programs = await trx
          .selectFrom('oauthConsent')
          .select('clientId')
          .where('userId', '=', userId)
          .execute();
        await trx.deleteFrom('user').where('id', '=', userId).execute();
        if (programs.length > 0)
          await trx
            .deleteFrom('oauthClient')
            .where(
              'clientId',
              'in',
              programs.map(({ clientId }) => clientId),
            )
            .where(isUnused)
            .execute();
        await jobs.deleteJobsOf(userId, createJobConnection(trx));
        await trx
          .insertInto('deleted_accounts')
          .values({ id_hash: hashUserId(userId) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },

    /** Returns true if there was such an account and it was deleted; false for one this database never had. */
    async wasDeleted(userId: string): Promise<boolean> {
      const row = await tables
        .selectFrom('deleted_accounts')
        .select('id_hash')
        .where('id_hash', '=', hashUserId(userId))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes sessions and reset links that have expired. */
    async dropExpired(now: Date): Promise<void> {
      await db.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute();
      await tables.deleteFrom('verification').where('expiresAt', '<', now.toISOString()).execute();
    },

    /** Drops every reset link of the user that is still open. */
    async dropResetLinks(userId: string): Promise<void> {
      await tables.deleteFrom('verification').where('value', '=', userId).execute();
    },
  };
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;

const hashUserId = (userId: string) => createHash('sha256').update(userId).digest('hex');
