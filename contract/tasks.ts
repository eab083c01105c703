import { z } from 'zod';
import { maxBulk, maxFilterLength, maxTextLength } from './limits.ts';
import {
  dueDateSchema,
  givenInstantSchema,
  idSchema,
  instantSchema,
  momentSchema,
  nameSchema,
  prioritySchema,
  statusSchema,
  tagsSchema,
  textSchema,
} from './values.ts';

/** A theme the intake also thought of, best first. `theme_id` null is the Inbox. */
const alternativeSchema = z.object({
  theme_id: idSchema.nullable(),
  confidence: z.number().min(0).max(1),
});
export type Alternative = z.infer<typeof alternativeSchema>;

export const taskSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    context: z.string().meta({ description: 'Where the task came from' }),
    description: z.string().meta({ description: "The user's own notes" }),
    status: statusSchema,
    priority: prioritySchema.nullable(),
    due_date: dueDateSchema.nullable(),
    remind_at: momentSchema.nullable().meta({ description: "When to remind of it, in the user's time zone" }),
    recurrence: z.string().nullable().meta({ description: 'RRULE (RFC 5545), without the prefix' }),
    recurs_from_completion: z
      .boolean()
      .meta({ description: 'Counts the interval from the day it is completed, not from the due date' }),
    tags: z.array(z.string()),
    auto_tags: z.array(z.string()),
    estimated_pomodoros: z.number().int().min(1),
    theme_id: idSchema.nullable().meta({ description: 'null is the Inbox' }),
    thread_id: idSchema.nullable(),
    project_id: idSchema.nullable(),
    parent_id: idSchema.nullable().meta({ description: 'The task this is a subtask of' }),
    llm_confidence: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: 'Probability that the theme is right; null when a person chose it' }),
    alternatives: z.array(alternativeSchema),
    filed_at: instantSchema
      .nullable()
      .meta({ description: 'When a person chose its theme, or the Inbox; null when none did' }),
    capture_id: idSchema.nullable(),
    completed_at: instantSchema.nullable(),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Task' });
export type Task = z.infer<typeof taskSchema>;

/** Words, or numbers 1..5 as some clients send them: 5 urgent, 4 high, 3 medium, 2 and 1 low. */
const priorityInputSchema = z
  .union([prioritySchema, z.literal([1, 2, 3, 4, 5])], 'must be urgent, high, medium, low, or 1 to 5')
  .transform((value) =>
    typeof value === 'string'
      ? value
      : value === 5
        ? 'urgent'
        : value === 4
          ? 'high'
          : value === 3
            ? 'medium'
            : 'low',
  );

/** The stored vocabulary, and DONE and OPEN as some clients send them. */
export const statusInputSchema = z
  .union(
    [statusSchema, z.enum(['DONE', 'OPEN'])],
    'must be pending, in_progress, completed or paused, or DONE or OPEN',
  )
  .transform((value) => (value === 'DONE' ? 'completed' : value === 'OPEN' ? 'pending' : value));

/** Whether an instant has a year of four digits in every time zone. */
function hasYearEverywhere(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear();
  return year > 1 && year < 9999;
}

/** A floating date, or an instant with an offset, which the server converts to the user's time zone. */
const dueInputSchema = z
  .union(
    [
      dueDateSchema,
      z.iso.datetime({ offset: true }).refine(hasYearEverywhere, 'must be a date of this era'),
      z.iso.datetime({ local: true }),
    ],
    'must be a date that exists, such as 2026-11-21 or 2026-11-21T09:00',
  )
  .meta({ description: '2026-11-21, 2026-11-21T09:00, or an instant with an offset' });

const taskFields = {
  title: nameSchema(maxTextLength),
  context: textSchema(),
  description: textSchema(),
  status: statusInputSchema,
  priority: priorityInputSchema.nullable(),
  due_date: dueInputSchema.nullable(),
  remind_at: momentSchema.nullable(),
  recurrence: textSchema(500).nullable(),
  recurs_from_completion: z.boolean(),
  tags: tagsSchema,
  auto_tags: tagsSchema,
  estimated_pomodoros: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(100, 'must be at most 100'),
  theme_id: idSchema.nullable(),
  thread_id: idSchema.nullable(),
  project_id: idSchema.nullable(),
  parent_id: idSchema.nullable(),
  llm_confidence: z.number().min(0).max(1).nullable(),
  alternatives: z.array(alternativeSchema).max(7),
};

/** A task as it is to be stored. `due` is read as `due_date`. */
export const newTaskSchema = z
  .object({
    ...taskFields,
    id: idSchema,
    due: dueInputSchema.nullable(),
  })
  .partial()
  .required({ title: true })
  .meta({ ref: 'NewTask' });
export type NewTask = z.infer<typeof newTaskSchema>;

/**
 * A text to be understood: `title` is the text as the person gave it, `id` the capture's. Other fields, where
 * given, hold for every task in it. `tasks` is what the person was shown and accepted, in order; without it
 * the server runs the intake itself. Task ids always derive from the capture's (see `taskIdOf`).
 */
export const newCaptureSchema = newTaskSchema
  .extend({
    captured_at: givenInstantSchema.optional(),
    tasks: z
      .array(newTaskSchema.omit({ id: true }))
      .min(1)
      .max(maxBulk)
      .optional(),
  })
  .meta({ ref: 'NewCapture' });
export type NewCapture = z.infer<typeof newCaptureSchema>;

export const captureResultSchema = z
  .object({ type: z.enum(['single', 'multi_task']), total_created: z.int(), tasks: z.array(taskSchema) })
  .meta({ ref: 'CaptureResult' });
export type CaptureResult = z.infer<typeof captureResultSchema>;

/** Only the fields that change. */
export const taskPatchSchema = z
  .object({
    ...taskFields,
    due: dueInputSchema.nullable(),
  })
  .partial()
  .meta({ ref: 'TaskPatch' });
export type TaskPatch = z.infer<typeof taskPatchSchema>;

export const bulkPatchSchema = z
  .object({
    tasks: z
      .array(
        taskPatchSchema.extend({
          id: idSchema,
          deleted: z.boolean().optional().meta({ description: 'Into the trash, or out of it' }),
        }),
      )
      .min(1)
      .max(maxBulk),
  })
  .meta({ ref: 'BulkTaskPatch' });
export type BulkPatch = z.infer<typeof bulkPatchSchema>;

export const taskQuerySchema = z.object({
  theme_id: z.union([idSchema, z.literal('inbox')]).optional(),
  project_id: idSchema.optional(),
  filter: textSchema(maxFilterLength)
    .optional()
    .meta({
      description:
        'Words and conditions, as in the search box: `today & p1`, `overdue | no date`, `@work & !#house`, `due <= friday`, `"these words"`. Signs: `&` and, `|` or, `!` not, `( )`. Days are those of your time zone. What cannot be read is refused with its place.',
      examples: ['(today | overdue) & !@waiting', 'due before: next week & #work'],
    }),
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
});
export type TaskQuery = z.infer<typeof taskQuerySchema>;

export const reclassifyResultSchema = z
  .object({
    reclassified_count: z.int(),
    total_tasks: z.int(),
    theme_changes: z.record(z.string(), z.int()).meta({ description: 'Theme name to tasks moved into it' }),
    errors: z.array(z.string()),
  })
  .meta({ ref: 'ReclassifyResult' });
export type ReclassifyResult = z.infer<typeof reclassifyResultSchema>;
