import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { retriedRefinementsSchema } from '#contract/refinements.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse } from '../../http/validate.ts';
import { type RetryContext, retryFailed } from './retry-failed.usecases.ts';

/** Mounted at /api/refinements. */
export function createRefinementRoutes(context: Omit<RetryContext, 'userId'>) {
  const routes = new Hono<AppEnv>();
  routes.post(
    '/retry-failed',
    describeRoute({
      tags: ['Captures'],
      summary: 'Retry failed refinements',
      description:
        'The latest captures first, up to a limit for each request. Those that succeeded or wait are left alone.',
      responses: jsonResponse(200, 'How many are retried', retriedRefinementsSchema),
    }),
    async (c) => c.json({ retried: await retryFailed({ ...context, userId: c.get('user').id }) }),
  );
  return routes;
}
