import { maxLoggedDeliveries, maxWebhooks } from '#contract/limits.ts';
import type {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookPatch,
} from '#contract/webhooks.ts';
import { maxWaitingDeliveries } from '../../config/limits.ts';
import { invalidInput } from '../../http/errors.ts';
import { hasCredentials, isPublicUrl } from '../../http/public-fetch.ts';
import { createId } from '../../ids.ts';
import { type DeliverWebhook, deliverWebhook } from './deliver-webhook.usecases.ts';
import { newDelivery } from './queue-deliveries.usecases.ts';
import { createWebhookSecret } from './sign-delivery.ts';
import { deliveryNotFound, tooManyWebhooks, webhookNotFound, webhookStopped } from './webhooks.errors.ts';
import type { WebhookRow } from './webhooks.repository.ts';

export interface WebhookContext extends DeliverWebhook {
  userId: string;
  /** Hosts that need neither a public address nor HTTPS. */
  allowedHosts: readonly string[];
}

const toWebhook = ({ secret: _secret, seen_revision: _seen, ...webhook }: WebhookRow): Webhook => webhook;

export const listWebhooks = ({ webhooks, userId }: WebhookContext): Promise<Webhook[]> =>
  webhooks.list(userId);

function checkUrl(url: string, allowedHosts: readonly string[]): void {
  const parsed = new URL(url);
  if (hasCredentials(parsed) || !(allowedHosts.includes(parsed.host) || isPublicUrl(parsed)))
    throw invalidInput([
      { field: 'url', message: 'must be a public HTTPS address without a user and a password' },
    ]);
}

/** Creates a webhook that is notified of what happens from now on. Throws `input.invalid` and `webhooks.too_many`. */
export async function createWebhook({
  webhooks,
  encryption,
  allowedHosts,
  clock,
  userId,
  input,
}: WebhookContext & { input: NewWebhook }): Promise<CreatedWebhook> {
  checkUrl(input.url, allowedHosts);
  const secret = createWebhookSecret();
  const row: WebhookRow = {
    ...input,
    id: createId(),
    secret: encryption.encrypt(secret, userId),
    is_active: true,
    stopped_because: null,
    failing_since: null,
    seen_revision: await webhooks.currentRevision(userId),
    created_at: clock().toISOString(),
  };
  if (!(await webhooks.create(userId, row, { max: maxWebhooks }))) throw tooManyWebhooks(maxWebhooks);
  return { ...toWebhook(row), secret };
}

/** Changes a webhook. One that is turned on again is notified of what happens from then on. Throws `webhooks.not_found`. */
export async function updateWebhook({
  inTransaction,
  allowedHosts,
  userId,
  id,
  input,
}: WebhookContext & { id: string; input: WebhookPatch }): Promise<Webhook> {
  if (input.url !== undefined) checkUrl(input.url, allowedHosts);
  return inTransaction(async (repository) => {
    const webhook = await repository.find(userId, id);
    if (!webhook) throw webhookNotFound();
    const { url = webhook.url, events = webhook.events, is_active = webhook.is_active } = input;
    const change = {
      url,
      events,
      is_active,
      ...(is_active &&
        !webhook.is_active && {
          stopped_because: null,
          failing_since: null,
          seen_revision: await repository.currentRevision(userId),
        }),
    };
    await repository.update(userId, id, change);
    if (!is_active) await repository.cancelWaitingDeliveries(userId, id);
    return toWebhook({ ...webhook, ...change });
  });
}

/** Gives a webhook another secret, and turns it on again if its secret was why it was off. Throws `webhooks.not_found`. */
export async function rotateSecret({
  inTransaction,
  encryption,
  userId,
  id,
}: WebhookContext & { id: string }): Promise<CreatedWebhook> {
  const secret = createWebhookSecret();
  return inTransaction(async (repository) => {
    const webhook = await repository.find(userId, id);
    if (!webhook) throw webhookNotFound();
    const change = {
      secret: encryption.encrypt(secret, userId),
      ...(webhook.stopped_because === 'secret' && {
        is_active: true,
        stopped_because: null,
        failing_since: null,
        seen_revision: await repository.currentRevision(userId),
      }),
    };
    await repository.update(userId, id, change);
    return { ...toWebhook({ ...webhook, ...change }), secret };
  });
}

export async function removeWebhook({
  webhooks,
  userId,
  id,
}: WebhookContext & { id: string }): Promise<void> {
  if (!(await webhooks.remove(userId, id))) throw webhookNotFound();
}

/** Lists the last deliveries to a webhook and those that wait, the newest first. Throws `webhooks.not_found`. */
export async function listDeliveries({
  webhooks,
  userId,
  id,
}: WebhookContext & { id: string }): Promise<WebhookDelivery[]> {
  if (!(await webhooks.find(userId, id))) throw webhookNotFound();
  return webhooks.listDeliveries(userId, id, maxLoggedDeliveries + maxWaitingDeliveries);
}

/** Sends a test at once, also while the webhook is off, and returns how it went. Throws `webhooks.not_found`. */
export async function testWebhook({
  id,
  ...context
}: WebhookContext & { id: string }): Promise<WebhookDelivery> {
  const { webhooks, userId, clock } = context;
  if (!(await webhooks.find(userId, id))) throw webhookNotFound();
  const now = clock();
  const delivery = newDelivery({
    webhookId: id,
    event: 'webhook.test',
    timestamp: now.toISOString(),
    data: { message: 'Heddle can reach this address.' },
    now,
  });
  await webhooks.addDeliveries(userId, [delivery]);
  return attempt({ ...context, id, deliveryId: delivery.id });
}

/**
 * Sends a delivery again at once, under the same id, and returns how it went. Throws `webhooks.not_found`,
 * `webhooks.delivery_not_found` and `webhooks.stopped`.
 */
export async function resendDelivery({
  id,
  deliveryId,
  ...context
}: WebhookContext & { id: string; deliveryId: string }): Promise<WebhookDelivery> {
  const { webhooks, userId } = context;
  const webhook = await webhooks.find(userId, id);
  if (!webhook) throw webhookNotFound();
  const delivery = await webhooks.findDelivery(userId, id, deliveryId);
  if (!delivery) throw deliveryNotFound();
  if (!webhook.is_active && delivery.event !== 'webhook.test') throw webhookStopped();
  if (delivery.state !== 'waiting')
    await webhooks.updateDelivery(userId, delivery, { state: 'waiting', attempts: 0, problem: null });
  return attempt({ ...context, id, deliveryId });
}

async function attempt({
  id,
  deliveryId,
  ...context
}: WebhookContext & { id: string; deliveryId: string }): Promise<WebhookDelivery> {
  const { webhooks, userId } = context;
  await deliverWebhook({ ...context, webhookId: id, deliveryId });
  const delivery = await webhooks.findDelivery(userId, id, deliveryId);
  if (!delivery) throw deliveryNotFound();
  const { body: _body, webhook_id: _webhook, ...shown } = delivery;
  return shown;
}
