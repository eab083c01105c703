import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { formatLongDate } from '#browser/time/format-date.ts';
import { maxTags } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import type { Priority } from '#contract/vocabularies.ts';
import { rescheduleChange } from '#domain/reschedule-change.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { updateTask, updateTasks } from './task-mutations.ts';

/** `a` or `3 tasks`; the short title of one. */
export const describeTasks = (tasks: readonly Task[]): string =>
  tasks.length === 1 && tasks[0]
    ? `“${shortTitle(tasks[0].title)}”`
    : `${tasks.length.toLocaleString('en')} tasks`;

/**
 * Changes tasks at once, with one way back. `changeOf` is undefined for those it does not touch. `said` words it of
 * those that changed. Resolves with how many did.
 */
export async function changeTasks(
  store: Store,
  tasks: readonly Task[],
  changeOf: (task: Task) => TaskChange | undefined,
  said: (changed: readonly Task[]) => string,
  failed = 'Failed to update task',
): Promise<number> {
  const changes = tasks.flatMap((task) => {
    const change = changeOf(task);
    return change && differs(task, change) ? [{ task, change }] : [];
  });
  const [first] = changes;
  if (!first) return 0;
  const changing =
    changes.length === 1 && first.change.deleted_at === undefined
      ? updateTask(store, first.task, first.change)
      : updateTasks(store, changes);
  await toastOutcomeWithUndo(store, said(changes.map(({ task }) => task)), changing, failed);
  return changes.length;
}

const differs = (task: Task, change: TaskChange) =>
  Object.entries(change).some(
    ([field, value]) => JSON.stringify(task[field as keyof Task]) !== JSON.stringify(value),
  );

/** Completes what is open; where everything is completed, opens it again. */
export function completeTasks(store: Store, tasks: readonly Task[]): Promise<number> {
  const reopens = tasks.every(({ status }) => status === 'completed');
  return changeTasks(
    store,
    tasks,
    ({ status }) =>
      (status === 'completed') === reopens ? { status: reopens ? 'pending' : 'completed' } : undefined,
    (changed) => `${reopens ? 'Opened again' : 'Completed'} ${describeTasks(changed)}`,
  );
}

export const prioritize = (store: Store, tasks: readonly Task[], priority: Priority | null) =>
  changeTasks(
    store,
    tasks,
    () => ({ priority }),
    (changed) =>
      `${priority ? `${priorityWord(priority)} priority` : 'No priority'} for ${describeTasks(changed)}`,
  );

/** `day` is `2026-11-21`, or null for none. A task keeps its time of day, unless `time` (`09:00`, or empty for none) is given. */
export const reschedule = (
  store: Store,
  tasks: readonly Task[],
  { day, time }: { day: string | null; time?: string },
  words: string,
) =>
  changeTasks(
    store,
    tasks,
    (task) => rescheduleChange(task, day, time),
    (changed) => `${describeTasks(changed)}: ${words}`,
  );

/** Each task to a day of its own; those for which there is none stay. */
export function rescheduleEach(
  store: Store,
  tasks: readonly Task[],
  dayOf: (task: Task) => string | undefined,
): Promise<number> {
  const days = new Map(tasks.map((task) => [task.id, dayOf(task)]));
  return changeTasks(
    store,
    tasks,
    (task) => {
      const day = days.get(task.id);
      return day === undefined ? undefined : rescheduleChange(task, day);
    },
    (changed) => {
      const [day, ...others] = new Set(changed.map(({ id }) => days.get(id)));
      return `${describeTasks(changed)}: ${day && others.length === 0 ? formatLongDate(day) : 'moved by a day'}`;
    },
  );
}

export const changeTags = (
  store: Store,
  tasks: readonly Task[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
) =>
  changeTasks(
    store,
    tasks,
    (task) => ({ tags: tagsAfter(task.tags, { add, remove }) }),
    (changed) => `Tags of ${describeTasks(changed)} changed`,
  );

/** A task that has as many tags as fit gets no more. Case does not make another tag. */
function tagsAfter(
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
  const folded = (tag: string) => tag.toLowerCase();
  const gone = new Set(remove.map(folded));
  const kept = tags.filter((tag) => !gone.has(folded(tag)));
  const there = new Set(kept.map(folded));
  return [...kept, ...add.filter((tag) => !there.has(folded(tag)))].slice(0, Math.max(maxTags, tags.length));
}

/** To the trash. */
export async function removeTasks(store: Store, tasks: readonly Task[]): Promise<number> {
  const deleted_at = new Date().toISOString();
  return changeTasks(
    store,
    tasks,
    () => ({ deleted_at }),
    (changed) => (changed.length === 1 ? 'Task deleted successfully' : `Deleted ${describeTasks(changed)}`),
    'Failed to delete task',
  );
}
