import type { Task } from '#contract/tasks.ts';
import { isOverdue } from '#domain/attention.ts';
import { parseMoment } from '#intake/dates/calendar.ts';
import type { LocalDays } from './local-days.ts';
import type { TaskEvent } from './task-events.ts';

/** Counts by day; `counts[0]` is `firstDay`, days since 1970. */
export interface DayCounts {
  firstDay: number;
  counts: readonly number[];
}

/**
 * Counts the tasks that were overdue when each day ended: open, kept, and due that day or before. The last day is today,
 * as it stands at `now` (floating). Each task is followed back from its row through its events, newest first; before the
 * oldest event known it counts as it was then.
 */
export function countOverdue(
  tasks: readonly Task[],
  { eventsOf, days, now }: { eventsOf: (id: string) => readonly TaskEvent[]; days: LocalDays; now: string },
): DayCounts {
  const today = parseMoment(now).day;
  const addedDays = tasks.map(({ created_at }) => days.dayOf(Date.parse(created_at)));
  const firstDay = addedDays.reduce((first, day) => Math.min(first, day), today);
  /** How much the count differs from that of the day before. */
  const steps = new Int32Array(today - firstDay + 2);
  /** Counts a task with this due date on the days from `from` up to but excluding `until`. */
  const add = (due: string, from: number, until: number) => {
    const first = Math.max(from, firstDay, parseMoment(due).day);
    if (first >= until) return;
    steps[first - firstDay] = (steps[first - firstDay] ?? 0) + 1;
    steps[until - firstDay] = (steps[until - firstDay] ?? 0) - 1;
  };

  let overdueNow = 0;
  for (const [index, task] of tasks.entries()) {
    if (task.deleted_at === null && isOverdue(task, now)) overdueNow += 1;
    let { due_date: due } = task;
    let isOpen = task.status !== 'completed';
    let isKept = task.deleted_at === null;
    let until = today;
    for (const event of withRowEvents(task, eventsOf(task.id))) {
      const day = days.dayOf(event.at);
      if (due !== null && isOpen && isKept) add(due, day, until);
      until = Math.min(until, day);
      if (event.due) due = event.due[0];
      if (event.status) isOpen = event.status[0] !== 'completed';
      if (event.deleted) isKept = event.deleted[0] === null;
    }
    if (due !== null && isOpen && isKept) add(due, addedDays[index] ?? firstDay, until);
  }

  let count = 0;
  const counts = Array.from({ length: today - firstDay + 1 }, (_, index) => {
    count += steps[index] ?? 0;
    return count;
  });
  counts[counts.length - 1] = overdueNow;
  return { firstDay, counts };
}

/** Adds the completion and the deletion that the row tells of where the log on this device does not reach back to them. */
function withRowEvents(task: Task, events: readonly TaskEvent[]): readonly TaskEvent[] {
  const { id, completed_at, deleted_at } = task;
  // A task that was made as completed has never been open.
  const lacksCompletion =
    completed_at !== null && completed_at !== task.created_at && !events.some(({ status }) => status);
  const lacksDeletion = deleted_at !== null && !events.some(({ deleted }) => deleted);
  if (!lacksCompletion && !lacksDeletion) return events;
  const missing: TaskEvent[] = [];
  if (lacksCompletion) missing.push({ ...blankEvent(id, completed_at), status: ['pending', 'completed'] });
  if (lacksDeletion) missing.push({ ...blankEvent(id, deleted_at), deleted: [null, deleted_at] });
  return [...events, ...missing].sort((one, other) => other.at - one.at);
}

const blankEvent = (taskId: string, at: string): TaskEvent => ({
  taskId,
  at: Date.parse(at),
  due: undefined,
  status: undefined,
  deleted: undefined,
  theme: undefined,
  confidence: undefined,
  isFiling: false,
});
