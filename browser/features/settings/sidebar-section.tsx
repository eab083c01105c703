import { toolPages } from '#browser/features/navigation/nav-pages.ts';
import { t as names } from '#browser/i18n/app.ts';
import { t } from '#browser/i18n/settings.ts';
import { useHiddenThemes, useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { setThemeHidden } from '#browser/model/themes/theme-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Section } from '#browser/ui/section.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import { WhenSynced } from './when-synced.tsx';

export function SidebarSection() {
  const hidden = useSetting('hidden_pages');
  const change = useChangeSetting('hidden_pages');
  const looks = useThemeLooks();
  const hiddenThemes = useHiddenThemes();
  const store = useStore();
  return (
    <Section id="sidebar" title={t.sidebar} lead={t.hideThePagesAndThemes}>
      <WhenSynced name={t.theSidebar}>
        {toolPages.map(({ page, href }) => (
          <Switch
            key={href}
            label={names.pages[page]}
            checked={!hidden.includes(href)}
            onChange={(isShown) =>
              change(isShown ? hidden.filter((path) => path !== href) : [...hidden, href])
            }
          />
        ))}
        <h3 className="pt-4 pb-1 font-medium text-muted text-sm">{t.themes}</h3>
        {looks.list.map(({ id, name }) => (
          <Switch
            key={id}
            label={name}
            checked={!hiddenThemes.includes(id ?? '')}
            onChange={(isShown) => toastOnError(setThemeHidden(store, id ?? '', !isShown), notStored)}
          />
        ))}
      </WhenSynced>
    </Section>
  );
}
