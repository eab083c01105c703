import type { Logger } from 'pino';
import type { PushError } from '#contract/push.ts';
import { maxPushRetryDelayMs, pushLeaseMs } from '../../config/limits.ts';
import { ForbiddenAddressError, type PublicFetch } from '../../http/public-fetch.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { errorCodes } from '../../log.ts';
import { encryptPayload } from './encrypt-payload.ts';
import type { Delivery, PushRepository } from './push.repository.ts';
import type { Vapid } from './vapid.ts';

export type PushOutcome = 'sent' | 'expired' | 'gone' | PushError;

export interface DeliverPush {
  push: PushRepository;
  vapid: Vapid;
  pushFetch: PublicFetch;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Hears of every attempt. */
  countPush: (outcome: PushOutcome) => void;
  clock: () => Date;
  log: Logger;
  userId: string;
  message: string;
  signal?: AbortSignal;
}

interface Attempt {
  outcome: PushOutcome;
  /** How long the push service asks to wait. */
  retryAfterMs?: number;
}

/**
 * Hands a message to the push service of each device that has not had it. One that is busy is asked again when it wants;
 * throws when one could not be reached or another attempt is under way, so that the job is tried again.
 */
export async function deliverPush(context: DeliverPush): Promise<void> {
  const { push, jobs, clock, userId, message } = context;
  const now = clock();
  const until = new Date(now.getTime() + pushLeaseMs);
  const deliveries = await push.leaseDeliveries(userId, message, { now, until });
  const attempts = await Promise.all(deliveries.map((delivery) => deliver(context, delivery)));
  const busy = attempts.flatMap(({ retryAfterMs }) => retryAfterMs ?? []);
  if (busy.length > 0) {
    const startAfter = new Date(now.getTime() + Math.min(Math.max(...busy), maxPushRetryDelayMs));
    await jobs.enqueue('push', { userId, message }, { startAfter });
  } else if (await push.hasUnsent(userId, message)) throw new PushUnfinishedError();
}

/** Says that some device has not had a message yet. */
export class PushUnfinishedError extends Error {
  override name = 'PushUnfinishedError';
  readonly code = 'push.unfinished';
}

async function deliver(context: DeliverPush, delivery: Delivery): Promise<Attempt> {
  const { push, clock, countPush, log, userId } = context;
  const { id, device_id: deviceId, endpoint } = delivery;
  const attempt = await send(context, delivery);
  const { outcome } = attempt;
  countPush(outcome);
  if (outcome === 'gone') await push.removeDevice(userId, deviceId);
  else if (outcome === 'busy' || outcome === 'unreachable') await push.releaseDelivery(userId, id);
  else await push.settleDelivery(userId, id);
  if (outcome === 'sent') await push.recordUse(userId, deviceId, { usedAt: clock() });
  else if (outcome !== 'gone' && outcome !== 'expired') {
    await push.recordUse(userId, deviceId, { error: outcome });
    log.warn({ outcome, service: new URL(endpoint).host }, 'A push message was not taken');
  }
  return attempt;
}

async function send(
  { vapid, pushFetch, clock, log, signal }: DeliverPush,
  { endpoint, p256dh, auth, payload, topic, urgency, expires_at }: Delivery,
): Promise<Attempt> {
  const now = clock();
  const ttlMs = Date.parse(expires_at) - now.getTime();
  if (ttlMs <= 0) return { outcome: 'expired' };
  try {
    const response = await pushFetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: await vapid.authorize(endpoint, now),
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(Math.ceil(ttlMs / 1000)),
        Topic: topic,
        Urgency: urgency,
      },
      body: encryptPayload(JSON.stringify(payload), { p256dh, auth }),
      ...(signal && { signal }),
    });
    await response.body?.cancel();
    return readResponse(response, now);
  } catch (error) {
    if (error instanceof ForbiddenAddressError) return { outcome: 'forbidden_address' };
    log.debug(errorCodes(error), 'A push service did not answer');
    return { outcome: 'unreachable' };
  }
}

function readResponse({ status, headers }: Response, now: Date): Attempt {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429) return { outcome: 'busy', retryAfterMs: readRetryAfter(headers, now) };
  return { outcome: status >= 500 ? 'unreachable' : 'refused' };
}

/** Returns the delay that Retry-After asks for, in seconds or as a date (RFC 9110, 10.2.3); a minute if it says nothing. */
function readRetryAfter(headers: Headers, now: Date): number {
  const value = headers.get('Retry-After') ?? '';
  const delayMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(delayMs) ? Math.max(delayMs, 0) : 60_000;
}
