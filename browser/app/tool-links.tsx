import { toolPages } from '#browser/features/navigation/nav-pages.ts';
import { RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { t } from '#browser/i18n/app.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';

/** Renders the pages of the rail that are not lists, except those that the user has hidden. */
export function ToolLinks(context: RailLinkContext) {
  const hidden = useSetting('hidden_pages');
  const pages = toolPages.filter(({ href }) => !hidden.includes(href));
  if (pages.length === 0) return null;
  return (
    <RailSection {...context} id="Tools" label={t.tools}>
      <ul>
        {pages.map(({ page, href, Icon }) => (
          <li key={href}>
            <RailLink {...context} name={t.pages[page]} href={href} icon={<Icon className="size-5" />} />
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
