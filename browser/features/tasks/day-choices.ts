import type { WeekStart } from '#contract/vocabularies.ts';
import { dayAfter } from '#domain/rescheduled.ts';
import { dayParts, parseMoment } from '#intake/calendar.ts';

/** From Monday. */
const weekdayOf: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 };

/** The first day of the week after the one `today` is in. */
export function nextWeek(today: string, weekStart: WeekStart): string {
  const { weekday } = dayParts(parseMoment(today).day);
  return dayAfter(today, ((weekdayOf[weekStart] - weekday + 6) % 7) + 1);
}

/** The days people put tasks on; `today` is floating, without a time. */
export const dayChoices = (today: string, weekStart: WeekStart) => [
  { name: 'Today', day: today },
  { name: 'Tomorrow', day: dayAfter(today, 1) },
  { name: 'Next week', day: nextWeek(today, weekStart) },
  { name: 'No date', day: null },
];
