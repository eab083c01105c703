import { t } from '#browser/i18n/analytics.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import type { LogReach } from '#browser/model/analytics/history-queries.ts';
import { CalibrationPlot } from '#browser/ui/charts/calibration-plot.tsx';
import { Chart } from '#browser/ui/charts/chart.tsx';
import type { ChartData } from '#browser/ui/charts/chart-data.ts';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { calibrate } from '#domain/analytics/guesses.ts';
import { isInRange } from '#domain/analytics/ranges.ts';
import { EmptyChart } from './empty-chart.tsx';
import type { Report } from './report.ts';
import { formatShare } from './words.ts';

/** Shows how often the intake found the right theme, and whether its confidence can be trusted. */
export function IntakeSection({ report, log }: { report: Report; log: LogReach }) {
  const { history, range, summary, days } = report;
  return (
    <Section id="intake" title={t.themesFoundForYou} lead={t.aThemeCountsAsRight}>
      {log === 'reading' ? (
        <Skeleton label={t.loadingYourHistory} lines={5} />
      ) : summary.guesses === 0 ? (
        <EmptyChart title={t.calibration}>{t.nothingHereYetForThis}</EmptyChart>
      ) : (
        <Calibration
          groups={calibrate(history.guesses.filter(({ day }) => isInRange(range, day)))}
          summary={summary}
          fileName={t.themesFoundIn(days)}
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
      { name: t.right, color: 'var(--color-accent)', mark: 'bar', format: formatShare },
      { name: t.tasks, color: 'var(--color-accent)', mark: 'bar', format: formatNumber },
    ],
    rows: groups.map(({ confidence, accuracy, count }) => ({
      label: t.shareSure(formatShare(confidence)),
      values: [accuracy, count],
    })),
  };
  return (
    <Chart
      title={t.calibration}
      summary={t.themesRight(formatNumber(rightGuesses), guesses, formatShare(rightGuesses / guesses))}
      data={data}
      fileName={fileName}
    >
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[3fr_2fr]">
        <CalibrationPlot
          label={t.calibration}
          data={data}
          points={groups}
          axes={{ x: t.howSureItWas, y: t.howOftenItWasRight }}
        />
        <ul className="flex flex-col gap-2 text-sm">
          {[...groups].reverse().map(({ confidence, accuracy, count }) => (
            <li key={confidence} className="border-hairline border-b pb-2 last:border-0">
              <RichText
                text={t.sureAndRight(formatShare(confidence), formatShare(accuracy), formatNumber(count))}
                tags={{ count: (words) => <span className="whitespace-nowrap text-muted">{words}</span> }}
              />
            </li>
          ))}
        </ul>
      </div>
    </Chart>
  );
}
