import { useMemo } from 'react';
import { t } from '#browser/i18n/trash.ts';
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
          toastWithUndo(store, t.restored(describeItems(items)), changeId);
          toastRenamed(renamed);
        } catch {
          toast({ text: t.theRestoreFailedPleaseTry, tone: 'problem' });
        }
      },

      async erase(items) {
        const sure = await ask({
          title: t.deleteQuestion(describeItems(items)),
          text: t.theContentIsErasedHere,
          confirm: t.deleteForever,
          cancel: t.cancel,
          danger: true,
        });
        if (!sure) return false;
        try {
          await eraseItems(store, items);
          toast({ text: t.deletedForever });
          return true;
        } catch {
          toast({ text: t.theDeletionFailedPleaseTry, tone: 'problem' });
          return false;
        }
      },
    }),
    [store],
  );
}

export const describeItems = (items: readonly TrashItem[]) =>
  items.length === 1 && items[0] ? t.quoted(short(items[0].name)) : t.items(items.length);

const short = (name: string) => truncate(name, 80);
