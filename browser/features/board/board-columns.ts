import type { Task } from '#contract/tasks.ts';
import { type Priority, priorities, type Status } from '#contract/vocabularies.ts';

/** Columns from left to right. */
export const boardOrder = ['pending', 'in_progress', 'paused', 'completed'] as const satisfies Status[];

export type Columns = Record<Status, readonly Task[]>;

/** Groups tasks by status and sorts each column. */
export function columnsOf(tasks: readonly Task[]): Columns {
  const columns: Record<Status, Task[]> = { pending: [], in_progress: [], paused: [], completed: [] };
  for (const task of tasks) columns[task.status].push(task);
  for (const status of boardOrder) columns[status].sort(compareIn(status));
  return columns;
}

/** Compares open tasks by priority, due date and age (oldest first), missing values last; completed ones latest first. */
function compareIn(status: Status): (one: Task, other: Task) => number {
  return status === 'completed' ? byCompletion : byUrgency;
}

const rank = new Map<Priority | null, number>(priorities.map((priority, index) => [priority, index]));
const rankOf = ({ priority }: Task) => rank.get(priority) ?? priorities.length;

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
/** Sorts after every real date. */
const noDate = '~';

const byUrgency = (one: Task, other: Task) =>
  rankOf(one) - rankOf(other) ||
  order(one.due_date ?? noDate, other.due_date ?? noDate) ||
  order(one.created_at, other.created_at) ||
  order(one.id, other.id);

const byCompletion = (one: Task, other: Task) =>
  order(other.completed_at ?? '', one.completed_at ?? '') || order(other.id, one.id);

/** Returns the index a task would have in a column if it got that status at `at` (ISO instant). */
export function landingPlace(
  column: readonly Task[],
  task: Task,
  { status, at }: { status: Status; at: string },
): number {
  const landed = { ...task, status, completed_at: status === 'completed' ? at : null };
  const compare = compareIn(status);
  const place = column.findIndex((other) => compare(landed, other) < 0);
  return place < 0 ? column.length : place;
}

/** Returns the column beside another, or undefined at the edge. */
export function besideColumn(status: Status, by: -1 | 1): Status | undefined {
  return boardOrder[boardOrder.indexOf(status) + by];
}
