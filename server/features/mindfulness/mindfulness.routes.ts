import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import {
  mindfulnessSessionPatchSchema,
  mindfulnessSessionSchema,
  newMindfulnessSessionSchema,
} from '#contract/mindfulness.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { mindfulnessSessionNotFound } from './mindfulness.errors.ts';
import type { MindfulnessRepository } from './mindfulness.repository.ts';
import {
  createMindfulnessSession,
  deleteMindfulnessSession,
  listMindfulnessSessions,
  restoreMindfulnessSession,
  updateMindfulnessSession,
} from './mindfulness.usecases.ts';

interface Dependencies {
  mindfulness: MindfulnessRepository;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Mindfulness'];
const notFound = jsonResponse(404, 'No such session', errorSchema);

/** Mounted at /api/mindfulness/sessions. */
export function createMindfulnessRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listMindfulnessSessionsRoute(routes, dependencies);
  createMindfulnessSessionRoute(routes, dependencies);
  updateMindfulnessSessionRoute(routes, dependencies);
  deleteMindfulnessSessionRoute(routes, dependencies);
  restoreMindfulnessSessionRoute(routes, dependencies);
  return routes;
}

function listMindfulnessSessionsRoute(routes: Routes, { mindfulness }: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List mindfulness sessions, oldest first',
      responses: jsonResponse(200, 'The sessions', z.array(mindfulnessSessionSchema)),
    }),
    async (c) => c.json(await listMindfulnessSessions({ mindfulness, userId: c.get('user').id })),
  );
}

function createMindfulnessSessionRoute(routes: Routes, { mindfulness, clock }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Record a finished mindfulness session',
      description: 'A repeated id changes nothing and answers the same.',
      responses: jsonResponse(201, 'The session', mindfulnessSessionSchema),
    }),
    validate('json', newMindfulnessSessionSchema),
    async (c) => {
      const input = c.req.valid('json');
      const session = await createMindfulnessSession({
        mindfulness,
        userId: c.get('user').id,
        input,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [session]);
      return c.json(session, 201);
    },
  );
}

function updateMindfulnessSessionRoute(routes: Routes, { mindfulness, clock }: Dependencies) {
  routes.put(
    '/:id',
    describeRoute({
      tags,
      summary: 'Change the moods of a mindfulness session',
      responses: { ...jsonResponse(200, 'The session', mindfulnessSessionSchema), ...notFound },
    }),
    validateId(mindfulnessSessionNotFound),
    validate('json', mindfulnessSessionPatchSchema),
    async (c) => {
      const session = await updateMindfulnessSession({
        mindfulness,
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

function deleteMindfulnessSessionRoute(routes: Routes, { mindfulness, clock }: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Move a mindfulness session to the trash',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(mindfulnessSessionNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const session = await deleteMindfulnessSession({
        mindfulness,
        userId: c.get('user').id,
        id,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [session]);
      return c.body(null, 204);
    },
  );
}

function restoreMindfulnessSessionRoute(routes: Routes, { mindfulness, clock }: Dependencies) {
  routes.post(
    '/:id/restore',
    describeRoute({
      tags,
      summary: 'Take a mindfulness session back out of the trash',
      responses: { ...jsonResponse(200, 'The session', mindfulnessSessionSchema), ...notFound },
    }),
    validateId(mindfulnessSessionNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const session = await restoreMindfulnessSession({
        mindfulness,
        userId: c.get('user').id,
        id,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [session]);
      return c.json(session);
    },
  );
}
