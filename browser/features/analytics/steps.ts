import { t } from '#browser/i18n/analytics.ts';
import {
  formatLongDate,
  formatLongDateWithin,
  formatMonth,
  formatMonthWithin,
  formatShortDate,
  formatShortMonth,
} from '#browser/time/format-date.ts';
import type { ChartRow } from '#browser/ui/charts/chart-data.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import { countDays, type DayRange, splitRange, stepUnit } from '#domain/analytics/ranges.ts';
import { formatDay } from './range-choice.ts';

/** A part of a chart over time with its names. */
export interface Step extends DayRange {
  label: string;
  /** The label within a sentence. */
  labelWithin: string;
  tick: string;
}

export interface Steps {
  /** What a step is. */
  unit: 'day' | 'week' | 'month';
  steps: readonly Step[];
}

/** Splits a range into the steps of a chart; `today` is a floating date. */
export function toSteps(
  range: DayRange,
  { weekStart, today }: { weekStart: WeekStart; today: string },
): Steps {
  const unit = stepUnit(range);
  const short = (day: number) => formatShortDate(formatDay(day), today);
  const name = (step: DayRange): Omit<Step, keyof DayRange> => {
    const from = formatDay(step.from);
    if (unit === 'day')
      return {
        label: formatLongDate(from),
        labelWithin: formatLongDateWithin(from),
        tick: short(step.from),
      };
    if (unit === 'month')
      return { label: formatMonth(from), labelWithin: formatMonthWithin(from), tick: monthTick(from) };
    const label = countDays(step) === 1 ? short(step.from) : t.fromTo(short(step.from), short(step.to));
    return { label, labelWithin: label, tick: formatShortDate(from, from) };
  };
  const steps = splitRange(range, { unit, weekStart }).map((step) => ({ ...step, ...name(step) }));
  return { unit, steps };
}

/** The year stands where it begins. */
const monthTick = (date: string) => (date.slice(5, 7) === '01' ? date.slice(0, 4) : formatShortMonth(date));

/** Returns the rows of a chart over time, with the values of each series in the order of the steps. */
export const toRows = (
  steps: readonly Step[],
  ...series: readonly (readonly (number | null)[])[]
): ChartRow[] =>
  steps.map(({ label, tick }, index) => ({
    label,
    tick,
    values: series.map((values) => values[index] ?? null),
  }));
