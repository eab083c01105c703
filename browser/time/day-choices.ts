import type { WeekStart } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { weekOf } from '#domain/week.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';

/** The first day of the week after the one `today` is in. */
export const nextWeek = (today: string, weekStart: WeekStart): string =>
  formatMoment({ day: weekOf(parseMoment(today).day, weekStart) + 7, minute: null });

export interface DayChoice {
  name: 'Today' | 'Tomorrow' | 'Next week' | 'No date';
  /** Floating date, such as `2026-11-21`. */
  day: string | null;
}

/** Returns the days people put tasks on, each once; `today` is floating, without a time. */
export function dayChoices(today: string, weekStart: WeekStart): DayChoice[] {
  const tomorrow = addDays(today, 1);
  const week = nextWeek(today, weekStart);
  return [
    { name: 'Today', day: today },
    { name: 'Tomorrow', day: tomorrow },
    ...(week === tomorrow ? [] : [{ name: 'Next week' as const, day: week }]),
    { name: 'No date', day: null },
  ];
}
