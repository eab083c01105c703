import type { BreathPattern, OwnExercise } from '#contract/mindfulness.ts';
import type { DomainTexts } from '#messages/en/domain.ts';

/** Breathing counts breaths and seconds; meditation only moves with the breath. */
export type ExerciseType = 'breathing' | 'meditation';

export interface Exercise {
  id: string;
  name: string;
  minutes: number;
  type: ExerciseType;
  description: string;
  /** `#RRGGBB`. */
  color: string;
  pattern: BreathPattern;
}

const exercises = [
  {
    id: 'quick-breathing',
    minutes: 5,
    type: 'breathing',
    color: '#2563EB',
    pattern: { inhale: 4, hold: 4, exhale: 6 },
  },
  {
    id: 'deep-focus',
    minutes: 10,
    type: 'meditation',
    color: '#4F46E5',
    pattern: { inhale: 4, hold: 2, exhale: 6 },
  },
  {
    id: 'stress-relief',
    minutes: 15,
    type: 'breathing',
    color: '#2E8B57',
    pattern: { inhale: 6, hold: 2, exhale: 8 },
  },
  {
    id: 'productivity-boost',
    minutes: 7,
    type: 'meditation',
    color: '#D9660B',
    pattern: { inhale: 3, hold: 1, exhale: 3 },
  },
  {
    id: 'evening-wind-down',
    minutes: 20,
    type: 'meditation',
    color: '#8B3FD1',
    pattern: { inhale: 4, hold: 7, exhale: 8 },
  },
] as const satisfies readonly (Omit<Exercise, 'name' | 'description'> & {
  id: keyof DomainTexts['exercises'];
})[];

/** Returns the exercises that everybody has. */
export const listExercises = ({ exercises: t }: DomainTexts): readonly Exercise[] =>
  exercises.map((exercise) => ({ ...exercise, ...t[exercise.id] }));

/** Returns an exercise of the user's own like one of ours. */
export const toExercise = (own: OwnExercise): Exercise => ({ ...own, type: 'breathing', description: '' });

/** Returns the planned length in ms. */
export const lengthOf = ({ minutes }: Pick<Exercise, 'minutes'>): number => minutes * 60_000;
