import { activityId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';
import type { OutboxEntry } from './device-database.ts';

type Sent = Pick<OutboxEntry, 'method' | 'path' | 'body' | 'effects' | 'change_id'>;

/**
 * What the server left out of a change of several tasks, because they are deleted there: the same change of those
 * alone. Undefined where it made all of it. `read` knows the tasks on this device.
 */
export async function findExcluded(
  { method, path, body, effects, change_id }: Sent,
  answer: unknown,
  read: (ids: string[]) => PromiseLike<Pick<Task, 'id' | 'parent_id'>[]>,
): Promise<Pick<OutboxEntry, 'body' | 'effects'> | undefined> {
  if (method !== 'PATCH' || path !== '/api/tasks/' || !isChangeOfTasks(body) || !Array.isArray(answer))
    return undefined;
  const made = new Set(answer.map(({ id }: { id: string }) => id));
  const tasks = body.tasks.filter(({ id }) => !made.has(id));
  if (tasks.length === 0) return undefined;

  const changed = effects.filter(({ table }) => table === 'tasks');
  const known = await read(changed.map(({ id }) => id));
  const parents = new Map(known.map(({ id, parent_id }) => [id, parent_id]));
  const asked = new Set(body.tasks.map(({ id }) => id));
  const missing = new Set(tasks.flatMap(({ id }) => [id, followingId(id)]));
  /** What follows from the change of a task goes with it: its subtasks, and the next one of its series with its own. */
  const isLeftOut = (id: string) => missing.has(id) || (!asked.has(id) && missing.has(parents.get(id) ?? ''));
  const rows = changed.filter(({ id }) => isLeftOut(id));
  const kept = new Set(rows.flatMap(({ id }) => [id, activityId(change_id, id)]));
  return { body: { ...body, tasks }, effects: effects.filter(({ id }) => kept.has(id)) };
}

const isChangeOfTasks = (body: unknown): body is { tasks: { id: string }[] } =>
  typeof body === 'object' && body !== null && 'tasks' in body && Array.isArray(body.tasks);
