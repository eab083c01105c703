import { t } from '#browser/i18n/settings.ts';
import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { WhenSynced } from './when-synced.tsx';

export function ShortcutsSection() {
  return (
    <Section id="shortcuts" title={t.keyboard}>
      <ShortcutsSwitch />
    </Section>
  );
}

export function ShortcutsSwitch() {
  const on = useShortcutsOn();
  const change = useChangeSetting('shortcuts');
  return (
    <WhenSynced name={t.theShortcuts}>
      <Switch
        label={t.singleKeyShortcuts}
        hint={t.singleLettersAndSymbolsWork}
        checked={on}
        onChange={change}
      />
    </WhenSynced>
  );
}
