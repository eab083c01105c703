import { t } from '#browser/i18n/model.ts';
import type { Store } from '#browser/store/store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { type ToastAction, toast } from '#browser/ui/toast-queue.ts';
import { undoChange } from './undo-mutations.ts';

/** Undoes a change, and shows a toast if nothing of it is left to undo or it fails. */
export function undoOrToast(store: Store, changeId: string): void {
  toastOnError(
    undoChange(store, changeId).then((undone) => {
      if (!undone) toast({ text: t.thereIsNothingLeftTo });
    }),
    t.theChangeCouldNotBe,
  );
}

/** Shows a toast with Undo. `about` is the element the toast must not cover. */
export function toastWithUndo(
  store: Store,
  text: string,
  changeId: string,
  about?: Element | null,
  secondAction?: ToastAction,
): void {
  toast({
    text,
    event: changeId,
    ...(about !== undefined && { about }),
    ...(secondAction && { secondAction }),
    action: { label: t.undo, onPress: () => undoOrToast(store, changeId) },
  });
}

/** Shows `done` with Undo when the change succeeds, or `failed` when it does not. Resolves with whether it succeeded. */
export async function toastOutcomeWithUndo(
  store: Store,
  done: string,
  change: Promise<string>,
  failed: string,
): Promise<boolean> {
  try {
    toastWithUndo(store, done, await change);
    return true;
  } catch {
    toast({ text: failed, tone: 'problem' });
    return false;
  }
}
