import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { latestReclassificationSchema, reclassificationSchema } from '#contract/reclassification.ts';
import { reclassifyResultSchema } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { passUnbuffered } from '../../http/stream.ts';
import { jsonResponse } from '../../http/validate.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { hasActiveModel, type ListsProviders } from '../language-models/language-models.usecases.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import { noActiveModel } from './reclassify.errors.ts';
import type { ReclassifyRepository } from './reclassify.repository.ts';
import {
  type ReclassifyTransaction,
  startReclassification,
  waitForReclassification,
} from './reclassify.usecases.ts';
import { createIntakeReclassification } from './reclassify-with-intake.usecases.ts';

interface Dependencies {
  tasks: TasksRepository;
  themes: NamedRowRepository<Theme>;
  reclassifications: ReclassifyRepository;
  inTransaction: ReclassifyTransaction;
  intake: Intake;
  models: ListsProviders['models'];
  access: ListsProviders['access'];
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: () => Date;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

type Routes = Hono<AppEnv>;

const busy = jsonResponse(409, 'Another run is in progress', errorSchema);

/** Mounted at /api/tasks/bulk-reclassify. */
export function createReclassifyRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  reclassifyTasksRoute(routes, dependencies);
  startRoute(routes, dependencies);
  readLatestRoute(routes, dependencies);
  watchLatestRoute(routes, dependencies);
  cancelLatestRoute(routes, dependencies);
  return routes;
}

function reclassifyTasksRoute(routes: Routes, dependencies: Dependencies) {
  const reclassifyWithIntake = createIntakeReclassification();
  const { models, access, tasks, intake, clock, stopping } = dependencies;
  routes.post(
    '/',
    describeRoute({
      tags: ['Tasks'],
      summary: 'File all open tasks again whose theme nobody chose',
      description:
        'With the active language model, or else with the built-in understanding. Answers when it is done.',
      responses: { ...jsonResponse(200, 'What moved', reclassifyResultSchema), ...busy },
    }),
    async (c) => {
      const user = c.get('user');
      if (await hasActiveModel({ models, access, userId: user.id })) {
        await startReclassification({ ...dependencies, user, applies: true, now: clock() });
        const signal = AbortSignal.any([stopping, c.req.raw.signal]);
        const result = await waitForReclassification({ ...dependencies, userId: user.id, signal });
        if (result) return c.json(result);
        throw signal.reason;
      }
      const edit = readEdit(c, clock);
      const { result, moved } = await reclassifyWithIntake({
        tasks,
        intake,
        locale: requestLocale(c),
        user,
        edit,
      });
      setBaseRevision(c, moved);
      return c.json(result);
    },
  );
}

function startRoute(routes: Routes, dependencies: Dependencies) {
  const { models, access, clock } = dependencies;
  routes.post(
    '/runs',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Let the active language model propose themes for all open tasks whose theme nobody chose',
      description: 'It runs in the background and moves nothing: change the tasks to accept its moves.',
      responses: { ...jsonResponse(202, 'The run', reclassificationSchema), ...busy },
    }),
    async (c) => {
      const user = c.get('user');
      if (!(await hasActiveModel({ models, access, userId: user.id }))) throw noActiveModel();
      return c.json(
        await startReclassification({ ...dependencies, user, applies: false, now: clock() }),
        202,
      );
    },
  );
}

function readLatestRoute(routes: Routes, { reclassifications }: Dependencies) {
  routes.get(
    '/runs/latest',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Read the latest run, with its moves so far',
      responses: jsonResponse(200, 'The run, or null', latestReclassificationSchema),
    }),
    async (c) => c.json({ reclassification: (await reclassifications.findLatest(c.get('user').id)) ?? null }),
  );
}

function watchLatestRoute(routes: Routes, dependencies: Dependencies) {
  routes.get(
    '/runs/latest/events',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Follow the latest run, as server-sent events',
      responses: {
        200: {
          description: 'Events named progress, each with the run; the stream ends with the run',
          content: { 'text/event-stream': {} },
        },
      },
    }),
    (c) => {
      if (c.req.method === 'HEAD') return c.body(null);
      passUnbuffered(c);
      return streamSSE(c, async (stream) => {
        const left = new AbortController();
        stream.onAbort(() => left.abort());
        await waitForReclassification({
          ...dependencies,
          userId: c.get('user').id,
          signal: AbortSignal.any([left.signal, dependencies.stopping]),
          onProgress: (run) => stream.writeSSE({ event: 'progress', data: JSON.stringify(run) }),
        });
      });
    },
  );
}

function cancelLatestRoute(routes: Routes, { inTransaction }: Dependencies) {
  routes.delete(
    '/runs/latest',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Cancel the run; the moves it has made or proposed stay',
      responses: jsonResponse(204, 'Done'),
    }),
    async (c) => {
      const { id } = c.get('user');
      await inTransaction(id, ({ reclassifications }) => reclassifications.cancel(id));
      return c.body(null, 204);
    },
  );
}
