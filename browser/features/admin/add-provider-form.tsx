import ChevronRight from 'lucide-react/icons/chevron-right';
import { type FormEvent, useId, useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { addProvider } from '#browser/model/language-models/provider-calls.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { Select } from '#browser/ui/select.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxOutputTokens, minOutputTokens, reasoningEfforts } from '#contract/language-model-limits.ts';
import type { LlmProvider, LlmTemplate } from '#contract/language-models.ts';
import { ModelField } from './model-field.tsx';
import { checkDraft, type Problems, type ProviderDraft, startDraft, toInput } from './provider-draft.ts';

/** Shows the form that adds a provider or replaces the one of the same name. */
export function AddProviderForm({
  templates,
  stored,
  onAdded,
  onCancel,
}: {
  templates: readonly LlmTemplate[];
  /** The user's providers, whose keys need not be entered again. */
  stored: readonly LlmProvider[];
  onAdded: () => Promise<void>;
  onCancel?: () => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<ProviderDraft>(() => startDraft(templates[0], stored));
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const template = templates.find(({ provider }) => provider === draft.provider);
  const replaced = stored.find(({ provider }) => provider === draft.provider);
  if (!template) return null;

  const set = (changes: Partial<ProviderDraft>) => {
    setDraft({ ...draft, ...changes });
    setProblems({});
  };
  const field = (name: 'api_key' | 'model' | 'base_url' | 'max_tokens' | 'temperature') => ({
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => set({ [name]: value }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!template) return;
    const found = checkDraft(draft, template, replaced);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    setBusy(true);
    try {
      await addProvider(toInput(draft));
      toast({ text: replaced ? t.providerSaved(template.name) : t.providerAdded(template.name) });
      await onAdded();
    } catch (error) {
      await ask({
        title: t.failedToAddProviderPlease,
        text: toReason(error),
        confirm: 'OK',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form id={id} onSubmit={submit} noValidate className="mt-4 flex max-w-md flex-col gap-4">
      <Select
        label={t.provider}
        value={draft.provider}
        options={templates.map(({ provider, name }) => ({ value: provider, label: name }))}
        onChange={(provider) => {
          setDraft(
            startDraft(
              templates.find((each) => each.provider === provider),
              stored,
            ),
          );
          setProblems({});
        }}
      />
      {replaced && <p className="text-muted text-sm">{t.alreadyAdded(template.name)}</p>}
      {template.needs_base_url && (
        <TextField
          {...field('base_url')}
          label={t.apiAddress}
          type="url"
          inputMode="url"
          placeholder="https://llm.example.com/v1"
          hint={t.thePartBeforeChatCompletions}
        />
      )}
      <PasswordField
        {...field('api_key')}
        label={template.needs_api_key ? t.apiKey : t.apiKeyIfRequired}
        autoComplete="off"
        placeholder={replaced?.has_api_key ? t.leaveEmptyToKeepThe : undefined}
        hint={
          template.keys_url && (
            <a href={template.keys_url} target="_blank" rel="noreferrer" className="link">
              {t.createKeyAt(template.name)}
            </a>
          )
        }
      />
      <ModelField
        draft={draft}
        template={template}
        error={problems.model}
        onChange={(model) => set({ model })}
      />
      <details className="group rounded-md border border-hairline px-4 py-1">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <ChevronRight className="size-4 text-muted transition-transform group-open:rotate-90" />
          {t.moreSettings}
        </summary>
        <div className="flex flex-col gap-4 pt-2 pb-4">
          <TextField
            {...field('max_tokens')}
            label={t.maxTokens}
            inputMode="numeric"
            hint={t.longestAnswer(minOutputTokens, maxOutputTokens)}
          />
          <TextField
            {...field('temperature')}
            label={t.temperature}
            inputMode="decimal"
            hint={t.lowerIsMorePredictableHigher}
          />
          <Select
            label={t.reasoningEffort}
            value={draft.reasoning_effort}
            options={[
              { value: '', label: t.providerDefault },
              ...reasoningEfforts.map((effort) => ({ value: effort, label: t.efforts[effort] })),
            ]}
            onChange={(reasoning_effort) => set({ reasoning_effort })}
          />
          {!template.needs_base_url && (
            <TextField
              {...field('base_url')}
              label={t.customAddress}
              type="url"
              inputMode="url"
              placeholder={template.default_base_url ?? ''}
              hint={t.onlyForAProxyIn}
            />
          )}
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label={t.inputPrice}
              value={draft.input_price}
              error={problems.input_price}
              inputMode="decimal"
              onChange={(input_price) => set({ input_price })}
            />
            <TextField
              label={t.outputPrice}
              value={draft.output_price}
              error={problems.output_price}
              inputMode="decimal"
              onChange={(output_price) => set({ output_price })}
            />
          </div>
          <p className="text-muted text-sm">{t.inUsDollarsPerMillion}</p>
        </div>
      </details>
      <Switch
        label={t.makeThisTheActiveProvider}
        checked={draft.is_active}
        onChange={(is_active) => set({ is_active })}
      />
      <div className="flex gap-2">
        <Button look="primary" type="submit" busy={isBusy}>
          {replaced ? t.save : t.addProvider}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
      </div>
    </form>
  );
}
