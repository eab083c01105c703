import { t } from '#browser/i18n/analytics.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { BarChart } from '#browser/ui/charts/bar-chart.tsx';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { HorizontalBars } from '#browser/ui/charts/horizontal-bars.tsx';
import { Section } from '#browser/ui/section.tsx';
import { priorities } from '#contract/vocabularies.ts';
import { countBySteps } from '#domain/analytics/summarize.ts';
import { formatHour } from '#domain/format-time-of-day.ts';
import { EmptyChart } from './empty-chart.tsx';
import type { Report } from './report.ts';
import { toRows } from './steps.ts';
import { findBestHours } from './words.ts';

const accent = 'var(--color-accent)';
const completedSeries = () =>
  ({ name: t.completed, color: accent, mark: 'bar', format: formatNumber }) as const;

export function TasksSection({ report }: { report: Report }) {
  const { completed, added } = report.summary;
  return (
    <Section id="tasks" title={t.tasks}>
      {completed + added === 0 ? (
        <EmptyChart title={t.completedAndAdded}>{t.nothingWasCompletedOrAdded}</EmptyChart>
      ) : (
        <div className="flex flex-col gap-10">
          <CompletedAndAdded report={report} />
          {completed > 0 && (
            <>
              <div className="grid gap-10 sm:grid-cols-2">
                <ByTheme report={report} />
                <ByPriority report={report} />
              </div>
              <BestHours report={report} />
            </>
          )}
        </div>
      )}
    </Section>
  );
}

function CompletedAndAdded({ report: { history, summary, steps, days } }: { report: Report }) {
  const completed = countBySteps(history.completions, steps.steps);
  const added = countBySteps(history.additions, steps.steps);
  const data: ChartData = {
    labelName: t.units[steps.unit],
    series: [
      completedSeries(),
      { name: t.added, color: 'var(--color-muted)', mark: 'line', format: formatNumber },
    ],
    rows: toRows(steps.steps, completed, added),
  };
  const most = Math.max(...completed);
  const best = steps.steps[completed.indexOf(most)];
  const title = t.completedAndAddedBy[steps.unit];
  return (
    <Chart
      title={title}
      summary={[
        t.youCompletedAndAdded(summary.completed, formatNumber(summary.added)),
        best &&
          most > 0 &&
          steps.steps.length > 1 &&
          t.bestBy[steps.unit](best.labelWithin, formatNumber(most)),
      ]
        .filter(Boolean)
        .join(' ')}
      data={data}
      fileName={`${t.completedAndAdded}, ${days}`}
    >
      <BarChart label={title} data={data} height={220} />
    </Chart>
  );
}

function ByTheme({ report: { summary, days } }: { report: Report }) {
  const looks = useThemeLooks();
  const counts = new Map<string | null, number>();
  // Tasks of a deleted theme are in the Inbox.
  for (const [themeId, count] of summary.byTheme) {
    const { id } = looks.of(themeId);
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  const rows = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([id, count]) => {
      const { name, color } = looks.of(id);
      return { label: name, color, values: [count] };
    });
  const data: ChartData = { labelName: t.theme, series: [completedSeries()], rows };
  const [first] = rows;
  return (
    <Chart
      title={t.completedByTheme}
      summary={t.hadTheMost(
        first?.label ?? '',
        formatNumber(first?.values[0] ?? 0),
        formatNumber(summary.completed),
      )}
      data={data}
      fileName={`${t.completedByTheme}, ${days}`}
    >
      <HorizontalBars label={t.completedByTheme} data={data} />
    </Chart>
  );
}

function ByPriority({ report: { summary, days } }: { report: Report }) {
  const rows = [...priorities, null].flatMap((priority) => {
    const count = summary.byPriority.get(priority);
    const color = `var(--color-priority-${priority ?? 'none'})`;
    return count ? [{ label: priority ? priorityWord(priority) : t.noPriority, color, values: [count] }] : [];
  });
  const data: ChartData = { labelName: t.priority, series: [completedSeries()], rows };
  const pressing = (summary.byPriority.get('urgent') ?? 0) + (summary.byPriority.get('high') ?? 0);
  return (
    <Chart
      title={t.completedByPriority}
      summary={t.pressing(formatNumber(pressing), formatNumber(summary.completed))}
      data={data}
      fileName={`${t.completedByPriority}, ${days}`}
    >
      <HorizontalBars label={t.completedByPriority} data={data} />
    </Chart>
  );
}

/** Hours named below the chart. */
const namedHours = [0, 6, 12, 18, 23];

function BestHours({ report: { summary, days } }: { report: Report }) {
  const hourCycle = useHourCycle();
  const nameHour = (hour: number) => formatHour(hour, hourCycle);
  const data: ChartData = {
    labelName: t.hour,
    series: [completedSeries()],
    rows: summary.byHour.map((count, hour) => ({
      label: t.fromTo(nameHour(hour), nameHour(hour + 1)),
      ...(namedHours.includes(hour) && { tick: nameHour(hour) }),
      values: [count],
    })),
  };
  const best = findBestHours(summary.byHour);
  return (
    <Chart
      title={t.completedByHourOfThe}
      summary={
        best &&
        t.bestHours(nameHour(best.from), nameHour(best.to), formatNumber(best.count), summary.completed)
      }
      data={data}
      fileName={`${t.completedByHour}, ${days}`}
    >
      <BarChart label={t.completedByHourOfThe} data={data} height={160} />
    </Chart>
  );
}
