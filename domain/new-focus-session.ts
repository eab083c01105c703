import type { FocusSession, NewFocusSession } from '#contract/focus.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Returns a new focus session's whole row. */
export const newFocusSession = (
  {
    task_id = null,
    intent = '',
    mode = 'pomodoro',
    started_at,
    ended_at,
    work_ms,
    planned_ms = null,
    interruptions = 0,
    outcome = null,
    completed = false,
  }: NewFocusSession,
  row: NewRow,
): FocusSession => ({
  ...newRow(row),
  task_id,
  intent,
  mode,
  started_at,
  ended_at,
  work_ms,
  planned_ms,
  interruptions,
  outcome,
  completed,
});
