import { uuidv7 } from 'uuidv7';
import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import type { OwnExercise } from '#contract/mindfulness.ts';

const readOwn = (store: Store) => readSetting(store, 'own_exercises');

/** Adds an exercise of the user's own, or changes the one with this id. Resolves with the id that undoes it. */
export function saveOwnExercise(
  store: Store,
  given: Omit<OwnExercise, 'id'> & { id?: string },
): Promise<string> {
  const own = readOwn(store);
  const exercise = { ...given, id: given.id ?? uuidv7() };
  const isKnown = own.some(({ id }) => id === exercise.id);
  const next = isKnown ? own.map((one) => (one.id === exercise.id ? exercise : one)) : [...own, exercise];
  return changeSetting(store, 'own_exercises', next);
}

/** Deletes an exercise of the user's own; its sessions stay. Resolves with the id that undoes it. */
export function deleteOwnExercise(store: Store, exerciseId: string): Promise<string> {
  return changeSetting(
    store,
    'own_exercises',
    readOwn(store).filter(({ id }) => id !== exerciseId),
  );
}
