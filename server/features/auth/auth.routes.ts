import { APIError } from 'better-auth/api';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { describeRoute, validator } from 'hono-openapi';
import type { Logger } from 'pino';
import { z } from 'zod';
import { maxNameLength } from '#contract/limits.ts';
import type { Config } from '../../config/config.ts';
import { isRefusalCode, type RefusalCode, refusal } from './auth.errors.ts';
import type { Auth } from './auth.ts';
import {
  issueIdToken,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
  type Visitor,
} from './auth.usecases.ts';
import { clientAddressHeader, maxPasswordLength, minPasswordLength } from './better-auth.ts';

/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
const maxEmailLength = 254;

interface Dependencies {
  auth: Auth;
  config: Pick<Config, 'baseUrl'>;
  clientAddress: (c: Context) => string;
  log: Logger;
}

/**
 * Mounted at /api/auth: the endpoints of better-auth that the product uses, and no other. Bodies and refusals
 * have better-auth's shapes.
 */
export function createAuthRoutes(dependencies: Dependencies) {
  const routes = new Hono();
  routes.onError((error) => {
    const refused = error instanceof HTTPException && error.status === 400 ? refusal('INVALID_INPUT') : error;
    if (!(refused instanceof APIError)) throw error;
    const headers = new Headers(refused.headers);
    headers.set('Cache-Control', 'no-store');
    return Response.json(refused.body, { status: refused.statusCode, headers });
  });
  routes.use(refuseOtherSites(dependencies), neverCached);
  signUpRoute(routes, dependencies);
  signInRoute(routes, dependencies);
  signOutRoute(routes, dependencies);
  getSessionRoute(routes, dependencies);
  issueIdTokenRoute(routes, dependencies);
  getSigningKeysRoute(routes, dependencies);
  listSessionsRoute(routes, dependencies);
  revokeSessionsRoutes(routes, dependencies);
  requestPasswordResetRoute(routes, dependencies);
  resetPasswordRoute(routes, dependencies);
  routes.all('*', () => {
    throw refusal('NOT_FOUND');
  });
  return routes;
}

type Routes = Hono;

const text = (code: RefusalCode) =>
  z.string(code).refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'INVALID_INPUT');

const emailSchema = text('INVALID_EMAIL')
  .max(maxEmailLength, 'INVALID_EMAIL')
  .trim()
  .toLowerCase()
  .pipe(z.email('INVALID_EMAIL'));
const newPasswordSchema = text('PASSWORD_TOO_SHORT')
  .min(minPasswordLength, 'PASSWORD_TOO_SHORT')
  .max(maxPasswordLength, 'PASSWORD_TOO_LONG');

const signUpSchema = z.object(
  {
    name: text('INVALID_NAME').trim().min(1, 'INVALID_NAME').max(maxNameLength, 'NAME_TOO_LONG'),
    email: emailSchema,
    password: newPasswordSchema,
    timeZone: z
      .string()
      .optional()
      .catch(undefined)
      .meta({ description: 'IANA name; what is not one counts as UTC' }),
  },
  'INVALID_INPUT',
);

const signInSchema = z.object(
  {
    email: emailSchema,
    password: text('INVALID_INPUT').max(maxPasswordLength, 'PASSWORD_TOO_LONG'),
    rememberMe: z.boolean('INVALID_INPUT').optional(),
  },
  'INVALID_INPUT',
);

const requestResetSchema = z.object({ email: emailSchema }, 'INVALID_INPUT');

const resetSchema = z.object(
  {
    newPassword: newPasswordSchema,
    token: text('INVALID_TOKEN').min(1, 'INVALID_TOKEN').max(100, 'INVALID_TOKEN'),
  },
  'INVALID_INPUT',
);

const revokeSchema = z.object({ token: text('INVALID_INPUT').max(100, 'INVALID_INPUT') }, 'INVALID_INPUT');

/** Each schema's messages are codes: the first one is the answer. */
const body = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', schema, (result) => {
    if (result.success) return;
    const code = result.error[0]?.message;
    throw refusal(isRefusalCode(code) ? code : 'INVALID_INPUT');
  });

function visitorOf(c: Context, { clientAddress }: Dependencies): Visitor {
  const address = clientAddress(c);
  const headers = new Headers(c.req.raw.headers);
  headers.set(clientAddressHeader, address);
  return { headers, address };
}

/** The origin pages of ours have: BASE_URL's, or else the one this request was sent to. */
const ownOrigin = (c: Context, { config }: Dependencies) => new URL(config.baseUrl ?? c.req.url).origin;

/**
 * Browsers name the page's origin with every POST. A request that names none, nor a relation to another site,
 * does not come from a page.
 */
