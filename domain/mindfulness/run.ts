import { minMindfulnessSessionMs } from '#contract/limits.ts';
import type { NewMindfulnessSession } from '#contract/mindfulness.ts';
import { countBreaths } from './breath.ts';
import { type Exercise, lengthOf } from './exercises.ts';

/** A session that is under way or paused. Instants are ms since 1970. */
export interface Run {
  /** Becomes the session's id, so that a run ended twice is one session. */
  id: string;
  exercise: Exercise;
  startedAt: number;
  /** Time done before the last start or resumption. */
  doneMs: number;
  /** When it was started or resumed last; null while it is paused. */
  resumedAt: number | null;
  /** When the page was last known to be awake. */
  seenAt: number;
  moodBefore: number | null;
}

export const startRun = (
  exercise: Exercise,
  { id, now, moodBefore = null }: { id: string; now: number; moodBefore?: number | null },
): Run => ({ id, exercise, startedAt: now, doneMs: 0, resumedAt: now, seenAt: now, moodBefore });

/** Returns the time done at `now` in ms, pauses taken out; never more than the exercise takes. */
export const elapsedAt = ({ doneMs, resumedAt, exercise }: Run, now: number): number =>
  Math.min(lengthOf(exercise), doneMs + (resumedAt === null ? 0 : Math.max(0, now - resumedAt)));

export const pauseRun = (run: Run, now: number): Run =>
  run.resumedAt === null ? run : { ...run, doneMs: elapsedAt(run, now), resumedAt: null };

export const resumeRun = (run: Run, now: number): Run =>
  run.resumedAt === null ? { ...run, resumedAt: now, seenAt: now } : run;

export const isOver = (run: Run, now: number): boolean => elapsedAt(run, now) >= lengthOf(run.exercise);

/** Returns when the run ends by itself; undefined while it is paused. */
export const endOf = ({ doneMs, resumedAt, exercise }: Run): number | undefined =>
  resumedAt === null ? undefined : resumedAt + lengthOf(exercise) - doneMs;

/** Returns the session to record, or null where too little was done. */
export function toSession(run: Run, now: number): (NewMindfulnessSession & { id: string }) | null {
  const duration_ms = elapsedAt(run, now);
  if (duration_ms < minMindfulnessSessionMs) return null;
  const completed = isOver(run, now);
  // A clock set back during the session must not make it end before it was done.
  const endedAt = Math.max(Math.min(now, (completed && endOf(run)) || now), run.startedAt + duration_ms);
  return {
    id: run.id,
    exercise: run.exercise.id,
    name: run.exercise.name,
    started_at: new Date(run.startedAt).toISOString(),
    ended_at: new Date(endedAt).toISOString(),
    duration_ms,
    breaths: countBreaths(run.exercise.pattern, duration_ms),
    completed,
    mood_before: run.moodBefore,
  };
}
