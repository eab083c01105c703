import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { deleteFilter, moveFilter } from '#browser/model/filters/saved-filter-mutations.ts';
import { useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { toastOutcomeWithUndo, toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { SavedFilter } from '#contract/settings.ts';

const SavedFilterDialog = loadableDialog(() => import('./saved-filter-dialog.tsx'));

/** Renders the actions for a saved filter. */
export default function SavedFilterMenu({ filter, onGone }: { filter: SavedFilter; onGone?: () => void }) {
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

  const remove = () => {
    onGone?.();
    return toastOutcomeWithUndo(
      store,
      `Deleted “${filter.name}”`,
      deleteFilter(store, filter.id),
      'The filter could not be deleted. Please try again.',
    );
  };

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
