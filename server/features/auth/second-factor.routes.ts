import { Hono } from 'hono';
import { z } from 'zod';
import {
  type AuthDependencies,
  codeSchema,
  getVisitor,
  givenPasswordSchema,
  validateBody,
} from './auth-requests.ts';
import {
  describePublicRoute,
  describeSessionRoute,
  doneSchema,
  recoveryCodesSchema,
  signedInSchema,
  totpAddressSchema,
} from './auth-responses.ts';
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  signInWithCode,
  startSecondFactor,
  turnOffSecondFactor,
} from './second-factor.usecases.ts';

type Routes = Hono;

/** Serves, at /api/auth/two-factor, the code after the password. The session cookie identifies the user, never a token. */
export function createSecondFactorRoutes(dependencies: AuthDependencies) {
  const routes = new Hono();
  startRoute(routes, dependencies);
  confirmRoute(routes, dependencies);
  renewRoute(routes, dependencies);
  turnOffRoute(routes, dependencies);
  signInWithCodeRoute(routes, dependencies);
  return routes;
}

const passwordSchema = z.object({ password: givenPasswordSchema }, 'INVALID_INPUT');
const confirmSchema = z.object({ code: codeSchema }, 'INVALID_INPUT');
const bothSchema = z.object({ password: givenPasswordSchema, code: codeSchema }, 'INVALID_INPUT');
const signInSchema = z.object(
  { code: codeSchema, trustDevice: z.boolean('INVALID_INPUT').optional() },
  'INVALID_INPUT',
);

function startRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/enable',
    describeSessionRoute({
      summary: 'Start to set a second factor up',
      description: 'Takes the password. Nothing changes until a code of the authenticator app confirms it.',
      success: ['The address that authenticator apps read, with the secret', totpAddressSchema],
    }),
    validateBody(passwordSchema),
    async (c) =>
      c.json(
        await startSecondFactor({
          ...dependencies,
          visitor: getVisitor(c, dependencies),
          ...c.req.valid('json'),
        }),
      ),
  );
}

function confirmRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/confirm',
    describeSessionRoute({
      summary: 'Turn the second factor on',
      success: ['The recovery codes, shown this once', recoveryCodesSchema],
    }),
    validateBody(confirmSchema),
    async (c) =>
      c.json(
        await confirmSecondFactor({
          ...dependencies,
          visitor: getVisitor(c, dependencies),
          ...c.req.valid('json'),
        }),
      ),
  );
}

function renewRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/generate-backup-codes',
    describeSessionRoute({
      summary: 'Replace the recovery codes',
      description: 'Takes the password and a code. The former ones no longer work.',
      success: ['The new ones, shown this once', recoveryCodesSchema],
    }),
    validateBody(bothSchema),
    async (c) =>
      c.json(
        await renewRecoveryCodes({
          ...dependencies,
          visitor: getVisitor(c, dependencies),
          ...c.req.valid('json'),
        }),
      ),
  );
}

function turnOffRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/disable',
    describeSessionRoute({
      summary: 'Turn the second factor off',
      description: 'Takes the password and a code, which may be a recovery code.',
      success: ['It is off', doneSchema],
    }),
    validateBody(bothSchema),
    async (c) => {
      await turnOffSecondFactor({
        ...dependencies,
        visitor: getVisitor(c, dependencies),
        ...c.req.valid('json'),
      });
      return c.json({ success: true });
    },
  );
}

function signInWithCodeRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/verify',
    describePublicRoute({
      summary: 'End a sign-in with a code',
      description:
        'After `/sign-in/email` answered `twoFactorRedirect`. Takes a code of the authenticator app or a recovery code. A trusted device is not asked again for 30 days.',
      success: ['Who is signed in', signedInSchema],
    }),
    validateBody(signInSchema),
    (c) => signInWithCode({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') }),
  );
}
