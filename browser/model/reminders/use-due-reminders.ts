import { useMemo } from 'react';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useTasksOf } from '#browser/model/tasks/task-queries.ts';
import { oldestFirst, type Subset } from '#browser/store/collection.ts';
import { toWallTime, useWallMinute } from '#browser/time/wall-clock.ts';
import type { Task } from '#contract/tasks.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import { type DueReminder, findDueReminders } from './find-due-reminders.ts';

const withReminder: Subset<Task> = {
  includes: (task) => getReminderMoment(task) !== null,
  compare: oldestFirst,
};
export const useTasksWithReminder = (): readonly Task[] => useTasksOf(withReminder);

export const useHasReminders = (): boolean => useTasksWithReminder().length > 0;

/** Returns the reminders that are due and unanswered, live, the earliest first. */
export function useDueReminders(): readonly DueReminder[] {
  const tasks = useTasksWithReminder();
  const dismissed = useSetting('dismissed_reminders');
  const minute = useWallMinute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was due is looked at again every minute
  return useMemo(
    () => findDueReminders(tasks, { now: new Date(), toWallTime, dismissed }),
    [tasks, dismissed, minute],
  );
}
