import type { Store } from '#browser/store/store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { undoChange } from './undo-mutations.ts';

/** Says what was done, with the way back. `about` is what the toast must not cover. */
export function toastWithUndo(store: Store, text: string, changeId: string, about?: Element | null): void {
  toast({
    text,
    ...(about !== undefined && { about }),
    action: {
      label: 'Undo',
      onPress: () =>
        toastOnError(
          undoChange(store, changeId).then((undone) => {
            if (!undone) toast({ text: 'There is nothing left of it to undo' });
          }),
          'It could not be undone. Please try again.',
        ),
    },
  });
}

/** Says `done`, with the way back, when it is done, and `failed` when it fails. Resolves with whether it was done. */
export async function toastOutcomeWithUndo(
  store: Store,
  done: string,
  doing: Promise<string>,
  failed: string,
): Promise<boolean> {
  try {
    toastWithUndo(store, done, await doing);
    return true;
  } catch {
    toast({ text: failed, tone: 'problem' });
    return false;
  }
}
