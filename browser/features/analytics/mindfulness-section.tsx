import { Link } from 'wouter';
import { t } from '#browser/i18n/analytics.ts';
import { BarChart } from '#browser/ui/charts/bar-chart.tsx';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { minuteTicks } from '#browser/ui/charts/ticks.ts';
import { countOf } from '#browser/ui/format-count.ts';
import { Section } from '#browser/ui/section.tsx';
import { timeBySteps } from '#domain/analytics/summarize.ts';
import { EmptyChart } from './empty-chart.tsx';
import type { Report } from './report.ts';
import { toRows } from './steps.ts';
import { formatMinutes, toMinutes } from './words.ts';

/** Shows the time in mindfulness sessions. */
export function MindfulnessSection({ report: { history, summary, steps, days } }: { report: Report }) {
  const title = `Mindfulness by ${steps.name.toLowerCase()}`;
  const data: ChartData = {
    labelName: steps.name,
    series: [
      { name: 'Mindfulness', color: 'var(--color-thread-health)', mark: 'bar', format: formatMinutes },
    ],
    rows: toRows(steps.steps, timeBySteps(history.mindfulness, steps.steps).map(toMinutes)),
  };
  return (
    <Section id="mindfulness" title={t.mindfulness}>
      {summary.mindfulnessSessions === 0 ? (
        <EmptyChart title={title}>
          No sessions in this period. The minutes of each session appear here as soon as it ends.{' '}
          <Link href="/mindfulness" className="link">
            {t.mindfulness}
          </Link>
        </EmptyChart>
      ) : (
        <Chart
          title={title}
          summary={`You took ${formatMinutes(toMinutes(summary.mindfulnessMs))} for yourself in ${countOf(summary.mindfulnessSessions, 'session')}.`}
          data={data}
          fileName={`Mindfulness, ${days}`}
        >
          <BarChart label={title} data={data} ticks={minuteTicks} height={160} />
        </Chart>
      )}
    </Section>
  );
}
