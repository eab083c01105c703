import { createAuthRoutes } from './auth.routes.ts';
import type { AuthDependencies } from './auth-requests.ts';
import { createAuth } from './create-auth.ts';
import { createOAuthRoutes } from './oauth.routes.ts';

type AuthParts = Parameters<typeof createAuth>[0];

/** Creates accounts: signing up and in, sessions, second factors and passkeys. */
export function createAccounts({
  config,
  database,
  jobs,
  clock,
  log,
  limits,
  clientAddress,
  themes,
}: Omit<AuthParts, 'onUserCreated' | 'limits'> &
  Omit<AuthDependencies, 'auth'> & {
    /** Those of attempts; for tests. */
    limits?: AuthParts['limits'] | undefined;
    themes: { createWorkspace: (userId: string, now: Date) => Promise<void> };
  }) {
  const auth = createAuth({
    config,
    database,
    jobs,
    clock,
    log,
    onUserCreated: (userId) => themes.createWorkspace(userId, clock()),
    ...(limits && { limits }),
  });
  return {
    offers: { auth, hasAccounts: auth.repository.hasUsers },
    openRoutes: {
      '/api/auth': createAuthRoutes({ auth, config, clientAddress, log }),
      '/': createOAuthRoutes({ auth, config, clientAddress, clock, log }),
    },
    jobParts: { auth },
    close: auth.close,
  };
}
