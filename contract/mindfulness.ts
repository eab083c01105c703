import { z } from 'zod';
import {
  breathSecondsBounds,
  exerciseMinutesBounds,
  holdSecondsBounds,
  maxExerciseNameLength,
  moodBounds,
} from './limits.ts';
import { colorSchema, givenInstantSchema, idSchema, instantSchema, labelSchema } from './values.ts';

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** Seconds of each part of a breath. */
export const breathPatternSchema = z.object({
  inhale: within(breathSecondsBounds),
  hold: within(holdSecondsBounds),
  exhale: within(breathSecondsBounds),
});
export type BreathPattern = z.infer<typeof breathPatternSchema>;

/** A breathing exercise that a user made. */
export const ownExerciseSchema = z
  .object({
    id: idSchema,
    name: labelSchema(maxExerciseNameLength),
    minutes: within(exerciseMinutesBounds),
    color: colorSchema,
    pattern: breathPatternSchema,
  })
  .meta({ ref: 'OwnExercise' });
export type OwnExercise = z.infer<typeof ownExerciseSchema>;

/** From 1, very low, to 5, very good. */
const moodSchema = within(moodBounds);

/** One finished run of an exercise. */
export const mindfulnessSessionSchema = z
  .object({
    id: idSchema,
    exercise: z.string().meta({ description: 'Id of the exercise', examples: ['quick-breathing'] }),
    name: z.string().meta({ description: 'Name the exercise had' }),
    started_at: instantSchema,
    ended_at: instantSchema,
    duration_ms: z.number().int().meta({ description: 'Pauses taken out' }),
    breaths: z.number().int().meta({ description: 'Breaths taken to their end' }),
    completed: z.boolean().meta({ description: 'Whether it ran to its planned end' }),
    mood_before: moodSchema.nullable(),
    mood_after: moodSchema.nullable(),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'MindfulnessSession' });
export type MindfulnessSession = z.infer<typeof mindfulnessSessionSchema>;

const dayMs = 86_400_000;

const outcomeSchema = z.object({
  ended_at: givenInstantSchema,
  duration_ms: z.number().int().min(0).max(dayMs),
  breaths: z.number().int().min(0).max(dayMs),
  completed: z.boolean(),
});

export const newMindfulnessSessionSchema = outcomeSchema
  .extend({
    id: idSchema.optional(),
    exercise: labelSchema(maxExerciseNameLength),
    name: labelSchema(maxExerciseNameLength),
    started_at: givenInstantSchema,
    mood_before: moodSchema.nullable().optional(),
    mood_after: moodSchema.nullable().optional(),
  })
  .refine(
    ({ started_at, ended_at, duration_ms }) => Date.parse(started_at) + duration_ms <= Date.parse(ended_at),
    { path: ['ended_at'], error: 'must not be before started_at plus duration_ms' },
  )
  .meta({ ref: 'NewMindfulnessSession' });
export type NewMindfulnessSession = z.infer<typeof newMindfulnessSessionSchema>;

export const mindfulnessSessionPatchSchema = z
  .object({ mood_before: moodSchema.nullable(), mood_after: moodSchema.nullable() })
  .partial()
  .meta({ ref: 'MindfulnessSessionPatch' });
export type MindfulnessSessionPatch = z.infer<typeof mindfulnessSessionPatchSchema>;
