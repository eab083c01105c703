import { reminderHorizonDays } from '#browser/limits.ts';
import type { Task } from '#contract/tasks.ts';
import { getReminderId } from '#domain/reminder-ids.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { toInstant } from '#domain/to-instant.ts';

export interface DueReminder {
  /** From `getReminderId`, as in push messages. */
  id: string;
  task: Task;
  /** Floating. */
  moment: string;
  dueAt: Date;
}

/**
 * Returns the reminders that are due and unanswered, the earliest first. Those older than `reminderHorizonDays` are left
 * out, and those whose moment had passed when their task was added. `dismissed` has the ids of reminders.
 */
export function findDueReminders(
  tasks: readonly Task[],
  {
    now,
    toWallTime,
    dismissed,
  }: { now: Date; toWallTime: (instant: Date) => string; dismissed: readonly string[] },
): DueReminder[] {
  const today = toWallTime(now).slice(0, 10);
  const [firstDay, lastDay] = [addDays(today, -reminderHorizonDays), addDays(today, 1)];
  return tasks
    .flatMap((task) => {
      const moment = getReminderMoment(task);
      const day = moment?.slice(0, 10);
      if (!moment || !day || day < firstDay || day > lastDay) return [];
      const reminder = {
        id: getReminderId(task.id, moment),
        task,
        moment,
        dueAt: toInstant(moment, toWallTime),
      };
      const isOpen = reminder.dueAt > new Date(task.created_at) && !dismissed.includes(reminder.id);
      return isOpen && reminder.dueAt <= now ? [reminder] : [];
    })
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}
