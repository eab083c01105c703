import type { Config } from '../../config/config.ts';
import { maxWebhookResponseBytes, webhookRequestTimeoutMs } from '../../config/limits.ts';
import type { Store } from '../../db/revision.ts';
import { createEncryption } from '../../encryption.ts';
import { createPublicFetch } from '../../http/public-fetch.ts';
import type { DeliverWebhook } from './deliver-webhook.usecases.ts';
import { type QueueDeliveries, queueDeliveries } from './queue-deliveries.usecases.ts';
import { createWebhooksRepository, createWebhooksTransaction } from './webhooks.repository.ts';
import { createWebhooksRoutes } from './webhooks.routes.ts';

/** Creates webhooks: their routes, what finds changes, and what their jobs need. */
export function createWebhooks({
  store,
  config,
  tasks,
  jobs,
  clock,
  log,
}: Pick<DeliverWebhook, 'clock' | 'log'> &
  Pick<QueueDeliveries, 'tasks' | 'jobs'> & {
    store: Pick<Store, 'db'>;
    config: Pick<Config, 'secret' | 'allowedWebhookHosts'>;
  }) {
  const webhooks = createWebhooksRepository(store);
  const inTransaction = createWebhooksTransaction(store);
  const delivery: DeliverWebhook = {
    jobs,
    clock,
    log,
    webhooks,
    inTransaction,
    encryption: createEncryption({ secret: config.secret, purpose: 'webhook secrets' }),
    webhookFetch: createPublicFetch({
      allowedHosts: config.allowedWebhookHosts,
      timeoutMs: webhookRequestTimeoutMs,
      maxResponseBytes: maxWebhookResponseBytes,
    }),
  };
  return {
    routes: {
      '/api/webhooks': createWebhooksRoutes({ ...delivery, allowedHosts: config.allowedWebhookHosts }),
    },
    offers: { queueWebhooks: () => queueDeliveries({ webhooks, inTransaction, tasks, jobs, clock, log }) },
    jobParts: { webhooks: delivery },
  };
}
