import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  restoreOfferSchema,
  restorePartQuerySchema,
  startRestoreSchema,
  verifiedBackupSchema,
} from '#contract/backups.ts';
import { errorSchema } from '#contract/errors.ts';
import { maxRestoreBytes, restorePartBytes } from '#contract/limits.ts';
import { readBody, tooLarge } from '../../http/limit-bodies.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import {
  type EmptyServer,
  offersRestore,
  restoreEmptyServer,
  storePart,
} from './restore-empty-server.usecases.ts';

/** The path of the route here that reads large bodies by itself. */
export const restoreUploadPath = /^\/api\/restore\/file\/?$/;

const tags = ['System'];
const inUse = jsonResponse(409, 'The server has an account', errorSchema);

/** Mounted at /api/restore: restoring a backup on the first screen of a server that nobody has an account on. */
export function createRestoreRoutes(server: EmptyServer) {
  const routes = new Hono();
  offerRoute(routes, server);
  uploadRoute(routes, server);
  restoreRoute(routes, server);
  return routes;
}

function offerRoute(routes: Hono, server: EmptyServer) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'Tell whether this server takes a backup from its first screen',
      security: [],
      responses: jsonResponse(200, 'Whether it does', restoreOfferSchema),
    }),
    async (c) => c.json({ offered: await offersRestore(server) }),
  );
}

function uploadRoute(routes: Hono, server: EmptyServer) {
  routes.put(
    '/file',
    describeRoute({
      tags,
      summary: 'Send a part of a backup to a server without accounts',
      description: `The body is the next part of the file, of at most ${restorePartBytes / 1024 / 1024} MB. The part at 0 begins anew.`,
      security: [],
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        204: { description: 'Stored' },
        ...inUse,
        ...jsonResponse(413, 'The part or the file is too large', errorSchema),
      },
    }),
    validate('query', restorePartQuerySchema),
    async (c) => {
      const { offset } = c.req.valid('query');
      const bytes = await readBody(c.req.raw, restorePartBytes);
      if (offset + bytes.length > maxRestoreBytes) throw tooLarge(maxRestoreBytes);
      await storePart(server, { offset, bytes });
      return c.body(null, 204);
    },
  );
}

function restoreRoute(routes: Hono, server: EmptyServer) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Restore the backup that was sent',
      description:
        'In one transaction: if anything fails, nothing has changed. Afterwards the server starts anew, which takes some seconds.',
      security: [],
      responses: {
        ...jsonResponse(200, 'What the backup held', verifiedBackupSchema),
        ...inUse,
        ...jsonResponse(422, 'It is no backup, damaged, or of another key', errorSchema),
      },
    }),
    validate('json', startRestoreSchema),
    async (c) => c.json(await restoreEmptyServer(server, c.req.valid('json').key)),
  );
}
