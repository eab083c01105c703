import { t } from '#browser/i18n/model.ts';
import { readHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { formatLongDateWithin } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { maxTags } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import type { Priority } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { addDays, rescheduleChange } from '#domain/reschedule-change.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { updateTask, updateTasks } from './task-mutations.ts';

/** Returns the quoted short title of one task, or a count such as `3 tasks`. */
export const describeTasks = (tasks: readonly Task[]): string =>
  tasks.length === 1 && tasks[0] ? `“${shortTitle(tasks[0].title)}”` : t.tasks(tasks.length);

/**
 * Changes tasks together, with one undo. `changeOf` returns undefined for tasks to leave alone; `describeChange` returns the
 * toast for those that changed. Resolves with how many did.
 */
export async function changeTasks(
  store: Store,
  tasks: readonly Task[],
  changeOf: (task: Task) => TaskChange | undefined,
  describeChange: (changed: readonly Task[]) => string,
  failed = t.failedToUpdateTask,
): Promise<number> {
  const changes = tasks.flatMap((task) => {
    const change = changeOf(task);
    return change && hasDifference(task, change) ? [{ task, change }] : [];
  });
  const [first] = changes;
  if (!first) return 0;
  const changing =
    changes.length === 1 && first.change.deleted_at === undefined
      ? updateTask(store, first.task, first.change)
      : updateTasks(store, changes);
  await toastOutcomeWithUndo(store, describeChange(changes.map(({ task }) => task)), changing, failed);
  return changes.length;
}

const hasDifference = (task: Task, change: TaskChange) =>
  Object.entries(change).some(
    ([field, value]) => JSON.stringify(task[field as keyof Task]) !== JSON.stringify(value),
  );

/** Completes the open tasks, or reopens all of them if every one is completed. */
export function completeTasks(store: Store, tasks: readonly Task[]): Promise<number> {
  const reopens = tasks.every(({ status }) => status === 'completed');
  return changeTasks(
    store,
    tasks,
    ({ status }) =>
      (status === 'completed') === reopens ? { status: reopens ? 'pending' : 'completed' } : undefined,
    (changed) => (reopens ? t.reopenedTasks : t.completedTasks)(describeTasks(changed)),
  );
}

export const prioritize = (store: Store, tasks: readonly Task[], priority: Priority | null) =>
  changeTasks(
    store,
    tasks,
    () => ({ priority }),
    (changed) => (priority ? t.prioritized[priority] : t.noPriorityFor)(describeTasks(changed)),
  );

/** Moves tasks to `day` (`2026-11-21`, or null for none). They keep their time of day unless `time` (`09:00`, or empty for none) is given. */
export const reschedule = (
  store: Store,
  tasks: readonly Task[],
  { day, time }: { day: string | null; time?: string },
) =>
  changeTasks(
    store,
    tasks,
    (task) => rescheduleChange(task, day, time),
    (changed) =>
      day && time
        ? describeMoveToTime(changed, day, formatTimeOfDay(time, readHourCycle(store)))
        : describeMove(changed, day),
  );

function describeMoveToTime(changed: readonly Task[], day: string, time: string): string {
  const today = toWallMinute(new Date()).slice(0, 10);
  const tasks = describeTasks(changed);
  if (day === today) return t.movedToTimeToday(tasks, time);
  if (day === addDays(today, 1)) return t.movedToTimeTomorrow(tasks, time);
  return t.movedToTimeOn(tasks, formatLongDateWithin(day), time);
}

function describeMove(changed: readonly Task[], day: string | null): string {
  if (day === null) return t.dateRemoved(describeTasks(changed));
  const today = toWallMinute(new Date()).slice(0, 10);
  if (day === today) return t.movedToToday(describeTasks(changed));
  if (day === addDays(today, 1)) return t.movedToTomorrow(describeTasks(changed));
  return t.movedToDay(describeTasks(changed), formatLongDateWithin(day));
}

/** Moves each task to its own day; tasks without one stay. */
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
      return day && others.length === 0 ? describeMove(changed, day) : t.movedByADay(describeTasks(changed));
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
    (changed) => t.tagsChanged(describeTasks(changed)),
  );

/** Returns the tags after a change, ignoring case and never adding beyond `maxTags`. */
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

/** Moves tasks to the trash. */
export async function removeTasks(store: Store, tasks: readonly Task[]): Promise<number> {
  const deleted_at = new Date().toISOString();
  return changeTasks(
    store,
    tasks,
    () => ({ deleted_at }),
    (changed) => (changed.length === 1 ? t.taskDeletedSuccessfully : t.deletedTasks(describeTasks(changed))),
    t.failedToDeleteTask,
  );
}
