import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Logger } from 'pino';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import {
  addedSuggestionsSchema,
  addSuggestionsSchema,
  bulkPatchSchema,
  statusInputSchema,
  type TaskPatch,
  taskPatchSchema,
  taskQuerySchema,
  taskSchema,
} from '#contract/tasks.ts';
import { toWallTime } from '../../floating-date.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv, SignedInUser } from '../../http/env.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { sendJson, streamJsonArray, toJsonBatches } from '../../http/stream.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { type FindContext, filterTasks } from './filter-tasks.usecases.ts';
import { createTaskListCache } from './task-list-cache.ts';
import { taskNotFound } from './tasks.errors.ts';
import {
  addSuggestions,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  setTaskStatus,
  updateTask,
  updateTasks,
} from './tasks.usecases.ts';

type Retag = (change: {
  user: SignedInUser;
  locale: string;
  at: Date;
  patch: TaskPatch;
}) => Promise<TaskPatch>;

interface Dependencies extends FindContext {
  retag: Retag;
  clock: () => Date;
  /** Returns the user's current revision. */
  currentRevision: (userId: string) => Promise<number>;
  log: Logger;
}

const flag = z.enum(['true', 'false']).default('false');

/** Mounted at /api/tasks. Tasks are created by the routes of captures. */
export function createTasksRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listTasksRoute(routes, dependencies);
  updateTasksRoute(routes, dependencies);
  getTaskRoute(routes, dependencies);
  updateTaskRoute(routes, dependencies);
  setTaskStatusRoute(routes, dependencies);
  deleteTaskRoute(routes, dependencies);
  restoreTaskRoute(routes, dependencies);
  addSuggestionsRoute(routes, dependencies);
  return routes;
}

type Routes = Hono<AppEnv>;

const notFound = jsonResponse(404, 'No such task', errorSchema);

/** Returns what every write passes to its use case. */
function writeContext(c: Context<AppEnv>, { tasks, clock }: Dependencies) {
  return { tasks, user: c.get('user'), edit: readEdit(c, clock) };
}

function listTasksRoute(
  routes: Routes,
  { tasks, search, readFilterContext, clock, currentRevision, log }: Dependencies,
) {
  const listCached = createTaskListCache({
    listInBatches: (userId) => tasks.listInBatches(userId, {}),
    changedSince: tasks.changedSince,
  });
  routes.get(
    '/',
    describeRoute({
      tags: ['Tasks'],
      summary: 'List tasks, newest first',
      description: 'A list of many tasks is sent while it is read. One that broke off is not valid JSON.',
      responses: {
        ...jsonResponse(200, 'The tasks', z.array(taskSchema)),
        ...jsonResponse(400, 'A parameter cannot be read; `issues` says which and why', errorSchema),
      },
    }),
    validate('query', taskQuerySchema),
    async (c) => {
      const user = c.get('user');
      const { filter, ...query } = c.req.valid('query');
      if (filter === undefined && Object.keys(query).length === 0)
        return sendJson(c, await listCached(user.id, await currentRevision(user.id)));
      const now = toWallTime(clock(), user.timeZone).slice(0, 16);
      const listed =
        filter === undefined
          ? listTasks({ tasks, user, query })
          : filterTasks({ tasks, search, readFilterContext, user, filter, now, query });
      return streamJsonArray(c, toJsonBatches(listed), log);
    },
  );
}

function updateTasksRoute(routes: Routes, dependencies: Dependencies) {
  routes.patch(
    '/',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Change several tasks at once',
      description: 'Tasks that do not exist or are deleted are left out of the answer.',
      responses: jsonResponse(200, 'The changed tasks', z.array(taskSchema)),
    }),
    validate('json', bulkPatchSchema),
    async (c) => {
      const changed = await updateTasks({ ...writeContext(c, dependencies), input: c.req.valid('json') });
      setBaseRevision(c, changed);
      return c.json(changed);
    },
  );
}

function getTaskRoute(routes: Routes, { tasks }: Dependencies) {
  routes.get(
    '/:id',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Get a task',
      responses: { ...jsonResponse(200, 'The task', taskSchema), ...notFound },
    }),
    validateId(taskNotFound),
    async (c) => c.json(await getTask({ tasks, user: c.get('user'), id: c.req.valid('param').id })),
  );
}

function updateTaskRoute(routes: Routes, dependencies: Dependencies) {
  routes.put(
    '/:id',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Change a task',
      description:
        'Only the fields given change. auto_retag=true guesses the automatic tags anew from the title.',
      responses: { ...jsonResponse(200, 'The whole task', taskSchema), ...notFound },
    }),
    validateId(taskNotFound),
    validate('query', z.object({ auto_retag: flag })),
    validate('json', taskPatchSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const patch = c.req.valid('json');
      const write = writeContext(c, dependencies);
      const input =
        c.req.valid('query').auto_retag === 'true'
          ? await dependencies.retag({
              user: write.user,
              locale: requestLocale(c),
              at: write.edit.now,
              patch,
            })
          : patch;
      const task = await updateTask({ ...write, id, input });
      setBaseRevision(c, [task]);
      return c.json(task);
    },
  );
}

function setTaskStatusRoute(routes: Routes, dependencies: Dependencies) {
  routes.patch(
    '/:id/status',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Change the status of a task',
      description: 'DONE is read as completed, OPEN as pending.',
      responses: { ...jsonResponse(200, 'The whole task', taskSchema), ...notFound },
    }),
    validateId(taskNotFound),
    validate('query', z.object({ status: statusInputSchema })),
    async (c) => {
      const { id } = c.req.valid('param');
      const task = await setTaskStatus({
        ...writeContext(c, dependencies),
        id,
        status: c.req.valid('query').status,
      });
      setBaseRevision(c, [task]);
      return c.json(task);
    },
  );
}

function deleteTaskRoute(routes: Routes, dependencies: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Move a task to the trash',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(taskNotFound),
    async (c) => {
      const deleted = await deleteTask({ ...writeContext(c, dependencies), id: c.req.valid('param').id });
      setBaseRevision(c, [deleted]);
      return c.body(null, 204);
    },
  );
}

function restoreTaskRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/:id/restore',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Take a task back out of the trash',
      responses: { ...jsonResponse(200, 'The whole task', taskSchema), ...notFound },
    }),
    validateId(taskNotFound),
    async (c) => {
      const task = await restoreTask({ ...writeContext(c, dependencies), id: c.req.valid('param').id });
      setBaseRevision(c, [task]);
      return c.json(task);
    },
  );
}

function addSuggestionsRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/:id/suggestions',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Add tasks found in the description of a task',
      description:
        'Makes tasks of `suggestions` of the task, sent as the task has them, and takes them out of it. Each is made once, however often it is sent. To dismiss what was found, change `suggestions` to an empty list.',
      responses: {
        ...jsonResponse(201, 'The task as it is now, and the added tasks', addedSuggestionsSchema),
        ...notFound,
      },
    }),
    validateId(taskNotFound),
    validate('json', addSuggestionsSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { suggestions } = c.req.valid('json');
      const answer = await addSuggestions({ ...writeContext(c, dependencies), id, suggestions });
      setBaseRevision(c, [answer.task, ...answer.added]);
      return c.json(answer, 201);
    },
  );
}
