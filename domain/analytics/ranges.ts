import type { WeekStart } from '#contract/vocabularies.ts';
import { weekOf } from '#domain/week.ts';
import { addMonths, dayParts } from '#intake/dates/calendar.ts';

/** Days since 1970, both included. */
export interface DayRange {
  from: number;
  to: number;
}

export const countDays = ({ from, to }: DayRange): number => to - from + 1;

/** Returns the range of the same length right before. */
export const rangeBefore = (range: DayRange): DayRange => ({
  from: range.from - countDays(range),
  to: range.from - 1,
});

export const isInRange = ({ from, to }: DayRange, day: number): boolean => day >= from && day <= to;

/** How long one step of a chart over time is. */
export type StepUnit = 'day' | 'week' | 'month';

/** Most days shown as days, and as weeks. */
const maxDaySteps = 31;
const maxWeekSteps = 53;

/** Returns the step that leaves a chart legible. */
export function stepUnit(range: DayRange): StepUnit {
  const days = countDays(range);
  if (days <= maxDaySteps) return 'day';
  return days <= maxWeekSteps * 7 ? 'week' : 'month';
}

/** Splits a range into days, calendar weeks or months; the first and the last may be cut short. */
export function splitRange(
  range: DayRange,
  { unit, weekStart }: { unit: StepUnit; weekStart: WeekStart },
): DayRange[] {
  const steps: DayRange[] = [];
  for (let from = range.from; from <= range.to; ) {
    const next = nextStep(from, { unit, weekStart });
    steps.push({ from, to: Math.min(next - 1, range.to) });
    from = next;
  }
  return steps;
}

function nextStep(day: number, { unit, weekStart }: { unit: StepUnit; weekStart: WeekStart }): number {
  if (unit === 'day') return day + 1;
  if (unit === 'week') return weekOf(day, weekStart) + 7;
  return addMonths(day - dayParts(day).day + 1, 1);
}
