import { capitalize, perLocale } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/time.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

/*
 * Many languages write the names of days and months in lower case. What these functions return stands alone or begins a line, and begins with a
 * capital; what ends in `Within` stands within a sentence.
 */

export type DueTone = 'overdue' | 'today' | 'tomorrow' | 'later';

/** Makes a format of days in the user's language and region. */
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const weekdayFormat = dayFormat({ weekday: 'long' });
const shortFormat = dayFormat({ day: 'numeric', month: 'short' });
const shortFormatWithYear = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const monthFormat = dayFormat({ month: 'short' });
const monthFormatWithYear = dayFormat({ month: 'long', year: 'numeric' });
const longFormat = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const longFormatWithYear = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const rangeFormat = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const shortWeekdayFormat = dayFormat({ weekday: 'short' });

/**
 * Describes a due date relative to `now`. Both are floating: `2026-11-21` or `2026-11-21T09:00`. `since` is the part of
 * an overdue one's text that says since when.
 */
export function describeDue(
  due: string,
  now: string,
  hourCycle: HourCycle,
): { tone: DueTone; text: string; since?: string } {
  const days = countDays(now, due);
  const time = formatTimeOfDay(due.slice(11), hourCycle);
  const at = (day: string) => (time ? `${day}, ${time}` : day);
  const overdue = (since: string) => ({ tone: 'overdue' as const, text: t.overdueSince(since), since });
  if (days === 0 && time && due < now) return overdue(time);
  if (days < 0) return overdue(nameDay(due, now, days, t.yesterday));
  if (days === 0) return { tone: 'today', text: at(t.today) };
  if (days === 1) return { tone: 'tomorrow', text: at(t.tomorrow) };
  return { tone: 'later', text: at(capitalize(nameDay(due, now, days, t.yesterday))) };
}

/** Formats a due date without saying that it is overdue, as for a completed task. */
export const formatDue = (due: string, now: string, hourCycle: HourCycle) =>
  [formatShortDate(due, now), formatTimeOfDay(due.slice(11), hourCycle)].filter(Boolean).join(', ');

/** Formats a date as `21 Nov`, with the year unless it is the current one. */
export function formatShortDate(date: string, now: string): string {
  const format = date.slice(0, 4) === now.slice(0, 4) ? shortFormat() : shortFormatWithYear();
  return format.format(toUtcMs(date));
}

/** Formats a date as `Friday, 21 November`. */
export const formatLongDate = (date: string) => capitalize(formatLongDateWithin(date));

export const formatLongDateWithin = (date: string) => longFormat().format(toUtcMs(date));

/** Formats a date as `Friday, 21 November`, with the year unless it is the current one. */
export const formatDay = (date: string, now: string) => capitalize(formatDayWithin(date, now));

export const formatDayWithin = (date: string, now: string) =>
  date.slice(0, 4) === now.slice(0, 4)
    ? formatLongDateWithin(date)
    : longFormatWithYear().format(toUtcMs(date));

/** Formats two days as `23 – 29 November 2026`. */
export const formatDayRange = (from: string, to: string) =>
  rangeFormat().formatRange(toUtcMs(from), toUtcMs(to));

/** Formats a date as `Fri`. */
export const formatShortWeekday = (date: string) => capitalize(formatShortWeekdayWithin(date));

export const formatShortWeekdayWithin = (date: string) => shortWeekdayFormat().format(toUtcMs(date));

/** Formats a date as `Nov`. */
export const formatShortMonth = (date: string) => capitalize(monthFormat().format(toUtcMs(date)));

/** Formats a date as `November 2026`. */
export const formatMonth = (date: string) => capitalize(formatMonthWithin(date));

export const formatMonthWithin = (date: string) => monthFormatWithYear().format(toUtcMs(date));

/** Formats a date as `Friday`. */
export const formatWeekday = (date: string) => capitalize(weekdayFormat().format(toUtcMs(date)));

/** Formats today or a past day: `Today`, `Yesterday`, `Tuesday`, `21 Nov`. */
export function formatPastDay(date: string, now: string): string {
  const days = countDays(now, date);
  if (days === 0) return t.today;
  return capitalize(nameDay(date, now, days, t.yesterdayAlone));
}

/** Formats today or a past day for use within a sentence: `today`, `yesterday`, `Tuesday`, `21 Nov`. */
export function formatPastDayWithin(date: string, now: string): string {
  const days = countDays(now, date);
  return days === 0 ? t.todayWithin : nameDay(date, now, days, t.yesterday);
}

const nameDay = (date: string, now: string, days: number, yesterday: string): string => {
  if (days === -1) return yesterday;
  return Math.abs(days) < 7 ? weekdayFormat().format(toUtcMs(date)) : formatShortDate(date, now);
};

const toUtcMs = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00Z`);
const countDays = (from: string, to: string) => Math.round((toUtcMs(to) - toUtcMs(from)) / 86_400_000);
