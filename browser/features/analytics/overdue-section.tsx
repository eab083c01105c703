import type { LogReach } from '#browser/model/analytics/history-queries.ts';
import { formatShortDate } from '#browser/time/format-date.ts';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { LineChart } from '#browser/ui/charts/line-chart.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { countDays } from '#domain/analytics/ranges.ts';
import { overdueOn } from '#domain/analytics/summarize.ts';
import { Awaited } from './awaited.tsx';
import { formatDay } from './range-choice.ts';
import type { Report } from './report.ts';
import { toRows } from './steps.ts';
import { countOf, formatCount } from './words.ts';

const title = 'Overdue when the day ended';

/** Shows how many tasks were overdue at the end of each day, which only the whole log tells. */
export function OverdueSection({ report, log }: { report: Report; log: LogReach }) {
  return (
    <Section id="overdue" title="Overdue">
      {log === 'reading' ? (
        <Skeleton label="Reading the log..." lines={5} />
      ) : (
        <>
          <OverdueTrend report={report} />
          {log === 'recent' && (
            <p className="mt-3 text-muted text-sm">
              Only the last 30 days are exact: the rest of the log loads when you are online.
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function OverdueTrend({ report: { history, range, steps, today, days } }: { report: Report }) {
  const counts = steps.steps.map(({ to }) => overdueOn(history, to) ?? 0);
  const daily = Array.from(
    { length: countDays(range) },
    (_, index) => overdueOn(history, range.from + index) ?? 0,
  );
  const most = Math.max(...daily);
  if (most === 0)
    return (
      <Awaited title={title}>
        Nothing was overdue in these days. A task appears here from the end of the day it was due until you
        complete or reschedule it.
      </Awaited>
    );
  const data: ChartData = {
    labelName: steps.name,
    series: [{ name: 'Overdue', color: 'var(--color-priority-high)', mark: 'line', format: formatCount }],
    rows: toRows(steps.steps, counts),
  };
  const end = counts.at(-1) ?? 0;
  const isNow = range.to === history.today;
  const peak = formatShortDate(formatDay(range.from + daily.indexOf(most)), today);
  return (
    <Chart
      title={steps.name === 'Day' ? title : `Overdue when the ${steps.name.toLowerCase()} ended`}
      summary={`${countOf(end, 'task')} ${end === 1 ? 'is' : 'are'} overdue ${isNow ? 'now' : 'at the end'}. The most were ${formatCount(most)} on ${peak}.`}
      data={data}
      fileName={`Overdue, ${days}`}
    >
      <LineChart label={title} data={data} height={180} />
    </Chart>
  );
}
