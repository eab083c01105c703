import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import {
  focusSessionPatchSchema,
  focusSessionSchema,
  focusTimerSchema,
  newFocusSessionSchema,
  timerStateSchema,
} from '#contract/focus.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readClockOffset, readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { focusSessionNotFound } from './focus.errors.ts';
import {
  deleteFocusSession,
  type FocusRepositories,
  listFocusSessions,
  putTimer,
  recordFocusSession,
  restoreFocusSession,
  updateFocusSession,
} from './focus.usecases.ts';

interface Dependencies extends FocusRepositories {
  inTransaction: InTransaction<FocusRepositories>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Focus'];
const notFound = jsonResponse(404, 'No such session', errorSchema);

/** Mounted at /api/focus. */
export function createFocusRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  getTimerRoute(routes, dependencies);
  putTimerRoute(routes, dependencies);
  listFocusSessionsRoute(routes, dependencies);
  recordFocusSessionRoute(routes, dependencies);
  updateFocusSessionRoute(routes, dependencies);
  deleteFocusSessionRoute(routes, dependencies);
  restoreFocusSessionRoute(routes, dependencies);
  return routes;
}

function getTimerRoute(routes: Routes, { focusTimers }: Dependencies) {
  routes.get(
    '/timer',
    describeRoute({
      tags,
      summary: 'Get the focus timer as its user left it',
      responses: jsonResponse(200, 'The timer; null until it is first used', focusTimerSchema.nullable()),
    }),
    async (c) => c.json((await focusTimers.find(c.get('user').id)) ?? null),
  );
}

function putTimerRoute(routes: Routes, { inTransaction, jobs, clock }: Dependencies) {
  routes.put(
    '/timer',
    describeRoute({
      tags,
      summary: 'Set the state of the focus timer',
      description:
        'The state touched later wins; sessions that only the other state would have recorded are stored. Returns the timer that all devices now show.',
      responses: jsonResponse(200, 'The timer', focusTimerSchema),
    }),
    validate('json', timerStateSchema),
    async (c) => {
      const edit = readEdit(c, clock);
      const timer = await putTimer({
        inTransaction,
        jobs,
        userId: c.get('user').id,
        state: c.req.valid('json'),
        clockOffsetMs: readClockOffset(c, edit.now),
        edit,
      });
      setBaseRevision(c, [timer]);
      return c.json(timer);
    },
  );
}

function listFocusSessionsRoute(routes: Routes, { focus_sessions }: Dependencies) {
  routes.get(
    '/sessions',
    describeRoute({
      tags,
      summary: 'List focus sessions, oldest first',
      responses: jsonResponse(200, 'The sessions', z.array(focusSessionSchema)),
    }),
    async (c) => c.json(await listFocusSessions({ focus_sessions, userId: c.get('user').id })),
  );
}

function recordFocusSessionRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.post(
    '/sessions',
    describeRoute({
      tags,
      summary: 'Record a focus session',
      description: 'With the id of an existing session, it changes the fields that nobody has edited since.',
      responses: jsonResponse(201, 'The session', focusSessionSchema),
    }),
    validate('json', newFocusSessionSchema),
    async (c) => {
      const session = await recordFocusSession({
        inTransaction,
        userId: c.get('user').id,
        input: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [session]);
      return c.json(session, 201);
    },
  );
}

function updateFocusSessionRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.put(
    '/sessions/:id',
    describeRoute({
      tags,
      summary: 'Correct a focus session',
      responses: { ...jsonResponse(200, 'The session', focusSessionSchema), ...notFound },
    }),
    validateId(focusSessionNotFound),
    validate('json', focusSessionPatchSchema),
    async (c) => {
      const session = await updateFocusSession({
        inTransaction,
        userId: c.get('user').id,
        id: c.req.valid('param').id,
        input: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [session]);
      return c.json(session);
    },
  );
}

function deleteFocusSessionRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.delete(
    '/sessions/:id',
    describeRoute({
      tags,
      summary: 'Delete a focus session',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(focusSessionNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const session = await deleteFocusSession({
        inTransaction,
        userId: c.get('user').id,
        id,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [session]);
      return c.body(null, 204);
    },
  );
}

function restoreFocusSessionRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.post(
    '/sessions/:id/restore',
    describeRoute({
      tags,
      summary: 'Restore a deleted focus session',
      responses: { ...jsonResponse(200, 'The session', focusSessionSchema), ...notFound },
    }),
    validateId(focusSessionNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const session = await restoreFocusSession({
        inTransaction,
        userId: c.get('user').id,
        id,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [session]);
      return c.json(session);
    },
  );
}
