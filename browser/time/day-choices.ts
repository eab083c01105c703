import { t } from '#browser/i18n/time.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { weekOf } from '#domain/week.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';

/** The first day of the week after the one `today` is in. */
export const nextWeek = (today: string, weekStart: WeekStart): string =>
  formatMoment({ day: weekOf(parseMoment(today).day, weekStart) + 7, minute: null });

export interface DayChoice {
  id: 'today' | 'tomorrow' | 'nextWeek' | 'none';
  name: string;
  /** Floating date, such as `2026-11-21`. */
  day: string | null;
}

/** Returns the days people put tasks on, each once; `today` is floating, without a time. */
export function dayChoices(today: string, weekStart: WeekStart): DayChoice[] {
  const tomorrow = addDays(today, 1);
  const week = nextWeek(today, weekStart);
  return [
    { id: 'today', name: t.today, day: today },
    { id: 'tomorrow', name: t.tomorrow, day: tomorrow },
    ...(week === tomorrow ? [] : [{ id: 'nextWeek' as const, name: t.nextWeek, day: week }]),
    { id: 'none', name: t.noDate, day: null },
  ];
}
