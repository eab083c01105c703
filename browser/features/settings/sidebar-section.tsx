import { toolPages } from '#browser/features/navigation/nav-pages.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { WhenSynced } from './when-synced.tsx';

export function SidebarSection() {
  const hidden = useSetting('hidden_pages') ?? settingDefaults.hidden_pages;
  const change = useChangeSetting('hidden_pages');
  return (
    <Section
      id="sidebar"
      title="Sidebar"
      lead="Hide the pages you do not use. Ctrl+K and the shortcuts still open them."
    >
      <WhenSynced name="the sidebar">
        {toolPages.map(({ name, href }) => (
          <Switch
            key={href}
            label={name}
            checked={!hidden.includes(href)}
            onChange={(isShown) =>
              change(isShown ? hidden.filter((path) => path !== href) : [...hidden, href])
            }
          />
        ))}
      </WhenSynced>
    </Section>
  );
}
