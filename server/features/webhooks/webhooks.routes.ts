import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import {
  createdWebhookSchema,
  newWebhookSchema,
  webhookDeliverySchema,
  webhookPatchSchema,
  webhookSchema,
} from '#contract/webhooks.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId, validateIds } from '../../http/validate.ts';
import { webhookNotFound } from './webhooks.errors.ts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  rotateSecret,
  testWebhook,
  updateWebhook,
  type WebhookContext,
} from './webhooks.usecases.ts';

type Dependencies = Omit<WebhookContext, 'userId'>;
type Routes = Hono<AppEnv>;

const tags = ['Webhooks'];
const notFound = jsonResponse(404, 'No such webhook', errorSchema);
const invalid = jsonResponse(400, 'What is wrong with it', errorSchema);

/** Mounted at /api/webhooks. */
export function createWebhooksRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listWebhooksRoute(routes, dependencies);
  createWebhookRoute(routes, dependencies);
  updateWebhookRoute(routes, dependencies);
  rotateSecretRoute(routes, dependencies);
  removeWebhookRoute(routes, dependencies);
  testWebhookRoute(routes, dependencies);
  listDeliveriesRoute(routes, dependencies);
  resendDeliveryRoute(routes, dependencies);
  return routes;
}

const contextOf = (c: Context<AppEnv>, dependencies: Dependencies): WebhookContext => ({
  ...dependencies,
  userId: c.get('user').id,
});

function listWebhooksRoute(routes: Routes, dependencies: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List the webhooks, oldest first',
      responses: jsonResponse(200, 'The webhooks', z.array(webhookSchema)),
    }),
    async (c) => c.json(await listWebhooks(contextOf(c, dependencies))),
  );
}

function createWebhookRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Create a webhook',
      description:
        'It receives what happens from then on: `{type, timestamp, data: {task, changes}}`, signed as Standard Webhooks says.',
      responses: {
        ...jsonResponse(201, 'The webhook, and this once its secret', createdWebhookSchema),
        ...invalid,
        ...jsonResponse(409, 'There are too many webhooks', errorSchema),
      },
    }),
    validate('json', newWebhookSchema),
    async (c) =>
      c.json(await createWebhook({ ...contextOf(c, dependencies), input: c.req.valid('json') }), 201),
  );
}

function updateWebhookRoute(routes: Routes, dependencies: Dependencies) {
  routes.put(
    '/:id',
    describeRoute({
      tags,
      summary: 'Change a webhook, or turn it on or off',
      description: 'Only the fields given change. What waits is given up when it is turned off.',
      responses: { ...jsonResponse(200, 'The webhook', webhookSchema), ...invalid, ...notFound },
    }),
    validateId(webhookNotFound),
    validate('json', webhookPatchSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await updateWebhook({ ...contextOf(c, dependencies), id, input: c.req.valid('json') }));
    },
  );
}

function rotateSecretRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/:id/secret',
    describeRoute({
      tags,
      summary: 'Make a new secret for a webhook',
      description:
        'The old one signs nothing more. A webhook that was off because of its secret is on again.',
      responses: {
        ...jsonResponse(200, 'The webhook, and this once its secret', createdWebhookSchema),
        ...notFound,
      },
    }),
    validateId(webhookNotFound),
    async (c) => c.json(await rotateSecret({ ...contextOf(c, dependencies), ...c.req.valid('param') })),
  );
}

function removeWebhookRoute(routes: Routes, dependencies: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Delete a webhook with its log',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(webhookNotFound),
    async (c) => {
      await removeWebhook({ ...contextOf(c, dependencies), id: c.req.valid('param').id });
      return c.body(null, 204);
    },
  );
}

function testWebhookRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/:id/test',
    describeRoute({
      tags,
      summary: 'Send a test to a webhook',
      responses: { ...jsonResponse(200, 'How it went', webhookDeliverySchema), ...notFound },
    }),
    validateId(webhookNotFound),
    async (c) => c.json(await testWebhook({ ...contextOf(c, dependencies), id: c.req.valid('param').id })),
  );
}

function listDeliveriesRoute(routes: Routes, dependencies: Dependencies) {
  routes.get(
    '/:id/deliveries',
    describeRoute({
      tags,
      summary: 'List the last deliveries to a webhook, the newest first',
      description: 'The last 50, and those that wait.',
      responses: {
        ...jsonResponse(200, 'The deliveries', z.array(webhookDeliverySchema)),
        ...notFound,
      },
    }),
    validateId(webhookNotFound),
    async (c) => c.json(await listDeliveries({ ...contextOf(c, dependencies), id: c.req.valid('param').id })),
  );
}

function resendDeliveryRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/:id/deliveries/:delivery_id/resend',
    describeRoute({
      tags,
      summary: 'Send a delivery again',
      description: 'Under the same webhook-id, at once.',
      responses: {
        ...jsonResponse(200, 'How it went', webhookDeliverySchema),
        ...jsonResponse(404, 'No such webhook or delivery', errorSchema),
        ...jsonResponse(409, 'The webhook is off', errorSchema),
      },
    }),
    validateIds(['id', 'delivery_id'], webhookNotFound),
    async (c) => {
      const { id, delivery_id: deliveryId } = c.req.valid('param');
      return c.json(await resendDelivery({ ...contextOf(c, dependencies), id, deliveryId }));
    },
  );
}
