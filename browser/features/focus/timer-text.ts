import { t } from '#browser/i18n/focus.ts';
import { formatLength, formatTimeLeft, formatTimePassed } from '#browser/time/format-duration.ts';
import type { TimerReading } from '#domain/focus/read-timer.ts';

type Times = Pick<TimerReading, 'plannedMs' | 'elapsedMs'>;

/** Returns the time that is left, below zero in overtime; null where there is no end. */
const leftMs = ({ plannedMs, elapsedMs }: Times) => (plannedMs === null ? null : plannedMs - elapsedMs);

/** Returns the time to show: what is left, `+0:42` beyond the end, or what has passed where there is no end. */
export function formatTime(reading: Times): string {
  const left = leftMs(reading);
  if (left === null) return formatTimePassed(reading.elapsedMs);
  return left > 0 ? formatTimeLeft(left) : `+${formatTimePassed(-left)}`;
}

/** Describes the time to the minute, for screen readers. */
export function describeTime(reading: Times): string {
  const left = leftMs(reading);
  if (left === null) return t.timeSoFar(formatLength(reading.elapsedMs));
  return left > 0 ? t.timeLeft(formatLength(left)) : t.timeOver(formatLength(-left));
}

/** Returns the time after which the text of `formatTime` changes. */
export function untilNextSecondMs(reading: Times): number {
  const left = leftMs(reading) ?? -reading.elapsedMs;
  return left > 0 ? left % 1000 || 1000 : 1000 - (-left % 1000);
}

/** Returns the part of the phase that has passed, 0..1; null where it has no end. */
export const shareOf = ({ plannedMs, elapsedMs }: Times): number | null =>
  plannedMs === null ? null : Math.min(1, elapsedMs / plannedMs);

export const isBreak = ({ phase }: Pick<TimerReading, 'phase'>): boolean => phase !== 'work';

/** Returns whether no session is on: a break runs, or waits to be started after the session has ended. */
export const isOnBreak = (reading: Pick<TimerReading, 'phase' | 'sessionId'>): boolean =>
  isBreak(reading) && reading.sessionId === null;

/** Describes what the timer does, for the line above the time and for screen readers when it changes. */
export function describeState({ phase, status }: Pick<TimerReading, 'phase' | 'status'>): string {
  if (status === 'paused') return t.pausedPhases[phase];
  return status === 'overtime' ? t.nextPhases[phase] : t.phases[phase];
}
