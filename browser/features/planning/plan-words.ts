import { capitalize } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/planning.ts';
import type { DayLoad } from '#domain/planning/load-days.ts';

/** Formats minutes as hours and minutes: `7 h 20`, `4 h`, `40 min`. */
export function formatHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t.duration.minutes(rest);
  return rest === 0 ? t.duration.hours(hours) : t.duration.both(hours, String(rest).padStart(2, '0'));
}

/** Says how full a day is: `7 h 20 of 4 h`. */
export const describeLoad = ({ load, capacity }: Pick<DayLoad, 'load' | 'capacity'>): string =>
  t.loadOf(formatHours(load), formatHours(capacity));

/** Says which days are over-full, and what is proposed. `nameOf` names a day within a sentence. */
export function describePlan(
  days: readonly DayLoad[],
  moves: number,
  nameOf: (day: string) => string,
): string {
  const over = days.filter(({ load, capacity }) => load > capacity);
  const full = capitalize(t.fullDays(over.map((day) => t.fullDay(nameOf(day.day), describeLoad(day)))));
  if (moves === 0) return full === '' ? t.everythingFits : t.noRoomElsewhere(full);
  return full === '' ? t.moveQuestion(moves) : `${full}. ${t.moveQuestion(moves)}`;
}
