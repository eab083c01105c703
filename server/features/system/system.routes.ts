import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { systemStatusSchema } from '#contract/language-models.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestTexts } from '../../http/request-locale.ts';
import { jsonResponse } from '../../http/validate.ts';
import { readSystemStatus, type SystemParts } from './system.usecases.ts';

/** Mounted at /api/admin. */
export function createSystemRoutes(parts: SystemParts) {
  const routes = new Hono<AppEnv>();
  routes.get(
    '/system-status',
    describeRoute({
      tags: ['System'],
      summary: 'Get the status of each part of the server',
      responses: jsonResponse(200, 'The status of each part', systemStatusSchema),
    }),
    async (c) =>
      c.json(await readSystemStatus({ ...parts, userId: c.get('user').id, texts: requestTexts(c).status })),
  );
  return routes;
}
