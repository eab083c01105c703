import type { Context } from 'hono';
import type { Config } from '../../config/config.ts';
import type { Store } from '../../db/revision.ts';
import { programTokenPrefix } from '../../token-format.ts';
import type { Auth } from '../auth/create-auth.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import { createAccessTokensRepository } from './access-tokens.repository.ts';
import { createAccessTokensRoutes } from './access-tokens.routes.ts';
import { authGuard } from './auth-guard.ts';
import {
  type AuthenticateToken,
  createAuthenticateToken,
  createAuthorizeCall,
} from './authorize-call.usecases.ts';

/** Creates what lets programs in with access tokens, and the guard that admits people and programs to all routes. */
export function createAccessTokens({
  store,
  config,
  auth,
  settings,
  clientAddress,
  clock,
}: {
  store: Pick<Store, 'db'>;
  config: Pick<Config, 'baseUrl'>;
  auth: Pick<Auth, 'announce' | 'background' | 'authenticate' | 'programs'>;
  settings: SettingsReader;
  clientAddress: (c: Context) => string;
  clock: () => Date;
}) {
  const accessTokens = createAccessTokensRepository(store);
  const { background, programs } = auth;
  const authenticateToken = createAuthenticateToken({ accessTokens, background, clock });
  const authenticateProgram = createAuthenticateToken({ accessTokens: programs, background, clock });
  /** Checks the token of an AI client, of either kind. */
  const authenticateClient: AuthenticateToken = (given) =>
    given.token.startsWith(programTokenPrefix) ? authenticateProgram(given) : authenticateToken(given);
  const authorizeCall = createAuthorizeCall({ authenticateToken });
  const { listTokens } = accessTokens;
  return {
    offers: { authenticateClient, guard: authGuard({ auth, authorizeCall, clientAddress }) },
    routes: {
      '/api/access-tokens': createAccessTokensRoutes({ accessTokens, announce: auth.announce, clock }),
    },
    jobParts: { securityMails: { listTokens, settings, baseUrl: config.baseUrl } },
  };
}
