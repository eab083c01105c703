import { type Selectable, sql } from 'kysely';
import type { AccessToken } from '#contract/access-tokens.ts';
import type { Store } from '../../db/revision.ts';
import type { AccessTokenTable } from '../../db/schema.ts';
import type { SignedInUser } from '../../http/env.ts';

export type AccessTokensRepository = ReturnType<typeof createAccessTokensRepository>;

/** What authorizing a call needs to know about a token. */
export type KnownToken = Pick<AccessToken, 'id' | 'name' | 'scopes' | 'expires_at' | 'last_used_at'>;

const columns = [
  'id',
  'name',
  'scopes',
  'start',
  'created_at',
  'expires_at',
  'last_used_at',
  'last_used_from',
] as const;

export function createAccessTokensRepository({ db }: Pick<Store, 'db'>) {
  return {
    /** Lists the user's tokens, the newest first, expired ones too. */
    listTokens: (userId: string): Promise<AccessToken[]> =>
      db
        .selectFrom('access_tokens')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Stores a token. Returns undefined if the user has `max` already. */
    createToken: (
      userId: string,
      token: Omit<Selectable<AccessTokenTable>, 'user_id' | 'last_used_at' | 'last_used_from'>,
      { max }: { max: number },
    ): Promise<AccessToken | undefined> =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(trx);
        const { count } = await trx
          .selectFrom('access_tokens')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (count >= max) return undefined;
        return trx
          .insertInto('access_tokens')
          .values({ ...token, user_id: userId })
          .returning(columns)
          .executeTakeFirstOrThrow();
      }),

    /** Deletes a token. Returns false if the user has no such token. */
    async deleteToken(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('access_tokens')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Finds a token by its hash, before the user is known; none of a disabled account. */
    async findToken(tokenHash: string): Promise<{ user: SignedInUser; token: KnownToken } | undefined> {
      const row = await db
        .selectFrom('access_tokens as token')
        .innerJoin('user', 'user.id', 'token.user_id')
        .select(['user.id as userId', 'user.name as userName', 'user.email', 'user.timeZone'])
        .select(['token.id', 'token.name', 'token.scopes', 'token.expires_at', 'token.last_used_at'])
        .where('token.token_hash', '=', tokenHash)
        .where('user.disabledAt', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { userId, userName, email, timeZone, ...token } = row;
      return { user: { id: userId, name: userName, email, timeZone }, token };
    },

    /** Records that a token was used, unless it was recorded after `unlessAfter`. */
    async recordUse(
      userId: string,
      id: string,
      { at, from, unlessAfter }: { at: Date; from: string; unlessAfter: Date },
    ): Promise<void> {
      await db
        .updateTable('access_tokens')
        .set({ last_used_at: at, last_used_from: from })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where((eb) =>
          eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', unlessAfter.toISOString())]),
        )
        .execute();
    },
  };
}
