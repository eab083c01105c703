import { taskNotFound } from '../../tasks/tasks.errors.ts';

/** Returns the changed rows. Throws `tasks.not_found` if one of the tasks is not among them. */
export function requireAll<Row extends { id: string }>(changed: Row[], ids: readonly string[]): Row[] {
  const done = new Set(changed.map(({ id }) => id));
  if (ids.some((id) => !done.has(id))) throw taskNotFound();
  return changed;
}
