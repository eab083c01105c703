import type { Task } from '#contract/tasks.ts';

/** A completed task with what was worked on it in focus sessions. */
export interface EstimatedTask {
  /** The day of completion. */
  day: number;
  /** In pomodoros. */
  estimated: number;
  /** In pomodoros, with fractions. */
  actual: number;
}

/** How long tasks of one estimate took. */
export interface EstimateGroup {
  estimated: number;
  /** Mean, in pomodoros. */
  actual: number;
  count: number;
}

/** Groups tasks by estimate, the smallest first. */
export function compareEstimates(tasks: readonly EstimatedTask[]): EstimateGroup[] {
  return [...Map.groupBy(tasks, ({ estimated }) => estimated)]
    .map(([estimated, group]) => ({
      estimated,
      actual: group.reduce((sum, { actual }) => sum + actual, 0) / group.length,
      count: group.length,
    }))
    .sort((one, other) => one.estimated - other.estimated);
}

/** Returns the completed tasks that were worked on; `worked` holds the pomodoros of each by id. */
export function findEstimated(
  completed: readonly { task: Task; day: number }[],
  worked: ReadonlyMap<string, number>,
): EstimatedTask[] {
  return completed.flatMap(({ task, day }) => {
    const actual = worked.get(task.id) ?? 0;
    return actual > 0 ? [{ day, estimated: task.estimated_pomodoros, actual }] : [];
  });
}
