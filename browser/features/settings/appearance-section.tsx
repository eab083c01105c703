import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { t } from '#browser/i18n/settings.ts';
import { useAppearance, useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { WhenSynced } from './when-synced.tsx';

const options = [
  { value: 'system', label: 'System', icon: <Monitor className="size-4" /> },
  { value: 'light', label: 'Light', icon: <Sun className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon className="size-4" /> },
] as const;

const densityOptions = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

export function AppearanceSection() {
  const appearance = useAppearance();
  const density = useSetting('density') ?? settingDefaults.density;
  const changeDensity = useChangeSetting('density');
  const change = useChangeSetting('appearance');
  return (
    <Section id="appearance" title={t.appearance} lead={t.systemFollowsTheSettingOf}>
      <WhenSynced name="the appearance">
        <SegmentedControl label={t.appearance} value={appearance} options={options} onChange={change} />
        <p className="mt-5 mb-2 font-medium">{t.taskRows}</p>
        <SegmentedControl
          label={t.taskRows}
          value={density}
          options={densityOptions}
          onChange={changeDensity}
        />
      </WhenSynced>
    </Section>
  );
}
