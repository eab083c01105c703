import type { FocusSession, TimerState } from '#contract/focus.ts';
import { maxFlowtimeMs, maxOvertimeMs, maxUnattendedMs, minFocusSessionMs } from '#contract/limits.ts';
import { followingId } from '#domain/following-id.ts';
import { minuteMs } from './new-timer.ts';

/** A session as the timer measured it. */
export type MeasuredSession = Omit<
  FocusSession,
  'outcome' | 'created_at' | 'updated_at' | 'deleted_at' | 'revision'
>;

/** A timer after a change, and the sessions that ended on the way to it, oldest first. */
export interface TimerChange {
  timer: TimerState;
  ended: MeasuredSession[];
}

/** Flowtime break as a share of the work. */
const flowtimeBreakShare = 0.2;

export const toIsoString = (ms: number): string => new Date(ms).toISOString();

export const isWork = ({ phase }: Pick<TimerState, 'phase'>): boolean => phase === 'work';

/** Returns how long the phase has run, without pauses. */
export function elapsedMsAt(timer: TimerState, now: number): number {
  const { running_since, elapsed_ms } = timer;
  const sinceMs = running_since === null ? 0 : Math.max(0, now - Date.parse(running_since));
  return Math.min(elapsed_ms + sinceMs, maxElapsedMs(timer));
}

const maxElapsedMs = ({ planned_ms }: TimerState): number =>
  planned_ms === null ? maxFlowtimeMs : planned_ms + maxOvertimeMs;

/** Returns when the countdown reaches zero, or reached it; null while it is not running and for a phase without an end. */
export function endsAtMs({ planned_ms, running_since, elapsed_ms }: TimerState): number | null {
  if (planned_ms === null || running_since === null) return null;
  return Date.parse(running_since) + planned_ms - elapsed_ms;
}

/** Returns the phase that follows this one, with its length in ms; null for a phase without an end. */
export function phaseAfter(
  timer: TimerState,
  now: number,
): Pick<TimerState, 'phase' | 'cycle' | 'planned_ms'> {
  const { mode, phase, cycle, rules } = timer;
  if (phase !== 'work') return { phase: 'work', cycle, planned_ms: plannedWorkMs(timer) };
  if (mode === 'flowtime') {
    const planned_ms = Math.round(elapsedMsAt(timer, now) * flowtimeBreakShare);
    if (!rules.flowtime_breaks || planned_ms === 0) return { phase: 'work', cycle, planned_ms: null };
    return { phase: 'short_break', cycle, planned_ms };
  }
  return cycle >= rules.cycles_before_long_break
    ? { phase: 'long_break', cycle: 1, planned_ms: breakMs('long_break', rules) }
    : { phase: 'short_break', cycle: cycle + 1, planned_ms: breakMs('short_break', rules) };
}

export const breakMs = (phase: 'short_break' | 'long_break', rules: TimerState['rules']): number =>
  (phase === 'long_break' ? rules.long_break_duration : rules.short_break_duration) * minuteMs;

export const plannedWorkMs = ({ mode, rules }: Pick<TimerState, 'mode' | 'rules'>): number | null =>
  mode === 'flowtime' ? null : rules.work_duration * minuteMs;

/** Returns the session of the current work phase if it ended now; undefined if there is none worth keeping. */
export function measureSession(timer: TimerState, now: number): MeasuredSession | undefined {
  const { session_id, phase_started_at, running_since, paused_at, planned_ms } = timer;
  if (!isWork(timer) || session_id === null || phase_started_at === null) return undefined;
  const work_ms = elapsedMsAt(timer, now);
  if (work_ms < minFocusSessionMs) return undefined;
  const completed = planned_ms === null || work_ms >= planned_ms;
  const ranSinceMs = work_ms - timer.elapsed_ms;
  const ended_at =
    running_since === null
      ? (paused_at ?? phase_started_at)
      : toIsoString(Date.parse(running_since) + ranSinceMs);
  return {
    id: session_id,
    task_id: timer.task_id,
    intent: timer.intent,
    mode: timer.mode,
    started_at: phase_started_at,
    ended_at,
    work_ms,
    planned_ms,
    interruptions: timer.interruptions,
    completed,
  };
}

/** Returns the timer with the next phase waiting to be started. */
export function toNextPhase(timer: TimerState, now: number): TimerState {
  const isPomodoro = isWork(timer) && timer.mode === 'pomodoro' && timer.phase_started_at !== null;
  return {
    ...timer,
    ...phaseAfter(timer, now),
    pomodoros: timer.pomodoros + (isPomodoro ? 1 : 0),
    interruptions: 0,
    phase_started_at: null,
    running_since: null,
    paused_at: null,
    elapsed_ms: 0,
    begun_at: timer.begun_at ?? toIsoString(now),
  };
}

/** Returns the timer with its phase started. */
export const startPhase = (timer: TimerState, now: number, sessionId: string): TimerState => ({
  ...timer,
  // A break without a session before it needs an id too, from which that of the work after it derives.
  session_id: isWork(timer) ? sessionId : (timer.session_id ?? sessionId),
  phase_started_at: toIsoString(now),
  running_since: toIsoString(now),
  paused_at: null,
  elapsed_ms: 0,
  begun_at: timer.begun_at ?? toIsoString(now),
});

export const autoStarts = (phase: TimerState['phase'], { rules }: TimerState): boolean =>
  phase === 'work' ? rules.auto_start_work : rules.auto_start_breaks;

/**
 * Carries out the phase changes that happened by themselves until `now`. They follow from the stored timer alone, so that
 * every device and the server see the same ones, with the same session ids.
 */
export function advance(timer: TimerState, now: number): TimerChange {
  const ended: MeasuredSession[] = [];
  let current = timer;
  for (;;) {
    const endMs = endsAtMs(current);
    if (endMs === null || endMs > now) break;
    const waiting = toNextPhase(current, endMs);
    const unattendedMs = endMs - Date.parse(current.touched_at);
    // A phase that had already ended when the person touched the timer stays in overtime until they end it.
    if (!autoStarts(waiting.phase, current) || unattendedMs <= 0 || unattendedMs > maxUnattendedMs) break;
    const session = measureSession(current, endMs);
    if (session) ended.push(session);
    current = startPhase(waiting, endMs, followingId(current.session_id ?? ''));
  }
  return { timer: current, ended };
}
