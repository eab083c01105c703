import { Hono } from 'hono';
import { z } from 'zod';
import { sessionSchema } from '#contract/sessions.ts';
import { signInMethodsSchema } from '#contract/sign-in-methods.ts';
import { idSchema } from '#contract/values.ts';
import {
  type AuthDependencies,
  codeSchema,
  getVisitor,
  givenPasswordSchema,
  newPasswordSchema,
  refusePasswords,
  validateBody,
} from './auth-requests.ts';
import { describeSessionRoute, doneSchema } from './auth-responses.ts';
import { confirmWithPassword } from './current-session.usecases.ts';
import {
  addPassword,
  changePassword,
  deleteAccount,
  listSessions,
  readSignInMethods,
  removePassword,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
} from './own-account.usecases.ts';

type Routes = Hono;

/** Serves, at /api/auth, changes to the account itself. The session cookie identifies the user. */
export function createOwnAccountRoutes(dependencies: AuthDependencies) {
  const routes = new Hono();
  signInMethodsRoute(routes, dependencies);
  listSessionsRoute(routes, dependencies);
  confirmRoute(routes, dependencies);
  revokeSessionRoute(routes, dependencies);
  revokeOtherSessionsRoute(routes, dependencies);
  revokeAllSessionsRoute(routes, dependencies);
  changePasswordRoute(routes, dependencies);
  addPasswordRoute(routes, dependencies);
  removePasswordRoute(routes, dependencies);
  deleteAccountRoute(routes, dependencies);
  return routes;
}

const done = { success: true };

const revokeSchema = z.object({ id: idSchema }, 'INVALID_INPUT');

const changePasswordSchema = z.object(
  {
    currentPassword: givenPasswordSchema,
    newPassword: newPasswordSchema,
    revokeOtherSessions: z.boolean('INVALID_INPUT').optional(),
  },
  'INVALID_INPUT',
);

const confirmSchema = z.object({ password: givenPasswordSchema }, 'INVALID_INPUT');

const deleteAccountSchema = z.object(
  { password: givenPasswordSchema.optional(), code: codeSchema.optional() },
  'INVALID_INPUT',
);

function signInMethodsRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.get(
    '/sign-in-methods',
    describeSessionRoute({
      summary: 'Ways to sign in to the account',
      success: ['The password, the second factor, the passkeys and the OpenID provider', signInMethodsSchema],
    }),
    async (c) => c.json(await readSignInMethods({ ...dependencies, visitor: getVisitor(c, dependencies) })),
  );
}

function listSessionsRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.get(
    '/list-sessions',
    describeSessionRoute({
      summary: 'Where this account is signed in',
      success: ['The sessions, this one first', z.array(sessionSchema)],
    }),
    async (c) => c.json(await listSessions({ ...dependencies, visitor: getVisitor(c, dependencies) })),
  );
}

function confirmRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/confirm',
    describeSessionRoute({
      summary: 'Confirm with the password that it is you',
      description:
        'For ten minutes this session may then add and remove passkeys, as after signing in. `/passkey/confirm` does it with a passkey.',
      success: ['It is confirmed', doneSchema],
    }),
    validateBody(confirmSchema),
    async (c) => {
      await confirmWithPassword({
        ...dependencies,
        visitor: getVisitor(c, dependencies),
        ...c.req.valid('json'),
      });
      return c.json(done);
    },
  );
}

function revokeSessionRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/revoke-session',
    describeSessionRoute({ summary: 'End one session', success: ['It is ended', doneSchema] }),
    validateBody(revokeSchema),
    async (c) => {
      await revokeSession({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') });
      return c.json(done);
    },
  );
}

function revokeOtherSessionsRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/revoke-other-sessions',
    describeSessionRoute({ summary: 'End all sessions but this', success: ['They are ended', doneSchema] }),
    async (c) => {
      await revokeOtherSessions({ ...dependencies, visitor: getVisitor(c, dependencies) });
      return c.json(done);
    },
  );
}

function revokeAllSessionsRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/revoke-sessions',
    describeSessionRoute({ summary: 'End all sessions', success: ['They are ended', doneSchema] }),
    async (c) => {
      await revokeAllSessions({ ...dependencies, visitor: getVisitor(c, dependencies) });
      return c.json(done);
    },
  );
}

function changePasswordRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/change-password',
    describeSessionRoute({
      summary: 'Change the password',
      description: 'Ends every other session of the account, unless `revokeOtherSessions` is false.',
      success: ['The password is changed', doneSchema],
    }),
    validateBody(changePasswordSchema),
    async (c) => {
      await changePassword({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') });
      return c.json(done);
    },
  );
}

function addPasswordRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/set-password',
    describeSessionRoute({
      summary: 'Set a password on an account that has none',
      description: 'Within ten minutes of signing in or of `/confirm`.',
      success: ['The password is set', doneSchema],
    }),
    refusePasswords(dependencies),
    validateBody(z.object({ newPassword: newPasswordSchema }, 'INVALID_INPUT')),
    async (c) => {
      await addPassword({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') });
      return c.json(done);
    },
  );
}

function removePasswordRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/remove-password',
    describeSessionRoute({
      summary: 'Remove the password',
      description:
        'Passkeys or the OpenID provider then sign in alone. Within ten minutes of signing in or of `/confirm`.',
      success: ['The password is removed', doneSchema],
    }),
    async (c) => {
      await removePassword({ ...dependencies, visitor: getVisitor(c, dependencies) });
      return c.json(done);
    },
  );
}

function deleteAccountRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/delete-user',
    describeSessionRoute({
      summary: 'Delete the account',
      description:
        'With everything in it, for good. Takes the password, and a code where a second factor is on. An account without a password has to be confirmed as for passkeys.',
      success: ['There is no such account any more', doneSchema],
    }),
    validateBody(deleteAccountSchema),
    (c) => deleteAccount({ ...dependencies, visitor: getVisitor(c, dependencies), ...c.req.valid('json') }),
  );
}
