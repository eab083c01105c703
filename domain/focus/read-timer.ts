import type { TimerRules, TimerState } from '#contract/focus.ts';
import {
  advance,
  elapsedMsAt,
  endsAtMs,
  isWork,
  type MeasuredSession,
  measureSession,
  phaseAfter,
} from './phases.ts';
import { isOver, prepare } from './transitions.ts';

/** A timer as it stands at one instant. */
export interface TimerReading {
  mode: TimerState['mode'];
  phase: TimerState['phase'];
  /** `idle`: the phase waits to be started. `overtime`: it has ended, and time counts on until the next one is started. */
  status: 'idle' | 'running' | 'paused' | 'overtime';
  /** Null for a phase without an end, as are `remainingMs` and `endsAtMs`. */
  plannedMs: number | null;
  remainingMs: number | null;
  /** Time the phase has run, without pauses. */
  elapsedMs: number;
  overtimeMs: number;
  /** When the countdown reaches zero, or reached it, in ms since 1970; null also while the timer does not run. */
  endsAtMs: number | null;
  /** Place of the work phase before the next long break, from 1 to `cycles`. */
  cycle: number;
  cycles: number;
  /** Work phases that ended since the timer was last at rest for long. */
  pomodoros: number;
  sessionId: string | null;
  taskId: string | null;
  intent: string;
  interruptions: number;
  /** What follows, when this phase ends or is skipped. */
  nextPhase: TimerState['phase'];
  /** Sessions that are over but not stored yet: those that ended by themselves, and the current one in overtime. */
  ended: MeasuredSession[];
}

/** Reads a stored timer at `now`, in ms since 1970. */
export function readTimer(stored: TimerState, settings: TimerRules, now: number): TimerReading {
  const advanced = advance(stored, now);
  const timer = prepare(advanced.timer, settings, now);
  const { planned_ms, phase_started_at, running_since } = timer;
  const elapsedMs = elapsedMsAt(timer, now);
  const hasEnded = isOver(timer, now);
  const session = hasEnded ? measureSession(timer, now) : undefined;
  return {
    mode: timer.mode,
    phase: timer.phase,
    status: readStatus(phase_started_at, running_since, hasEnded),
    plannedMs: planned_ms,
    remainingMs: planned_ms === null ? null : Math.max(0, planned_ms - elapsedMs),
    elapsedMs,
    overtimeMs: planned_ms === null ? 0 : Math.max(0, elapsedMs - planned_ms),
    endsAtMs: endsAtMs(timer),
    cycle: timer.cycle,
    cycles: settings.cycles_before_long_break,
    pomodoros: timer.pomodoros + (hasEnded && isWork(timer) ? 1 : 0),
    sessionId: isWork(timer) && phase_started_at !== null ? timer.session_id : null,
    taskId: timer.task_id,
    intent: timer.intent,
    interruptions: timer.interruptions,
    nextPhase: phaseAfter(timer, now).phase,
    ended: session ? [...advanced.ended, session] : advanced.ended,
  };
}

function readStatus(
  startedAt: string | null,
  runningSince: string | null,
  hasEnded: boolean,
): TimerReading['status'] {
  if (startedAt === null) return 'idle';
  if (runningSince === null) return 'paused';
  return hasEnded ? 'overtime' : 'running';
}
