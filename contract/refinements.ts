import { z } from 'zod';
import { llmFailureSchema, providerNameSchema } from './language-models.ts';
import { idSchema, instantSchema } from './values.ts';

/** `waiting`: for the first attempt, its answer, or the next attempt. `done`: also if the model changed nothing. */
const refinementStatuses = ['waiting', 'done', 'failed'] as const;

/** The result of asking a language model about a capture. A capture that no model was asked about has none. */
export const refinementSchema = z
  .object({
    id: idSchema.meta({ description: 'The id of the capture' }),
    status: z.enum(refinementStatuses),
    change_id: idSchema
      .nullable()
      .meta({ description: 'The change it made, which can be undone; null if it changed nothing' }),
    provider: providerNameSchema.nullable(),
    model: z.string().nullable(),
    reasoning: z.string().nullable().meta({ description: 'The reasons, in the words of the model' }),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    latency_ms: z.int().nullable(),
    attempts: z.int(),
    failure: llmFailureSchema.nullable().meta({
      description: 'Why the last attempt failed; while the status is `waiting`, it will be retried',
    }),
    requested_at: instantSchema,
    finished_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Refinement' });
export type Refinement = z.infer<typeof refinementSchema>;

export const retriedRefinementsSchema = z.object({ retried: z.int() }).meta({ ref: 'RetriedRefinements' });
export type RetriedRefinements = z.infer<typeof retriedRefinementsSchema>;
