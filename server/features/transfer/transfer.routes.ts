import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Logger } from 'pino';
import { exportSchema } from '#contract/transfer.ts';
import { toWallTime } from '../../floating-date.ts';
import type { AppEnv } from '../../http/env.ts';
import { streamText } from '../../http/stream.ts';
import { jsonResponse } from '../../http/validate.ts';
import { getProfile } from '../profile/profile.usecases.ts';
import { type ExportSources, exportEverything } from './export.usecases.ts';

interface Dependencies {
  sources: ExportSources;
  clock: () => Date;
  log: Logger;
}

type Routes = Hono<AppEnv>;

/** Mounted at /api. */
export function createTransferRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  exportRoute(routes, dependencies);
  return routes;
}

function exportRoute(routes: Routes, { sources, clock, log }: Dependencies) {
  routes.get(
    '/export',
    describeRoute({
      tags: ['Transfer'],
      summary: 'Download everything of this account',
      description: 'One JSON file, written as it is read. A download that breaks off is not valid JSON.',
      responses: jsonResponse(200, 'The file', exportSchema),
    }),
    (c) => {
      const now = clock();
      const user = c.get('user');
      const text = exportEverything({ sources, profile: getProfile({ user }), now });
      const day = toWallTime(now, user.timeZone).slice(0, 10);
      c.header('Content-Type', 'application/json');
      c.header('Content-Disposition', `attachment; filename="heddle-${day}.json"`);
      return streamText(c, text, log);
    },
  );
}
