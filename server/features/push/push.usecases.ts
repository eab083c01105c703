import { createECDH, createHash } from 'node:crypto';
import type { NewPushDevice, PushDevice, PushNotification } from '#contract/push.ts';
import { maxPushDevices } from '../../config/limits.ts';
import type { SessionUser } from '../../http/env.ts';
import { invalidInput } from '../../http/errors.ts';
import { createId } from '../../ids.ts';
import type { JobConnection, JobQueue } from '../../jobs/job-payloads.ts';
import { type DeliverPush, deliverPush } from './deliver-push.usecases.ts';
import { deviceGone, deviceNotFound, tooManyDevices } from './push.errors.ts';
import type { DeviceRow, PushRepository } from './push.repository.ts';

interface Context {
  push: PushRepository;
  user: Pick<SessionUser, 'id' | 'sessionId'>;
}

const toPushDevice = (
  { session_id, origin: _origin, ...device }: DeviceRow,
  user: Context['user'],
): PushDevice => ({
  ...device,
  current: session_id === user.sessionId,
});

/** Lists the browsers that receive notifications, newest first. */
export async function listDevices({ push, user }: Context): Promise<PushDevice[]> {
  return (await push.listDevices(user.id)).map((device) => toPushDevice(device, user));
}

/**
 * Saves the browser of this session, once for each endpoint; an endpoint of another account moves to this one. `origin` is
 * where its notifications lead. Throws `input.invalid` for an endpoint that `isAllowedEndpoint` refuses.
 */
export async function saveDevice({
  push,
  user,
  input: { endpoint, keys },
  origin,
  isAllowedEndpoint,
  now,
}: Context & {
  input: NewPushDevice;
  origin: string;
  isAllowedEndpoint: (endpoint: string) => boolean;
  now: Date;
}): Promise<PushDevice> {
  if (!isAllowedEndpoint(endpoint))
    throw invalidInput([
      { field: 'endpoint', message: 'must be the public HTTPS address of a push service' },
    ]);
  if (!isPublicKey(keys.p256dh))
    throw invalidInput([{ field: 'keys.p256dh', message: 'must be a point of the curve P-256' }]);
  const row = { session_id: user.sessionId, origin, endpoint, ...keys, created_at: now.toISOString() };
  const id = await push.saveDevice(user.id, { ...row, id: createId() }, { max: maxPushDevices });
  if (!id) throw tooManyDevices(maxPushDevices);
  return findDevice({ push, user, id });
}

function isPublicKey(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

async function findDevice({ push, user, id }: Context & { id: string }): Promise<PushDevice> {
  const device = await push.findDevice(user.id, id);
  if (!device) throw deviceNotFound();
  return toPushDevice(device, user);
}

export async function removeDevice({ push, user, id }: Context & { id: string }): Promise<void> {
  if (!(await push.removeDevice(user.id, id))) throw deviceNotFound();
}

/** Sends a message to one device at once. Returns the device as it is then; throws `push.gone` if it was removed. */
export async function testDevice({
  user,
  id,
  ...delivery
}: Context & Omit<DeliverPush, 'userId' | 'onlyDevice'> & { id: string }): Promise<PushDevice> {
  const { push, clock } = delivery;
  await findDevice({ push, user, id });
  const message: PushMessage = {
    id: `test:${createId()}`,
    urgency: 'high',
    lifetimeMs: testLifetimeMs,
    compose: ({ origin }) => ({
      title: 'Notifications work',
      body: 'This is where your reminders will appear.',
      navigate: `${origin}/settings`,
      tag: 'test',
      data: { kind: 'test' },
    }),
  };
  const isThis = (device: DeviceRow) => device.id === id;
  await storeMessage({ push, userId: user.id, message, now: clock(), isReceiver: isThis });
  await push.retryNow(user.id, id);
  await deliverPush({ ...delivery, userId: user.id, onlyDevice: id });
  const device = await push.findDevice(user.id, id);
  if (!device) throw deviceGone();
  return toPushDevice(device, user);
}

/** A test notification that arrives later than this is no use. */
const testLifetimeMs = 60_000;

/** One message for all devices of a user. */
export interface PushMessage {
  /** Identifies it among the user's messages: a message with the same id is not sent again. */
  id: string;
  /** `high` wakes a sleeping device. */
  urgency: 'normal' | 'high';
  /** How long a push service keeps it for a device that is off. */
  lifetimeMs: number;
  /** Of messages with one topic, a device that was off gets the last. Default: the tag of the notification. */
  topic?: string;
  /** Returns what to show on a device. `origin` is where Heddle is open there, for `navigate`. */
  compose: (
    device: Pick<DeviceRow, 'id' | 'origin' | 'created_at'>,
  ) => PushNotification | Promise<PushNotification>;
}

/**
 * Sends a message to each device of the user, exactly once however often it is called: the deliveries and the job that
 * makes them are stored together, in the transaction of `push` if it has one. Resolves once they are stored.
 */
export async function sendPush({
  jobs,
  ...message
}: Message & { jobs: Pick<JobQueue, 'enqueue' | 'wake'> }): Promise<void> {
  const { userId } = message;
  await storeMessage({
    ...message,
    alongside: (connection) => jobs.enqueue('push', { userId }, { connection }),
  });
  jobs.wake('push');
}

/** What messages are stored with. */
export type PushSender = Pick<PushRepository, 'listDevices' | 'createDeliveries'>;

interface Message {
  push: PushSender;
  userId: string;
  message: PushMessage;
  now: Date;
}

async function storeMessage({
  push,
  userId,
  message: { id: message, urgency, lifetimeMs, topic, compose },
  now,
  isReceiver = () => true,
  alongside = async () => undefined,
}: Message & {
  isReceiver?: (device: DeviceRow) => boolean;
  alongside?: (connection: JobConnection) => Promise<void>;
}): Promise<void> {
  const devices = await push.listDevices(userId);
  const composed = await Promise.all(
    devices.filter(isReceiver).map(async (device) => ({ device, notification: await compose(device) })),
  );
  const [first] = composed;
  if (!first) return;
  await push.createDeliveries(
    userId,
    {
      message,
      topic: formatTopic(topic ?? first.notification.tag),
      urgency,
      expiresAt: new Date(now.getTime() + lifetimeMs),
      now,
      payloads: composed.map(({ device, notification }) => ({
        id: createId(),
        deviceId: device.id,
        payload: { web_push: 8030, notification, mutable: true },
      })),
    },
    alongside,
  );
}

/** A topic has at most 32 characters of base64url (RFC 8030, 5.4), and a push service learns nothing from a hash. */
const formatTopic = (topic: string) => createHash('sha256').update(topic).digest('base64url').slice(0, 32);
