import { z } from 'zod';
import { idSchema, nameSchema } from './values.ts';

/** IANA name such as `Europe/Vienna`. */
export const timeZoneSchema = z.string().refine((name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}, 'must be a time zone such as Europe/Vienna');

export const profileSchema = z
  .object({ id: idSchema, email: z.string(), name: z.string(), time_zone: z.string() })
  .meta({ ref: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

export const profilePatchSchema = z
  .object({ name: nameSchema(), time_zone: timeZoneSchema })
  .partial()
  .meta({ ref: 'ProfilePatch' });
