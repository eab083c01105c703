import { maxSuggestions, maxTextLength } from './limits.ts';
import { priorities, statuses } from './vocabularies.ts';

/** A theme the intake also thought of. `theme_id` null is the Inbox. */
export interface Alternative {
  theme_id: string | null;
  confidence: number;
}

/** The fields of a suggestion. */
export const suggestionFields = [
  'id',
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
] as const;

/** A task found in the text of another one, which offers it. It gets this `id` when it is added. */
export interface Suggestion extends Pick<Task, (typeof suggestionFields)[number]> {}

/** Maps each field type to its TypeScript type; `choice` holds one of its options. The schemas are in tasks.ts. */
interface Values {
  id: string;
  text: string;
  rrule: string;
  /** Floating in the user's time zone, with or without a time. */
  date: string;
  /** Floating in the user's time zone, with a time. */
  moment: string;
  /** ISO 8601 in UTC. */
  instant: string;
  boolean: boolean;
  tags: readonly string[];
  count: number;
  probability: number;
  alternatives: readonly Alternative[];
  suggestions: readonly Suggestion[];
  revision: number;
}

type TypedField =
  | { type: 'text'; max: number; notBlank?: true; default?: string | null }
  | { type: 'rrule'; max: number; default?: string | null }
  | { type: 'choice'; options: readonly string[]; default?: string | null }
  | { type: 'count'; min: number; max: number; default?: number | null }
  | { type: 'alternatives'; max: number; default: readonly Alternative[] }
  | { type: 'suggestions'; max: number; default: readonly [] }
  | {
      [Type in PlainType]: {
        type: Type;
        default?: Values[Type] | null;
      };
    }[PlainType];
type PlainType = Exclude<keyof Values, 'text' | 'rrule' | 'count' | 'alternatives' | 'suggestions'>;

/** Selects whether the activity log tells of a change: `silent` only follows from other fields. */
interface Told {
  activity: 'told' | 'silent';
}

/**
 * Tells who sets a field: `person` on creation and in any edit; `creation` only once; `consequence` follows from an edit
 * and is undone with it; `server` is internal bookkeeping that is neither reported nor undone.
 */
type Setting =
  | ({
      setBy: 'person';
      /** Copies the field to a duplicate of the task. */
      duplicated: boolean;
      /** Resets the field to its default when the task is erased from the trash. */
      erased: boolean;
    } & Told)
  | { setBy: 'creation' | 'consequence' | 'server' };

/** A field without a default must be given; one whose default is null may be null. */
export type TaskFieldDefinition = TypedField & Setting & { description?: string };

/**
 * Defines every field of a task. Schemas, columns, new rows, duplicates, activity entries and the upgrade of rows stored
 * on devices all derive from it; ARCHITECTURE.md lists the remaining steps for a new field.
 */
