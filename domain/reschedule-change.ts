import type { Task } from '#contract/tasks.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import type { TaskChange } from './task-change.ts';

/** Returns the day `days` after another; both floating, without a time. */
export const addDays = (date: string, days: number): string =>
  formatMoment({ day: parseMoment(date).day + days, minute: null });

/** Returns the whole days from one floating date to another. */
export const daysFrom = (from: string, to: string): number => parseMoment(to).day - parseMoment(from).day;

/**
 * Returns the change that moves a task to another day (`2026-11-21`, null for none). It keeps its time of day unless
 * `time` (`09:00`, or empty for none) is given; its reminder stays the same number of days ahead.
 */
export function rescheduleChange(task: Task, day: string | null, time?: string): TaskChange {
  if (day === null) return { due_date: null };
  const kept = time ?? task.due_date?.slice(11) ?? '';
  const due_date = kept ? `${day}T${kept}` : day;
  if (task.remind_at === null || task.due_date === null) return { due_date };
  const remindOn = addDays(task.remind_at, daysFrom(task.due_date, day));
  return { due_date, remind_at: remindOn + task.remind_at.slice(10) };
}
