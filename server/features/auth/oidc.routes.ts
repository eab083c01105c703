import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { maxReturnPathLength } from '../../config/limits.ts';
import { type AuthDependencies, getVisitor, validateBody } from './auth-requests.ts';
import {
  describePublicRoute,
  describeSessionRoute,
  doneSchema,
  providerAddressSchema,
} from './auth-responses.ts';
import {
  disconnectOidc,
  finishOidc,
  startOidcConfirmation,
  startOidcConnection,
  startOidcSignIn,
} from './oidc.usecases.ts';

type Routes = Hono;

/** Serves, at /api/auth/oidc, signing in with the OpenID provider of the operator. The session cookie identifies the user. */
export function createOidcRoutes(dependencies: AuthDependencies) {
  const routes = new Hono();
  signInRoute(routes, dependencies);
  confirmRoute(routes, dependencies);
  connectRoute(routes, dependencies);
  disconnectRoute(routes, dependencies);
  callbackRoute(routes, dependencies);
  return routes;
}

const signInSchema = z.object(
  {
    from: z
      .string()
      .max(maxReturnPathLength)
      .optional()
      .catch(undefined)
      .meta({ description: 'The path of the page to return to' }),
    timeZone: z
      .string()
      .max(100)
      .optional()
      .catch(undefined)
      .meta({ description: 'IANA name, for a new account' }),
  },
  'INVALID_INPUT',
);

function signInRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/sign-in',
    describePublicRoute({
      summary: 'Start to sign in with the OpenID provider',
      success: ['The address of its page, to open in the same browser', providerAddressSchema],
    }),
    validateBody(signInSchema),
    (c) => startOidcSignIn({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') }),
  );
}

function confirmRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/confirm',
    describeSessionRoute({
      summary: 'Start to confirm with the OpenID provider that it is you',
      description: 'As `/api/auth/confirm` does with the password. The provider has to ask again.',
      success: ['The address of its page, to open in the same browser', providerAddressSchema],
    }),
    (c) => startOidcConfirmation({ ...dependencies, visitor: getVisitor(c, dependencies) }),
  );
}

function connectRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/connect',
    describeSessionRoute({
      summary: 'Start to connect the account with one of the OpenID provider',
      description: 'Within ten minutes of signing in or of `/confirm`.',
      success: ['The address of its page, to open in the same browser', providerAddressSchema],
    }),
    (c) => startOidcConnection({ ...dependencies, visitor: getVisitor(c, dependencies) }),
  );
}

function disconnectRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/disconnect',
    describeSessionRoute({
      summary: 'Disconnect the account from the OpenID provider',
      description: 'Within ten minutes of signing in or of `/confirm`, and not the last way to sign in.',
      success: ['Disconnected', doneSchema],
    }),
    async (c) => {
      await disconnectOidc({ ...dependencies, visitor: getVisitor(c, dependencies) });
      return c.json({ success: true });
    },
  );
}

function callbackRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.get(
    '/callback',
    // A page that browsers are sent to, not a call of the API.
    describeRoute({ hide: true }),
    (c: Context) =>
      finishOidc({
        ...dependencies,
        visitor: getVisitor(c, dependencies),
        query: c.req.query(),
        onProblem: ({ problem, cause, subject }) =>
          dependencies.log.warn(
            { problem, subject, err: cause },
            'A sign-in with the OpenID provider failed',
          ),
      }),
  );
}