const refuseOtherSites = (dependencies: Dependencies) =>
  createMiddleware(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const origin = c.req.header('Origin');
    const relation = c.req.header('Sec-Fetch-Site') ?? 'none';
    const own =
      origin === undefined
        ? ['same-origin', 'none'].includes(relation)
        : origin === ownOrigin(c, dependencies);
    if (!own) {
      dependencies.log.warn(
        { origin, expected: ownOrigin(c, dependencies) },
        'A sign-in request from another origin was refused: is BASE_URL right?',
      );
      throw refusal('INVALID_ORIGIN');
    }
    return next();
  });

const neverCached = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

const tags = ['Accounts'];

function signUpRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/sign-up/email',
    describeRoute({ tags, summary: 'Create an account and sign in' }),
    body(signUpSchema),
    (c) => signUp({ ...dependencies, visitor: visitorOf(c, dependencies), account: c.req.valid('json') }),
  );
}

function signInRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/sign-in/email',
    describeRoute({ tags, summary: 'Sign in: sets the session cookie' }),
    body(signInSchema),
    (c) => signIn({ ...dependencies, visitor: visitorOf(c, dependencies), credentials: c.req.valid('json') }),
  );
}

function signOutRoute(routes: Routes, dependencies: Dependencies) {
  routes.post('/sign-out', describeRoute({ tags, summary: 'End this session' }), (c) =>
    signOut({ ...dependencies, visitor: visitorOf(c, dependencies) }),
  );
}

function getSessionRoute(routes: Routes, dependencies: Dependencies) {
  routes.get('/get-session', describeRoute({ tags, summary: 'The session of the cookie, or null' }), (c) =>
    dependencies.auth.api.getSession({ headers: visitorOf(c, dependencies).headers, asResponse: true }),
  );
}

function issueIdTokenRoute(routes: Routes, dependencies: Dependencies) {
  routes.get('/token', describeRoute({ tags, summary: 'An ID token for the session of the cookie' }), (c) =>
    issueIdToken({ ...dependencies, visitor: visitorOf(c, dependencies) }),
  );
}

function getSigningKeysRoute(routes: Routes, { auth }: Dependencies) {
  routes.get('/jwks', describeRoute({ tags, summary: 'The keys that verify ID tokens (JWKS)' }), () =>
    auth.api.getJwks({ asResponse: true }),
  );
}

function listSessionsRoute(routes: Routes, dependencies: Dependencies) {
  routes.get('/list-sessions', describeRoute({ tags, summary: 'Where this account is signed in' }), (c) =>
    dependencies.auth.api.listSessions({ headers: visitorOf(c, dependencies).headers, asResponse: true }),
  );
}

function revokeSessionsRoutes(routes: Routes, dependencies: Dependencies) {
  const { auth } = dependencies;
  const ended = async (revoked: Promise<Response>) => {
    const response = await revoked;
    auth.forgetSessions();
    return response;
  };
  routes.post(
    '/revoke-session',
    describeRoute({ tags, summary: 'End one session' }),
    body(revokeSchema),
    (c) => {
      const { headers } = visitorOf(c, dependencies);
      return ended(auth.api.revokeSession({ body: c.req.valid('json'), headers, asResponse: true }));
    },
  );
  routes.post(
    '/revoke-other-sessions',
    describeRoute({ tags, summary: 'End all sessions but this' }),
    (c) => {
      const { headers } = visitorOf(c, dependencies);
      return ended(auth.api.revokeOtherSessions({ headers, asResponse: true }));
    },
  );
  routes.post('/revoke-sessions', describeRoute({ tags, summary: 'End all sessions' }), (c) => {
    const { headers } = visitorOf(c, dependencies);
    return ended(auth.api.revokeSessions({ headers, asResponse: true }));
  });
}

function requestPasswordResetRoute(routes: Routes, dependencies: Dependencies) {
  const { auth, config, log } = dependencies;
  routes.post(
    '/request-password-reset',
    describeRoute({ tags, summary: 'Mail a link for a new password' }),
    body(requestResetSchema),
    (c) => {
      requestPasswordReset({
        auth,
        email: c.req.valid('json').email,
        baseUrl: config.baseUrl,
        requestUrl: c.req.url,
        onNoLink: () =>
          log.error('A reset mail was not sent: with a public address, BASE_URL must say what links lead to'),
      });
      return c.json({ status: true });
    },
  );
}

function resetPasswordRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/reset-password',
    describeRoute({ tags, summary: 'Set a new password with the token of a reset mail' }),
    body(resetSchema),
    (c) => resetPassword({ ...dependencies, visitor: visitorOf(c, dependencies), ...c.req.valid('json') }),
  );
}
