import { capitalize } from '#browser/i18n/language.ts';
import { formatDue, formatShortWeekdayWithin } from '#browser/time/format-date.ts';
import type { HourCycle } from '#contract/vocabularies.ts';

/** Formats a floating date with its weekday, as in `Fri 27 Nov, 09:00`, to stand alone. */
export const formatReadDate = (due: string, now: string, hourCycle: HourCycle) =>
  capitalize(formatReadDateWithin(due, now, hourCycle));

export const formatReadDateWithin = (due: string, now: string, hourCycle: HourCycle) =>
  `${formatShortWeekdayWithin(due.slice(0, 10))} ${formatDue(due, now, hourCycle)}`;
