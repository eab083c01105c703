import { uuidv7 } from 'uuidv7';
import type { Store } from '#browser/store/store.ts';
import { maxBulk } from '#contract/limits.ts';
import { toggledStatus } from '#contract/task-rules.ts';
import type { NewTask, Task, TaskPatch } from '#contract/tasks.ts';
import type { Status } from '#contract/vocabularies.ts';
import { newTaskRow } from './task-rows.ts';

/** Fields a person changes; dates are floating already. */
export type TaskChange = Partial<
  Pick<
    Task,
    | 'title'
    | 'context'
    | 'description'
    | 'status'
    | 'priority'
    | 'due_date'
    | 'recurrence'
    | 'tags'
    | 'estimated_pomodoros'
    | 'theme_id'
    | 'thread_id'
    | 'project_id'
    | 'llm_confidence'
    | 'alternatives'
  >
>;

/** Resolves with the task when it is on this device's disk; so do all mutations. */
export async function createTask(store: Store, task: NewTask): Promise<Task> {
  const row = newTaskRow(task, { id: uuidv7(), createdAt: new Date().toISOString() });
  await store.change({
    label: `Add “${row.title}”`,
    method: 'POST',
    path: '/api/tasks/?auto_classify=false',
    body: { ...task, id: row.id },
    effects: [{ table: 'tasks', id: row.id, set: row }],
  });
  return row;
}

export async function updateTask(store: Store, task: Task, change: TaskChange): Promise<void> {
  const retag = change.title !== undefined && change.title !== task.title;
  await store.change({
    label: `Change “${task.title}”`,
    method: 'PUT',
    path: `/api/tasks/${task.id}${retag ? '?auto_retag=true' : ''}`,
    body: change satisfies TaskPatch,
    effects: [{ table: 'tasks', id: task.id, set: consequences(store, task, change) }],
  });
}

export async function setTaskStatus(store: Store, task: Task, status: Status): Promise<void> {
  await store.change({
    label: `${status === 'completed' ? 'Complete' : 'Reopen'} “${task.title}”`,
    method: 'PATCH',
    path: `/api/tasks/${task.id}/status?status=${status}`,
    effects: [{ table: 'tasks', id: task.id, set: consequences(store, task, { status }) }],
  });
}

export const toggleTask = (store: Store, task: Task) =>
  setTaskStatus(store, task, toggledStatus(task.status));

/** To the trash; `restoreTask` takes it back. */
export async function deleteTask(store: Store, task: Task): Promise<void> {
  await store.change({
    label: `Delete “${task.title}”`,
    method: 'DELETE',
    path: `/api/tasks/${task.id}`,
    effects: [{ table: 'tasks', id: task.id, set: { deleted_at: new Date().toISOString() } }],
  });
}

export async function restoreTask(store: Store, task: Task): Promise<void> {
  await store.change({
    label: `Restore “${task.title}”`,
    method: 'POST',
    path: `/api/tasks/${task.id}/restore`,
    effects: [{ table: 'tasks', id: task.id, set: { deleted_at: null } }],
  });
}

/** Many changes as few requests. */
export async function updateTasks(
  store: Store,
  changes: { task: Task; change: TaskChange }[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += maxBulk) {
    const part = changes.slice(start, start + maxBulk);
    await store.change({
      label: `Change ${part.length} ${part.length === 1 ? 'task' : 'tasks'}`,
      method: 'PATCH',
      path: '/api/tasks/',
      body: { tasks: part.map(({ task, change }) => ({ ...change, id: task.id })) },
      effects: part.map(({ task, change }) => ({
        table: 'tasks' as const,
        id: task.id,
        set: consequences(store, task, change),
      })),
    });
  }
}

/** The change with what the server will make of it, so that the row does not change its mind. */
function consequences(store: Store, task: Task, change: TaskChange): Partial<Task> {
  const set: Partial<Task> = { ...change, updated_at: new Date().toISOString() };
  if (change.status !== undefined && change.status !== task.status)
    set.completed_at = change.status === 'completed' ? new Date().toISOString() : null;
  if (change.theme_id !== undefined && change.llm_confidence === undefined) {
    set.llm_confidence = null;
    set.alternatives = [];
  }
  const thread = store.replica.threads.get(set.thread_id ?? task.thread_id ?? '');
  if (change.thread_id && thread) set.theme_id = thread.theme_id;
  else if (
    change.theme_id !== undefined &&
    change.thread_id === undefined &&
    thread?.theme_id !== change.theme_id
  )
    set.thread_id = null;
  return set;
}
