import type { MindfulnessSession, NewMindfulnessSession } from '#contract/mindfulness.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Returns a new session's whole row. */
export const newMindfulnessSession = (
  {
    mood_before = null,
    mood_after = null,
    started_at,
    ended_at,
    ...session
  }: Omit<NewMindfulnessSession, 'id'>,
  row: NewRow,
): MindfulnessSession => ({
  ...newRow(row),
  exercise: session.exercise,
  name: session.name,
  started_at: new Date(started_at).toISOString(),
  ended_at: new Date(ended_at).toISOString(),
  duration_ms: session.duration_ms,
  breaths: session.breaths,
  completed: session.completed,
  mood_before,
  mood_after,
});
