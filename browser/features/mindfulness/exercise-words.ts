import { t } from '#browser/i18n/domain.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';

/** Returns the name in the user's language of an exercise that was stored; one of the user's own has the name it was given. */
export const nameOfExercise = ({ id, name }: Pick<Exercise, 'id' | 'name'>): string =>
  Object.hasOwn(t.exercises, id) ? t.exercises[id as keyof typeof t.exercises].name : name;

/** Returns the name in the user's language of the exercise of a session. */
export const nameOfSession = ({ exercise, name }: Pick<MindfulnessSession, 'exercise' | 'name'>): string =>
  nameOfExercise({ id: exercise, name });
