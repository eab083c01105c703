import { t } from '#browser/i18n/analytics.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import type { History } from '#domain/analytics/history.ts';
import { type DayRange, rangeBefore } from '#domain/analytics/ranges.ts';
import { type Summary, summarize } from '#domain/analytics/summarize.ts';
import { formatDay, type RangeChoice, toDayRange } from './range-choice.ts';
import { type Steps, toSteps } from './steps.ts';
import { type SpanBefore, spanBefore } from './words.ts';

/** What the sections of the page show of one range. */
export interface Report {
  history: History;
  range: DayRange;
  summary: Summary;
  /** The range of the same length before, if the account is as old as that. */
  before: { summary: Summary; span: SpanBefore } | undefined;
  steps: Steps;
  /** Floating date. */
  today: string;
  /** Ends the names of files: `2026-10-24 to 2026-11-22`. */
  days: string;
}

export function createReport(history: History, choice: RangeChoice, weekStart: WeekStart): Report {
  const range = toDayRange(choice, history);
  const earlier = rangeBefore(range);
  const span = spanBefore(choice.preset, range);
  const today = formatDay(history.today);
  return {
    history,
    range,
    summary: summarize(history, range),
    before:
      span === undefined || earlier.from < history.firstDay
        ? undefined
        : { summary: summarize(history, earlier), span },
    steps: toSteps(range, { weekStart, today }),
    today,
    days: t.daysFromTo(formatDay(range.from), formatDay(range.to)),
  };
}
