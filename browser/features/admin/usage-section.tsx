import { useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { retryFailedRefinements } from '#browser/model/language-models/provider-calls.ts';
import { useFailedRefinements } from '#browser/model/refinements/refinement-queries.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { formatInstantWithin } from '#browser/time/format-instant.ts';
import { Button } from '#browser/ui/button.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { ServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { LlmErrorEntry, LlmUsage, LlmUsageDay } from '#contract/language-models.ts';
import { DailyBudget } from './daily-budget.tsx';

export function UsageSection({ source }: { source: ServerData<LlmUsage> }) {
  return (
    <Section id="usage" title={t.usageAndErrors} lead={t.theLast30DaysBy}>
      <WhenLoaded source={source} loading={t.loadingUsage}>
        {({ days, errors }) => (
          <>
            <DailyBudget usedToday={countTokens(new Date().toISOString().slice(0, 10), days)} />
            {days.length === 0 ? <p>{t.noCallsYetTestA}</p> : <UsageTable days={days} />}
            {errors.length > 0 && <ErrorList errors={errors} />}
            <RetryFailed />
          </>
        )}
      </WhenLoaded>
    </Section>
  );
}

/** Returns the tokens used on a day in UTC. */
const countTokens = (day: string, days: readonly LlmUsageDay[]): number =>
  days
    .filter((each) => each.day === day)
    .reduce((sum, { input_tokens, output_tokens }) => sum + input_tokens + output_tokens, 0);

const formatDollars = (cost: number | null) =>
  cost === null ? '' : formatNumber(cost, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

function UsageTable({ days }: { days: readonly LlmUsageDay[] }) {
  const columns = [t.day, t.model, t.calls, t.failed, t.tokensIn, t.tokensOut, t.cost];
  return (
    <section
      aria-label={t.usageByDay}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-hairline bg-surface"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-hairline border-b text-left text-muted">
            {columns.map((name, index) => (
              <th key={name} scope="col" className={`px-3 py-2 font-medium ${index > 1 ? 'text-right' : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr
              key={`${day.day} ${day.provider} ${day.model}`}
              className="border-hairline border-b last:border-0"
            >
              <td className="whitespace-nowrap px-3 py-2">{day.day}</td>
              <td className="px-3 py-2">
                {day.provider}: {day.model}
              </td>
              {[
                formatNumber(day.calls),
                formatNumber(day.failed),
                formatNumber(day.input_tokens),
                formatNumber(day.output_tokens),
                formatDollars(day.cost),
              ].map((text, index) => (
                <td key={columns[index + 2]} className="px-3 py-2 text-right">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Offers to retry failed refinements. */
function RetryFailed() {
  const failed = useFailedRefinements();
  const [isBusy, setIsBusy] = useState(false);
  if (!failed) return null;
  const retry = async () => {
    setIsBusy(true);
    try {
      const retried = await retryFailedRefinements();
      toast({ text: t.refiningAgain(retried) });
    } catch {
      toast({ text: t.theCapturesCouldNotBe, tone: 'problem' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p>{t.couldNotBeRefined(failed)}</p>
      <Button size="compact" busy={isBusy} onClick={retry}>
        {t.retryFailedOnly}
      </Button>
    </div>
  );
}

function ErrorList({ errors }: { errors: readonly LlmErrorEntry[] }) {
  const hourCycle = useHourCycle();
  return (
    <>
      <h3 className="mt-6 mb-2 font-medium">{t.recentErrors}</h3>
      <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface text-sm">
        {errors.map(({ at, provider, model, message }) => (
          <li key={at} className="px-3 py-2">
            <p className="wrap-anywhere">{message}</p>
            <p className="text-muted">
              {provider}: {model}, {formatInstantWithin(at, hourCycle)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