export const taskFields = {
  id: { type: 'id', setBy: 'creation' },
  title: {
    type: 'text',
    max: maxTextLength,
    notBlank: true,
    default: '',
    setBy: 'person',
    duplicated: true,
    erased: true,
    activity: 'told',
  },
  context: {
    type: 'text',
    max: maxTextLength,
    default: '',
    setBy: 'person',
    duplicated: true,
    erased: true,
    activity: 'silent',
    description: 'Where the task came from',
  },
  description: {
    type: 'text',
    max: maxTextLength,
    default: '',
    setBy: 'person',
    duplicated: true,
    erased: true,
    activity: 'told',
    description: "The user's own notes",
  },
  status: {
    type: 'choice',
    options: statuses,
    default: 'pending',
    setBy: 'person',
    duplicated: false,
    erased: false,
    activity: 'told',
  },
  priority: {
    type: 'choice',
    options: priorities,
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: false,
    activity: 'told',
  },
  due_date: {
    type: 'date',
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: true,
    activity: 'told',
  },
  remind_at: {
    type: 'moment',
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: true,
    activity: 'told',
    description: "When to remind of it, in the user's time zone",
  },
  snoozed_until: {
    type: 'moment',
    default: null,
    setBy: 'person',
    duplicated: false,
    erased: true,
    activity: 'told',
    description: 'When to remind of it again; cleared when the reminder or the date changes',
  },
  recurrence: {
    type: 'rrule',
    max: 500,
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: true,
    activity: 'told',
    description: 'RRULE (RFC 5545), without the prefix',
  },
  recurs_from_completion: {
    type: 'boolean',
    default: false,
    setBy: 'person',
    duplicated: true,
    erased: false,
    activity: 'told',
    description: 'Counts the interval from the day it is completed, not from the due date',
  },
  tags: { type: 'tags', default: [], setBy: 'person', duplicated: true, erased: true, activity: 'told' },
  auto_tags: {
    type: 'tags',
    default: [],
    setBy: 'person',
    duplicated: false,
    erased: true,
    activity: 'silent',
  },
  estimated_pomodoros: {
    type: 'count',
    min: 1,
    max: 100,
    default: 1,
    setBy: 'person',
    duplicated: true,
    erased: false,
    activity: 'told',
  },
  theme_id: {
    type: 'id',
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: false,
    activity: 'told',
    description: 'null is the Inbox',
  },
  thread_id: {
    type: 'id',
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: false,
    activity: 'told',
  },
  project_id: {
    type: 'id',
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: false,
    activity: 'told',
  },
  parent_id: {
    type: 'id',
    default: null,
    setBy: 'person',
    duplicated: true,
    erased: false,
    activity: 'told',
    description: 'The task this is a subtask of',
  },
  llm_confidence: {
    type: 'probability',
    default: null,
    setBy: 'person',
    duplicated: false,
    erased: false,
    activity: 'silent',
    description: 'Probability that the theme is right; null when a person chose it',
  },
  alternatives: {
    type: 'alternatives',
    max: 7,
    default: [],
    setBy: 'person',
    duplicated: false,
    erased: true,
    activity: 'silent',
  },
  suggestions: {
    type: 'suggestions',
    max: maxSuggestions,
    default: [],
    setBy: 'person',
    duplicated: false,
    erased: true,
    activity: 'told',
    description: 'Tasks found in its text and not added',
  },
  filed_at: {
    type: 'instant',
    default: null,
    setBy: 'consequence',
    description: 'When a person chose its theme, or the Inbox; null when none did',
  },
  capture_id: { type: 'id', default: null, setBy: 'creation' },
  completed_at: { type: 'instant', default: null, setBy: 'consequence' },
  created_at: { type: 'instant', setBy: 'creation' },
  updated_at: { type: 'instant', setBy: 'server' },
  deleted_at: { type: 'instant', default: null, setBy: 'consequence' },
  revision: { type: 'revision', default: 0, setBy: 'server' },
} as const satisfies Record<string, TaskFieldDefinition>;

type Fields = typeof taskFields;
export type TaskField = keyof Fields;

type Mutable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;
type ValueOf<Field extends TaskFieldDefinition> =
  | (Field extends { options: readonly (infer Option)[] }
      ? Option
      : Mutable<Values[Field['type'] & keyof Values]>)
  | (Field extends { default: null } ? null : never);

export type Task = { -readonly [Name in TaskField]: ValueOf<Fields[Name]> };

/** Fields whose definition says `Match`: `TaskFieldWith<{ setBy: 'person' }>`. */
export type TaskFieldWith<Match> = {
  [Name in TaskField]: Fields[Name] extends Match ? Name : never;
}[TaskField];

export const taskFieldNames = Object.keys(taskFields) as TaskField[];

/** Returns the fields whose definition matches every property of `match`. */
export const selectTaskFields = <const Match extends Record<string, unknown>>(match: Match) =>
  taskFieldNames.filter((name) => {
    const definition: Record<string, unknown> = taskFields[name];
    return Object.entries(match).every(([key, value]) => definition[key] === value);
  }) as TaskFieldWith<Match>[];

/** Holds the default of every field that has one. */
export const taskDefaults = Object.fromEntries(
  taskFieldNames.flatMap((name) => {
    const definition: TaskFieldDefinition = taskFields[name];
    return definition.default === undefined ? [] : [[name, definition.default]];
  }),
) as object as Pick<Task, TaskFieldWith<{ default: unknown }>>;
