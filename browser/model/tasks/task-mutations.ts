import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/model.ts';
import { getServerTime } from '#browser/server-clock.ts';
import type { NewChange, Store } from '#browser/store/store.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { maxBulkTasks } from '#contract/limits.ts';
import { toggleStatus } from '#contract/task-rules.ts';
import type { BulkPatch, NewTask, Task } from '#contract/tasks.ts';
import type { Status } from '#contract/vocabularies.ts';
import { newTask } from '#domain/new-task.ts';
import { addConsequences, cascadeToSubtask, type TaskChange } from '#domain/task-change.ts';

/** Builds a new task and the change that creates it. */
export function buildCreation(task: NewTask): { row: Task; change: NewChange } {
  const row = newTask(task, { id: uuidv7(), createdAt: new Date().toISOString() });
  return {
    row,
    change: {
      label: t.addNamed(row.title),
      method: 'POST',
      path: '/api/tasks/?auto_classify=false',
      body: { ...task, id: row.id },
      effects: [{ table: 'tasks', id: row.id, set: row }],
    },
  };
}

/** Creates a task and resolves once it is on this device's disk. Its id undoes the creation. */
export async function createTask(store: Store, task: NewTask): Promise<Task> {
  const { row, change } = buildCreation(task);
  await store.change({ ...change, change_id: row.id });
  return row;
}

/** Resolves with the id that undoes the change, as do all mutations below. */
export async function updateTask(store: Store, task: Task, change: TaskChange): Promise<string> {
  const retag = change.title !== undefined && change.title !== task.title;
  return store.change({
    label: t.changeNamed(task.title),
    method: 'PUT',
    path: `/api/tasks/${task.id}${retag ? '?auto_retag=true' : ''}`,
    body: change,
    ...(await predictEffects(store, [{ task, change }])),
  });
}

export async function setTaskStatus(store: Store, task: Task, status: Status): Promise<string> {
  return store.change({
    label: (status === 'completed' ? t.completeNamed : t.reopenNamed)(task.title),
    method: 'PATCH',
    path: `/api/tasks/${task.id}/status?status=${status}`,
    ...(await predictEffects(store, [{ task, change: { status } }])),
  });
}

export const toggleTask = (store: Store, task: Task) => setTaskStatus(store, task, toggleStatus(task.status));

/** Moves a task and its subtasks to the trash; `restoreTask` brings them back. */
export async function deleteTask(store: Store, task: Task): Promise<string> {
  return store.change({
    label: t.deleteNamed(task.title),
    method: 'DELETE',
    path: `/api/tasks/${task.id}`,
    ...(await predictEffects(store, [{ task, change: { deleted_at: new Date().toISOString() } }])),
  });
}

export async function restoreTask(store: Store, task: Task): Promise<string> {
  return store.change({
    label: t.restoreNamed(task.title),
    method: 'POST',
    path: `/api/tasks/${task.id}/restore`,
    ...(await predictEffects(store, [{ task, change: { deleted_at: null } }])),
  });
}

/** Makes many changes, including deletions and restores, in few requests that are undone together. */
export const updateTasks = async (
  store: Store,
  changes: readonly { task: Task; change: TaskChange }[],
): Promise<string> => store.changeAtomically(uuidv7(), await buildTaskChanges(store, changes));

/** Builds the changes of `updateTasks`, for callers that combine them with others. */
export async function buildTaskChanges(
  store: Store,
  changes: readonly { task: Task; change: TaskChange }[],
): Promise<NewChange[]> {
  const { edited_at, effectsOf } = await consequences(store, changes);
  const parts = Array.from({ length: Math.ceil(changes.length / maxBulkTasks) }, (_, part) =>
    changes.slice(part * maxBulkTasks, (part + 1) * maxBulkTasks),
  );
  return parts.map((part) => ({
    label: t.changeTasks(part.length),
    method: 'PATCH',
    path: '/api/tasks/',
    body: { tasks: part.map(({ task, change }) => bulkItem(task, change)) },
    edited_at,
    effects: part.flatMap(effectsOf),
  }));
}

function bulkItem({ id }: Task, { deleted_at, ...change }: TaskChange): BulkPatch['tasks'][number] {
  return { ...change, id, ...(deleted_at !== undefined && { deleted: deleted_at !== null }) };
}

