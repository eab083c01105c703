import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { t } from '#browser/i18n/settings.ts';
import { useAppearance, useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { type Appearance, appearances, densities } from '#contract/vocabularies.ts';
import { WhenSynced } from './when-synced.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Appearance, unknown>;

export function AppearanceSection() {
  const appearance = useAppearance();
  const density = useSetting('density');
  const changeDensity = useChangeSetting('density');
  const change = useChangeSetting('appearance');
  return (
    <Section id="appearance" title={t.appearance} lead={t.systemFollowsTheSettingOf}>
      <WhenSynced name={t.theAppearance}>
        <SegmentedControl
          label={t.appearance}
          value={appearance}
          options={appearances.map((value) => {
            const Icon = icons[value];
            return { value, label: t.appearances[value], icon: <Icon className="size-4" /> };
          })}
          onChange={change}
        />
        <p className="mt-5 mb-2 font-medium">{t.taskRows}</p>
        <SegmentedControl
          label={t.taskRows}
          value={density}
          options={densities.map((value) => ({ value, label: t.densities[value] }))}
          onChange={changeDensity}
        />
      </WhenSynced>
    </Section>
  );
}
