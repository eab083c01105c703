import { type SqlBool, sql } from 'kysely';
import type { ConnectedProgram } from '#contract/connected-programs.ts';
import { programScopes } from '#contract/vocabularies.ts';
import type { Database } from '../../db/database.ts';
import type { Instant, NullableInstant } from '../../db/schema.ts';
import type { SignedInUser } from '../../http/env.ts';

export interface ProgramTable {
  clientId: string;
  name: string;
  createdAt: Instant;
}
export interface ConsentTable {
  id: string;
  userId: string;
  clientId: string;
  scopes: string[];
  createdAt: Instant;
  lastUsedAt: NullableInstant;
  lastUsedFrom: string | null;
}
interface TokenTable {
  token: string;
  clientId: string;
  userId: string;
  scopes: string[];
  expiresAt: Instant;
  revoked: NullableInstant;
}

/** What authorizing a call needs to know about a program and its token. */
interface ProgramToken extends Pick<ConnectedProgram, 'id' | 'name' | 'scopes' | 'last_used_at'> {
  expires_at: string | null;
}

/** Tests that nobody has connected a program. */
export const isUnused = sql<SqlBool>`not exists (
  select from "oauthConsent" where "oauthConsent"."clientId" = "oauthClient"."clientId")`;

/** Reads and removes what better-auth's plugin stores of programs that sign in by OAuth. */
export function createProgramsRepository(db: Database) {
  const tables = db.withTables<{
    oauthClient: ProgramTable;
    oauthConsent: ConsentTable;
    oauthAccessToken: TokenTable;
    oauthRefreshToken: TokenTable;
  }>();

  return {
    findProgram: (clientId: string): Promise<{ name: string } | undefined> =>
      tables.selectFrom('oauthClient').select('name').where('clientId', '=', clientId).executeTakeFirst(),

    /** Returns the programs that the user has connected, the last connected first. */
    async listPrograms(userId: string): Promise<ConnectedProgram[]> {
      const rows = await tables
        .selectFrom('oauthConsent as consent')
        .innerJoin('oauthClient as program', 'program.clientId', 'consent.clientId')
        .select(['consent.id', 'program.name', 'consent.scopes', 'consent.createdAt as created_at'])
        .select(['consent.lastUsedAt as last_used_at', 'consent.lastUsedFrom as last_used_from'])
        .where('consent.userId', '=', userId)
        .orderBy('consent.createdAt', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, scopes: toProgramScopes(row.scopes) }));
    },

    findConnection: (userId: string, clientId: string): Promise<{ id: string } | undefined> =>
      tables
        .selectFrom('oauthConsent')
        .select('id')
        .where('userId', '=', userId)
        .where('clientId', '=', clientId)
        .executeTakeFirst(),

    /** Deletes what a program may do and its tokens. Returns false if the user has not connected such a program. */
    disconnect: (userId: string, id: string): Promise<boolean> =>
      tables.transaction().execute(async (trx) => {
        const consent = await trx
          .deleteFrom('oauthConsent')
          .where('userId', '=', userId)
          .where('id', '=', id)
          .returning('clientId')
          .executeTakeFirst();
        if (!consent) return false;
        for (const table of ['oauthAccessToken', 'oauthRefreshToken'] as const)
          await trx
            .deleteFrom(table)
            .where('userId', '=', userId)
            .where('clientId', '=', consent.clientId)
            .execute();
        await trx
          .deleteFrom('oauthClient')
          .where('clientId', '=', consent.clientId)
          .where(isUnused)
          .execute();
        return true;
      }),

    /**
     * Deletes the programs that nobody has connected and that registered before `before`, and those beyond the newest `max`, but for what
     * registered after `keptSince`. Returns how many such programs are left.
     */
    async dropUnusedPrograms({
      before,
      keptSince,
      max,
    }: {
      before: Date;
      keptSince: Date;
      max: number;
    }): Promise<number> {
      const newest = tables
        .selectFrom('oauthClient')
        .select('clientId')
        .where(isUnused)
        .where('createdAt', '>', before.toISOString())
        .orderBy('createdAt', 'desc')
        .limit(max);
      await tables
        .deleteFrom('oauthClient')
        .where(isUnused)
        .where('createdAt', '<=', keptSince.toISOString())
        .where('clientId', 'not in', newest)
        .execute();
      const left = await tables
        .selectFrom('oauthClient')
        .select((eb) => eb.fn.countAll<string>().as('programs'))
        .where(isUnused)
        .executeTakeFirstOrThrow();
      return Number(left.programs);
    },

    /** Deletes the tokens that have expired, and those that were revoked before `revokedBefore`. */
    async dropOldTokens({ now, revokedBefore }: { now: Date; revokedBefore: Date }): Promise<void> {
      for (const table of ['oauthAccessToken', 'oauthRefreshToken'] as const)
        await tables
          .deleteFrom(table)
          .where((eb) =>
            eb.or([eb('expiresAt', '<', now.toISOString()), eb('revoked', '<', revokedBefore.toISOString())]),
          )
          .execute();
    },

    /** Finds a token by its hash, before the user is known: only one of a program that is still connected, and of no disabled account. */
    async findToken(tokenHash: string): Promise<{ user: SignedInUser; token: ProgramToken } | undefined> {
      const row = await tables
        .selectFrom('oauthAccessToken as token')
        .innerJoin('oauthConsent as consent', (join) =>
          join.onRef('consent.userId', '=', 'token.userId').onRef('consent.clientId', '=', 'token.clientId'),
        )
        .innerJoin('oauthClient as program', 'program.clientId', 'token.clientId')
        .innerJoin('user', 'user.id', 'token.userId')
        .select(['user.id as userId', 'user.name as userName', 'user.email', 'user.timeZone'])
        .select(['consent.id', 'program.name', 'token.scopes', 'consent.scopes as allowed'])
        .select(['token.expiresAt as expires_at', 'consent.lastUsedAt as last_used_at'])
        .where('token.token', '=', tokenHash)
        .where('token.revoked', 'is', null)
        .where('user.disabledAt', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { userId, userName, email, timeZone, allowed, ...token } = row;
      const scopes = toProgramScopes(token.scopes.filter((scope) => allowed.includes(scope)));
      return { user: { id: userId, name: userName, email, timeZone }, token: { ...token, scopes } };
    },

    /** Records that a program was used, unless it was recorded after `unlessAfter`. */
    async recordUse(
      userId: string,
      id: string,
      { at, from, unlessAfter }: { at: Date; from: string; unlessAfter: Date },
    ): Promise<void> {
      await tables
        .updateTable('oauthConsent')
        .set({ lastUsedAt: at, lastUsedFrom: from })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where((eb) =>
          eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', unlessAfter.toISOString())]),
        )
        .execute();
    },
  };
}

const toProgramScopes = (scopes: readonly string[]) =>
  programScopes.filter((scope) => scopes.includes(scope));
