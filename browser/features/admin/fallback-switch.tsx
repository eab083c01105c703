import { t } from '#browser/i18n/admin.ts';
import { changeSetting } from '#browser/model/settings/setting-mutations.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Switch } from '#browser/ui/switch.tsx';
import type { LlmProvider } from '#contract/language-models.ts';
import { orderProviders } from '#domain/provider-order.ts';

/** Turns the fallback to other providers on or off, and lists them in order. Absent if there are no others. */
export function FallbackSwitch({
  providers,
  labelOf,
}: {
  providers: readonly LlmProvider[];
  labelOf: (provider: string) => string;
}) {
  const store = useStore();
  const isOn = useSetting('model_fallback');
  const [active, next, ...others] = orderProviders(providers).map(({ provider }) => labelOf(provider));
  if (!active || !next) return null;

  return (
    <div className="mt-3">
      <Switch
        label={t.askAnotherModelWhenThe}
        hint={isOn ? t.fallbackOrder(active, next, others) : t.onlyTo(active)}
        checked={isOn}
        onChange={(checked) => changeSetting(store, 'model_fallback', checked)}
      />
    </div>
  );
}
