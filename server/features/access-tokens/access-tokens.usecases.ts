import { randomBytes } from 'node:crypto';
import type { AccessToken, CreatedAccessToken, NewAccessToken } from '#contract/access-tokens.ts';
import { maxAccessTokens } from '#contract/limits.ts';
import { createId } from '../../ids.ts';
import { hashToken, tokenPrefix } from '../../token-format.ts';
import { tokenNotFound, tooManyTokens } from './access-tokens.errors.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';

interface Context {
  accessTokens: AccessTokensRepository;
  userId: string;
}

/** Tells the owner of the account of a new token. */
export type AnnounceToken = (change: { userId: string; event: 'new-token'; id: string }) => void;

const secretBytes = 24;
/** Characters of the secret that are shown in lists; the others still have 176 bits. */
const shownSecretLength = 4;
const dayMs = 24 * 60 * 60_000;

export const listTokens = ({ accessTokens, userId }: Context): Promise<AccessToken[]> =>
  accessTokens.listTokens(userId);

/** Creates a token and returns it this once; only its hash is stored. */
export async function createToken({
  accessTokens,
  userId,
  input: { name, scopes, expires_in_days },
  announce,
  now,
}: Context & { input: NewAccessToken; announce: AnnounceToken; now: Date }): Promise<CreatedAccessToken> {
  const token = `${tokenPrefix}${randomBytes(secretBytes).toString('hex')}`;
  const created = await accessTokens.createToken(
    userId,
    {
      id: createId(),
      name,
      scopes,
      start: token.slice(0, tokenPrefix.length + shownSecretLength),
      token_hash: hashToken(token),
      created_at: now.toISOString(),
      expires_at:
        expires_in_days === null ? null : new Date(now.getTime() + expires_in_days * dayMs).toISOString(),
    },
    { max: maxAccessTokens },
  );
  if (!created) throw tooManyTokens(maxAccessTokens);
  announce({ userId, event: 'new-token', id: created.id });
  return { ...created, token };
}

/** Revokes a token: its next call is refused on every instance. Throws tokenNotFound() where the user has no such token. */
export async function revokeToken({ accessTokens, userId, id }: Context & { id: string }): Promise<void> {
  if (!(await accessTokens.deleteToken(userId, id))) throw tokenNotFound();
}
