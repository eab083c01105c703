import { themePages } from '#browser/features/navigation/nav-pages.ts';
import { RailLink, type RailLinkContext, RailSection } from '#browser/features/navigation/rail-link.tsx';
import { useOpenCounts } from '#browser/model/tasks/open-counts.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';

/** Renders the Inbox and the standard themes in the rail, then the user's own. */
export function ThemeLinks(context: RailLinkContext) {
  const looks = useThemeLooks();
  const { inTheme } = useOpenCounts();
  const openIn = (name: string) => {
    const look = looks.find(name);
    return look ? inTheme(look.id) : 0;
  };
  const own = looks.list.filter(({ href }) => themePages.every((page) => page.href !== href));
  return (
    <RailSection label="Themes" wide={context.wide}>
      <ul>
        {[...themePages, ...own].map(({ name, href, Icon, color }) => (
          <li key={href}>
            <RailLink
              {...context}
              name={name}
              href={href}
              icon={<Icon className="size-5" />}
              color={color}
              open={openIn(name)}
            />
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
