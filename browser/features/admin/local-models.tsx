import { useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { addProvider, findLocalModels } from '#browser/model/language-models/provider-calls.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { Select } from '#browser/ui/select.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import type { LocalModelServer } from '#contract/language-models.ts';

/** Offers the programs with language models that run on the server's machine; nothing where the page was opened elsewhere. */
export function LocalModels({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const { data, reload } = useServerData(findLocalModels);
  const offered = data?.servers.filter(({ is_added }) => !is_added) ?? [];
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t.foundOnThisMachine} className="mb-4 flex flex-col gap-3">
      {offered.map((server) => (
        <LocalServer
          key={server.base_url}
          server={server}
          onAdded={async () => {
            await Promise.all([reload(), onAdded()]);
          }}
        />
      ))}
    </ul>
  );
}

function LocalServer({ server, onAdded }: { server: LocalModelServer; onAdded: () => Promise<void> }) {
  const { label, provider, base_url, models, replaces, how_to_allow } = server;
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const model = chosen !== undefined && models.includes(chosen) ? chosen : models[0];

  async function use() {
    if (model === undefined) return;
    const sure =
      replaces === null ||
      (await ask({
        title: t.insteadQuestion(label),
        text: t.replacesServer(replaces),
        confirm: t.replace,
        cancel: t.cancel,
      }));
    if (!sure) return;
    setBusy(true);
    try {
      await addProvider({ provider, base_url, model, is_active: true });
      toast({ text: t.isUsedFromNowOn(label) });
      await onAdded();
    } catch (error) {
      await ask({ title: t.failedToAdd(label), text: toReason(error), confirm: 'OK' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-md border border-accent bg-surface px-4 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium">{t.runsOnThisMachine(label)}</p>
        <p className="text-muted text-sm wrap-anywhere">{describe(server)}</p>
      </div>
      {model !== undefined && how_to_allow === null && (
        <div className="flex min-w-0 max-w-full flex-wrap items-end gap-3">
          {models.length > 1 && (
            <div className="min-w-0 max-w-full">
              <Select
                label={t.model}
                value={model}
                options={models.map((name) => ({ value: name, label: name }))}
                onChange={setChosen}
              />
            </div>
          )}
          <Button look="primary" busy={isBusy} onClick={use}>
            {t.choose(label)}
          </Button>
        </div>
      )}
    </li>
  );
}

function describe({ models, provider, how_to_allow }: LocalModelServer): string {
  if (models.length === 0) return provider === 'ollama' ? t.itHasNoModelYet : t.itHasNoModelLoaded;
  if (how_to_allow) return how_to_allow;
  const [model] = models;
  return models.length === 1 && model ? t.modelStaysOnThis(model) : t.yourTextsStayOnThis;
}
