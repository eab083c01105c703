import { z } from 'zod';
import { maxTextLength } from './limits.ts';
import { idSchema, instantSchema, nameSchema, textSchema } from './values.ts';

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

/** A text to make tasks of. */
export const givenCaptureSchema = z
  .object({
    text: nameSchema(maxTextLength).meta({ examples: ['Buy milk tomorrow, call mum at 9'] }),
    id: idSchema.optional().meta({ description: 'A repeated id changes nothing and answers the same' }),
    context: textSchema().optional().meta({ description: 'Where the text comes from, shown with its tasks' }),
  })
  .meta({ ref: 'GivenCapture' });
export type GivenCapture = z.infer<typeof givenCaptureSchema>;
