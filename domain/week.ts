import type { WeekStart } from '#contract/vocabularies.ts';
import { dayParts } from '#intake/calendar.ts';

/** From Monday. */
const weekdayOf: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 };

/** The first day of the week that `day` is in; both days since 1970. */
export const weekOf = (day: number, weekStart: WeekStart): number =>
  day - ((dayParts(day).weekday - weekdayOf[weekStart] + 7) % 7);
