import { APIError } from 'better-auth/api';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { maxEmailLength, maxNameLength } from '#contract/limits.ts';
import { signInOptionsSchema } from '#contract/sign-in-methods.ts';
import { maybeSignedOutHeader } from '#contract/sync-headers.ts';
import { refusal } from './auth.errors.ts';
import {
  issueIdToken,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './auth.usecases.ts';
import {
  type AuthDependencies,
  getVisitor,
  givenPasswordSchema,
  newPasswordSchema,
  noStore,
  refuseOtherSites,
  refusePasswords,
  textSchema,
  validateBody,
} from './auth-requests.ts';
import {
  codeAskedSchema,
  currentSessionSchema,
  describePublicRoute,
  describeSessionRoute,
  idTokenSchema,
  resetLinkSchema,
  resetRequestedSchema,
  signedInSchema,
  signedOutSchema,
  signingKeysSchema,
  statusSchema,
  wasDeletedSchema,
} from './auth-responses.ts';
import { createOidcRoutes } from './oidc.routes.ts';
import { createOwnAccountRoutes } from './own-account.routes.ts';
import { createPasskeyRoutes } from './passkeys.routes.ts';
import { createProgramsRoutes } from './programs.routes.ts';
import { createSecondFactorRoutes } from './second-factor.routes.ts';

/**
 * Mounted at /api/auth: the endpoints of better-auth that the product uses, and no other. Bodies and refusals
 * have better-auth's shapes.
 */
export function createAuthRoutes(dependencies: AuthDependencies) {
  const routes = new Hono();
  routes.onError((error) => {
    const refused = error instanceof HTTPException && error.status === 400 ? refusal('INVALID_INPUT') : error;
    if (!(refused instanceof APIError)) throw error;
    const headers = new Headers(refused.headers);
    headers.set('Cache-Control', 'no-store');
    return Response.json(refused.body, { status: refused.statusCode, headers });
  });
  routes.use(refuseOtherSites(dependencies), noStore);
  signUpRoute(routes, dependencies);
  signInOptionsRoute(routes, dependencies);
  signInRoute(routes, dependencies);
  signOutRoute(routes, dependencies);
  getSessionRoute(routes, dependencies);
  issueIdTokenRoute(routes, dependencies);
  getSigningKeysRoute(routes, dependencies);
  requestPasswordResetRoute(routes, dependencies);
  checkResetLinkRoute(routes, dependencies);
  resetPasswordRoute(routes, dependencies);
  wasAccountDeletedRoute(routes, dependencies);
  routes.route('/', createOwnAccountRoutes(dependencies));
  routes.route('/oidc', createOidcRoutes(dependencies));
  routes.route('/passkey', createPasskeyRoutes(dependencies));
  routes.route('/programs', createProgramsRoutes(dependencies));
  routes.route('/two-factor', createSecondFactorRoutes(dependencies));
  routes.all('*', () => {
    throw refusal('NOT_FOUND');
  });
  return routes;
}

type Routes = Hono;

const emailSchema = textSchema('INVALID_EMAIL')
  .max(maxEmailLength, 'INVALID_EMAIL')
  .trim()
  .toLowerCase()
  .pipe(z.email('INVALID_EMAIL'));
const signUpSchema = z.object(
  {
    name: textSchema('INVALID_NAME').trim().min(1, 'INVALID_NAME').max(maxNameLength, 'NAME_TOO_LONG'),
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
    password: givenPasswordSchema,
    rememberMe: z.boolean('INVALID_INPUT').optional(),
  },
  'INVALID_INPUT',
);

const requestResetSchema = z.object({ email: emailSchema }, 'INVALID_INPUT');

const resetSchema = z.object(
  {
    newPassword: newPasswordSchema,
    token: textSchema('INVALID_TOKEN').min(1, 'INVALID_TOKEN').max(100, 'INVALID_TOKEN'),
  },
  'INVALID_INPUT',
);

function signUpRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/sign-up/email',
    describePublicRoute({
      summary: 'Create an account and sign in',
      description: 'Sets the session cookie, as signing in does.',
      success: ['Whose account it is', signedInSchema],
    }),
    refusePasswords(dependencies),
    validateBody(signUpSchema),
    (c) => signUp({ ...dependencies, visitor: getVisitor(c, dependencies), account: c.req.valid('json') }),
  );
}

