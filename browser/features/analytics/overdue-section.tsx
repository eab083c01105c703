import { t } from '#browser/i18n/analytics.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import type { LogReach } from '#browser/model/analytics/history-queries.ts';
import { formatShortDate } from '#browser/time/format-date.ts';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { LineChart } from '#browser/ui/charts/line-chart.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { countDays } from '#domain/analytics/ranges.ts';
import { overdueOn } from '#domain/analytics/summarize.ts';
import { EmptyChart } from './empty-chart.tsx';
import { formatDay } from './range-choice.ts';
import type { Report } from './report.ts';
import { toRows } from './steps.ts';

/** Shows how many tasks were overdue at the end of each day, which only the whole log tells. */
export function OverdueSection({ report, log }: { report: Report; log: LogReach }) {
  return (
    <Section id="overdue" title={t.overdue}>
      {log === 'reading' ? (
        <Skeleton label={t.loadingYourHistory} lines={5} />
      ) : (
        <>
          <OverdueTrend report={report} />
          {log === 'recent' && <p className="mt-3 text-muted text-sm">{t.onlyTheLast30Days}</p>}
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
  if (most === 0) return <EmptyChart title={t.overdueAtEndOf.day}>{t.nothingWasOverdueInThis}</EmptyChart>;
  const data: ChartData = {
    labelName: t.units[steps.unit],
    series: [{ name: t.overdue, color: 'var(--color-priority-high)', mark: 'line', format: formatNumber }],
    rows: toRows(steps.steps, counts),
  };
  const end = counts.at(-1) ?? 0;
  const isNow = range.to === history.today;
  const peak = formatShortDate(formatDay(range.from + daily.indexOf(most)), today);
  return (
    <Chart
      title={t.overdueAtEndOf[steps.unit]}
      summary={`${isNow ? t.overdueTasksNow(end) : t.overdueTasksAtTheEnd(end)} ${t.peak(formatNumber(most), peak)}`}
      data={data}
      fileName={`${t.overdue}, ${days}`}
    >
      <LineChart label={t.overdueAtEndOf.day} data={data} height={180} />
    </Chart>
  );
}
