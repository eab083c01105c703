import { z } from 'zod';
import { maxPushEndpointLength } from './limits.ts';
import { idSchema, instantSchema } from './values.ts';

/** Base64url without padding that decodes to `bytes` bytes. */
const keySchema = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .length(Math.ceil((bytes * 4) / 3), `must have ${bytes} bytes`);

/** What `PushSubscription.toJSON()` of the browser returns; `expirationTime` is ignored. */
export const newPushDeviceSchema = z
  .object({
    endpoint: z
      .url()
      .regex(/^[\x21-\x7e]+$/, 'must be ASCII')
      .max(maxPushEndpointLength),
    keys: z.object({ p256dh: keySchema(65), auth: keySchema(16) }),
  })
  .meta({ ref: 'NewPushDevice' });
export type NewPushDevice = z.infer<typeof newPushDeviceSchema>;

/**
 * Why the last message did not reach the push service: it refused it, it did not answer, or it asked to slow down. An address that is
 * not public counts as one that does not answer, or it would tell which names exist in the server's network.
 */
export const pushErrors = ['refused', 'unreachable', 'busy'] as const;
export type PushError = (typeof pushErrors)[number];

/** A browser that takes push messages. Its session owns it: signing out there removes it. */
export const pushDeviceSchema = z
  .object({
    id: idSchema,
    current: z.boolean().meta({ description: 'Whether it is the browser of this session' }),
    user_agent: z.string().nullable(),
    created_at: instantSchema,
    last_used_at: instantSchema
      .nullable()
      .meta({ description: 'When a push service last took a message for it' }),
    last_error: z.enum(pushErrors).nullable().meta({ description: 'Cleared by the next message it takes' }),
  })
  .meta({ ref: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushKeySchema = z
  .object({
    public_key: z
      .string()
      .meta({ description: 'The `applicationServerKey` for subscribing (VAPID), base64url' }),
  })
  .meta({ ref: 'PushKey' });

export interface NotificationAction {
  /** For a reminder one of `reminderActions` of contract/reminders.ts. */
  action: string;
  title: string;
  /** Where the action leads if no service worker handles it. */
  navigate: string;
}

/** What to show, with the names that declarative web push gives them. */
export interface PushNotification {
  title: string;
  body: string;
  /** Absolute address to open on a click. */
  navigate: string;
  /** A notification replaces the one with the same tag. */
  tag: string;
  actions?: readonly NotificationAction[];
  data: PushData;
}

/** What the service worker needs besides what it shows. */
export type PushData =
  | { kind: 'test' | 'timer' | 'digest' }
  | {
      kind: 'reminder';
      /** The reminders this notification is about, one string each: a task at a moment. */
      reminders: readonly string[];
      /** Authorizes `POST /api/reminders/actions`; absent where the notification is about several. */
      token?: string;
      /**
       * The reminders sent to this device in the last day that may not have arrived, and one notification about these and
       * the new ones together. To be shown instead if the device has not yet shown one of `reminders`.
       */
      missed?: { reminders: readonly string[]; notification: Omit<PushNotification, 'data'> };
    };

/**
 * The payload of every message, encrypted for the device (RFC 8291). Browsers with declarative web push show it by
 * themselves; elsewhere the service worker's push event shows the same.
 */
export interface PushPayload {
  web_push: 8030;
  notification: PushNotification;
  /** Lets a service worker change the notification before it is shown. */
  mutable: true;
}
