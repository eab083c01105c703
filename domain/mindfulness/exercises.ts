import type { BreathPattern, OwnExercise } from '#contract/mindfulness.ts';

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

export const exercises: readonly Exercise[] = [
  {
    id: 'quick-breathing',
    name: 'Quick Breathing',
    minutes: 5,
    type: 'breathing',
    description: 'A short break between two things, with slow breaths out.',
    color: '#2563EB',
    pattern: { inhale: 4, hold: 4, exhale: 6 },
  },
  {
    id: 'deep-focus',
    name: 'Deep Focus Meditation',
    minutes: 10,
    type: 'meditation',
    description: 'Settle on one thing before you work on it.',
    color: '#4F46E5',
    pattern: { inhale: 4, hold: 2, exhale: 6 },
  },
  {
    id: 'stress-relief',
    name: 'Stress Relief',
    minutes: 15,
    type: 'breathing',
    description: 'Slow, deep breaths for when a day has become too much.',
    color: '#2E8B57',
    pattern: { inhale: 6, hold: 2, exhale: 8 },
  },
  {
    id: 'productivity-boost',
    name: 'Productivity Boost',
    minutes: 7,
    type: 'meditation',
    description: 'A brisk rhythm that wakes you up in the middle of the day.',
    color: '#D9660B',
    pattern: { inhale: 3, hold: 1, exhale: 3 },
  },
  {
    id: 'evening-wind-down',
    name: 'Evening Wind Down',
    minutes: 20,
    type: 'meditation',
    description: 'Long breaths out, to leave the day behind before you sleep.',
    color: '#8B3FD1',
    pattern: { inhale: 4, hold: 7, exhale: 8 },
  },
];

/** Returns an exercise of the user's own like one of ours. */
export const toExercise = (own: OwnExercise): Exercise => ({ ...own, type: 'breathing', description: '' });

/** Returns the planned length in ms. */
export const lengthOf = ({ minutes }: Pick<Exercise, 'minutes'>): number => minutes * 60_000;
