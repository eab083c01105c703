import { t } from '#browser/i18n/mindfulness.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';

const wordsOf = (id: string): { name: string; description: string } | undefined =>
  Object.hasOwn(t.exercises, id) ? t.exercises[id as keyof typeof t.exercises] : undefined;

/** Returns the name of an exercise in the user's language; those of the user's own have the name the user gave them. */
export const nameOfExercise = ({ id, name }: Pick<Exercise, 'id' | 'name'>): string =>
  wordsOf(id)?.name ?? name;

/** Describes an exercise in the user's language. */
export const describeExercise = ({ id, description }: Pick<Exercise, 'id' | 'description'>): string =>
  wordsOf(id)?.description ?? description;

/** Returns the name of the exercise of a session in the user's language. */
export const nameOfSession = ({ exercise, name }: Pick<MindfulnessSession, 'exercise' | 'name'>): string =>
  nameOfExercise({ id: exercise, name });
