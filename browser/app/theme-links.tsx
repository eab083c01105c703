import { RailEntry } from '#browser/features/navigation/rail-entry.tsx';
import { RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailOrder } from '#browser/features/navigation/rail-order.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { t } from '#browser/i18n/app.ts';
import { tellMove } from '#browser/model/order/tell-move.ts';
import { useHiddenThemes } from '#browser/model/settings/setting-queries.ts';
import { useOpenCounts } from '#browser/model/tasks/open-counts.ts';
import { inboxLook, type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { moveTheme } from '#browser/model/themes/theme-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { loadable } from '#browser/ui/loadable.tsx';

const ThemeRailMenu = loadable(
  () => import('#browser/features/themes/theme-rail-menu.tsx'),
  () => null,
);

/** Renders the Inbox, which stays first because it is no theme, and the themes that are not hidden in the rail, in their order. */
export function ThemeLinks(context: RailLinkContext) {
  const store = useStore();
  const looks = useThemeLooks();
  const hidden = useHiddenThemes();
  const shown = looks.list.filter(({ id }) => !hidden.includes(id ?? ''));
  const { inTheme } = useOpenCounts();
  const link = ({ id, name, href, Icon, color }: ThemeLook) => (
    <RailLink
      {...context}
      name={name}
      href={href}
      icon={<Icon className="size-5" />}
      color={color}
      open={inTheme(id)}
      drop={`theme:${id ?? ''}`}
    />
  );
  return (
    <RailSection {...context} id="Themes" label={t.themes}>
      <RailOrder
        label="themes"
        onMove={(id, place) => tellMove(store, looks.of(id).name, moveTheme(store, id, place))}
      >
        <li>{link(inboxLook)}</li>
        {shown.map((look) => (
          <RailEntry
            key={look.id}
            wide={context.wide}
            id={look.id ?? ''}
            loadMenu={ThemeRailMenu.load}
            menu={<ThemeRailMenu look={look} />}
          >
            {link(look)}
          </RailEntry>
        ))}
      </RailOrder>
    </RailSection>
  );
}
