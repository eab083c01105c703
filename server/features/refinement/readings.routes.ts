import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { newReadingSchema, readingSchema } from '#contract/readings.ts';
import { toServerTime } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import { type ReadingDependencies, readText } from './read-text.usecases.ts';

type Routes = Hono<AppEnv>;

interface Dependencies extends ReadingDependencies {
  clock: () => Date;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** Mounted at /api/readings. */
export function createReadingRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  readTextRoute(routes, dependencies);
  return routes;
}

function readTextRoute(routes: Routes, { clock, stopping, ...dependencies }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags: ['Captures'],
      summary: 'Have the active language model read a text, and store nothing',
      description: 'For what is still being written or said. Counts towards the daily budget.',
      responses: {
        ...jsonResponse(200, 'The tasks in it', readingSchema),
        ...jsonResponse(
          409,
          'No model is active (`readings.no_model`) or wanted (`readings.turned_off`), or its budget is spent (`readings.budget_spent`)',
          errorSchema,
        ),
        ...jsonResponse(503, 'The model is busy or did not answer; the code says why', errorSchema),
      },
    }),
    validate('json', newReadingSchema),
    async (c) => {
      const { text, captured_at } = c.req.valid('json');
      const now = clock();
      return c.json(
        await readText({
          ...dependencies,
          user: c.get('user'),
          locale: requestLocale(c),
          text,
          signal: AbortSignal.any([stopping, c.req.raw.signal]),
          at: captured_at === undefined ? now : toServerTime(c, Date.parse(captured_at), now),
        }),
      );
    },
  );
}
