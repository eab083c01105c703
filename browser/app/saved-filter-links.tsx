import {
  InitialTile,
  RailLink,
  type RailLinkContext,
  RailSection,
} from '#browser/features/navigation/rail-link.tsx';
import { searchHref, useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';

/** Renders the saved filters in the rail; nothing if there are none. */
export function SavedFilterLinks(context: RailLinkContext) {
  const filters = useSavedFilters();
  if (filters.length === 0) return null;
  return (
    <RailSection label="Saved filters" title="Filters" wide={context.wide}>
      <ul>
        {filters.map(({ id, name, query }) => (
          <li key={id}>
            <RailLink {...context} name={name} href={searchHref(query)} icon={<InitialTile name={name} />} />
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
