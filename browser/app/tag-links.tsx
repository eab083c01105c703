import { tagLinks } from '#browser/features/navigation/nav-pages.ts';
import { RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { t } from '#browser/i18n/app.ts';
import { classNames } from '#browser/ui/class-names.ts';

/** Renders the tags in the rail: dots, two on a line. */
export function TagLinks(context: RailLinkContext) {
  return (
    <RailSection {...context} id="Tags" label={t.tags}>
      <ul
        className={classNames(
          'rail-tags grid grid-cols-2',
          !context.wide && 'justify-items-center pointer-coarse:grid-cols-1',
        )}
      >
        {tagLinks.map(({ name, href, color }) => (
          <li key={href}>
            <RailLink
              {...context}
              name={name}
              label={t.tag(name)}
              href={href}
              icon={<span style={{ background: color }} className="rail-dot size-2.5 rounded-full" />}
            />
          </li>
        ))}
        <li className="col-span-full">
          <RailLink
            {...context}
            name={t.allTags}
            href="/tags"
            icon={<span className="text-lg leading-none">#</span>}
          />
        </li>
      </ul>
    </RailSection>
  );
}
