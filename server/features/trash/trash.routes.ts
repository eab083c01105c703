import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { projectSchema } from '#contract/projects.ts';
import { themeSchema } from '#contract/themes.ts';
import { threadSchema } from '#contract/threads.ts';
import { erasureSchema, trashSchema } from '#contract/trash.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { notInTrash } from './trash.errors.ts';
import type { TrashRepository } from './trash.repository.ts';
import {
  emptyTrash,
  type FindsTasks,
  listTrash,
  type RestoreRepositories,
  restoreContainer,
} from './trash.usecases.ts';

interface Dependencies {
  trash: TrashRepository;
  tasks: FindsTasks;
  inTransaction: InTransaction<RestoreRepositories>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Trash'];
const forGood = 'Erases the text for good. This cannot be undone.';

/** Mounted at /api. */
export function createTrashRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listTrashRoute(routes, dependencies);
  emptyTrashRoute(routes, dependencies);
  eraseOneRoute(routes, dependencies);
  eraseRoute(routes, dependencies);
  restoreRoute(routes, dependencies, {
    entity: 'theme',
    path: '/organization/themes/:id/restore',
    schema: themeSchema,
  });
  restoreRoute(routes, dependencies, {
    entity: 'thread',
    path: '/organization/threads/:id/restore',
    schema: threadSchema,
  });
  restoreRoute(routes, dependencies, {
    entity: 'project',
    path: '/projects/:id/restore',
    schema: projectSchema,
  });
  return routes;
}

function listTrashRoute(routes: Routes, { trash, tasks }: Dependencies) {
  routes.get(
    '/trash',
    describeRoute({
      tags,
      summary: 'List what was deleted in the last 30 days, the last first',
      responses: jsonResponse(200, 'What is in the trash', trashSchema),
    }),
    async (c) => c.json(await listTrash({ trash, tasks, userId: c.get('user').id })),
  );
}

function emptyTrashRoute(routes: Routes, { trash, clock }: Dependencies) {
  routes.delete(
    '/trash',
    describeRoute({
      tags,
      summary: 'Empty the trash',
      description: forGood,
      responses: jsonResponse(204, 'Done'),
    }),
    async (c) => {
      setBaseRevision(c, await emptyTrash({ trash, userId: c.get('user').id, now: clock() }));
      return c.body(null, 204);
    },
  );
}

function eraseOneRoute(routes: Routes, { trash, clock }: Dependencies) {
  routes.delete(
    '/trash/:id',
    describeRoute({
      tags,
      summary: 'Erase one thing in the trash, a task with its subtasks',
      description: forGood,
      responses: {
        ...jsonResponse(204, 'Done'),
        ...jsonResponse(404, 'Nothing in the trash has this id', errorSchema),
      },
    }),
    validateId(notInTrash),
    async (c) => {
      const { id } = c.req.valid('param');
      const erased = await emptyTrash({ trash, userId: c.get('user').id, ids: [id], now: clock() });
      if (erased.length === 0) throw notInTrash();
      setBaseRevision(c, erased);
      return c.body(null, 204);
    },
  );
}

function eraseRoute(routes: Routes, { trash, clock }: Dependencies) {
  routes.post(
    '/trash/erase',
    describeRoute({
      tags,
      summary: 'Erase several things in the trash',
      description: `${forGood} Ids of what is not in the trash are left out.`,
      responses: jsonResponse(204, 'Done'),
    }),
    validate('json', erasureSchema),
    async (c) => {
      const { ids } = c.req.valid('json');
      setBaseRevision(c, await emptyTrash({ trash, userId: c.get('user').id, ids, now: clock() }));
      return c.body(null, 204);
    },
  );
}

function restoreRoute(
  routes: Routes,
  { inTransaction, clock }: Dependencies,
  {
    entity,
    path,
    schema,
  }: { entity: 'theme' | 'thread' | 'project'; path: `${string}/:id/restore`; schema: z.ZodType },
) {
  routes.post(
    path,
    describeRoute({
      tags,
      summary: `Take a ${entity} back out of the trash`,
      description: 'What its deletion took along comes back with it, as far as nobody has changed it since.',
      responses: {
        ...jsonResponse(200, `The ${entity}`, schema),
        ...jsonResponse(404, 'Not in the trash', errorSchema),
        ...jsonResponse(409, 'Something is in the way of it', errorSchema),
      },
    }),
    validateId(notInTrash),
    async (c) => {
      const { id } = c.req.valid('param');
      const userId = c.get('user').id;
      const edit = readEdit(c, clock);
      const { row, changed } = await inTransaction(userId, (repositories) =>
        restoreContainer({ ...repositories, entity, userId, id, edit }),
      );
      setBaseRevision(c, changed);
      return c.json(row);
    },
  );
}
