import { Hono } from 'hono';
import { z } from 'zod';
import { sessionSchema } from '#contract/sessions.ts';
import { idSchema } from '#contract/values.ts';
import { describeOwn, doneSchema } from './auth-answers.ts';
import {
  type AuthDependencies,
  body,
  givenPasswordSchema,
  newPasswordSchema,
  visitorOf,
} from './auth-requests.ts';
import {
  changePassword,
  deleteAccount,
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
} from './own-account.usecases.ts';

type Routes = Hono;

/** Mounted at /api/auth: what somebody signed in does with the account itself. The session cookie says who. */
export function createOwnAccountRoutes(dependencies: AuthDependencies) {
  const routes = new Hono();
  listSessionsRoute(routes, dependencies);
  revokeSessionRoute(routes, dependencies);
  revokeOtherSessionsRoute(routes, dependencies);
  revokeAllSessionsRoute(routes, dependencies);
  changePasswordRoute(routes, dependencies);
  deleteAccountRoute(routes, dependencies);
  return routes;
}

const done = { success: true };

const revokeSchema = z.object({ id: idSchema }, 'INVALID_INPUT');

const changePasswordSchema = z.object(
  { currentPassword: givenPasswordSchema, newPassword: newPasswordSchema },
  'INVALID_INPUT',
);

const deleteAccountSchema = z.object({ password: givenPasswordSchema }, 'INVALID_INPUT');

function listSessionsRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.get(
    '/list-sessions',
    describeOwn({
      summary: 'Where this account is signed in',
      answer: ['The sessions, this one first', z.array(sessionSchema)],
    }),
    async (c) => c.json(await listSessions({ ...dependencies, visitor: visitorOf(c, dependencies) })),
  );
}

function revokeSessionRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/revoke-session',
    describeOwn({ summary: 'End one session', answer: ['It is ended', doneSchema] }),
    body(revokeSchema),
    async (c) => {
      await revokeSession({ ...dependencies, visitor: visitorOf(c, dependencies), ...c.req.valid('json') });
      return c.json(done);
    },
  );
}

function revokeOtherSessionsRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/revoke-other-sessions',
    describeOwn({ summary: 'End all sessions but this', answer: ['They are ended', doneSchema] }),
    async (c) => {
      await revokeOtherSessions({ ...dependencies, visitor: visitorOf(c, dependencies) });
      return c.json(done);
    },
  );
}

function revokeAllSessionsRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/revoke-sessions',
    describeOwn({ summary: 'End all sessions', answer: ['They are ended', doneSchema] }),
    async (c) => {
      await revokeAllSessions({ ...dependencies, visitor: visitorOf(c, dependencies) });
      return c.json(done);
    },
  );
}

function changePasswordRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/change-password',
    describeOwn({
      summary: 'Change the password',
      description: 'Ends every other session of the account.',
      answer: ['The password is changed', doneSchema],
    }),
    body(changePasswordSchema),
    async (c) => {
      await changePassword({ ...dependencies, visitor: visitorOf(c, dependencies), ...c.req.valid('json') });
      return c.json(done);
    },
  );
}

function deleteAccountRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/delete-user',
    describeOwn({
      summary: 'Delete the account',
      description: 'With everything in it, for good. Takes the password.',
      answer: ['There is no such account any more', doneSchema],
    }),
    body(deleteAccountSchema),
    (c) => deleteAccount({ ...dependencies, visitor: visitorOf(c, dependencies), ...c.req.valid('json') }),
  );
}
