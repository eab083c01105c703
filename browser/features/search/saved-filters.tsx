import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bookmark from 'lucide-react/icons/bookmark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'wouter';
import { useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { deleteFilter, moveFilter } from '#browser/model/filters/saved-filter-mutations.ts';
import { searchHref, useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { toastOutcomeWithUndo, toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { SavedFilter } from '#contract/settings.ts';

const SavedFilterDialog = loadableDialog(() => import('./saved-filter-dialog.tsx'));

/** Lists all saved filters with their result counts. */
export function SavedFilters() {
  const filters = useSavedFilters();
  if (filters.length === 0) return null;
  return (
    <section aria-labelledby="saved-filters" className="mb-6">
      <h2 id="saved-filters" className="mb-1 font-medium text-muted text-sm">
        Saved filters
      </h2>
      <ul>
        {filters.map((filter) => (
          <li key={filter.id} className="flex items-center border-hairline border-b">
            <Link
              href={searchHref(filter.query)}
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
            <span className="sr-only">Saved as </span>
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
          Save filter
        </Button>
      )}
      {naming && <SavedFilterDialog query={query} onClose={() => setNaming(false)} />}
    </>
  );
}

function SavedFilterMenu({ filter }: { filter: SavedFilter }) {
  const store = useStore();
  const [naming, setNaming] = useState(false);
  const filters = useSavedFilters();
  const place = filters.findIndex(({ id }) => id === filter.id);

  const move = async (by: -1 | 1) => {
    try {
      const changeId = await moveFilter(store, filter.id, by);
      restoreFocus(() => document.querySelector<HTMLElement>(`[data-filter="${filter.id}"]`));
      if (changeId) toastWithUndo(store, `“${filter.name}” moved ${by < 0 ? 'up' : 'down'}`, changeId);
    } catch {
      toast({ text: 'The filter could not be moved. Please try again.', tone: 'problem' });
    }
  };

  const remove = () =>
    toastOutcomeWithUndo(
      store,
      `Deleted “${filter.name}”`,
      deleteFilter(store, filter.id),
      'The filter could not be deleted. Please try again.',
    );

  return (
    <>
      <Menu
        label={`More for ${filter.name}`}
        trigger={<IconButton label="More" icon={<Ellipsis className="size-4" />} data-filter={filter.id} />}
      >
        <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setNaming(true)}>
          Rename
        </MenuItem>
        {place > 0 && (
          <MenuItem icon={<ArrowUp className="size-4" />} onSelect={() => move(-1)}>
            Move up
          </MenuItem>
        )}
        {place < filters.length - 1 && (
          <MenuItem icon={<ArrowDown className="size-4" />} onSelect={() => move(1)}>
            Move down
          </MenuItem>
        )}
        <MenuItem danger icon={<Trash className="size-4" />} onSelect={remove}>
          Delete
        </MenuItem>
      </Menu>

      {naming && <SavedFilterDialog filter={filter} query={filter.query} onClose={() => setNaming(false)} />}
    </>
  );
}
