import { formatPastDay } from './format-date.ts';
import { toWallMinute } from './wall-clock.ts';

/** Formats a past instant as `14:32` for today, else as `Yesterday, 14:32` or `21 Nov, 14:32`. */
export function formatInstant(instant: string, now: Date = new Date()): string {
  const at = toWallMinute(new Date(instant));
  const today = toWallMinute(now);
  const time = at.slice(11);
  return at.slice(0, 10) === today.slice(0, 10) ? time : `${formatPastDay(at, today)}, ${time}`;
}
