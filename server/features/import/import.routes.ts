import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { importQuerySchema, importSchema, latestImportSchema, startImportSchema } from '#contract/imports.ts';
import { maxImportBytes } from '#contract/limits.ts';
import type { AppEnv } from '../../http/env.ts';
import { readBody } from '../../http/limit-bodies.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import type { ImportTransaction } from './continue-import.usecases.ts';
import { importNotFound } from './import.errors.ts';
import {
  cancelImport,
  getImport,
  getLatestImport,
  previewImport,
  startImport,
  undoImport,
} from './import.usecases.ts';
import type { ImportPool } from './import-pool.ts';
import type { ImportsRepository } from './imports.repository.ts';

interface Dependencies {
  imports: ImportsRepository;
  pool: ImportPool;
  intake: Pick<Intake, 'readVocabulary' | 'understand'>;
  inTransaction: ImportTransaction;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

/** The path of the route here that reads large bodies by itself. */
export const importUploadPath = /^\/api\/imports\/?$/;

const tags = ['Transfer'];
const notFound = jsonResponse(404, 'No such import', errorSchema);

/** Mounted at /api/imports. */
export function createImportRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  previewRoute(routes, dependencies);
  readLatestRoute(routes, dependencies);
  readRoute(routes, dependencies);
  startRoute(routes, dependencies);
  undoRoute(routes, dependencies);
  cancelRoute(routes, dependencies);
  return routes;
}

function previewRoute(routes: Routes, { clock, ...dependencies }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Show what a file would become',
      description:
        'The body is the file: an export of another app, a ZIP of such files, a CSV file, or a text with a task on each line. Nothing is imported before it is started. Replaces the preview before.',
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        ...jsonResponse(201, 'The preview', importSchema),
        ...jsonResponse(413, 'It is too large, packed or unpacked', errorSchema),
        ...jsonResponse(422, 'It cannot be read', errorSchema),
        ...jsonResponse(429, 'Another file is being read; send it again after Retry-After', errorSchema),
      },
    }),
    validate('query', importQuerySchema),
    async (c) => {
      const user = c.get('user');
      const { file_name: name, source, columns } = c.req.valid('query');
      const preview = await dependencies.pool.limit(user.id, async () =>
        previewImport({
          ...dependencies,
          user,
          file: { name, bytes: await readBody(c.req.raw, maxImportBytes), source, columns },
          locale: requestLocale(c),
          now: clock(),
        }),
      );
      return c.json(preview, 201);
    },
  );
}

function readLatestRoute(routes: Routes, { imports }: Dependencies) {
  routes.get(
    '/latest',
    describeRoute({
      tags,
      summary: 'Read the latest import or preview',
      responses: jsonResponse(200, 'The import, or null', latestImportSchema),
    }),
    async (c) => c.json({ import: await getLatestImport({ imports, userId: c.get('user').id }) }),
  );
}

function readRoute(routes: Routes, { imports }: Dependencies) {
  routes.get(
    '/:id',
    describeRoute({
      tags,
      summary: 'Read an import and its progress',
      responses: { ...jsonResponse(200, 'The import', importSchema), ...notFound },
    }),
    validateId(importNotFound),
    async (c) => c.json(await getImport({ imports, userId: c.get('user').id, id: c.req.valid('param').id })),
  );
}

function startRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/:id/start',
    describeRoute({
      tags,
      summary: 'Import what was previewed',
      description:
        'It runs in the background. Everything it adds has one change id, so that one undo takes it back. What an earlier import added is not added again. A token that restores a whole export needs `settings` as well.',
      responses: {
        ...jsonResponse(202, 'The import', importSchema),
        ...notFound,
        ...jsonResponse(409, 'It has been started already, or another one is in progress', errorSchema),
      },
    }),
    validateId(importNotFound),
    validate('json', startImportSchema),
    async (c) => {
      const started = await startImport({
        ...dependencies,
        userId: c.get('user').id,
        tokenScopes: c.get('tokenScopes'),
        id: c.req.valid('param').id,
        input: c.req.valid('json'),
      });
      return c.json(started, 202);
    },
  );
}

function undoRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/:id/undo',
    describeRoute({
      tags,
      summary: 'Take back what an import has added',
      description: 'It runs in the background. The undoing is a change of its own, which can be undone.',
      responses: {
        ...jsonResponse(202, 'The import', importSchema),
        ...notFound,
        ...jsonResponse(409, 'An import is in progress', errorSchema),
      },
    }),
    validateId(importNotFound),
    async (c) => {
      const id = c.req.valid('param').id;
      return c.json(await undoImport({ ...dependencies, userId: c.get('user').id, id }), 202);
    },
  );
}

function cancelRoute(routes: Routes, { inTransaction }: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Discard a preview, or cancel an import; what it has added stays',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(importNotFound),
    async (c) => {
      await cancelImport({ inTransaction, userId: c.get('user').id, id: c.req.valid('param').id });
      return c.body(null, 204);
    },
  );
}
