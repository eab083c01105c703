import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { WhenSynced } from './when-synced.tsx';

export function ShortcutsSection() {
  return (
    <Section id="shortcuts" title="Keyboard">
      <ShortcutsSwitch />
    </Section>
  );
}

export function ShortcutsSwitch() {
  const on = useShortcutsOn();
  const change = useChangeSetting('shortcuts');
  return (
    <WhenSynced name="the shortcuts">
      <Switch
        label="Single-key shortcuts"
        hint="Single letters and symbols work as shortcuts while you are not typing. Turn them off if you press them by accident or if they get in the way of speech input."
        checked={on}
        onChange={change}
      />
    </WhenSynced>
  );
}
