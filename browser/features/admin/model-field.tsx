import { useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { t as failureTexts } from '#browser/i18n/model-failures.ts';
import { listModels } from '#browser/model/language-models/provider-calls.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { Button } from '#browser/ui/button.tsx';
import { Combobox } from '#browser/ui/combobox.tsx';
import type { LlmTemplate } from '#contract/language-models.ts';
import { describeFailure } from '#domain/describe-failure.ts';
import type { ProviderDraft } from './provider-draft.ts';

/** Shows the field for the model: free text, with suggestions from the provider's list. */
export function ModelField({
  draft,
  template,
  error,
  onChange,
}: {
  draft: ProviderDraft;
  template: LlmTemplate;
  error: string | undefined;
  onChange: (model: string) => void;
}) {
  const [listed, setListed] = useState<{ provider: string; models: readonly string[] }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const suggested = listed?.provider === draft.provider ? listed.models : [];
  const models = [...new Set([template.default_model, ...suggested])].filter(Boolean);

  async function load() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { models: found, failure } = await listModels(draft.provider, {
        ...(draft.api_key.trim() && { api_key: draft.api_key.trim() }),
        base_url: draft.base_url.trim() || null,
      });
      setListed({ provider: draft.provider, models: found });
      if (failure) {
        const { message, advice } = describeFailure(failure, failureTexts);
        setProblem(`${message} ${advice}`);
      }
    } catch (reason) {
      setProblem(toReason(reason));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <Combobox
          label={t.model}
          text={draft.model}
          chosen={[draft.model]}
          options={models.map((model) => ({ value: model, label: model }))}
          create={{ offer: (text) => t.takeTyped(text), onCreate: onChange }}
          onChoose={onChange}
          onLeave={onChange}
          error={error}
        />
      </div>
      <Button size="compact" busy={isBusy} onClick={load}>
        {t.listModels}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {problem ?? (suggested.length > 0 ? t.countModels(suggested.length) : '')}
      </p>
    </div>
  );
}
