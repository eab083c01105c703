import type { Logger } from 'pino';
import type { PushError } from '#contract/push.ts';
import {
  maxPushRetryAfterMs,
  pushFirstRetryDelayMs,
  pushLeaseMs,
  pushMaxRetryDelayMs,
} from '../../config/limits.ts';
import { discardBody, type PublicFetch } from '../../http/public-fetch.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { errorCodes } from '../../log.ts';
import { encryptPayload, maxPayloadBytes } from './encrypt-payload.ts';
import type { Delivery, PushRepository, WaitingDevice } from './push.repository.ts';
import type { Vapid } from './vapid.ts';

export type PushOutcome = 'sent' | 'expired' | 'gone' | PushError;

export interface DeliverPush {
  push: PushRepository;
  vapid: Vapid;
  pushFetch: PublicFetch;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Called after every attempt. */
  countPush: (outcome: PushOutcome) => void;
  clock: () => Date;
  log: Logger;
  userId: string;
  /** Delivers to this device alone. */
  onlyDevice?: string;
  signal?: AbortSignal;
}

interface Attempt {
  outcome: PushOutcome;
  /** How long the push service asks to wait. */
  retryAfterMs?: number;
}

/**
 * Hands the user's messages to the push services of their devices, those of one device one after the other. Where a push
 * service is busy or out of reach, or another instance is sending, a job continues later.
 */
export async function deliverPush(context: DeliverPush): Promise<void> {
  const { push, jobs, userId, onlyDevice } = context;
  const waiting = await push.listWaiting(userId);
  const devices = waiting.filter(({ id }) => onlyDevice === undefined || id === onlyDevice);
  const busy = (await Promise.all(devices.map((device) => deliverTo(context, device)))).flatMap(
    (until) => until ?? [],
  );
  if (busy.length === 0) return;
  const startAfter = new Date(Math.min(...busy.map((until) => until.getTime())));
  await jobs.enqueue('push', { userId }, { startAfter });
}

/** Sends what waits for one device. Returns until when the device is busy if something is left. */
async function deliverTo(context: DeliverPush, device: WaitingDevice): Promise<Date | undefined> {
  const { push, clock, userId } = context;
  const until = () => new Date(clock().getTime() + pushLeaseMs);
  const lease = () => push.leaseDevice(userId, device.id, { now: clock(), until: until() });
  if (!(await lease())) return new Date(device.busy_until ?? until());
  for (;;) {
    const unsent = await push.listUnsent(userId, device.id);
    if (unsent.length > 0) {
      const delayMs = await deliverAll(context, device, unsent);
      if (delayMs === undefined) continue;
      const busyUntil = new Date(clock().getTime() + delayMs);
      await push.updateDevice(userId, device.id, { busy_until: busyUntil.toISOString() });
      return busyUntil;
    }
    await push.updateDevice(userId, device.id, { busy_until: null });
    // A message stored just before that line found the device busy.
    const isDone = (await push.listUnsent(userId, device.id)).length === 0 || !(await lease());
    if (isDone) return undefined;
  }
}

/** Sends messages to one device, in order. Returns how long to wait if its push service does not take one now. */
async function deliverAll(
  context: DeliverPush,
  device: WaitingDevice,
  unsent: Delivery[],
): Promise<number | undefined> {
  const { push, clock, userId } = context;
  for (const delivery of device.failures > 0 ? await keepLatest(context, unsent) : unsent) {
    const until = new Date(clock().getTime() + pushLeaseMs);
    const isThere = await push.updateDevice(userId, device.id, { busy_until: until.toISOString() });
    if (!isThere) return undefined;
    const delayMs = await deliver(context, device, delivery);
    if (delayMs !== undefined) return delayMs;
  }
  return undefined;
}

/** After an outage, only the latest message of each topic is worth sending, as for a device that was off. */
async function keepLatest({ push, userId }: DeliverPush, unsent: Delivery[]): Promise<Delivery[]> {
  const latest = new Map(unsent.map((delivery) => [delivery.topic, delivery]));
  const superseded = unsent.filter((delivery) => latest.get(delivery.topic) !== delivery);
  for (const { id } of superseded) await push.settleDelivery(userId, id);
  return [...latest.values()];
}

/** Makes one attempt. Returns how long to wait before the next, or undefined if this delivery is over. */
async function deliver(
  context: DeliverPush,
  device: WaitingDevice,
  delivery: Delivery,
): Promise<number | undefined> {
  const { push, clock, countPush, log, userId } = context;
  const { outcome, retryAfterMs = 0 } = await send(context, device, delivery);
  countPush(outcome);
  if (outcome === 'gone') {
    await push.removeDevice(userId, device.id);
    return undefined;
  }
  const isOver = outcome !== 'busy' && outcome !== 'unreachable';
  if (isOver) await push.settleDelivery(userId, delivery.id);
  if (outcome === 'expired') return undefined;
  if (outcome === 'sent') {
    const usedAt = clock().toISOString();
    await push.updateDevice(userId, device.id, { last_used_at: usedAt, last_error: null, failures: 0 });
    return undefined;
  }
  const failures = isOver ? device.failures : device.failures + 1;
  await push.updateDevice(userId, device.id, { last_error: outcome, failures });
  log.warn({ outcome, service: new URL(device.endpoint).host }, 'A push service did not accept a message');
  if (isOver) return undefined;
  const backoffMs = Math.min(pushFirstRetryDelayMs * 2 ** device.failures, pushMaxRetryDelayMs);
  return Math.max(backoffMs, Math.min(retryAfterMs, maxPushRetryAfterMs));
}

async function send(
  { vapid, pushFetch, clock, log, signal }: DeliverPush,
  { endpoint, p256dh, auth }: WaitingDevice,
  { payload, topic, urgency, expires_at }: Delivery,
): Promise<Attempt> {
  const now = clock();
  const ttlMs = Date.parse(expires_at) - now.getTime();
  if (ttlMs <= 0) return { outcome: 'expired' };
  const plain = JSON.stringify(payload);
  if (Buffer.byteLength(plain) > maxPayloadBytes) return { outcome: 'refused' };
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
      body: encryptPayload(plain, { p256dh, auth }),
      ...(signal && { signal }),
    });
    await discardBody(response);
    return readResponse(response, now);
  } catch (error) {
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
