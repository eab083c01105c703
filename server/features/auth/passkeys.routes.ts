import { Hono } from 'hono';
import { z } from 'zod';
import { maxPasskeyNameLength } from '#contract/limits.ts';
import { passkeySchema } from '#contract/sign-in-methods.ts';
import { isVisible } from '#contract/text.ts';
import { idSchema } from '#contract/values.ts';
import { type AuthDependencies, getVisitor, textSchema, validateBody } from './auth-requests.ts';
import {
  describePublicRoute,
  describeSessionRoute,
  doneSchema,
  passkeyOptionsSchema,
  signedInSchema,
} from './auth-responses.ts';
import { newCredentialSchema, signedChallengeSchema } from './passkey-answers.ts';
import {
  addPasskey,
  challengePasskey,
  confirmWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
} from './passkeys.usecases.ts';

type Routes = Hono;

/** Serves, at /api/auth/passkey, passkeys (WebAuthn). The session cookie identifies the user, never a token. */
export function createPasskeyRoutes(dependencies: AuthDependencies) {
  const routes = new Hono();
  startRoute(routes, dependencies);
  addRoute(routes, dependencies);
  renameRoute(routes, dependencies);
  removeRoute(routes, dependencies);
  challengeRoute(routes, dependencies);
  signInRoute(routes, dependencies);
  confirmRoute(routes, dependencies);
  return routes;
}

const done = { success: true };

const nameSchema = textSchema('INVALID_INPUT')
  .trim()
  .max(maxPasskeyNameLength, 'INVALID_INPUT')
  .refine(isVisible, 'INVALID_INPUT');
const withAnswerSchema = z.object({ response: signedChallengeSchema }, 'INVALID_INPUT');
const addSchema = z.object({ response: newCredentialSchema, name: nameSchema }, 'INVALID_INPUT');
const renameSchema = z.object({ id: idSchema, name: nameSchema }, 'INVALID_INPUT');
const removeSchema = z.object({ id: idSchema }, 'INVALID_INPUT');

function startRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/generate-register-options',
    describeSessionRoute({
      summary: 'Start to add a passkey',
      description: 'Within ten minutes of signing in or of `/confirm`.',
      success: ['The options for the browser', passkeyOptionsSchema],
    }),
    (c) => startPasskey({ ...dependencies, visitor: getVisitor(c, dependencies) }),
  );
}

function addRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/verify-registration',
    describeSessionRoute({
      summary: 'Add a passkey',
      success: ['The passkey', passkeySchema],
    }),
    validateBody(addSchema),
    async (c) =>
      c.json(
        await addPasskey({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') }),
      ),
  );
}

function renameRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/update-passkey',
    describeSessionRoute({ summary: 'Rename a passkey', success: ['It is renamed', doneSchema] }),
    validateBody(renameSchema),
    async (c) => {
      await renamePasskey({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') });
      return c.json(done);
    },
  );
}

function removeRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/delete-passkey',
    describeSessionRoute({
      summary: 'Remove a passkey',
      description: 'Within ten minutes of signing in or of `/confirm`.',
      success: ['It is removed', doneSchema],
    }),
    validateBody(removeSchema),
    async (c) => {
      await removePasskey({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') });
      return c.json(done);
    },
  );
}

function challengeRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/generate-authenticate-options',
    describePublicRoute({
      summary: 'Start to sign in with a passkey',
      success: ['The options for the browser', passkeyOptionsSchema],
    }),
    (c) => challengePasskey({ ...dependencies, visitor: getVisitor(c, dependencies) }),
  );
}

function signInRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/verify-authentication',
    describePublicRoute({
      summary: 'Sign in with a passkey: sets the session cookie',
      success: ['Who is signed in', signedInSchema],
    }),
    validateBody(withAnswerSchema),
    (c) =>
      signInWithPasskey({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') }),
  );
}

function confirmRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/confirm',
    describeSessionRoute({
      summary: 'Confirm with a passkey that it is you',
      description: 'As `/api/auth/confirm` does with the password.',
      success: ['It is confirmed', doneSchema],
    }),
    validateBody(withAnswerSchema),
    async (c) => {
      await confirmWithPasskey({
        ...dependencies,
        visitor: getVisitor(c, dependencies),
        ...c.req.valid('json'),
      });
      return c.json(done);
    },
  );
}
