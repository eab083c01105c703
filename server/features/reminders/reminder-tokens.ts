import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { reminderTokenLifetimeMs } from '../../config/limits.ts';
import { tokenRefused } from './reminders.errors.ts';

/** What a token authorizes: to act on one reminder from one device. */
export interface ReminderGrant {
  userId: string;
  deviceId: string;
  taskId: string;
  /** The moment of the reminder: a token is of no use for a later one. */
  moment: string;
}

const claimsSchema = z.object({ sub: z.uuid(), device: z.uuid(), task: z.uuid(), moment: z.string() });

export type ReminderTokens = ReturnType<typeof createReminderTokens>;

/** Signs and verifies the tokens that notifications carry, with a key of their own that follows from the secret. */
export function createReminderTokens({ secret }: { secret: string }) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'heddle reminder actions', 32));
  return {
    sign: ({ userId, deviceId, taskId, moment }: ReminderGrant, now: Date): Promise<string> =>
      new SignJWT({ device: deviceId, task: taskId, moment })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setExpirationTime(new Date(now.getTime() + reminderTokenLifetimeMs))
        .sign(key),

    /** Throws `reminders.token_refused` for what is no token of ours, or one that has expired. */
    async verify(token: string, now: Date): Promise<ReminderGrant> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
        const { sub, device, task, moment } = claimsSchema.parse(payload);
        return { userId: sub, deviceId: device, taskId: task, moment };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw tokenRefused();
        throw error;
      }
    },
  };
}
