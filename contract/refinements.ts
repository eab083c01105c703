import { z } from 'zod';
import { llmFailureSchema, providerNameSchema } from './language-models.ts';
import { idSchema, instantSchema } from './values.ts';

/** `waiting`: for its turn or for the answer. `done`: also when the model had nothing to change. */
export const refinementStatuses = ['waiting', 'done', 'failed'] as const;

/** What a language model made of a capture after the intake. A capture that no model was asked about has none. */
export const refinementSchema = z
  .object({
    id: idSchema.meta({ description: 'The id of the capture' }),
    status: z.enum(refinementStatuses),
    change_id: idSchema
      .nullable()
      .meta({ description: 'The change it made, which can be undone; null if it changed nothing' }),
    provider: providerNameSchema.nullable(),
    model: z.string().nullable(),
    reasoning: z.string().nullable().meta({ description: 'Why, in the words of the model' }),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    latency_ms: z.int().nullable(),
    attempts: z.int(),
    failure: llmFailureSchema
      .nullable()
      .meta({ description: 'Why the last attempt failed; while it is `waiting`, another one follows' }),
    requested_at: instantSchema,
    finished_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Refinement' });
export const retriedSchema = z.object({ retried: z.int() }).meta({ ref: 'RetriedRefinements' });
export type RetriedRefinements = z.infer<typeof retriedSchema>;
export type Refinement = z.infer<typeof refinementSchema>;
