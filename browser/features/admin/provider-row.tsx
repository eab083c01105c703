import { useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { t as failureTexts } from '#browser/i18n/model-failures.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import {
  activateProvider,
  removeProvider,
  testProvider,
} from '#browser/model/language-models/provider-calls.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import type { LlmProvider, LlmTest } from '#contract/language-models.ts';
import { describeFailure } from '#domain/describe-failure.ts';

/** Shows a provider with its settings, its actions, and the result of the last test. */
export function ProviderRow({
  provider,
  label,
  onChange,
}: {
  provider: LlmProvider;
  /** The provider's name for people. */
  label: string;
  onChange: () => Promise<void>;
}) {
  const [busy, setBusy] = useState<'test' | 'activate' | 'remove'>();
  const [test, setTest] = useState<LlmTest>();
  const { provider: name, is_active, origin } = provider;

  async function run(kind: 'test' | 'activate' | 'remove', work: () => Promise<unknown>, failure: string) {
    setBusy(kind);
    try {
      await work();
      await onChange();
    } catch (error) {
      await ask({ title: failure, text: toReason(error), confirm: 'OK' });
    } finally {
      setBusy(undefined);
    }
  }

  async function remove() {
    const sure = await ask({
      title: t.sureToRemove(label),
      text: t.itsKeyIsDeletedFrom,
      confirm: t.remove,
      cancel: t.cancel,
      danger: true,
    });
    if (sure) await run('remove', () => removeProvider(name), t.failedToRemoveProvider);
  }

  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {label}
            {is_active && <span className="text-accent text-sm">{t.active}</span>}
            {origin === 'operator' && <span className="text-muted text-sm">{t.setForEveryoneOnThis}</span>}
          </p>
          <p className="text-muted text-sm wrap-anywhere">{describe(provider)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!is_active && (
            <Button
              size="compact"
              busy={busy === 'activate'}
              onClick={() => run('activate', () => activateProvider(name), t.failedToActivateProvider)}
            >
              {t.activate}
            </Button>
          )}
          <Button
            size="compact"
            busy={busy === 'test'}
            onClick={() =>
              run('test', async () => setTest(await testProvider(name)), t.failedToTestTheConnection)
            }
          >
            {t.testConnection}
          </Button>
          {origin === 'user' && (
            <Button size="compact" className="text-danger" busy={busy === 'remove'} onClick={remove}>
              {t.remove}
            </Button>
          )}
        </div>
      </div>
      <div role="status">{test && <TestOutcome test={test} />}</div>
    </li>
  );
}

function describe({
  model,
  temperature,
  max_tokens,
  reasoning_effort,
  base_url,
  has_api_key,
}: LlmProvider): string {
  return [
    model,
    t.facts.temperature(temperature),
    t.facts.maxTokens(formatNumber(max_tokens)),
    reasoning_effort && t.facts.efforts[reasoning_effort],
    base_url,
    has_api_key ? t.keyStored : t.noKey,
  ]
    .filter(Boolean)
    .join(' · ');
}

function TestOutcome({ test: { latency_ms, answer, warnings, failure } }: { test: LlmTest }) {
  const described = failure && describeFailure(failure, failureTexts);
  return (
    <div className="rounded-md bg-raised px-3 py-2 text-sm">
      {described ? (
        <>
          <p className="font-medium text-danger">{described.message}</p>
          <p>{described.advice}</p>
        </>
      ) : (
        <p>
          <RichText
            text={t.answeredIn(formatNumber(latency_ms / 1000, { maximumFractionDigits: 1 }))}
            tags={{
              answer: (
                <q dir="auto" className="wrap-anywhere">
                  {answer}
                </q>
              ),
            }}
          />
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="text-muted">
          {t.warning(warning)}
        </p>
      ))}
    </div>
  );
}
