import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { MissingPage } from '#browser/features/page-states/missing-page.tsx';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import SavedFilterMenu from '#browser/features/search/saved-filter-menu.tsx';
import { createRowSearch } from '#browser/features/search/search-rows.ts';
import { useFilterContext } from '#browser/features/search/use-filter-context.ts';
import { ListPage } from '#browser/features/task-lists/list-page.tsx';
import { t } from '#browser/i18n/search.ts';
import { readFilterPlace } from '#browser/model/filters/filter-place.ts';
import { searchHref, useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import type { SavedFilter } from '#contract/settings.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import type { PageProps } from './page-props.ts';

export default function FilterPage({ params: { id } }: PageProps) {
  const filter = useSavedFilters().find((one) => one.id === id);
  const known = useTasksKnown(false);
  if (filter) return <FoundTasks key={filter.id} filter={filter} />;
  return (
    <MissingPage
      known={known}
      loading={t.filter}
      title={t.filterNotFound}
      instead={{ name: t.search, href: '/search' }}
    >
      {t.itMayHaveBeenDeleted}
    </MissingPage>
  );
}

function FoundTasks({ filter }: { filter: SavedFilter }) {
  const { name, query } = filter;
  useTitle(name);
  const rows = useRows('tasks');
  const context = useFilterContext();
  const [search] = useState(createRowSearch);
  const parsed = useMemo(() => parseFilter(query), [query]);
  const found = useMemo(
    () => (parsed.ok ? search(rows, parsed.filter, context) : []),
    [search, rows, parsed, context],
  );
  const place = useMemo(() => readFilterPlace(parsed.ok ? parsed.filter : null, rows), [parsed, rows]);
  return (
    <ListPage
      list={`filter.${filter.id}`}
      title={name}
      menu={<SavedFilterMenu filter={filter} onGone={() => navigate('/search', { replace: true })} />}
      about={
        <Link
          href={searchHref(query)}
          className="inline-block max-w-full rounded-sm wrap-anywhere hover:text-text hover:underline"
        >
          <span className="sr-only">{t.changeInSearch} </span>
          {query}
        </Link>
      }
      tasks={found}
      place={place}
      empty={
        parsed.ok
          ? { title: t.noTasksFound, text: t.noTaskMatchesThisFilter }
          : { title: t.thisFilterCannotBeRead, text: t.openItInSearchTo }
      }
    />
  );
}
