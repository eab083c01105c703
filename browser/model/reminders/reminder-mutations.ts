import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import { setTaskStatus, updateTask } from '#browser/model/tasks/task-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import { toWallTime } from '#browser/time/wall-clock.ts';
import { maxDismissedReminders } from '#contract/limits.ts';
import { findSnoozeEnd, type Snooze } from '#domain/snooze.ts';
import { type DueReminder, getReminderId } from './find-due-reminders.ts';

export const completeReminder = (store: Store, { task }: DueReminder): Promise<string> =>
  setTaskStatus(store, task, 'completed');

/** Rings a reminder again later. Resolves with the id that undoes it and the floating time at which it rings. */
export async function snoozeReminder(
  store: Store,
  { task, moment }: DueReminder,
  snooze: Snooze,
): Promise<{ changeId: string; until: string }> {
  const until = findSnoozeEnd(snooze, { moment, now: new Date(), toWallTime });
  return { changeId: await updateTask(store, task, { snoozed_until: until }), until };
}

/** Silences reminders on all devices and leaves their tasks as they are. */
export function dismissReminders(store: Store, reminders: readonly DueReminder[]): Promise<string> {
  // Only those that still stand are kept; a task that was done or moved has other reminders.
  const standing = (readSetting(store, 'dismissed_reminders') ?? []).filter((id) => {
    const task = store.replica.tasks.get(id.slice(0, id.indexOf('@')));
    return task && getReminderId(task) === id;
  });
  const all = new Set([...standing, ...reminders.map(({ id }) => id)]);
  return changeSetting(store, 'dismissed_reminders', [...all].slice(-maxDismissedReminders));
}