async function predictEffects(store: Store, changes: readonly { task: Task; change: TaskChange }[]) {
  const { edited_at, effectsOf } = await consequences(store, changes);
  return { edited_at, effects: changes.flatMap(effectsOf) };
}

/**
 * Predicts what the server will do with the changes, so that no row flickers: when they are made and the effects of
 * each. A row is in the effects of the first change that touches it.
 */
async function consequences(store: Store, changes: readonly { task: Task; change: TaskChange }[]) {
  const now = new Date(getServerTime());
  const at = now.toISOString();
  const recurs = changes.some(({ task, change }) => change.status && (change.recurrence ?? task.recurrence));
  // If this code cannot load, offline on a new device, the next task of the series comes from the server.
  const series = recurs ? await import('#domain/recurring-task.ts').catch(() => undefined) : undefined;
  const asked = new Set(changes.map(({ task }) => task.id));
  const subtasks = subtasksOf(store, asked);
  const rows = new Map<string, { set: Partial<Task>; by: string }>();
  /** Existing tasks that appear or disappear with their series. */
  const inSeries = new Map<string, { before: Task; after: Task }>();

  for (const { task, change } of changes) {
    const set = (id: string, values: Partial<Task>) => {
      const known = rows.get(id);
      rows.set(id, { set: { ...known?.set, ...values }, by: known?.by ?? task.id });
    };
    const given = change.deleted_at ? { ...change, deleted_at: at } : change;
    const values = withPlace(store, task, addConsequences(task, given, at), change);
    set(task.id, { ...values, updated_at: at });
    const moved = { before: task, after: { ...task, ...values } };
    const below = subtasks.get(task.id) ?? [];
    for (const subtask of below) {
      const follows = asked.has(subtask.id) ? null : cascadeToSubtask(moved, subtask);
      if (follows) set(subtask.id, { ...addConsequences(subtask, follows, at), updated_at: at });
    }
    const next = series?.seriesChange(moved, below, { completed: toWallMinute(now), at });
    for (const start of next?.starts ?? []) {
      const there = store.replica.tasks.get(start.id);
      if (there?.deleted_at) inSeries.set(there.id, { before: there, after: start });
      if (!there || there.deleted_at) set(start.id, { ...start, revision: there?.revision ?? 0 });
    }
    for (const id of next?.ends ?? []) {
      const there = store.replica.tasks.get(id);
      if (!there || there.deleted_at || there.status === 'completed') continue;
      inSeries.set(id, { before: there, after: { ...there, deleted_at: at } });
      set(id, { deleted_at: at });
    }
  }
  if (inSeries.size > 0)
    for (const [id, below] of subtasksOf(store, inSeries))
      for (const subtask of below) {
        const moved = inSeries.get(id);
        const follows = moved && !rows.has(subtask.id) && cascadeToSubtask(moved, subtask);
        if (follows) rows.set(subtask.id, { set: follows, by: rows.get(id)?.by ?? id });
      }
  const byTask = Map.groupBy(rows, ([, { by }]) => by);
  return {
    edited_at: at,
    effectsOf: ({ task }: { task: Task }) =>
      (byTask.get(task.id) ?? []).map(([id, { set }]) => ({ table: 'tasks' as const, id, set })),
  };
}

/** Returns subtasks by parent id, including those in the trash. */
function subtasksOf(store: Store, ids: { has: (id: string) => boolean }): Map<string, Task[]> {
  const found = new Map<string, Task[]>();
  for (const task of store.replica.tasks.all())
    if (task.parent_id !== null && ids.has(task.parent_id))
      found.set(task.parent_id, [...(found.get(task.parent_id) ?? []), task]);
  return found;
}

/** Keeps thread and theme consistent: a thread sets the theme, and leaving the theme leaves the thread. */
function withPlace(store: Store, task: Task, values: Partial<Task>, change: TaskChange): Partial<Task> {
  const thread = store.replica.threads.get(change.thread_id ?? task.thread_id ?? '');
  if (change.thread_id && thread) return { ...values, theme_id: thread.theme_id };
  const leaves = change.theme_id !== undefined && change.thread_id === undefined;
  return leaves && thread?.theme_id !== change.theme_id ? { ...values, thread_id: null } : values;
}
