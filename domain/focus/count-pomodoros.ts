import type { FocusSession } from '#contract/focus.ts';
import { minuteMs } from './new-timer.ts';

/**
 * Returns how many pomodoros a session is, with fractions: it counts in the length that was planned for it, and one without in
 * pomodoros of `workMinutes`.
 */
export const toPomodoros = (
  { work_ms, planned_ms }: Pick<FocusSession, 'work_ms' | 'planned_ms'>,
  workMinutes: number,
): number => work_ms / (planned_ms || workMinutes * minuteMs);

/** Returns how many pomodoros were worked on a task, with fractions. */
export const countPomodoros = (
  sessions: readonly Pick<FocusSession, 'task_id' | 'work_ms' | 'planned_ms'>[],
  taskId: string,
  workMinutes: number,
): number =>
  sessions
    .filter(({ task_id }) => task_id === taskId)
    .reduce((sum, session) => sum + toPomodoros(session, workMinutes), 0);
