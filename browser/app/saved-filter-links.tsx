import { RailEntry } from '#browser/features/navigation/rail-entry.tsx';
import { InitialTile, RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { filterHref, useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import type { SavedFilter } from '#contract/settings.ts';

const SavedFilterMenu = loadable(
  () => import('#browser/features/search/saved-filter-menu.tsx'),
  () => null,
);

/** Renders the saved filters in the rail; nothing if there are none. */
export function SavedFilterLinks(context: RailLinkContext) {
  const filters = useSavedFilters();
  if (filters.length === 0) return null;
  const link = ({ id, name }: SavedFilter) => (
    <RailLink {...context} name={name} href={filterHref({ id })} icon={<InitialTile name={name} />} />
  );
  return (
    <RailSection {...context} label="Saved filters" title="Filters">
      <ul>
        {filters.map((filter) =>
          context.wide ? (
            <RailEntry
              key={filter.id}
              loadMenu={SavedFilterMenu.load}
              menu={<SavedFilterMenu filter={filter} />}
            >
              {link(filter)}
            </RailEntry>
          ) : (
            <li key={filter.id}>{link(filter)}</li>
          ),
        )}
      </ul>
    </RailSection>
  );
}
