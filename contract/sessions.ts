import { z } from 'zod';
import { idSchema, instantSchema } from './values.ts';

/** Browser or program in which an account is signed in. */
export const sessionSchema = z
  .object({
    id: idSchema,
    current: z.boolean().meta({ description: 'Whether the request came from it' }),
    created_at: instantSchema.meta({ description: 'When it signed in' }),
    last_active_at: instantSchema.meta({
      description: 'Last time it asked for an ID token; it does so at every start and every 50 minutes',
    }),
    ip_address: z.string().nullable().meta({ description: 'Where it signed in from' }),
    user_agent: z.string().nullable(),
  })
  .meta({ ref: 'Session' });
export type Session = z.infer<typeof sessionSchema>;
