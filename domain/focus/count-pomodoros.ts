import type { FocusSession } from '#contract/focus.ts';
import { minuteMs } from './new-timer.ts';

/**
 * Returns how many pomodoros were worked on a task, with fractions: each session counts in the length that was planned for
 * it, and one without in pomodoros of `workMinutes`.
 */
export const countPomodoros = (
  sessions: readonly Pick<FocusSession, 'task_id' | 'work_ms' | 'planned_ms'>[],
  taskId: string,
  workMinutes: number,
): number =>
  sessions
    .filter(({ task_id }) => task_id === taskId)
    .reduce((sum, { work_ms, planned_ms }) => sum + work_ms / (planned_ms || workMinutes * minuteMs), 0);
