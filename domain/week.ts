import type { WeekStart } from '#contract/vocabularies.ts';
import { dayParts } from '#intake/dates/calendar.ts';

/**
 * First day of the week (ISO 8601) until the user chooses one: the same in calendars, lists, filters, captured texts and
 * the API, which knows no region.
 */
export const defaultWeekStart: WeekStart = 'monday';

/** Days after Monday. */
const weekdayOf: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 };

/** Returns the first day of the week that contains `day`; both in days since 1970. */
export const weekOf = (day: number, weekStart: WeekStart): number =>
  day - ((dayParts(day).weekday - weekdayOf[weekStart] + 7) % 7);
