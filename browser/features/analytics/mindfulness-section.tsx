import { Link } from 'wouter';
import { t } from '#browser/i18n/analytics.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { BarChart } from '#browser/ui/charts/bar-chart.tsx';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { minuteTicks } from '#browser/ui/charts/ticks.ts';
import { Section } from '#browser/ui/section.tsx';
import { timeBySteps } from '#domain/analytics/summarize.ts';
import { EmptyChart } from './empty-chart.tsx';
import type { Report } from './report.ts';
import { toRows } from './steps.ts';
import { formatMinutes, toMinutes } from './words.ts';

/** Shows the time in mindfulness sessions. */
export function MindfulnessSection({ report: { history, summary, steps, days } }: { report: Report }) {
  const title = t.mindfulnessBy[steps.unit];
  const data: ChartData = {
    labelName: t.units[steps.unit],
    series: [
      { name: t.mindfulness, color: 'var(--color-thread-health)', mark: 'bar', format: formatMinutes },
    ],
    rows: toRows(steps.steps, timeBySteps(history.mindfulness, steps.steps).map(toMinutes)),
  };
  return (
    <Section id="mindfulness" title={t.mindfulness}>
      {summary.mindfulnessSessions === 0 ? (
        <EmptyChart title={title}>
          <RichText
            text={t.noMindfulnessSessions}
            tags={{
              link: (words) => (
                <Link href="/mindfulness" className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </EmptyChart>
      ) : (
        <Chart
          title={title}
          summary={t.youTookForYourself(
            formatMinutes(toMinutes(summary.mindfulnessMs)),
            summary.mindfulnessSessions,
          )}
          data={data}
          fileName={`${t.mindfulness}, ${days}`}
        >
          <BarChart label={title} data={data} ticks={minuteTicks} height={160} />
        </Chart>
      )}
    </Section>
  );
}
