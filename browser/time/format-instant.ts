import type { HourCycle } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { formatPastDay, formatPastDayWithin } from './format-date.ts';
import { toWallMinute } from './wall-clock.ts';

/** Formats a past instant as `14:32` for today, else as `Yesterday, 14:32` or `21 Nov, 14:32`. */
export const formatInstant = (instant: string, hourCycle: HourCycle, now: Date = new Date()): string =>
  format(instant, { hourCycle, now, nameDay: formatPastDay });

/** Formats a past instant for use within a sentence: `14:32`, `yesterday, 14:32`. */
export const formatInstantWithin = (instant: string, hourCycle: HourCycle, now: Date = new Date()): string =>
  format(instant, { hourCycle, now, nameDay: formatPastDayWithin });

function format(
  instant: string,
  { hourCycle, now, nameDay }: { hourCycle: HourCycle; now: Date; nameDay: typeof formatPastDay },
): string {
  const at = toWallMinute(new Date(instant));
  const today = toWallMinute(now);
  const time = formatTimeOfDay(at.slice(11), hourCycle);
  return at.slice(0, 10) === today.slice(0, 10) ? time : `${nameDay(at, today)}, ${time}`;
}

/** Formats the time of an instant as the user's clock shows it, `14:32`. */
export const formatWallTime = (instant: Date, hourCycle: HourCycle): string =>
  formatTimeOfDay(toWallMinute(instant).slice(11), hourCycle);
