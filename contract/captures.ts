import { z } from 'zod';
import { idSchema, instantSchema } from './values.ts';

/** Raw text as the user entered it; never deleted. */
export const captureSchema = z
  .object({
    id: idSchema,
    text: z.string(),
    context: z.string(),
    captured_at: instantSchema,
    revision: z.number().int(),
  })
  .meta({ ref: 'Capture' });
export type Capture = z.infer<typeof captureSchema>;
