import type { Activity } from '#contract/activity.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from './following-id.ts';

/**
 * Returns the change that undoes a recorded one: for a creation the deletion, else the previous values of the fields that
 * still have the recorded value. Null if none has, or if the row was erased. `at` is an ISO instant.
 */
export function reversal(
  { action, changes }: Pick<Activity, 'action' | 'changes'>,
  row: object,
  at: string,
): Record<string, unknown> | null {
  const current: Record<string, unknown> = { ...row };
  if (current.deleted_at && (current.title ?? current.name) === '') return null;
  if (action === 'created') return current.deleted_at === null ? { deleted_at: at } : null;
  const standing = Object.entries(changes).filter(([field, [, after]]) =>
    stands(field, current[field], after),
  );
  return standing.length === 0
    ? null
    : Object.fromEntries(standing.map(([field, [before]]) => [field, before]));
}

/** Each says by being set that a row is in a state, such as the trash, and since when. */
const stateInstants = ['deleted_at', 'completed_at', 'closed_at', 'archived_at'];

/** A device records such a state by its own clock and the server by another, so only the state is compared. */
const stands = (field: string, current: unknown, after: unknown) =>
  stateInstants.includes(field) ? Boolean(current) === Boolean(after) : isSame(current, after);

type Recorded = Pick<Activity, 'action' | 'entity' | 'entity_id'>;

/** Returns the ids of the tasks that a change created as the next of a series, from its records. */
export function followersIn(entries: readonly Recorded[]): string[] {
  const made = new Set(entries.flatMap((one) => (isNewTask(one) ? one.entity_id : [])));
  return entries
    .filter((one) => one.entity === 'task' && !isNewTask(one))
    .map(({ entity_id }) => followingId(entity_id))
    .filter((id) => made.has(id));
}

/**
 * Removes from a change's records the next tasks of series that have been completed since, with their subtasks: undoing
 * the change must not delete work that was done. `taskOf` returns a task in its current state.
 */
export function withoutDoneFollowers<Entry extends Recorded>(
  entries: readonly Entry[],
  taskOf: (id: string) => Pick<Task, 'parent_id' | 'status'> | undefined,
): readonly Entry[] {
  const done = new Set(
    followersIn(entries).filter((id) => {
      const task = taskOf(id);
      return task?.status === 'completed' && task.parent_id === null;
    }),
  );
  if (done.size === 0) return entries;
  const stays = ({ entity_id: id }: Entry) => done.has(id) || done.has(taskOf(id)?.parent_id ?? '');
  return entries.filter((entry) => !(isNewTask(entry) && stays(entry)));
}

const isNewTask = ({ entity, action }: Recorded) => entity === 'task' && action === 'created';

/** Compares two JSON values; the order of fields does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)));
}
