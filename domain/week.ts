import type { WeekStart } from '#contract/vocabularies.ts';
import { dayParts } from '#intake/dates/calendar.ts';

/**
 * Until a person has chosen: the same in calendars, lists and filters, on every device and for the API, which has no
 * region to go by. ISO 8601, and what "next week" means in a text.
 */
export const defaultWeekStart: WeekStart = 'monday';

/** From Monday. */
const weekdayOf: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 };

/** The first day of the week that `day` is in; both days since 1970. */
export const weekOf = (day: number, weekStart: WeekStart): number =>
  day - ((dayParts(day).weekday - weekdayOf[weekStart] + 7) % 7);
