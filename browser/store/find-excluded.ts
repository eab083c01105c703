import { activityId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';
import type { OutboxEntry } from './device-database.ts';

type SentEntry = Pick<OutboxEntry, 'method' | 'path' | 'body' | 'effects' | 'change_id'>;

/**
 * Finds the tasks that the server excluded from a bulk change because they are deleted there. Returns the body and
 * the effects of the same change for those tasks alone, or undefined when the server changed all of them.
 * `readTasks` reads tasks on this device.
 */
export async function findExcluded(
  { method, path, body, effects, change_id }: SentEntry,
  answer: unknown,
  readTasks: (ids: string[]) => PromiseLike<Pick<Task, 'id' | 'parent_id'>[]>,
): Promise<Pick<OutboxEntry, 'body' | 'effects'> | undefined> {
  if (method !== 'PATCH' || path !== '/api/tasks/' || !isBulkChange(body) || !Array.isArray(answer))
    return undefined;
  const changedIds = new Set(answer.map(({ id }: { id: string }) => id));
  const tasks = body.tasks.filter(({ id }) => !changedIds.has(id));
  if (tasks.length === 0) return undefined;

  const taskEffects = effects.filter(({ table }) => table === 'tasks');
  const known = await readTasks(taskEffects.map(({ id }) => id));
  const parents = new Map(known.map(({ id, parent_id }) => [id, parent_id]));
  const requested = new Set(body.tasks.map(({ id }) => id));
  const excluded = new Set(tasks.flatMap(({ id }) => [id, followingId(id)]));
  // A task takes along its subtasks and the next task of its series, unless they were changed on their own account.
  const isExcluded = (id: string) =>
    excluded.has(id) || (!requested.has(id) && excluded.has(parents.get(id) ?? ''));
  const excludedEffects = taskEffects.filter(({ id }) => isExcluded(id));
  const ids = new Set(excludedEffects.flatMap(({ id }) => [id, activityId(change_id, id)]));
  return { body: { ...body, tasks }, effects: effects.filter(({ id }) => ids.has(id)) };
}

const isBulkChange = (body: unknown): body is { tasks: { id: string }[] } =>
  typeof body === 'object' && body !== null && 'tasks' in body && Array.isArray(body.tasks);
