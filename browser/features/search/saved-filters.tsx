import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { Link } from 'wouter';
import { useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { t } from '#browser/i18n/search.ts';
import { filterHref, useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import SavedFilterMenu from './saved-filter-menu.tsx';

const SavedFilterDialog = loadableDialog(() => import('./saved-filter-dialog.tsx'));

/** Lists all saved filters with their result counts. */
export function SavedFilters() {
  const filters = useSavedFilters();
  if (filters.length === 0) return null;
  return (
    <section aria-labelledby="saved-filters" className="mb-6">
      <h2 id="saved-filters" className="mb-1 font-medium text-muted text-sm">
        {t.savedFilters}
      </h2>
      <ul>
        {filters.map((filter) => (
          <li key={filter.id} className="flex items-center border-hairline border-b">
            <Link
              href={filterHref(filter)}
              className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-sm hover:text-accent"
            >
              <Bookmark className="size-4 shrink-0 text-muted" />
              <span dir="auto" className="min-w-0 truncate">
                {filter.name}
              </span>
              {filter.name !== filter.query && (
                <span dir="auto" className="min-w-0 shrink-2 truncate text-muted text-sm">
                  {filter.query}
                </span>
              )}
            </Link>
            <SavedFilterMenu filter={filter} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Saves the query, or shows which saved filter it matches. Appears once this device has loaded all saved filters. */
export function SaveFilter({ query }: { query: string }) {
  const [naming, setNaming] = useState(false);
  const saved = useSavedFilters().find((filter) => filter.query === query);
  const known = useTasksKnown(saved !== undefined);
  if (!known) return null;
  return (
    <>
      {saved ? (
        <span className="-mr-1 flex min-w-0 items-center gap-2 text-sm">
          <Bookmark className="size-4 shrink-0 fill-current text-accent" />
          <span dir="auto" className="min-w-0 truncate">
            <span className="sr-only">{t.savedAs} </span>
            {saved.name}
          </span>
          <SavedFilterMenu filter={saved} />
        </span>
      ) : (
        <Button
          look="quiet"
          size="compact"
          icon={<Bookmark className="size-4" />}
          onClick={() => setNaming(true)}
          className="-mr-3"
        >
          {t.saveFilter}
        </Button>
      )}
      {naming && <SavedFilterDialog query={query} onClose={() => setNaming(false)} />}
    </>
  );
}
