import { z } from 'zod';
import { maxBulkTasks, maxFilterLength, maxSuggestions } from './limits.ts';
import {
  type Alternative,
  type Suggestion,
  selectTaskFields,
  suggestionFields,
  type Task,
  type TaskField,
  type TaskFieldDefinition,
  taskFieldNames,
  taskFields,
} from './task-fields.ts';
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

export type { Alternative, Suggestion, Task } from './task-fields.ts';

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

/** Tells whether an instant has a four-digit year in every time zone. */
function hasYearEverywhere(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear();
  return year > 1 && year < 9999;
}

/** A floating date, or an instant with an offset, which the server converts to the user's time zone. */
const dateInputSchema = z
  .union(
    [
      dueDateSchema,
      z.iso.datetime({ offset: true }).refine(hasYearEverywhere, 'must be a date of this era'),
      z.iso.datetime({ local: true }),
    ],
    'must be a date that exists, such as 2026-11-21 or 2026-11-21T09:00',
  )
  .meta({ description: '2026-11-21, 2026-11-21T09:00, or an instant with an offset' });

interface Schemas {
  /** Validates what the API returns. */
  shown: z.ZodType;
  /** Validates what the API accepts. */
  given: z.ZodType;
}
type DefinitionOf<Type> = Extract<TaskFieldDefinition, { type: Type }>;

const sameSchema = (schema: z.ZodType): Schemas => ({ shown: schema, given: schema });

const alternativeSchema = z.object({
  theme_id: idSchema.nullable(),
  confidence: z.number().min(0).max(1),
}) satisfies z.ZodType<Alternative>;

const schemasByType: {
  [Type in TaskFieldDefinition['type']]: (definition: DefinitionOf<Type>) => Schemas;
} = {
  id: () => sameSchema(idSchema),
  text: ({ max, notBlank }) => ({ shown: z.string(), given: notBlank ? nameSchema(max) : textSchema(max) }),
  rrule: ({ max }) => ({ shown: z.string(), given: textSchema(max) }),
  choice: ({ options }) => sameSchema(z.enum(options)),
  date: () => ({ shown: dueDateSchema, given: dateInputSchema }),
  moment: () => sameSchema(momentSchema),
  instant: () => sameSchema(instantSchema),
  boolean: () => sameSchema(z.boolean()),
  tags: () => ({ shown: z.array(z.string()), given: tagsSchema }),
  count: ({ min, max }) => ({
    shown: z.number().int().min(min),
    given: z
      .int('must be a whole number')
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`),
  }),
  probability: () => sameSchema(z.number().min(0).max(1)),
  alternatives: ({ max }) => ({
    shown: z.array(alternativeSchema),
    given: z.array(alternativeSchema).max(max),
  }),
  suggestions: ({ max }) => ({
    shown: z.array(shownSuggestionSchema()),
    given: givenSuggestionsSchema().max(max),
  }),
  revision: () => sameSchema(z.number().int()),
};

/** Overrides the input schemas of fields that accept more than is stored. */
const inputSchemas: { [Name in TaskField]?: z.ZodType } = {
  status: statusInputSchema,
  priority: priorityInputSchema,
};

type ShapeOf<Name extends TaskField> = { [Field in Name]: z.ZodType<Task[Field]> };

/** Picks the schemas of the named fields, for output or for input. */
function pickShape<Name extends TaskField>(names: readonly Name[], as: keyof Schemas): ShapeOf<Name> {
  const schemas = names.map((name) => {
    const definition: TaskFieldDefinition = taskFields[name];
    const schemasOf = schemasByType[definition.type] as (definition: TaskFieldDefinition) => Schemas;
    const stored = (as === 'given' && inputSchemas[name]) || schemasOf(definition)[as];
    const schema = definition.default === null ? stored.nullable() : stored;
    const { description } = definition;
    return [name, as === 'shown' && description ? schema.meta({ description }) : schema];
  });
  return Object.fromEntries(schemas);
}

const suggestionExample: Suggestion = {
  id: '0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e',
  title: 'Pay the carpenter’s invoice',
  description: '',
  priority: null,
  due_date: '2026-11-27',
  remind_at: null,
  recurrence: null,
  recurs_from_completion: false,
  tags: [],
  auto_tags: ['pay'],
  estimated_pomodoros: 1,
  theme_id: null,
  thread_id: null,
  project_id: null,
  llm_confidence: 0.4,
  alternatives: [],
};

/** Suggestions are given as they are stored: every field, dates floating, priorities as words. */
const givenSuggestionsSchema = () =>
  z
    .array(
      z
        .strictObject({
          ...pickShape(suggestionFields, 'given'),
          due_date: dueDateSchema.nullable(),
          priority: prioritySchema.nullable(),
        })
        .meta({ examples: [suggestionExample] }),
    )
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must have different ids');

const shownSuggestionSchema = () =>
  z.object(pickShape(suggestionFields, 'shown')).meta({ ref: 'Suggestion' });

export const taskSchema = z.object(pickShape(taskFieldNames, 'shown')).meta({ ref: 'Task' });

const givenShape = pickShape(selectTaskFields({ setBy: 'person' }), 'given');
/** Is read as `due_date`. */
const due = dateInputSchema.nullable();

/** A task as it is to be stored. */
export const newTaskSchema = z
  .object({ ...givenShape, id: idSchema, due })
  .partial()
  .required({ title: true })
  .meta({ ref: 'NewTask' });
export type NewTask = z.infer<typeof newTaskSchema>;

/**
 * Describes a text to be understood: `title` is the text as the person entered it, `id` is the capture's. Other fields
 * apply to every task in it. `tasks` is what the person was shown and accepted, in order; without it
 * the server runs the intake itself. Task ids always derive from the capture's (see `deriveTaskId`).
 */
export const newCaptureSchema = newTaskSchema
  .extend({
    captured_at: givenInstantSchema.optional(),
    tasks: z
      .array(newTaskSchema.omit({ id: true }))
      .min(1)
      .max(maxBulkTasks)
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
  .object({ ...givenShape, due })
  .partial()
  .meta({ ref: 'TaskPatch' });
export type TaskPatch = z.infer<typeof taskPatchSchema>;

/** The suggestions to add, as the task has them. */
export const addSuggestionsSchema = z
  .object({ suggestions: givenSuggestionsSchema().min(1).max(maxSuggestions) })
  .meta({ ref: 'AddSuggestions' });
export type AddSuggestions = z.infer<typeof addSuggestionsSchema>;
export const addedSuggestionsSchema = z
  .object({ task: taskSchema, added: z.array(taskSchema) })
  .meta({ ref: 'AddedSuggestions' });

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
      .max(maxBulkTasks),
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
  after: idSchema.optional().meta({
    description:
      'The id of a task: the list begins behind it. To read page by page, send a `limit`, and as `after` the id of the last task you got, until fewer come than you asked for.',
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
