import type { Activity } from '#contract/activity.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from './following-id.ts';

/**
 * What takes one recorded change back: for a creation the trash, else the fields that still have the value they
 * were given then, with the one they had before. Null when nothing of it stands any more, and for a row that was erased.
 * `at` is an ISO instant.
 */
export function reversal(
  { action, changes }: Pick<Activity, 'action' | 'changes'>,
  row: object,
  at: string,
): Record<string, unknown> | null {
  const current: Record<string, unknown> = { ...row };
  if (current.deleted_at && (current.title ?? current.name) === '') return null;
  if (action === 'created') return current.deleted_at === null ? { deleted_at: at } : null;
  const standing = Object.entries(changes).filter(([field, [, after]]) => isSame(current[field], after));
  return standing.length === 0
    ? null
    : Object.fromEntries(standing.map(([field, [before]]) => [field, before]));
}

type Recorded = Pick<Activity, 'action' | 'entity' | 'entity_id'>;

/** Of what one change recorded, the tasks that it made to follow recurring ones, by id. */
export function followersIn(entries: readonly Recorded[]): string[] {
  const made = new Set(entries.flatMap((one) => (isNewTask(one) ? one.entity_id : [])));
  return entries
    .filter((one) => one.entity === 'task' && !isNewTask(one))
    .map(({ entity_id }) => followingId(entity_id))
    .filter((id) => made.has(id));
}

/**
 * What one change recorded, without the tasks that followed recurring ones and were completed since, and their subtasks:
 * those were done, whatever becomes of the one before. `taskOf` knows the tasks as they are.
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

/** Whether two JSON values are equal, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)));
}
