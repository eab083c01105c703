import type { Task } from '#contract/tasks.ts';
import { compareEstimates, type EstimatedTask } from '../analytics/estimates.ts';

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

/** Returns the minutes that a task probably takes, in steps of five. */
export const estimateMinutes = (
  { estimated_pomodoros }: Pick<Task, 'estimated_pomodoros'>,
  { workMinutes, factor }: Estimating,
): number =>
  Math.max(stepMinutes, Math.round((estimated_pomodoros * workMinutes * factor) / stepMinutes) * stepMinutes);
