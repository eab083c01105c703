import type { Task } from '#contract/tasks.ts';

/**
 * Returns when a task is to be reminded of, floating in the user's time zone: after a snooze at its end. Null if it has
 * no reminder, is completed or in the trash.
 */
export const getReminderMoment = (
  task: Pick<Task, 'remind_at' | 'snoozed_until' | 'status' | 'deleted_at'>,
): string | null =>
  task.status === 'completed' || task.deleted_at !== null ? null : (task.snoozed_until ?? task.remind_at);
