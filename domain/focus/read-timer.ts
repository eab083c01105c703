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
  /** In overtime the phase that follows, which waits to be started. */
  phase: TimerState['phase'];
  /** In overtime the phase that has ended, to which the times belong; null otherwise. */
  endedPhase: TimerState['phase'] | null;
  /** `idle`: the phase waits to be started. `overtime`: the last one has ended, and its time counts on until this one is started. */
  status: 'idle' | 'running' | 'paused' | 'overtime';
  /** Null for a phase without an end, as are `remainingMs` and `endsAtMs`. */
  plannedMs: number | null;
  remainingMs: number | null;
  /** Time the phase has run, without pauses. */
  elapsedMs: number;
  overtimeMs: number;
  /** When the countdown reaches zero, or reached it, in ms since 1970; null also while the timer does not run. */
  endsAtMs: number | null;
  /** Place of the work phase before the next long break, from 1 to `cycles`; in overtime that of the next one. */
  cycle: number;
  cycles: number;
  /** Work phases that ended since the timer was last at rest for long. */
  pomodoros: number;
  sessionId: string | null;
  taskId: string | null;
  intent: string;
  interruptions: number;
  /** What follows the phase that runs, when it ends or is skipped; in overtime `phase`. */
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
  const status = readStatus(phase_started_at, running_since, hasEnded);
  const following = phaseAfter(timer, now);
  const { phase, cycle } = status === 'overtime' ? following : timer;
  const session = hasEnded ? measureSession(timer, now) : undefined;
  return {
    mode: timer.mode,
    phase,
    endedPhase: status === 'overtime' ? timer.phase : null,
    status,
    plannedMs: planned_ms,
    remainingMs: planned_ms === null ? null : Math.max(0, planned_ms - elapsedMs),
    elapsedMs,
    overtimeMs: planned_ms === null ? 0 : Math.max(0, elapsedMs - planned_ms),
    endsAtMs: endsAtMs(timer),
    cycle,
    cycles: settings.cycles_before_long_break,
    pomodoros: timer.pomodoros + (hasEnded && isWork(timer) ? 1 : 0),
    sessionId: isWork(timer) && phase_started_at !== null ? timer.session_id : null,
    taskId: timer.task_id,
    intent: timer.intent,
    interruptions: timer.interruptions,
    nextPhase: following.phase,
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
