import type { Task } from '#contract/tasks.ts';
import { byUrgency, isOverdue } from '#domain/attention.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { parseMoment } from '#intake/dates/calendar.ts';
import type { LocalDays } from './local-days.ts';

/** Days that a review looks back and ahead. */
export const reviewDays = 7;

/** The tasks to look at in a weekly review; subtasks are looked at with their task. */
export interface WeeklyReview {
  /** Completed today or in the six days before, the last one first. */
  done: readonly Task[];
  /** Open and overdue, the most urgent first. */
  slipped: readonly Task[];
  /** Open and due from today to a week from now, by date. */
  coming: readonly Task[];
  /** Open, without a theme. */
  inbox: readonly Task[];
}

/** Sorts the tasks for a weekly review; `tasks` without those in the trash, `now` floating. */
export function reviewWeek(
  tasks: readonly Task[],
  { now, days }: { now: string; days: LocalDays },
): WeeklyReview {
  const topLevel = tasks.filter(({ parent_id }) => parent_id === null);
  const open = topLevel.filter(({ status }) => status !== 'completed');
  const firstDay = parseMoment(now).day + 1 - reviewDays;
  const lastDay = addDays(now.slice(0, 10), reviewDays);
  return {
    done: topLevel
      .filter(({ completed_at }) => completed_at !== null && days.dayOf(Date.parse(completed_at)) >= firstDay)
      .sort((one, other) => ((one.completed_at ?? '') < (other.completed_at ?? '') ? 1 : -1)),
    slipped: open.filter((task) => isOverdue(task, now)).sort(byUrgency(now)),
    coming: open
      .filter(
        (task) => task.due_date !== null && !isOverdue(task, now) && task.due_date.slice(0, 10) <= lastDay,
      )
      .sort((one, other) => ((one.due_date ?? '') < (other.due_date ?? '') ? -1 : 1)),
    inbox: open.filter(({ theme_id }) => theme_id === null),
  };
}