function signInOptionsRoute(routes: Routes, { auth }: AuthDependencies) {
  routes.get(
    '/sign-in-options',
    describePublicRoute({
      summary: 'What this server takes to sign in',
      success: ['Whether it takes passwords, and its OpenID provider', signInOptionsSchema],
    }),
    (c) =>
      c.json({
        password: auth.takesPasswords,
        provider: auth.oidc ? { name: auth.oidc.name, auto_redirect: auth.oidc.autoRedirect } : null,
      }),
  );
}

function signInRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/sign-in/email',
    describePublicRoute({
      summary: 'Sign in: sets the session cookie',
      description:
        'With a second factor it answers `twoFactorRedirect` instead; `/two-factor/verify` then signs in.',
      success: ['Who is signed in, or that a code is asked for', z.union([signedInSchema, codeAskedSchema])],
    }),
    refusePasswords(dependencies),
    validateBody(signInSchema),
    (c) =>
      signIn({ ...dependencies, visitor: getVisitor(c, dependencies), credentials: c.req.valid('json') }),
  );
}

function signOutRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/sign-out',
    describePublicRoute({
      summary: 'End this session',
      success: [
        'There is no session any more; `url` is where to sign out of the OpenID provider it was made by',
        signedOutSchema,
      ],
    }),
    (c) => signOut({ ...dependencies, visitor: getVisitor(c, dependencies) }),
  );
}

function getSessionRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.get(
    '/get-session',
    describePublicRoute({
      summary: 'The session of the cookie, or null',
      success: ['The session and whose it is', currentSessionSchema],
    }),
    (c) =>
      dependencies.auth.api.getSession({ headers: getVisitor(c, dependencies).headers, asResponse: true }),
  );
}

function issueIdTokenRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.get(
    '/token',
    describeSessionRoute({
      summary: 'An ID token for the session of the cookie',
      success: ['The ID token', idTokenSchema],
    }),
    async (c) => {
      const response = await issueIdToken({ ...dependencies, visitor: getVisitor(c, dependencies) });
      return response.status === 401 && c.req.header(maybeSignedOutHeader) ? c.body(null, 204) : response;
    },
  );
}

function getSigningKeysRoute(routes: Routes, { auth }: AuthDependencies) {
  routes.get(
    '/jwks',
    describePublicRoute({
      summary: 'The keys that verify ID tokens (JWKS)',
      success: ['The public keys', signingKeysSchema],
    }),
    () => auth.api.getJwks({ asResponse: true }),
  );
}

function requestPasswordResetRoute(routes: Routes, dependencies: AuthDependencies) {
  const { auth, config, log } = dependencies;
  routes.post(
    '/request-password-reset',
    describePublicRoute({
      summary: 'Mail a link for a new password',
      success: ['The same, whether there is such an account or not', resetRequestedSchema],
    }),
    refusePasswords(dependencies),
    validateBody(requestResetSchema),
    (c) => {
      requestPasswordReset({
        auth,
        email: c.req.valid('json').email,
        baseUrl: config.baseUrl,
        requestUrl: c.req.url,
        onNoLink: () =>
          log.error('A reset mail was not sent: with a public address, BASE_URL must say what links lead to'),
      });
      return c.json({ status: true, sends_mail: config.smtpUrl !== undefined });
    },
  );
}

function checkResetLinkRoute(routes: Routes, { auth }: AuthDependencies) {
  routes.post(
    '/reset-password/check',
    describePublicRoute({
      summary: 'Whether the token of a reset mail still works',
      description: 'So that nobody chooses a password for a link that is used up or too old.',
      success: ['Whether it does', resetLinkSchema],
    }),
    validateBody(resetSchema.pick({ token: true })),
    async (c) => c.json({ works: (await auth.findResetUser(c.req.valid('json').token)) !== undefined }),
  );
}

function resetPasswordRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/reset-password',
    describePublicRoute({
      summary: 'Set a new password with the token of a reset mail',
      description: 'Ends every session of the account.',
      success: ['The password is changed', statusSchema],
    }),
    refusePasswords(dependencies),
    validateBody(resetSchema),
    (c) => resetPassword({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') }),
  );
}

function wasAccountDeletedRoute(routes: Routes, { auth }: AuthDependencies) {
  routes.get(
    '/deleted/:id',
    describePublicRoute({
      summary: 'Whether an account was deleted',
      description:
        'For a device that was away meanwhile and is refused now. Of an account that was never here: false.',
      success: ['Whether it was', wasDeletedSchema],
    }),
    async (c) => c.json({ deleted: await auth.repository.wasDeleted(c.req.param('id')) }),
  );
}
