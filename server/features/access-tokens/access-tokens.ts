import type { Store } from '../../db/revision.ts';
import type { Auth } from '../auth/auth.ts';
import { createAccessTokensRepository } from './access-tokens.repository.ts';
import { createAccessTokensRoutes } from './access-tokens.routes.ts';
import { createAuthenticateToken, createAuthorizeCall } from './authorize-call.usecases.ts';

/** Creates what lets programs in with access tokens: the checks of a token and of a call with one, and the routes of their owner. */
export function createAccessTokens({
  store,
  auth,
  clock,
}: {
  store: Pick<Store, 'db'>;
  auth: Pick<Auth, 'announce' | 'background'>;
  clock: () => Date;
}) {
  const accessTokens = createAccessTokensRepository(store);
  const authenticateToken = createAuthenticateToken({ accessTokens, background: auth.background, clock });
  return {
    authenticateToken,
    authorizeCall: createAuthorizeCall({ authenticateToken }),
    listTokens: accessTokens.listTokens,
    accessTokensRoutes: createAccessTokensRoutes({ accessTokens, announce: auth.announce, clock }),
  };
}
