import type { WeekStart } from '#contract/vocabularies.ts';
import type { History } from '#domain/analytics/history.ts';
import { type DayRange, rangeBefore } from '#domain/analytics/ranges.ts';
import { type Summary, summarize } from '#domain/analytics/summarize.ts';
import { formatDay, type RangeChoice, toDayRange } from './range-choice.ts';
import { type Steps, toSteps } from './steps.ts';
import { nameRangeBefore } from './words.ts';

/** What the sections of the page show of one range. */
export interface Report {
  history: History;
  range: DayRange;
  summary: Summary;
  /** The range of the same length before, if the account is as old as that. */
  before: { summary: Summary; name: string } | undefined;
  steps: Steps;
  /** Floating date. */
  today: string;
  /** Ends the names of files: `2026-10-24 to 2026-11-22`. */
  days: string;
}

export function createReport(history: History, choice: RangeChoice, weekStart: WeekStart): Report {
  const range = toDayRange(choice, history);
  const earlier = rangeBefore(range);
  const name = nameRangeBefore(choice.preset, range);
  const today = formatDay(history.today);
  return {
    history,
    range,
    summary: summarize(history, range),
    before:
      name === undefined || earlier.from < history.firstDay
        ? undefined
        : { summary: summarize(history, earlier), name },
    steps: toSteps(range, { weekStart, today }),
    today,
    days: `${formatDay(range.from)} to ${formatDay(range.to)}`,
  };
}
