import { RailEntry } from '#browser/features/navigation/rail-entry.tsx';
import { RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { useOpenCounts } from '#browser/model/tasks/open-counts.ts';
import { inboxLook, type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { loadable } from '#browser/ui/loadable.tsx';

const ThemeRailMenu = loadable(
  () => import('#browser/features/themes/theme-rail-menu.tsx'),
  () => null,
);

/** Renders the Inbox and the themes in the rail, in their order. */
export function ThemeLinks(context: RailLinkContext) {
  const looks = useThemeLooks();
  const { inTheme } = useOpenCounts();
  const link = ({ id, name, href, Icon, color }: ThemeLook) => (
    <RailLink
      {...context}
      name={name}
      href={href}
      icon={<Icon className="size-5" />}
      color={color}
      open={inTheme(id)}
    />
  );
  return (
    <RailSection {...context} label="Themes">
      <ul>
        <li>{link(inboxLook)}</li>
        {looks.list.map((look) =>
          context.wide ? (
            <RailEntry key={look.id} loadMenu={ThemeRailMenu.load} menu={<ThemeRailMenu look={look} />}>
              {link(look)}
            </RailEntry>
          ) : (
            <li key={look.id}>{link(look)}</li>
          ),
        )}
      </ul>
    </RailSection>
  );
}
