import type { Task } from '#contract/tasks.ts';
import { dayParts, daysInMonth, parseMoment } from '#intake/dates/calendar.ts';
import { nextDue, occurrencesAfter } from '#intake/recurrence/occurrences.ts';
import { followingId } from './following-id.ts';
import { shiftMoment } from './shift-moment.ts';

/**
 * Returns the next task of a series after one completed at `completed` (floating wall time; `at` is the same as an ISO
 * instant); null if it does not recur, was the last, or has a rule that cannot be read. Missed occurrences are skipped.
 */
export function followingTask(task: Task, { completed, at }: { completed: string; at: string }): Task | null {
  if (task.recurrence === null) return null;
  const due = task.due_date ?? completed.slice(0, 10);
  const fromCompletion = task.recurs_from_completion;
  let next: string | null;
  let recurrence = withoutLeftDay(task.recurrence, due);
  try {
    next = nextDue({ recurrence, due, fromCompletion }, completed);
    if (next === null) return null;
    const counted = countedDown(recurrence, { due, next, fromCompletion });
    recurrence = fromCompletion ? counted : withMonthDay(counted, due);
  } catch {
    return null;
  }
  return {
    ...task,
    id: followingId(task.id),
    status: 'pending',
    due_date: next,
    remind_at: task.remind_at && task.due_date ? shiftMoment(task.remind_at, task.due_date, next) : null,
    snoozed_until: null,
    recurrence,
    completed_at: null,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    revision: 0,
  };
}

/** Returns the RFC 5545 rule for this day of the month, or the last day of shorter months. */
const dayOrLast = (day: number) => `;BYMONTHDAY=${[28, 29, 30, 31].slice(0, day - 27).join(',')};BYSETPOS=-1`;

/** Adds the day of the month if some months do not have it, so that a short month does not move the series for good. */
function withMonthDay(recurrence: string, due: string): string {
  const day = Number(due.slice(8, 10));
  const followsDue = /\bFREQ=MONTHLY\b/.test(recurrence) && !/\bBY[A-Z]*DAY=/.test(recurrence);
  return followsDue && day > 28 ? recurrence + dayOrLast(day) : recurrence;
}

/** Removes the day that `withMonthDay` added if the due date has been moved away from it. */
function withoutLeftDay(recurrence: string, due: string): string {
  const named = [29, 30, 31].find((day) => recurrence.endsWith(dayOrLast(day)));
  if (named === undefined) return recurrence;
  const { day: dueDay } = parseMoment(due);
  const { year, month, day } = dayParts(dueDay);
  const isLeft = day !== Math.min(named, daysInMonth(year, month));
  return isLeft ? recurrence.slice(0, -dayOrLast(named).length) : recurrence;
}

/** Returns the subtasks of the next task, open again. */
function followingSubtasks(subtasks: readonly Task[], following: Task): Task[] {
  return subtasks
    .filter(({ deleted_at }) => deleted_at === null)
    .map((subtask) => ({
      ...subtask,
      id: followingId(subtask.id),
      parent_id: following.id,
      status: 'pending',
      due_date: null,
      remind_at: null,
      snoozed_until: null,
      completed_at: null,
      created_at: following.created_at,
      updated_at: following.created_at,
      revision: 0,
    }));
}

/** Lowers `COUNT` by the occurrences passed, since the next task begins later in the series. */
function countedDown(
  recurrence: string,
  { due, next, fromCompletion }: { due: string; next: string; fromCompletion: boolean },
): string {
  const count = /\bCOUNT=(\d+)/.exec(recurrence)?.[1];
  if (count === undefined) return recurrence;
  const passed = fromCompletion ? 1 : occurrencesAfter(recurrence, due, due, Number(count)).indexOf(next) + 1;
  return recurrence.replace(/\bCOUNT=\d+/, `COUNT=${Math.max(1, Number(count) - passed)}`);
}

/** Rows of a series to create or delete when one of its tasks changes. */
export interface SeriesChange {
  /** Tasks to create, or to restore from the trash in this form. */
  starts: Task[];
  /** Ids of tasks to move to the trash if they exist and are open. */
  ends: string[];
}

/**
 * Returns the effect on a series of completing or reopening one of its tasks: completing starts the next task with open
 * subtasks, reopening removes that task. For `completed` and `at` see `followingTask`.
 */
export function seriesChange(
  { before, after }: { before: Task; after: Task },
  subtasks: readonly Task[],
  moment: { completed: string; at: string },
): SeriesChange {
  const was = before.status === 'completed';
  const is = after.status === 'completed';
  if (!was && is) {
    const following = followingTask(after, moment);
    return { starts: following ? [following, ...followingSubtasks(subtasks, following)] : [], ends: [] };
  }
  const reopened = was && !is && after.recurrence !== null;
  return { starts: [], ends: reopened ? [after, ...subtasks].map(({ id }) => followingId(id)) : [] };
}
