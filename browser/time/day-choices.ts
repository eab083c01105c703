import type { WeekStart } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { weekOf } from '#domain/week.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';

/** The first day of the week after the one `today` is in. */
export const nextWeek = (today: string, weekStart: WeekStart): string =>
  formatMoment({ day: weekOf(parseMoment(today).day, weekStart) + 7, minute: null });

/** The days people put tasks on; `today` is floating, without a time. */
export const dayChoices = (today: string, weekStart: WeekStart) => [
  { name: 'Today', day: today },
  { name: 'Tomorrow', day: addDays(today, 1) },
  { name: 'Next week', day: nextWeek(today, weekStart) },
  { name: 'No date', day: null },
];
