import { Link } from 'wouter';
import { t } from '#browser/i18n/analytics.ts';
import { BarChart } from '#browser/ui/charts/bar-chart.tsx';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { HorizontalBars } from '#browser/ui/charts/horizontal-bars.tsx';
import { minuteTicks } from '#browser/ui/charts/ticks.ts';
import { countOf, formatCount } from '#browser/ui/format-count.ts';
import { Section } from '#browser/ui/section.tsx';
import { compareEstimates, type EstimateGroup } from '#domain/analytics/estimates.ts';
import { isInRange } from '#domain/analytics/ranges.ts';
import { timeBySteps } from '#domain/analytics/summarize.ts';
import { EmptyChart } from './empty-chart.tsx';
import type { Report } from './report.ts';
import { nameBest, toRows } from './steps.ts';
import { formatMean, formatMinutes, toMinutes } from './words.ts';

const color = 'var(--color-thread-work)';

/** Shows the time in focus sessions, and how long estimated tasks took. */
export function FocusSection({ report }: { report: Report }) {
  const { history, range, summary } = report;
  const groups = compareEstimates(history.estimates.filter(({ day }) => isInRange(range, day)));
  return (
    <Section id="focus" title={t.focus}>
      {summary.focusSessions === 0 ? (
        <EmptyChart title={t.focusByDay}>
          No focus sessions in this period. Start one, and its minutes appear here as soon as it ends.{' '}
          <Link href="/focus" className="link">
            {t.focusTimer}
          </Link>
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
    labelName: steps.name,
    series: [{ name: 'Focus', color, mark: 'bar', format: formatMinutes }],
    rows: toRows(steps.steps, minutes),
  };
  const most = Math.max(...minutes);
  const best = steps.steps[minutes.indexOf(most)];
  const title = `Focus by ${steps.name.toLowerCase()}`;
  return (
    <Chart
      title={title}
      summary={`You focused for ${formatMinutes(toMinutes(summary.focusMs))} in ${countOf(summary.focusSessions, 'session')}.${
        best && steps.steps.length > 1 ? ` ${nameBest(steps.name, best, formatMinutes(most))}` : ''
      }`}
      data={data}
      fileName={`Focus, ${days}`}
    >
      <BarChart label={title} data={data} ticks={minuteTicks} height={180} />
    </Chart>
  );
}

function Estimates({ groups, days }: { groups: readonly EstimateGroup[]; days: string }) {
  const data: ChartData = {
    labelName: t.estimate,
    series: [
      { name: 'Pomodoros taken', color, mark: 'bar', format: formatMean },
      { name: 'Tasks', color, mark: 'bar', format: formatCount },
    ],
    rows: groups.map(({ estimated, actual, count }) => ({
      label: `Estimated ${countOf(estimated, 'pomodoro')}, n = ${formatCount(count)}`,
      values: [actual, count],
    })),
  };
  const [most] = [...groups].sort((one, other) => other.count - one.count);
  return (
    <Chart
      title={t.estimates}
      summary={
        most &&
        `Your ${most.estimated}-pomodoro tasks take ${formatMean(most.actual)} (n = ${formatCount(most.count)}).`
      }
      data={data}
      fileName={`Estimates, ${days}`}
    >
      <HorizontalBars label={t.estimates} data={data} />
    </Chart>
  );
}
