import { Link } from 'wouter';
import { t } from '#browser/i18n/analytics.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { BarChart } from '#browser/ui/charts/bar-chart.tsx';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { HorizontalBars } from '#browser/ui/charts/horizontal-bars.tsx';
import { minuteTicks } from '#browser/ui/charts/ticks.ts';
import { Section } from '#browser/ui/section.tsx';
import { compareEstimates, type EstimateGroup } from '#domain/analytics/estimates.ts';
import { isInRange } from '#domain/analytics/ranges.ts';
import { timeBySteps } from '#domain/analytics/summarize.ts';
import { EmptyChart } from './empty-chart.tsx';
import type { Report } from './report.ts';
import { toRows } from './steps.ts';
import { formatMean, formatMinutes, toMinutes } from './words.ts';

const color = 'var(--color-thread-work)';

/** Shows the time in focus sessions, and how long estimated tasks took. */
export function FocusSection({ report }: { report: Report }) {
  const { history, range, summary } = report;
  const groups = compareEstimates(history.estimates.filter(({ day }) => isInRange(range, day)));
  return (
    <Section id="focus" title={t.focus}>
      {summary.focusSessions === 0 ? (
        <EmptyChart title={t.focusBy.day}>
          <RichText
            text={t.noFocusSessions}
            tags={{
              link: (words) => (
                <Link href="/focus" className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </EmptyChart>
      ) : (
        <div className="flex flex-col gap-10">
          <FocusTime report={report} />
          {groups.length > 0 ? (
            <Estimates groups={groups} days={report.days} />
          ) : (
            <EmptyChart title={t.estimates}>{t.onceYouCompleteATask}</EmptyChart>
          )}
        </div>
      )}
    </Section>
  );
}

function FocusTime({ report: { history, summary, steps, days } }: { report: Report }) {
  const minutes = timeBySteps(history.focus, steps.steps).map(toMinutes);
  const data: ChartData = {
    labelName: t.units[steps.unit],
    series: [{ name: t.focus, color, mark: 'bar', format: formatMinutes }],
    rows: toRows(steps.steps, minutes),
  };
  const most = Math.max(...minutes);
  const best = steps.steps[minutes.indexOf(most)];
  const title = t.focusBy[steps.unit];
  return (
    <Chart
      title={title}
      summary={[
        t.youFocused(formatMinutes(toMinutes(summary.focusMs)), summary.focusSessions),
        best && steps.steps.length > 1 && t.bestBy[steps.unit](best.labelWithin, formatMinutes(most)),
      ]
        .filter(Boolean)
        .join(' ')}
      data={data}
      fileName={`${t.focus}, ${days}`}
    >
      <BarChart label={title} data={data} ticks={minuteTicks} height={180} />
    </Chart>
  );
}

function Estimates({ groups, days }: { groups: readonly EstimateGroup[]; days: string }) {
  const data: ChartData = {
    labelName: t.estimate,
    series: [
      { name: t.pomodorosTaken, color, mark: 'bar', format: formatMean },
      { name: t.tasks, color, mark: 'bar', format: formatNumber },
    ],
    rows: groups.map(({ estimated, actual, count }) => ({
      label: t.estimatedOf(estimated, formatNumber(count)),
      values: [actual, count],
    })),
  };
  const [most] = [...groups].sort((one, other) => other.count - one.count);
  return (
    <Chart
      title={t.estimates}
      summary={most && t.tasksTake(most.estimated, formatMean(most.actual), formatNumber(most.count))}
      data={data}
      fileName={`${t.estimates}, ${days}`}
    >
      <HorizontalBars label={t.estimates} data={data} />
    </Chart>
  );
}
