import { formatDue, formatShortWeekday } from '#browser/time/format-date.ts';
import type { HourCycle } from '#contract/vocabularies.ts';

/** Formats a floating date with its weekday, as in `Fri 27 Nov, 09:00`. */
export const formatReadDate = (due: string, now: string, hourCycle: HourCycle) =>
  `${formatShortWeekday(due.slice(0, 10))} ${formatDue(due, now, hourCycle)}`;
