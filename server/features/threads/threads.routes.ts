import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { newThreadSchema, threadMergeSchema, threadPatchSchema, threadSchema } from '#contract/threads.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import type { PlacedTasks } from '../tasks/tasks.usecases.ts';
import { threadNotFound } from './threads.errors.ts';
import type { ThreadsRepository } from './threads.repository.ts';
import { createThread, deleteThread, mergeThreads, updateThread } from './threads.usecases.ts';

interface Dependencies {
  threads: ThreadsRepository;
  inTransaction: InTransaction<{ threads: ThreadsRepository; tasks: PlacedTasks }>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Organization'];
const notFound = jsonResponse(404, 'No such thread', errorSchema);

/** Mounted at /api/organization/threads. */
export function createThreadsRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  createThreadRoute(routes, dependencies);
  updateThreadRoute(routes, dependencies);
  mergeThreadsRoute(routes, dependencies);
  deleteThreadRoute(routes, dependencies);
  return routes;
}

function createThreadRoute(routes: Routes, { threads, clock }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Create a thread',
      responses: jsonResponse(201, 'The thread', threadSchema),
    }),
    validate('json', newThreadSchema),
    async (c) => {
      const thread = await createThread({
        threads,
        userId: c.get('user').id,
        input: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [thread]);
      return c.json(thread, 201);
    },
  );
}

function updateThreadRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.put(
    '/:id',
    describeRoute({
      tags,
      summary: 'Rename, close or reopen a thread, or move it to another theme',
      description: 'Nothing new is filed into a closed thread by itself; its tasks stay in it.',
      responses: { ...jsonResponse(200, 'The thread', threadSchema), ...notFound },
    }),
    validateId(threadNotFound),
    validate('json', threadPatchSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const userId = c.get('user').id;
      const edit = readEdit(c, clock);
      const thread = await inTransaction(userId, (repositories) =>
        updateThread({ ...repositories, userId, id, input, edit }),
      );
      setBaseRevision(c, [thread]);
      return c.json(thread);
    },
  );
}

function mergeThreadsRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.post(
    '/:id/merge',
    describeRoute({
      tags,
      summary: 'Merge a thread into another',
      description: 'Its tasks move there, and the emptied thread is deleted. Answers with the other thread.',
      responses: { ...jsonResponse(200, 'The thread that got the tasks', threadSchema), ...notFound },
    }),
    validateId(threadNotFound),
    validate('json', threadMergeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { into } = c.req.valid('json');
      const userId = c.get('user').id;
      const edit = readEdit(c, clock);
      const { merged, target } = await inTransaction(userId, (repositories) =>
        mergeThreads({ ...repositories, userId, id, into, edit }),
      );
      setBaseRevision(c, [merged]);
      return c.json(target);
    },
  );
}

function deleteThreadRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Delete a thread',
      description: 'Its tasks stay in the theme.',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(threadNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const userId = c.get('user').id;
      const edit = readEdit(c, clock);
      const thread = await inTransaction(userId, (repositories) =>
        deleteThread({ ...repositories, userId, id, edit }),
      );
      setBaseRevision(c, [thread]);
      return c.body(null, 204);
    },
  );
}
