import type { WeekStart } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { weekOf } from '#domain/week.ts';
import {
  addMonths,
  dayNumber,
  dayParts,
  daysInMonth,
  formatMoment,
  parseMoment,
} from '#intake/dates/calendar.ts';

export const calendarSpans = ['week', 'month'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

const formatDayNumber = (day: number) => formatMoment({ day, minute: null });

/** Weeks of a month that begins with the current one, at least. */
const minWeeksAhead = 5;

/**
 * Returns the weeks that show the week or the month of `day`, each of seven floating dates. The month of `today` begins with its
 * week, and goes on into the next month, unless `day` is before that.
 */
export function calendarWeeks(
  day: string,
  span: CalendarSpan,
  { weekStart, today }: { weekStart: WeekStart; today: string },
): string[][] {
  const number = parseMoment(day).day;
  const { year, month } = dayParts(number);
  const [first, last] =
    span === 'week'
      ? [number, number]
      : [dayNumber(year, month, 1), dayNumber(year, month, daysInMonth(year, month))];
  const current = weekOf(parseMoment(today).day, weekStart);
  const begin = isAhead(day, span, { weekStart, today }) ? current : weekOf(first, weekStart);
  const end = begin === current && span === 'month' ? Math.max(last, begin + 7 * minWeeksAhead - 1) : last;
  const weeks: string[][] = [];
  for (let week = begin; week <= end; week += 7)
    weeks.push(Array.from({ length: 7 }, (_, ahead) => formatDayNumber(week + ahead)));
  return weeks;
}

/** Returns whether the month of `day` is shown from the week of `today` on. */
export function isAhead(
  day: string,
  span: CalendarSpan,
  { weekStart, today }: { weekStart: WeekStart; today: string },
): boolean {
  const isCurrent = span === 'month' && day.slice(0, 7) === today.slice(0, 7);
  return isCurrent && parseMoment(day).day >= weekOf(parseMoment(today).day, weekStart);
}

/** Returns the day as far into the next or previous week or month; the last of a month that is too short for it. */
export const stepSpan = (day: string, span: CalendarSpan, step: 1 | -1): string =>
  span === 'week' ? addDays(day, 7 * step) : formatDayNumber(addMonths(parseMoment(day).day, step));

/** Returns the day that a key moves to from `day`, as in any calendar grid; undefined for other keys. */
export function dayByKey(key: string, day: string, weekStart: WeekStart): string | undefined {
  const number = parseMoment(day).day;
  const start = weekOf(number, weekStart);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return formatDayNumber(start);
    case 'End':
      return formatDayNumber(start + 6);
    case 'PageUp':
      return stepSpan(day, 'month', -1);
    case 'PageDown':
      return stepSpan(day, 'month', 1);
    default:
      return undefined;
  }
}
