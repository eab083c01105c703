import type { TimerState } from '#contract/focus.ts';

/**
 * Returns the timer without its task if that was completed or deleted and its session is over. Until then the session, which the
 * timer measures, belongs to the task.
 */
export function releaseTask(
  before: TimerState,
  after: TimerState,
  isOpen: (taskId: string) => boolean,
): TimerState {
  const { task_id, session_id, phase_started_at } = after;
  const isSameSession = session_id === before.session_id && phase_started_at === before.phase_started_at;
  const wasPicked = task_id !== before.task_id;
  if (task_id === null || wasPicked || isSameSession || isOpen(task_id)) return after;
  return { ...after, task_id: null };
}
