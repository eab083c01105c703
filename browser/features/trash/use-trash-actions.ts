import { useMemo } from 'react';
import { eraseItems, restoreItems } from '#browser/model/trash/trash-mutations.ts';
import type { TrashItem } from '#browser/model/trash/trash-queries.ts';
import { toastRenamed } from '#browser/model/undo/undo-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { ask } from '#browser/ui/ask.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';

export interface TrashActions {
  restore: (items: readonly TrashItem[]) => Promise<void>;
  /** Asks first; resolves with whether the items were erased. */
  erase: (items: readonly TrashItem[]) => Promise<boolean>;
}

/** Returns the same object for as long as the account is signed in. */
export function useTrashActions(): TrashActions {
  const store = useStore();
  return useMemo(
    () => ({
      async restore(items) {
        try {
          const { changeId, renamed } = await restoreItems(store, items);
          toastWithUndo(store, `Restored ${describeItems(items)}`, changeId);
          toastRenamed(renamed);
        } catch {
          toast({ text: 'The restore failed. Please try again.', tone: 'problem' });
        }
      },

      async erase(items) {
        const sure = await ask({
          title: `Delete ${describeItems(items)} forever?`,
          text: 'The content is erased here, on the server and on your other devices. This cannot be undone.',
          confirm: 'Delete forever',
          cancel: 'Cancel',
          danger: true,
        });
        if (!sure) return false;
        try {
          await eraseItems(store, items);
          toast({ text: 'Deleted forever' });
          return true;
        } catch {
          toast({ text: 'The deletion failed. Please try again.', tone: 'problem' });
          return false;
        }
      },
    }),
    [store],
  );
}

export const describeItems = (items: readonly TrashItem[]) =>
  items.length === 1 && items[0] ? `“${short(items[0].name)}”` : `${items.length.toLocaleString('en')} items`;

const short = (name: string) => truncate(name, 80);
