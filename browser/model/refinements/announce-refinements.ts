import { liveQuery } from 'dexie';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Refinement } from '#contract/refinements.ts';

const loadWords = () =>
  Promise.all([import('#browser/model/activity/describe-change.ts'), import('./describe-refinement.ts')]);

/**
 * Says once on this device what a language model changed, in the tab that the user looks at, and makes it a step of Ctrl+Z.
 * Returns how to stop.
 */
export function announceRefinements(store: Store): () => void {
  const key = `heddle-refinements-seen-${store.account.id}`;
  let subscription: { unsubscribe: () => void } | undefined;
  let isStopped = false;
  const start = () => {
    if (isStopped || subscription || document.visibilityState !== 'visible') return;
    subscription = liveQuery(() => readNew(store, key)).subscribe({
      next: (found) => void announce(store, found).catch(reportError),
      // The changes are there all the same.
      error: () => undefined,
    });
  };
  const stop = () => {
    subscription?.unsubscribe();
    subscription = undefined;
  };
  const onVisibilityChange = () =>
    document.visibilityState === 'visible' ? void store.loaded.then(start, () => undefined) : stop();
  document.addEventListener('visibilitychange', onVisibilityChange);
  // Until then it does not know whether it has synced before.
  store.loaded.then(start, () => undefined);
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stop();
  };
}

/** Reads what ended since the last time, and remembers that it was read. What the first sync of a device brings is no news. */
async function readNew(store: Store, key: string): Promise<Refinement[]> {
  const seen = localStorage.getItem(key) ?? '';
  const found = await store.db.refinements.where('finished_at').above(seen).sortBy('finished_at');
  const last = found.at(-1)?.finished_at;
  // Another tab may have been faster.
  if (!last || (localStorage.getItem(key) ?? '') !== seen) return [];
  localStorage.setItem(key, last);
  return store.getStatus().isSynced ? found.filter(({ change_id }) => change_id !== null) : [];
}

async function announce(store: Store, refinements: readonly Refinement[]): Promise<void> {
  const changeIds = refinements.flatMap(({ change_id }) => change_id ?? []);
  if (changeIds.length === 0) return;
  for (const changeId of changeIds) store.undoHistory.recordChange(changeId);
  const [{ createActivityNames }, { describeRefinement }] = await loadWords();
  const told: { changeId: string; words: string }[] = [];
  for (const changeId of changeIds) {
    const words = describeRefinement(await store.readActivity(changeId), createActivityNames(store));
    if (words) told.push({ changeId, words });
  }
  const [only] = told;
  if (only && told.length === 1) toastWithUndo(store, `Refined: ${only.words}`, only.changeId);
  else if (only)
    toastSeveral(
      store,
      told.map(({ changeId }) => changeId),
    );
}

function toastSeveral(store: Store, changeIds: readonly string[]): void {
  const undoAll = async () => {
    for (const changeId of changeIds.toReversed()) await undoChange(store, changeId);
  };
  toast({
    text: `Refined ${changeIds.length} captures`,
    action: {
      label: 'Undo',
      onPress: () => toastOnError(undoAll(), 'The changes could not be undone. Please try again.'),
    },
  });
}
