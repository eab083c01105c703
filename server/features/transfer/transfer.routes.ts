import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Logger } from 'pino';
import { z } from 'zod';
import { exportQuerySchema, exportSchema, taskwarriorExportSchema } from '#contract/transfer.ts';
import type { ExportFormat } from '#contract/vocabularies.ts';
import type { Config } from '../../config/config.ts';
import { toWallTime } from '../../floating-date.ts';
import type { AppEnv } from '../../http/env.ts';
import { streamText } from '../../http/stream.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import type { TaskSources } from '../places/task-sources.ts';
import { getProfile } from '../profile/profile.usecases.ts';
import { type ExportSources, exportEverything } from './export.usecases.ts';
import { fileFormats } from './formats/registry.ts';

export interface TransferDependencies {
  sources: ExportSources & Omit<TaskSources, 'userId' | 'timeZone' | 'now' | 'baseUrl'>;
  config: Pick<Config, 'baseUrl'>;
  clock: () => Date;
  log: Logger;
}

type Routes = Hono<AppEnv>;

/** Mounted at /api. */
export function createTransferRoutes(dependencies: TransferDependencies) {
  const routes = new Hono<AppEnv>();
  exportRoute(routes, dependencies);
  return routes;
}

function exportRoute(routes: Routes, dependencies: TransferDependencies) {
  const otherTypes = Object.values(fileFormats).map(({ contentType }) => contentType.replace(/;.*/, ''));
  routes.get(
    '/export',
    describeRoute({
      tags: ['Transfer'],
      summary: 'Download everything of this account, or its tasks for another program',
      description:
        'One file, written as it is read. JSON that broke off while it was downloaded is not valid.',
      responses: {
        200: {
          description: 'The file',
          content: {
            ...jsonResponse(200, 'The file', z.union([exportSchema, taskwarriorExportSchema]))[200]?.content,
            ...Object.fromEntries(
              otherTypes
                .filter((type) => type !== 'application/json')
                .map((type) => [type, { schema: { type: 'string' as const } }]),
            ),
          },
        },
      },
    }),
    validate('query', exportQuerySchema),
    (c) => {
      const { format } = c.req.valid('query');
      const { text, contentType, ending } = openFile(c, format, dependencies);
      const day = toWallTime(dependencies.clock(), c.get('user').timeZone).slice(0, 10);
      c.header('Content-Type', contentType);
      c.header('Content-Disposition', `attachment; filename="heddle-${day}${ending}"`);
      return streamText(c, text, dependencies.log);
    },
  );
}

function openFile(
  c: Context<AppEnv>,
  format: ExportFormat,
  { sources, config, clock }: TransferDependencies,
) {
  const now = clock();
  const user = c.get('user');
  if (format === 'json') {
    // An access token has no session.
    const hasSecrets = 'sessionId' in user;
    const text = exportEverything({ sources, profile: getProfile({ user }), hasSecrets, now });
    return { text, contentType: 'application/json', ending: '.json' };
  }
  const { write, ...file } = fileFormats[format];
  const { id: userId, timeZone } = user;
  return { ...file, text: write({ ...sources, userId, timeZone, now, baseUrl: config.baseUrl }) };
}
