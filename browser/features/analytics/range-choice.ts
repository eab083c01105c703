import type { History } from '#domain/analytics/history.ts';
import type { DayRange } from '#domain/analytics/ranges.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';

export const presets = ['7', '30', '90', '365', 'all', 'own'] as const;
export type Preset = (typeof presets)[number];

/** The range that the user chose; `from` and `to` are floating dates, used by `own` alone. */
export interface RangeChoice {
  preset: Preset;
  from: string;
  to: string;
}

export const initialChoice = (today: string): RangeChoice => ({
  preset: '30',
  from: addDays(today, -29),
  to: today,
});

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

export function isRangeChoice(value: unknown): value is RangeChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { preset, from, to } = value as Partial<RangeChoice>;
  return presets.some((one) => one === preset) && isDate(from) && isDate(to);
}

/** Returns the days of a choice. The future is left out, and dates in the wrong order are swapped. */
export function toDayRange(
  { preset, from, to }: RangeChoice,
  { today, firstDay }: Pick<History, 'today' | 'firstDay'>,
): DayRange {
  if (preset === 'all') return { from: firstDay, to: today };
  if (preset !== 'own') return { from: today - Number(preset) + 1, to: today };
  const [first = today, last = today] = [from, to]
    .map((date) => Math.min(parseMoment(date).day, today))
    .sort((one, other) => one - other);
  return { from: first, to: last };
}

export const formatDay = (day: number): string => formatMoment({ day, minute: null });
