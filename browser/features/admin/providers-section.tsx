import { useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { listProviders, listTemplates } from '#browser/model/language-models/provider-calls.ts';
import { Button } from '#browser/ui/button.tsx';
import { Section } from '#browser/ui/section.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import { AddProviderForm } from './add-provider-form.tsx';
import { FallbackSwitch } from './fallback-switch.tsx';
import { LocalModels } from './local-models.tsx';
import { ProviderRow } from './provider-row.tsx';
import { RefineSwitch } from './refine-switch.tsx';

const readProviders = async () => {
  const [list, templates] = await Promise.all([listProviders(), listTemplates()]);
  return { ...list, templates };
};

/** Shows the providers. `onChange` is called after one was added, changed, removed or tested. */
export function ProvidersSection({ onChange }: { onChange: () => Promise<unknown> }) {
  const source = useServerData(readProviders);
  const update = async () => {
    await Promise.all([source.reload(), onChange()]);
  };
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section id="providers" title={t.languageModels} lead={t.heddleUnderstandsYourTasksWithout}>
      <WhenLoaded source={source} loading={t.loadingYourProviders}>
        {({ providers, templates, active_provider }) => {
          const labelOf = (name: string) => templates.find(({ provider }) => provider === name)?.name ?? name;
          return (
            <>
              <LocalModels onAdded={update} />
              {providers.length > 0 && (
                <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
                  {providers.map((provider) => (
                    <ProviderRow
                      key={provider.provider}
                      provider={provider}
                      label={labelOf(provider.provider)}
                      onChange={update}
                    />
                  ))}
                </ul>
              )}
              <FallbackSwitch providers={providers} labelOf={labelOf} />
              {active_provider !== null && <RefineSwitch />}
              {isAdding || providers.length === 0 ? (
                <AddProviderForm
                  templates={templates}
                  stored={providers.filter(({ origin }) => origin === 'user')}
                  onAdded={async () => {
                    await update();
                    setIsAdding(false);
                  }}
                  {...(providers.length > 0 && { onCancel: () => setIsAdding(false) })}
                />
              ) : (
                <Button className="mt-3" onClick={() => setIsAdding(true)}>
                  {t.addProvider}
                </Button>
              )}
            </>
          );
        }}
      </WhenLoaded>
    </Section>
  );
}
