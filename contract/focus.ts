import { z } from 'zod';
import { maxIntentLength, maxInterruptions, maxSessionMs, timerBounds } from './limits.ts';
import { givenInstantSchema, idSchema, instantSchema, textSchema } from './values.ts';
import { chimeNames, focusModes, focusPhases, outcomes } from './vocabularies.ts';

const minutesSchema = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** Settings of the focus timer; each is a setting of the user under its own name. */
export const timerSettingValues = {
  /** Minutes. */
  work_duration: minutesSchema(timerBounds.work_duration),
  /** Minutes. */
  short_break_duration: minutesSchema(timerBounds.short_break_duration),
  /** Minutes. */
  long_break_duration: minutesSchema(timerBounds.long_break_duration),
  /** Pomodoros from one long break to the next. */
  cycles_before_long_break: minutesSchema(timerBounds.cycles_before_long_break),
  auto_start_breaks: z.boolean(),
  auto_start_work: z.boolean(),
  /** Shows a notification when a phase ends. */
  timer_notifications: z.boolean(),
  /** Offers a break of a fifth of the work after flowtime. */
  flowtime_breaks: z.boolean(),
  /** Sounds when a phase ends. */
  timer_chime: z.enum(chimeNames),
  /** Percent. */
  timer_volume: z.number().int().min(0).max(100),
  /** Sounds again until it is dismissed. */
  timer_repeats: z.boolean(),
} as const;
export const timerSettingsSchema = z.object(timerSettingValues);
export type TimerSettings = z.infer<typeof timerSettingsSchema>;

/** Settings that decide how the timer goes on by itself. */
export const timerRulesSchema = timerSettingsSchema.pick({
  work_duration: true,
  short_break_duration: true,
  long_break_duration: true,
  cycles_before_long_break: true,
  auto_start_breaks: true,
  auto_start_work: true,
  flowtime_breaks: true,
});
export type TimerRules = z.infer<typeof timerRulesSchema>;

const durationSchema = z.number().int().min(0).max(maxSessionMs);
const intentSchema = textSchema(maxIntentLength);
const interruptionsSchema = z.number().int().min(0).max(maxInterruptions);

/**
 * A focus timer as the person left it. What it shows at any later instant follows from this alone, so that it is stored
 * only when a person does something; see domain/focus/.
 */
export const timerStateSchema = z
  .object({
    mode: z.enum(focusModes),
    phase: z.enum(focusPhases),
    /** Place of the work phase before the next long break, from 1. */
    cycle: z.number().int().min(1),
    /** Work phases that ended since the timer was last at rest for long. */
    pomodoros: z.number().int().min(0),
    /** The session of this work phase, or of the one before this break; null when there was none. */
    session_id: idSchema.nullable(),
    task_id: idSchema.nullable(),
    /** One line on what the work is for. */
    intent: intentSchema,
    interruptions: interruptionsSchema,
    /** Null for a phase without an end. */
    planned_ms: durationSchema.nullable(),
    /** Null until the phase starts. */
    phase_started_at: givenInstantSchema.nullable(),
    /** Null while the timer does not run. */
    running_since: givenInstantSchema.nullable(),
    /** Null unless the phase is paused. */
    paused_at: givenInstantSchema.nullable(),
    /** Time the phase ran before `running_since`. */
    elapsed_ms: durationSchema,
    /** When the timer was started from rest; null while it is at rest. */
    begun_at: givenInstantSchema.nullable(),
    /** When a person last did something with the timer. */
    touched_at: givenInstantSchema,
    rules: timerRulesSchema,
  })
  .meta({ ref: 'TimerState' });
export type TimerState = z.infer<typeof timerStateSchema>;

/** The one timer of a user; later edits win. */
export const focusTimerSchema = z
  .object({
    id: z.literal('timer'),
    state: timerStateSchema,
    updated_at: instantSchema,
    revision: z.number().int(),
  })
  .meta({ ref: 'FocusTimer' });
export type FocusTimer = z.infer<typeof focusTimerSchema>;

/** One run of the focus timer through a work phase. */
export const focusSessionSchema = z
  .object({
    id: idSchema,
    task_id: idSchema.nullable(),
    intent: z.string(),
    mode: z.enum(focusModes),
    started_at: instantSchema,
    ended_at: instantSchema,
    work_ms: z.number().int().meta({ description: 'Without pauses, with overtime' }),
    planned_ms: z.number().int().nullable().meta({ description: 'Null where no end was planned' }),
    interruptions: z.number().int(),
    outcome: z.enum(outcomes).nullable(),
    completed: z.boolean().meta({ description: 'It reached its end' }),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'FocusSession' });
export type FocusSession = z.infer<typeof focusSessionSchema>;

const sessionFields = z.object({
  task_id: idSchema.nullable().optional(),
  intent: intentSchema.optional(),
  mode: z.enum(focusModes).optional(),
  started_at: givenInstantSchema,
  ended_at: givenInstantSchema,
  work_ms: durationSchema,
  planned_ms: durationSchema.nullable().optional(),
  interruptions: interruptionsSchema.optional(),
  outcome: z.enum(outcomes).nullable().optional(),
  completed: z.boolean().optional(),
});

export const newFocusSessionSchema = sessionFields
  .extend({ id: idSchema.optional() })
  .refine(({ started_at, ended_at }) => Date.parse(started_at) <= Date.parse(ended_at), {
    path: ['ended_at'],
    error: 'must not be before the start',
  })
  .meta({ ref: 'NewFocusSession' });
export type NewFocusSession = z.infer<typeof newFocusSessionSchema>;

export const focusSessionPatchSchema = sessionFields.partial().meta({ ref: 'FocusSessionPatch' });
export type FocusSessionPatch = z.infer<typeof focusSessionPatchSchema>;
