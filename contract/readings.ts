import { z } from 'zod';
import { maxTextLength } from './limits.ts';
import { type Task, taskSchema } from './tasks.ts';
import { givenInstantSchema, textSchema } from './values.ts';

/** A text to be read by the active language model, of which nothing is stored. */
export const newReadingSchema = z
  .object({
    text: textSchema(maxTextLength).trim().min(1, 'must not be empty'),
    captured_at: givenInstantSchema.optional(),
  })
  .meta({ ref: 'NewReading' });
export type NewReading = z.infer<typeof newReadingSchema>;

/** The fields that a reading gives to a task. */
export const readTaskFields = [
  'title',
  'description',
  'priority',
  'due_date',
  'remind_at',
  'recurrence',
  'recurs_from_completion',
  'tags',
  'auto_tags',
  'estimated_pomodoros',
  'theme_id',
  'thread_id',
  'project_id',
  'llm_confidence',
  'alternatives',
] as const satisfies (keyof Task)[];
export type ReadTask = Pick<Task, (typeof readTaskFields)[number]>;

const { shape } = taskSchema;
const readTaskSchema = z
  .object(
    Object.fromEntries(readTaskFields.map((field) => [field, shape[field]])) as Pick<
      typeof shape,
      keyof ReadTask
    >,
  )
  .meta({ ref: 'ReadTask' });

/** The tasks that the model finds in the text, in its order. */
export const readingSchema = z.object({ tasks: z.array(readTaskSchema) }).meta({ ref: 'Reading' });
export type TextReading = z.infer<typeof readingSchema>;
