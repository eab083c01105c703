import { t } from '#browser/i18n/time.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

export type DueTone = 'overdue' | 'today' | 'tomorrow' | 'later';

/** The words around a date are English, so dates follow the user's variant of English. */
const locale =
  typeof navigator !== 'undefined' && navigator.language.startsWith('en') ? navigator.language : 'en-GB';

const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortFormatWithYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const monthFormatWithYear = new Intl.DateTimeFormat(locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const longFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const longFormatWithYear = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const rangeFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortWeekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });

export const overduePrefix = 'Overdue since ';

/** Describes a due date relative to `now`. Both are floating: `2026-11-21` or `2026-11-21T09:00`. */
export function describeDue(due: string, now: string, hourCycle: HourCycle): { tone: DueTone; text: string } {
  const days = countDays(now, due);
  const time = formatTimeOfDay(due.slice(11), hourCycle);
  const at = (day: string) => (time ? `${day}, ${time}` : day);
  if (days === 0 && time && due < now) return { tone: 'overdue', text: overduePrefix + time };
  if (days < 0) return { tone: 'overdue', text: overduePrefix + nameDay(due, now, days) };
  if (days === 0) return { tone: 'today', text: at(t.today) };
  if (days === 1) return { tone: 'tomorrow', text: at(t.tomorrow) };
  return { tone: 'later', text: at(nameDay(due, now, days)) };
}

/** Formats a due date without saying that it is overdue, as for a completed task. */
export const formatDue = (due: string, now: string, hourCycle: HourCycle) =>
  [formatShortDate(due, now), formatTimeOfDay(due.slice(11), hourCycle)].filter(Boolean).join(', ');

/** Formats a date as `21 Nov`, with the year unless it is the current one. */
export function formatShortDate(date: string, now: string): string {
  const format = date.slice(0, 4) === now.slice(0, 4) ? shortFormat : shortFormatWithYear;
  return format.format(toUtcMs(date));
}

/** Formats a date as `Friday, 21 November`. */
export const formatLongDate = (date: string) => longFormat.format(toUtcMs(date));

/** Formats a date as `Friday, 21 November`, with the year unless it is the current one. */
export const formatDay = (date: string, now: string) =>
  date.slice(0, 4) === now.slice(0, 4) ? formatLongDate(date) : longFormatWithYear.format(toUtcMs(date));

/** Formats two days as `23 – 29 November 2026`. */
export const formatDayRange = (from: string, to: string) =>
  rangeFormat.formatRange(toUtcMs(from), toUtcMs(to));

/** Formats a date as `Fri`. */
export const formatShortWeekday = (date: string) => shortWeekdayFormat.format(toUtcMs(date));

/** Formats a date as `Nov`. */
export const formatShortMonth = (date: string) => monthFormat.format(toUtcMs(date));

/** Formats a date as `November 2026`. */
export const formatMonth = (date: string) => monthFormatWithYear.format(toUtcMs(date));

/** Formats a date as `Friday`. */
export const formatWeekday = (date: string) => weekdayFormat.format(toUtcMs(date));

/** Formats today or a past day: `Today`, `Yesterday`, `Tuesday`, `21 Nov`. */
export function formatPastDay(date: string, now: string): string {
  const days = countDays(now, date);
  if (days === 0) return t.today;
  const name = nameDay(date, now, days);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function nameDay(date: string, now: string, days: number): string {
  if (days === -1) return 'yesterday';
  return Math.abs(days) < 7 ? weekdayFormat.format(toUtcMs(date)) : formatShortDate(date, now);
}

const toUtcMs = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00Z`);
const countDays = (from: string, to: string) => Math.round((toUtcMs(to) - toUtcMs(from)) / 86_400_000);
