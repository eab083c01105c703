import { t } from '#browser/i18n/model.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { toast } from '#browser/ui/toast-queue.ts';

/** Says that something has a new place, with Undo, or that it could not be moved; nothing where it already was there. */
export async function tellMove(
  store: Store,
  name: string,
  moving: Promise<string | undefined>,
): Promise<void> {
  try {
    const changeId = await moving;
    if (changeId) toastWithUndo(store, t.moved(name), changeId);
  } catch {
    toast({ text: t.notMoved(name), tone: 'problem' });
  }
}
