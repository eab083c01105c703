import { z } from 'zod';
import { llmFailureSchema, providerNameSchema } from './language-models.ts';
import { dueDateSchema, idSchema, instantSchema } from './values.ts';

/** `waiting`: for the first attempt, its answer, or the next attempt. `done`: also if the model changed nothing. */
const refinementStatuses = ['waiting', 'done', 'failed'] as const;

/** Why a reading is only proposed: it leaves out a task of which the intake was sure, or finds many more than the intake. */
const proposalReasons = ['drops_sure_task', 'many_more_tasks'] as const;

/** A model's reading of a capture that the user is asked about. Accepting it makes these tasks. */
const readingProposalSchema = z
  .object({
    reason: z.enum(proposalReasons),
    tasks: z.array(
      z.object({ title: z.string(), due_date: dueDateSchema.nullable(), theme_id: idSchema.nullable() }),
    ),
  })
  .meta({ ref: 'ReadingProposal' });
export type ReadingProposal = z.infer<typeof readingProposalSchema>;

/** A date of which the model is not sure. It is answered when the user answers it, or changes the date of the task. */
const refinementQuestionSchema = z
  .object({
    task_id: idSchema,
    field: z.literal('due_date'),
    current: dueDateSchema.nullable().meta({
      description: 'The date it was given; once the task has another one, the question is answered',
    }),
    value: dueDateSchema.meta({
      description: 'The date the model means; the same as `current` where the words alone do not give one',
    }),
    words: z.string().meta({ description: 'The words of the text that say when' }),
  })
  .meta({ ref: 'RefinementQuestion' });
export type RefinementQuestion = z.infer<typeof refinementQuestionSchema>;

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
    proposal: readingProposalSchema
      .nullable()
      .meta({ description: 'What the model would rather have, to be accepted or dismissed' }),
    questions: z.array(refinementQuestionSchema),
    locale: z.string().meta({ description: 'The language the capture is read in, BCP 47' }),
    requested_at: instantSchema,
    finished_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Refinement' });
export type Refinement = z.infer<typeof refinementSchema>;

export const retriedRefinementsSchema = z.object({ retried: z.int() }).meta({ ref: 'RetriedRefinements' });
export type RetriedRefinements = z.infer<typeof retriedRefinementsSchema>;

/** The date that answers a question; null for none. */
export const questionAnswerSchema = z
  .object({ due_date: dueDateSchema.nullable() })
  .meta({ ref: 'RefinementAnswer' });
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;
