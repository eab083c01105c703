import { t } from '#browser/i18n/analytics.ts';
import type { LogReach } from '#browser/model/analytics/history-queries.ts';
import { CalibrationPlot } from '#browser/ui/charts/calibration-plot.tsx';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { countOf, formatCount } from '#browser/ui/format-count.ts';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { calibrate } from '#domain/analytics/guesses.ts';
import { isInRange } from '#domain/analytics/ranges.ts';
import { EmptyChart } from './empty-chart.tsx';
import type { Report } from './report.ts';
import { formatShare } from './words.ts';

const title = 'How sure it was, and how often it was right';

/** Shows how often the intake found the right theme, and whether its confidence can be trusted. */
export function IntakeSection({ report, log }: { report: Report; log: LogReach }) {
  const { history, range, summary, days } = report;
  return (
    <Section id="intake" title={t.themesFoundForYou} lead={t.aThemeCountsAsRight}>
      {log === 'reading' ? (
        <Skeleton label={t.loadingYourHistory} lines={5} />
      ) : summary.guesses === 0 ? (
        <EmptyChart title={title}>{t.nothingHereYetForThis}</EmptyChart>
      ) : (
        <Calibration
          groups={calibrate(history.guesses.filter(({ day }) => isInRange(range, day)))}
          summary={summary}
          fileName={`Themes found, ${days}`}
        />
      )}
    </Section>
  );
}

function Calibration({
  groups,
  summary: { guesses, rightGuesses },
  fileName,
}: {
  groups: ReturnType<typeof calibrate>;
  summary: Report['summary'];
  fileName: string;
}) {
  const data: ChartData = {
    labelName: t.sure,
    series: [
      { name: 'Right', color: 'var(--color-accent)', mark: 'bar', format: formatShare },
      { name: 'Tasks', color: 'var(--color-accent)', mark: 'bar', format: formatCount },
    ],
    rows: groups.map(({ confidence, accuracy, count }) => ({
      label: `${formatShare(confidence)} sure`,
      values: [accuracy, count],
    })),
  };
  return (
    <Chart
      title={title}
      summary={`${formatCount(rightGuesses)} of ${countOf(guesses, 'theme')} ${guesses === 1 ? 'was' : 'were'} right (${formatShare(rightGuesses / guesses)}).`}
      data={data}
      fileName={fileName}
    >
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[3fr_2fr]">
        <CalibrationPlot
          label={title}
          data={data}
          points={groups}
          axes={{ x: t.howSureItWas, y: t.howOftenItWasRight }}
        />
        <ul className="flex flex-col gap-2 text-sm">
          {[...groups].reverse().map(({ confidence, accuracy, count }) => (
            <li key={confidence} className="border-hairline border-b pb-2 last:border-0">
              {formatShare(confidence)} sure, right {formatShare(accuracy)} of the time{' '}
              <span className="whitespace-nowrap text-muted">(n = {formatCount(count)})</span>
            </li>
          ))}
        </ul>
      </div>
    </Chart>
  );
}
