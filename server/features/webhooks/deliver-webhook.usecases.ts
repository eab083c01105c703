import type { Logger } from 'pino';
import { maxLoggedDeliveries } from '#contract/limits.ts';
import type { DeliveryProblem } from '#contract/vocabularies.ts';
import { maxWebhookFailureMs, webhookRetryDelaysMs } from '../../config/limits.ts';
import { type createEncryption, DecryptionError } from '../../encryption.ts';
import { discardBody, ForbiddenAddressError, type PublicFetch } from '../../http/public-fetch.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { errorCodes } from '../../log.ts';
import { version } from '../../version.ts';
import { signDelivery } from './sign-delivery.ts';
import type {
  DeliveryRow,
  WebhookRow,
  WebhooksRepository,
  WebhooksTransaction,
} from './webhooks.repository.ts';

export interface DeliverWebhook {
  webhooks: WebhooksRepository;
  inTransaction: WebhooksTransaction;
  encryption: ReturnType<typeof createEncryption>;
  webhookFetch: PublicFetch;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: () => Date;
  log: Logger;
}

type Attempt = { status: number | null; problem: DeliveryProblem | null };

/**
 * Makes one attempt at a delivery that waits, and records how it went. If it fails, the next attempt is enqueued with the record, or the
 * delivery given up. A webhook is turned off when its address is gone or has failed
 * for a day, and when its secret cannot be read: it was encrypted with another SECRET.
 */
export async function deliverWebhook({
  userId,
  webhookId,
  deliveryId,
  signal,
  ...parts
}: DeliverWebhook & {
  userId: string;
  webhookId: string;
  deliveryId: string;
  signal?: AbortSignal;
}): Promise<void> {
  const { webhooks, inTransaction, jobs, clock } = parts;
  const webhook = await webhooks.find(userId, webhookId);
  const delivery = await webhooks.findDelivery(userId, webhookId, deliveryId);
  if (!webhook || delivery?.state !== 'waiting') return;
  const attempt = await send({ ...parts, userId, webhook, delivery, ...(signal && { signal }) });
  // A server that is stopping says nothing about the address, and the job is tried again.
  signal?.throwIfAborted();
  const now = clock();
  await inTransaction(async (repository, connection) => {
    const current = await repository.find(userId, webhookId);
    if (!current) return;
    const attempts = delivery.attempts + 1;
    const made = { attempts, response_status: attempt.status, problem: attempt.problem };
    if (attempt.problem === null) {
      await repository.updateDelivery(userId, delivery, {
        ...made,
        state: 'delivered',
        next_attempt_at: null,
      });
      await repository.update(userId, webhookId, { failing_since: null });
    } else {
      const pauseMs = delivery.event === 'webhook.test' ? undefined : webhookRetryDelaysMs[attempts - 1];
      const next = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
      await repository.updateDelivery(userId, delivery, {
        ...made,
        state: next ? 'waiting' : 'failed',
        next_attempt_at: next?.toISOString() ?? null,
      });
      const stop = findStop({ attempt, webhook: current, delivery, now });
      if (stop) {
        await repository.update(userId, webhookId, { is_active: false, stopped_because: stop });
        await repository.cancelWaitingDeliveries(userId, webhookId);
      } else {
        if (delivery.event !== 'webhook.test')
          await repository.update(userId, webhookId, {
            failing_since: current.failing_since ?? now.toISOString(),
          });
        if (next)
          await jobs.enqueue('webhook', { userId, webhookId, deliveryId }, { connection, startAfter: next });
      }
    }
    await repository.pruneDeliveries(userId, webhookId, maxLoggedDeliveries);
  });
}

/** Returns why a webhook is to be turned off; a test turns none off. */
function findStop({
  attempt,
  webhook,
  delivery,
  now,
}: {
  attempt: Attempt;
  webhook: WebhookRow;
  delivery: DeliveryRow;
  now: Date;
}): WebhookRow['stopped_because'] {
  if (delivery.event === 'webhook.test') return null;
  if (attempt.problem === 'secret') return 'secret';
  // Standard Webhooks: the receiver wants no more.
  if (attempt.status === 410) return 'gone';
  const { failing_since: since } = webhook;
  return since !== null && now.getTime() - Date.parse(since) >= maxWebhookFailureMs ? 'failing' : null;
}

async function send({
  userId,
  webhook,
  delivery: { id, body },
  encryption,
  webhookFetch,
  clock,
  log,
  signal,
}: DeliverWebhook & {
  userId: string;
  webhook: WebhookRow;
  delivery: DeliveryRow;
  signal?: AbortSignal;
}): Promise<Attempt> {
  try {
    const secret = encryption.decrypt(webhook.secret, userId);
    const response = await webhookFetch(webhook.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `Heddle/${version}`,
        ...signDelivery({ secret, id, body, now: clock() }),
      },
      body,
      ...(signal && { signal }),
    });
    await discardBody(response);
    return { status: response.status, problem: response.ok ? null : 'refused' };
  } catch (error) {
    if (error instanceof DecryptionError) return { status: null, problem: 'secret' };
    if (error instanceof ForbiddenAddressError) return { status: null, problem: 'forbidden' };
    log.debug(errorCodes(error), 'A webhook did not answer');
    return { status: null, problem: 'unreachable' };
  }
}
