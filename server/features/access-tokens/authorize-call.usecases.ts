import type { AccessTokenScope } from '#contract/vocabularies.ts';
import { createCallRate } from '../../call-rate.ts';
import { tokenCallRate, tokenUseIntervalMs } from '../../config/limits.ts';
import { canonicalizeAddress } from '../../http/client-address.ts';
import type { SignedInUser } from '../../http/env.ts';
import { hashToken } from '../../token-format.ts';
import type { Auth } from '../auth/create-auth.ts';
import {
  expiredToken,
  invalidToken,
  missingScope,
  sessionRequired,
  tooManyCalls,
} from './access-tokens.errors.ts';
import type { AccessTokensRepository, KnownToken } from './access-tokens.repository.ts';
import { findScopes } from './token-scopes.ts';

const tokenPattern = /^heddle_(?:mcp_)?[0-9a-f]{48}$/;

export type AuthenticateToken = ReturnType<typeof createAuthenticateToken>;

/**
 * Creates the check of access tokens, whatever they are used for. Every call looks its token up, so that a revoked one is refused at
 * once on every instance. Returns the token and its user, and counts the call; throws why it is refused.
 */
export function createAuthenticateToken({
  accessTokens,
  background,
  clock,
}: {
  accessTokens: Pick<AccessTokensRepository, 'findToken' | 'recordUse'>;
  background: Pick<Auth['background'], 'start'>;
  clock: () => Date;
}) {
  const rate = createCallRate(tokenCallRate);

  return async ({
    token,
    address,
  }: {
    token: string;
    address: string;
  }): Promise<{ user: SignedInUser; token: KnownToken }> => {
    const found = tokenPattern.test(token) ? await accessTokens.findToken(hashToken(token)) : undefined;
    if (!found) throw invalidToken();
    const { user, token: known } = found;
    const now = clock();
    if (known.expires_at !== null && Date.parse(known.expires_at) <= now.getTime()) throw expiredToken();

    const unlessAfter = new Date(now.getTime() - tokenUseIntervalMs);
    if (known.last_used_at === null || Date.parse(known.last_used_at) <= unlessAfter.getTime()) {
      const use = { at: now, from: canonicalizeAddress(address), unlessAfter };
      background.start('record the use of an access token', () =>
        accessTokens.recordUse(user.id, known.id, use),
      );
    }

    const waitMs = await rate.consume(known.id);
    if (waitMs > 0) throw tooManyCalls(waitMs);
    return found;
  };
}

export type AuthorizeCall = ReturnType<typeof createAuthorizeCall>;

/** Creates the check of calls of the API with access tokens. Returns the token's user and scopes; throws why the call is refused. */
export const createAuthorizeCall =
  ({ authenticateToken }: { authenticateToken: AuthenticateToken }) =>
  async ({
    method,
    path,
    ...given
  }: {
    token: string;
    method: string;
    path: string;
    address: string;
  }): Promise<{ user: SignedInUser; scopes: readonly AccessTokenScope[] }> => {
    const { user, token } = await authenticateToken(given);
    const needed = findScopes(method, path);
    if (!needed) throw sessionRequired();
    if (!needed.every((scope) => token.scopes.includes(scope))) throw missingScope(needed);
    return { user, scopes: token.scopes };
  };
