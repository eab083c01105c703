import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { MoveInOrder } from '#browser/features/navigation/move-in-order.tsx';
import { t } from '#browser/i18n/search.ts';
import { deleteFilter, moveFilter } from '#browser/model/filters/saved-filter-mutations.ts';
import { useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import type { OrderPlace } from '#browser/model/order/order.ts';
import { tellMove } from '#browser/model/order/tell-move.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { SavedFilter } from '#contract/settings.ts';

const SavedFilterDialog = loadableDialog(() => import('./saved-filter-dialog.tsx'));

/** Renders the actions for a saved filter. */
export default function SavedFilterMenu({ filter, onGone }: { filter: SavedFilter; onGone?: () => void }) {
  const store = useStore();
  const [naming, setNaming] = useState(false);
  const filters = useSavedFilters();

  const move = async (place: OrderPlace) => {
    await tellMove(store, `“${filter.name}”`, moveFilter(store, filter.id, place));
    restoreFocus(() => document.querySelector<HTMLElement>(`[data-filter="${filter.id}"]`));
  };

  const remove = () => {
    onGone?.();
    return toastOutcomeWithUndo(
      store,
      t.deleted(filter.name),
      deleteFilter(store, filter.id),
      t.theFilterCouldNotBeDeleted,
    );
  };

  return (
    <>
      <Menu
        label={t.moreFor(filter.name)}
        trigger={<IconButton label={t.more} icon={<Ellipsis className="size-4" />} data-filter={filter.id} />}
      >
        <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setNaming(true)}>
          {t.rename}
        </MenuItem>
        <MoveInOrder rows={filters} id={filter.id} onMove={move} />
        <MenuItem danger icon={<Trash className="size-4" />} onSelect={remove}>
          {t.delete}
        </MenuItem>
      </Menu>

      {naming && <SavedFilterDialog filter={filter} query={filter.query} onClose={() => setNaming(false)} />}
    </>
  );
}
