import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import { setTaskStatus, updateTask } from '#browser/model/tasks/task-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import { toWallTime } from '#browser/time/wall-clock.ts';
import { maxDismissedReminders } from '#contract/limits.ts';
import type { Snooze } from '#contract/reminders.ts';
import { getReminderId } from '#domain/reminder-ids.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import { findSnoozeEnd } from '#domain/snooze.ts';
import type { DueReminder } from './find-due-reminders.ts';

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
  // Those of tasks that were completed or rescheduled meanwhile are left out.
  const current = readSetting(store, 'dismissed_reminders').filter((id) => {
    const task = store.replica.tasks.get(id.slice(0, id.indexOf('@')));
    const moment = task && getReminderMoment(task);
    return moment && getReminderId(task.id, moment) === id;
  });
  const all = new Set([...current, ...reminders.map(({ id }) => id)]);
  return changeSetting(store, 'dismissed_reminders', [...all].slice(-maxDismissedReminders));
}
