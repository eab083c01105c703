import type { Task } from '#contract/tasks.ts';

/** Returns whether an open task was due before today or at a time that has passed. `now` is floating, to the minute. */
export function isOverdue({ status, due_date }: Pick<Task, 'status' | 'due_date'>, now: string): boolean {
  if (status === 'completed' || due_date === null) return false;
  return due_date < (due_date.length > 10 ? now : now.slice(0, 10));
}

/** Returns whether a task is urgent or high. */
export const isHighPriority = ({ priority }: Pick<Task, 'priority'>): boolean =>
  priority === 'urgent' || priority === 'high';

/** Returns whether an open task is urgent, high or overdue. */
export function needsAttention(task: Pick<Task, 'status' | 'due_date' | 'priority'>, now: string): boolean {
  if (task.status === 'completed') return false;
  return isHighPriority(task) || isOverdue(task, now);
}

const ranks = { urgent: 0, high: 1, medium: 2, low: 3 };

/** Creates a comparator for open tasks: overdue first, then by priority, then by date. */
export function byUrgency(now: string) {
  return (one: Task, other: Task): number =>
    Number(isOverdue(other, now)) - Number(isOverdue(one, now)) ||
    rankOf(one) - rankOf(other) ||
    compareDates(one.due_date, other.due_date);
}

/** Compares tasks by priority, then by date. */
export const byPriority = (one: Task, other: Task): number =>
  rankOf(one) - rankOf(other) || compareDates(one.due_date, other.due_date);

const rankOf = ({ priority }: Task) => (priority ? ranks[priority] : 4);

function compareDates(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
