import { t } from '#browser/i18n/assistant.ts';
import type { Task } from '#contract/tasks.ts';
import { byUrgency, isOverdue } from '#domain/attention.ts';

export interface Summary {
  /** Open tasks, most urgent first. */
  overdue: Task[];
  /** Tasks due later today, most urgent first. */
  today: Task[];
  doneToday: number;
}

/** Summarizes today and what is overdue. `now` is floating; `midnight` is the instant (ISO) at which today began. */
export function summaryOf(
  tasks: readonly Task[],
  { now, midnight }: { now: string; midnight: string },
): Summary {
  const day = now.slice(0, 10);
  const overdue = tasks.filter((task) => isOverdue(task, now)).sort(byUrgency(now));
  const today = tasks
    .filter((task) => task.status !== 'completed' && task.due_date?.startsWith(day) && !isOverdue(task, now))
    .sort(byUrgency(now));
  const doneToday = tasks.filter(
    ({ completed_at }) => completed_at !== null && completed_at >= midnight,
  ).length;
  return { overdue, today, doneToday };
}

/** Formats the counts, as in `2 overdue, 3 due today, 1 done today`. */
export const summaryWords = ({ overdue, today, doneToday }: Summary) =>
  t.summary({ overdue: overdue.length, today: today.length, doneToday });
