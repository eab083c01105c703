import type { FocusSession } from '#contract/focus.ts';
import type { Task } from '#contract/tasks.ts';
import { compareEstimates, type EstimatedTask, findEstimated } from '../analytics/estimates.ts';
import { createLocalDays } from '../analytics/local-days.ts';
import { toPomodoros } from '../focus/count-pomodoros.ts';
import { minuteMs } from '../focus/new-timer.ts';

/** With fewer tasks that were estimated and worked on, the estimates count as they are. */
const minEstimatedTasks = 5;
/** The latest ones count, since people get better at it. */
const maxEstimatedTasks = 50;
const factorBounds = { min: 0.5, max: 3 };
const stepMinutes = 5;

/** How the user's estimates become minutes. */
export interface Estimating {
  /** Length of a focus session. */
  workMinutes: number;
  /** What tasks take for each minute they were estimated at. */
  factor: number;
  /** Minutes worked on tasks in focus sessions, by their ids. */
  workedMinutes: ReadonlyMap<string, number>;
}

/**
 * Returns what the user's tasks take for each minute they were estimated at: the time worked on the latest completed ones, divided by
 * their estimates, between a half and three. 1 while too few have been worked on.
 */
export function calibrateEstimates(tasks: readonly EstimatedTask[]): number {
  const latest = tasks.toSorted((one, other) => other.day - one.day).slice(0, maxEstimatedTasks);
  if (latest.length < minEstimatedTasks) return 1;
  let [estimated, actual] = [0, 0];
  for (const group of compareEstimates(latest)) {
    estimated += group.estimated * group.count;
    actual += group.actual * group.count;
  }
  return Math.min(factorBounds.max, Math.max(factorBounds.min, actual / estimated));
}

/** Reads from the user's focus sessions how long tasks take, and what was worked on each. */
export function readEstimating(
  tasks: readonly Task[],
  sessions: readonly Pick<FocusSession, 'task_id' | 'work_ms' | 'planned_ms'>[],
  { workMinutes, timeZone }: { workMinutes: number; timeZone: string },
): Estimating {
  const pomodoros = new Map<string, number>();
  const workedMinutes = new Map<string, number>();
  const add = (sums: Map<string, number>, id: string, more: number) =>
    sums.set(id, (sums.get(id) ?? 0) + more);
  for (const session of sessions) {
    if (session.task_id === null) continue;
    add(pomodoros, session.task_id, toPomodoros(session, workMinutes));
    add(workedMinutes, session.task_id, session.work_ms / minuteMs);
  }
  const days = createLocalDays(timeZone);
  const completed = tasks.flatMap((task) =>
    task.completed_at === null ? [] : [{ task, day: days.dayOf(Date.parse(task.completed_at)) }],
  );
  return { workMinutes, factor: calibrateEstimates(findEstimated(completed, pomodoros)), workedMinutes };
}

const inSteps = (minutes: number) => Math.round(minutes / stepMinutes) * stepMinutes;

/** Returns the minutes that a task probably takes in all, in steps of five. */
const estimateMinutes = (
  { estimated_pomodoros }: Pick<Task, 'estimated_pomodoros'>,
  { workMinutes, factor }: Estimating,
): number => Math.max(stepMinutes, inSteps(estimated_pomodoros * workMinutes * factor));

/**
 * Returns the minutes that an open task probably still takes, in steps of five: its estimate less what was worked on it. One that has
 * used its estimate up takes another focus session, or its estimate if that is shorter.
 */
export function remainingMinutes(
  task: Pick<Task, 'id' | 'estimated_pomodoros'>,
  estimating: Estimating,
): number {
  const estimate = estimateMinutes(task, estimating);
  const left = inSteps(estimate - (estimating.workedMinutes.get(task.id) ?? 0));
  if (left > 0) return left;
  return Math.min(estimate, Math.max(stepMinutes, inSteps(estimating.workMinutes)));
}
