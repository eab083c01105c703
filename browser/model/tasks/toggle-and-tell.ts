import { t } from '#browser/i18n/model.ts';
import { readHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';
import { toggleTask } from './task-mutations.ts';
import { shortTitle } from './task-text.ts';

/** Completes or reopens a task and says so, with Undo; of a series also when the next task is due. */
export async function toggleAndTell(store: Store, task: Task): Promise<void> {
  try {
    const id = await toggleTask(store, task);
    toastWithUndo(store, describeToggle(store, task), id);
  } catch {
    toast({ text: t.failedToUpdateTask, tone: 'problem' });
  }
}

function describeToggle(store: Store, task: Task): string {
  const title = `“${shortTitle(task.title)}”`;
  if (task.status === 'completed') return t.reopenedTasks(title);
  const next = task.recurrence ? store.replica.tasks.get(followingId(task.id)) : undefined;
  return next?.due_date && next.deleted_at === null
    ? t.completedWithNext(title, formatDue(next.due_date, toWallMinute(new Date()), readHourCycle(store)))
    : t.completedTasks(title);
}
