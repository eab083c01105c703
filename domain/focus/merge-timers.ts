import type { TimerState } from '#contract/focus.ts';
import { advance, measureSession, type TimerChange } from './phases.ts';

/**
 * Merges two timers that devices left without knowing of each other: the one touched later wins. What the loser measured
 * until the winner took over is kept in `ended`.
 */
export function mergeTimers(one: TimerState, other: TimerState): TimerChange {
  const isOtherLater = comesAfter(other, one);
  const [loser, winner] = isOtherLater ? [one, other] : [other, one];
  const takenOverMs = takeoverMs(loser, winner);
  const { timer, ended } = advance(loser, takenOverMs);
  const isStillRunning = timer.session_id === winner.session_id;
  const open = isStillRunning ? undefined : measureSession(timer, takenOverMs);
  return { timer: winner, ended: open ? [...ended, open] : ended };
}

function comesAfter(one: TimerState, other: TimerState): boolean {
  if (one.touched_at !== other.touched_at) return Date.parse(one.touched_at) > Date.parse(other.touched_at);
  // Any order will do, as long as it is the same everywhere.
  return JSON.stringify(one) > JSON.stringify(other);
}

/** Returns when the winner's run began if that was during the loser's phase, else when the winner was last touched. */
function takeoverMs(loser: TimerState, winner: TimerState): number {
  const touchedMs = Date.parse(winner.touched_at);
  if (winner.begun_at === null || winner.begun_at === loser.begun_at) return touchedMs;
  const begunMs = Date.parse(winner.begun_at);
  return loser.phase_started_at !== null && begunMs > Date.parse(loser.phase_started_at)
    ? begunMs
    : touchedMs;
}
