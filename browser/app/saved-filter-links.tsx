import { RailEntry } from '#browser/features/navigation/rail-entry.tsx';
import { InitialTile, RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailOrder } from '#browser/features/navigation/rail-order.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { t } from '#browser/i18n/app.ts';
import { moveFilter } from '#browser/model/filters/saved-filter-mutations.ts';
import { filterHref, useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { tellMove } from '#browser/model/order/tell-move.ts';
import { useStore } from '#browser/store/use-store.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import type { SavedFilter } from '#contract/settings.ts';

const SavedFilterMenu = loadable(
  () => import('#browser/features/search/saved-filter-menu.tsx'),
  () => null,
);

/** Renders the saved filters in the rail; nothing if there are none. */
export function SavedFilterLinks(context: RailLinkContext) {
  const store = useStore();
  const filters = useSavedFilters();
  if (filters.length === 0) return null;
  const link = ({ id, name }: SavedFilter) => (
    <RailLink {...context} name={name} href={filterHref({ id })} icon={<InitialTile name={name} />} />
  );
  return (
    <RailSection {...context} id="Saved filters" label={t.savedFilters} title={t.filters}>
      <RailOrder
        label="saved filters"
        onMove={(id, place) => {
          const name = filters.find((filter) => filter.id === id)?.name ?? t.filter;
          return tellMove(store, `“${name}”`, moveFilter(store, id, place));
        }}
      >
        {filters.map((filter) => (
          <RailEntry
            key={filter.id}
            wide={context.wide}
            id={filter.id}
            loadMenu={SavedFilterMenu.load}
            menu={<SavedFilterMenu filter={filter} />}
          >
            {link(filter)}
          </RailEntry>
        ))}
      </RailOrder>
    </RailSection>
  );
}
