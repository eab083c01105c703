import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { newPushDeviceSchema, pushDeviceSchema, pushKeySchema } from '#contract/push.ts';
import type { Config } from '../../config/config.ts';
import type { SessionEnv } from '../../http/env.ts';
import { hasCredentials, isPublicUrl } from '../../http/public-fetch.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import type { DeliverPush } from './deliver-push.usecases.ts';
import { deviceNotFound } from './push.errors.ts';
import { listDevices, removeDevice, saveDevice, testDevice } from './push.usecases.ts';

type Dependencies = Omit<DeliverPush, 'userId' | 'onlyDevice' | 'signal'> & {
  config: Pick<Config, 'baseUrl' | 'allowedPushHosts'>;
};

type Routes = Hono<SessionEnv>;

const tags = ['Notifications'];
const notFound = jsonResponse(404, 'No such device', errorSchema);

/** Mounted at /api/push. */
export function createPushRoutes(dependencies: Dependencies) {
  const routes = new Hono<SessionEnv>();
  getPushKeyRoute(routes, dependencies);
  listDevicesRoute(routes, dependencies);
  saveDeviceRoute(routes, dependencies);
  testDeviceRoute(routes, dependencies);
  removeDeviceRoute(routes, dependencies);
  return routes;
}

function getPushKeyRoute(routes: Routes, { vapid }: Dependencies) {
  routes.get(
    '/key',
    describeRoute({
      tags,
      summary: 'Get the key to subscribe with',
      responses: jsonResponse(200, 'The public VAPID key', pushKeySchema),
    }),
    (c) => c.json({ public_key: vapid.publicKey }),
  );
}

function listDevicesRoute(routes: Routes, { push }: Dependencies) {
  routes.get(
    '/devices',
    describeRoute({
      tags,
      summary: 'List the browsers that receive notifications, newest first',
      responses: jsonResponse(200, 'The devices', z.array(pushDeviceSchema)),
    }),
    async (c) => c.json(await listDevices({ push, user: c.get('user') })),
  );
}

function saveDeviceRoute(routes: Routes, { push, config, clock }: Dependencies) {
  const isAllowedEndpoint = (endpoint: string) => {
    const url = new URL(endpoint);
    return !hasCredentials(url) && (config.allowedPushHosts.includes(url.host) || isPublicUrl(url));
  };
  routes.post(
    '/devices',
    describeRoute({
      tags,
      summary: 'Send notifications to this browser',
      description:
        'A repeated endpoint is the same device. It is removed when its session ends, or when its push service no longer knows it.',
      responses: {
        ...jsonResponse(201, 'The device', pushDeviceSchema),
        ...jsonResponse(400, 'What is wrong with it', errorSchema),
        ...jsonResponse(409, 'There are too many devices', errorSchema),
      },
    }),
    validate('json', newPushDeviceSchema),
    async (c) => {
      const device = await saveDevice({
        push,
        user: c.get('user'),
        input: c.req.valid('json'),
        origin: config.baseUrl ?? new URL(c.req.url).origin,
        isAllowedEndpoint,
        now: clock(),
      });
      return c.json(device, 201);
    },
  );
}

function testDeviceRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/devices/:id/test',
    describeRoute({
      tags,
      summary: 'Send a test notification to a device',
      responses: {
        ...jsonResponse(200, 'The device; `last_error` says whether it was taken', pushDeviceSchema),
        ...jsonResponse(410, 'It no longer receives notifications and was removed', errorSchema),
        ...notFound,
      },
    }),
    validateId(deviceNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const { config: _config, ...delivery } = dependencies;
      return c.json(await testDevice({ ...delivery, user: c.get('user'), id }));
    },
  );
}

function removeDeviceRoute(routes: Routes, { push }: Dependencies) {
  routes.delete(
    '/devices/:id',
    describeRoute({
      tags,
      summary: 'Stop sending notifications to a device',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(deviceNotFound),
    async (c) => {
      await removeDevice({ push, user: c.get('user'), id: c.req.valid('param').id });
      return c.body(null, 204);
    },
  );
}
