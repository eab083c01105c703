import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { activityQuerySchema, activitySchema, undoQuerySchema } from '#contract/activity.ts';
import { errorSchema } from '#contract/errors.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { changeNotFound } from './activity.errors.ts';
import type { ActivityRepository } from './activity.repository.ts';
import { listActivity, type UndoRepositories, undoChange } from './activity.usecases.ts';

interface Dependencies {
  activity: ActivityRepository;
  inTransaction: InTransaction<UndoRepositories>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Activity'];

/** Mounted at /api. */
export function createActivityRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listActivityRoute(routes, dependencies);
  undoChangeRoute(routes, dependencies);
  return routes;
}

function listActivityRoute(routes: Routes, { activity }: Dependencies) {
  routes.get(
    '/activity',
    describeRoute({
      tags,
      summary: 'List what was changed, newest first',
      responses: jsonResponse(200, 'The changes', z.array(activitySchema)),
    }),
    validate('query', activityQuerySchema),
    async (c) =>
      c.json(await listActivity({ activity, userId: c.get('user').id, query: c.req.valid('query') })),
  );
}

function undoChangeRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.post(
    '/changes/:id/undo',
    describeRoute({
      tags,
      summary: 'Undo a change',
      description:
        'All of it, or what it did to one row. Fields that were changed again since keep their value. The undoing is a change of its own, which can be undone.',
      responses: { ...jsonResponse(204, 'Done'), ...jsonResponse(404, 'No such change', errorSchema) },
    }),
    validateId(changeNotFound),
    validate('query', undoQuerySchema),
    async (c) => {
      const entityId = c.req.valid('query').entity_id;
      const changeId = c.req.valid('param').id;
      const userId = c.get('user').id;
      const edit = readEdit(c, clock);
      const changed = await inTransaction(userId, (repositories) =>
        undoChange({ ...repositories, userId, changeId, entityId, edit }),
      );
      setBaseRevision(c, changed);
      return c.body(null, 204);
    },
  );
}
