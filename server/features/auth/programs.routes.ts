import type { Context } from 'hono';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  connectedProgramSchema,
  programAnsweredSchema,
  programAnswerSchema,
  programRequestSchema,
} from '#contract/connected-programs.ts';
import { idSchema } from '#contract/values.ts';
import { type AuthDependencies, getOwnAddresses, getVisitor, validateBody } from './auth-requests.ts';
import { describeSessionRoute, doneSchema } from './auth-responses.ts';
import {
  answerProgramRequest,
  disconnectProgram,
  listPrograms,
  readProgramRequest,
} from './programs.usecases.ts';

type Routes = Hono;

/** Serves, at /api/auth/programs, the programs that a user connects by OAuth. The session cookie identifies the user, never a token. */
export function createProgramsRoutes(dependencies: AuthDependencies) {
  const routes = new Hono();
  listRoute(routes, dependencies);
  readRequestRoute(routes, dependencies);
  answerRoute(routes, dependencies);
  disconnectRoute(routes, dependencies);
  return routes;
}

const requestSchema = z.object({ request: z.string('INVALID_INPUT').max(8000, 'INVALID_INPUT') });
const disconnectSchema = z.object({ id: idSchema }, 'INVALID_INPUT');

const toContext = (c: Context, dependencies: AuthDependencies) => ({
  auth: dependencies.auth,
  visitor: getVisitor(c, dependencies),
});

function listRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.get(
    '/',
    describeSessionRoute({
      summary: 'The programs connected to the account, the last connected first',
      success: ['The programs', z.array(connectedProgramSchema)],
    }),
    async (c) => c.json(await listPrograms(toContext(c, dependencies))),
  );
}

function readRequestRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/request',
    describeSessionRoute({
      summary: 'What a program asks for',
      description: 'Takes the query of `/connect`, the authorization endpoint (RFC 6749, 3.1).',
      success: ['What to ask the user', programRequestSchema],
    }),
    validateBody(requestSchema),
    async (c) =>
      c.json(
        await readProgramRequest({
          ...toContext(c, dependencies),
          ...c.req.valid('json'),
          addresses: getOwnAddresses(c, dependencies),
        }),
      ),
  );
}

function answerRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/answer',
    describeSessionRoute({
      summary: 'Allow a program what it asks for, or refuse it',
      success: ['Where to send the browser', programAnsweredSchema],
    }),
    validateBody(programAnswerSchema),
    async (c) =>
      c.json(
        await answerProgramRequest({
          ...toContext(c, dependencies),
          answer: c.req.valid('json'),
          addresses: getOwnAddresses(c, dependencies),
        }),
      ),
  );
}

function disconnectRoute(routes: Routes, dependencies: AuthDependencies) {
  routes.post(
    '/disconnect',
    describeSessionRoute({
      summary: 'Disconnect a program',
      description: 'Its next call is refused.',
      success: ['It is not connected, or is no longer', doneSchema],
    }),
    validateBody(disconnectSchema),
    async (c) => {
      await disconnectProgram({ ...toContext(c, dependencies), ...c.req.valid('json') });
      return c.json({ success: true });
    },
  );
}
