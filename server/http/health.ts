import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { jsonResponse } from './validate.ts';

/** Serves /health and /api/health, which answer while the database can be reached. */
export function createHealthRoutes({ checkDatabase }: { checkDatabase: () => Promise<unknown> }) {
  const routes = new Hono();
  const health = async () => {
    await checkDatabase();
    return { status: 'ok' };
  };
  routes.get('/health', async (c) => c.json(await health()));
  routes.get(
    '/api/health',
    describeRoute({
      tags: ['System'],
      summary: 'Whether it can serve',
      security: [],
      responses: jsonResponse(200, 'It is ready', z.object({ status: z.literal('ok') })),
    }),
    async (c) => c.json(await health()),
  );
  return routes;
}
