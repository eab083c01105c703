import type { TimerState } from '#contract/focus.ts';
import { toIsoString } from './phases.ts';

/**
 * Returns the timer of a device whose clock lacks `offsetMs` to the server's, by the server's clock. Nothing happened to a timer
 * after `knownMs`, when the server heard of it: one that was touched later by its own account is moved back to that.
 */
export function shiftTimer(
  timer: TimerState,
  { offsetMs, knownMs }: { offsetMs: number; knownMs: number },
): TimerState {
  const byMs = Math.min(offsetMs, knownMs - Date.parse(timer.touched_at));
  const shift = (instant: string) => toIsoString(Math.min(Math.max(0, Date.parse(instant) + byMs), knownMs));
  const shiftNullable = (instant: string | null) => instant && shift(instant);
  return {
    ...timer,
    phase_started_at: shiftNullable(timer.phase_started_at),
    running_since: shiftNullable(timer.running_since),
    paused_at: shiftNullable(timer.paused_at),
    begun_at: shiftNullable(timer.begun_at),
    touched_at: shift(timer.touched_at),
  };
}
