import { type AppError, invalidInput } from '../../../http/errors.ts';
import { taskNotFound } from '../../tasks/tasks.errors.ts';
import { getTask } from '../../tasks/tasks.usecases.ts';
import type { ReadContext } from './tool.ts';

interface Places {
  theme_id?: string | null | undefined;
  thread_id?: string | null | undefined;
  project_id?: string | null | undefined;
  parent_id?: string | null | undefined;
}

/** Throws `input.invalid` or `tasks.not_found` unless the user has these themes, open threads, projects and parent tasks. */
export async function checkPlaces(context: ReadContext, places: readonly Places[]): Promise<void> {
  const { vocabulary, themeRows } = await context.readVocabulary(context.user.id);
  const known = {
    theme_id: themeRows,
    thread_id: vocabulary.threads,
    project_id: vocabulary.projects,
  };
  for (const [field, rows] of Object.entries(known))
    for (const place of places) {
      const id = place[field as keyof typeof known];
      if (id && !rows.some((row) => row.id === id)) throw unknown(field, id);
    }
  await checkTasks(
    context,
    places.flatMap(({ parent_id }) => parent_id ?? []),
  );
}

/** Throws `tasks.not_found` unless the user has all of these tasks. */
export async function checkTasks({ user, tasks }: ReadContext, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) await getTask({ tasks, user, id });
}

/** Returns the changed rows. Throws `tasks.not_found` if one of the tasks is not among them. */
export function requireAll<Row extends { id: string }>(changed: Row[], ids: readonly string[]): Row[] {
  const done = new Set(changed.map(({ id }) => id));
  if (ids.some((id) => !done.has(id))) throw taskNotFound();
  return changed;
}

const unknown = (field: string, id: string): AppError =>
  invalidInput([{ field, message: `${id} does not exist; read_overview lists what does` }]);
