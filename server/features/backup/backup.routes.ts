import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type VerifiedBackup, verifiedBackupSchema } from '#contract/backups.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse } from '../../http/validate.ts';

/** Mounted at /api/admin/backups. */
export function createBackupRoutes({ verify }: { verify: () => Promise<VerifiedBackup> }) {
  const routes = new Hono<AppEnv>();
  routes.post(
    '/verify',
    describeRoute({
      tags: ['System'],
      summary: 'Read the latest backup of the server and check that it is complete',
      responses: jsonResponse(200, 'What the backup holds', verifiedBackupSchema),
    }),
    async (c) => c.json(await verify()),
  );
  return routes;
}
