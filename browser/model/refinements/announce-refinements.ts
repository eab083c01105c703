import { liveQuery } from 'dexie';
import { t as modelTexts } from '#browser/i18n/model.ts';
import { t } from '#browser/i18n/model-later.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Refinement } from '#contract/refinements.ts';

/** What ended before is no news to a device that has not told of any yet. */
const pageStart = new Date(performance.timeOrigin).toISOString();

const loadWords = () =>
  Promise.all([import('#browser/model/activity/describe-change.ts'), import('./describe-refinement.ts')]);

/**
 * Announces what a language model changed, once on this device, in the visible tab, and adds it to the undo history. Returns a
 * function that stops it.
 */
export function announceRefinements(store: Store): () => void {
  const key = `heddle-refinements-seen-${store.account.id}`;
  let subscription: { unsubscribe: () => void } | undefined;
  let isStopped = false;
  const start = () => {
    if (isStopped || subscription || document.visibilityState !== 'visible') return;
    subscription = liveQuery(() => readNew(store, key)).subscribe({
      next: (found) => void announce(store, found).catch(reportError),
      // The changes are synced nevertheless.
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
  // Before that, it is not known whether this device has synced before.
  store.loaded.then(start, () => undefined);
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stop();
  };
}

/** Returns the refinements that ended since the last call. Those that the first sync brings to a device do not count as new. */
async function readNew(store: Store, key: string): Promise<Refinement[]> {
  const stored = localStorage.getItem(key);
  const seen = stored ?? pageStart;
  const found = await store.db.refinements.where('finished_at').above(seen).sortBy('finished_at');
  const last = found.at(-1)?.finished_at;
  // Another tab may have read them first.
  if (!last || localStorage.getItem(key) !== stored) return [];
  localStorage.setItem(key, last);
  return store.getStatus().isSynced ? found.filter(({ change_id }) => change_id !== null) : [];
}

async function announce(store: Store, refinements: readonly Refinement[]): Promise<void> {
  const changeIds = refinements.flatMap(({ change_id }) => change_id ?? []);
  if (changeIds.length === 0) return;
  for (const changeId of changeIds) store.undoHistory.recordChange(changeId);
  const [{ createActivityNames }, { describeRefinement }] = await loadWords();
  const described: { changeId: string; words: string }[] = [];
  for (const changeId of changeIds) {
    const words = describeRefinement(await store.readActivity(changeId), createActivityNames(store));
    if (words) described.push({ changeId, words });
  }
  const [only] = described;
  if (only && described.length === 1) toastWithUndo(store, t.refined(only.words), only.changeId);
  else if (only)
    toastSeveral(
      store,
      described.map(({ changeId }) => changeId),
    );
}

function toastSeveral(store: Store, changeIds: readonly string[]): void {
  const undoAll = async () => {
    for (const changeId of changeIds.toReversed()) await undoChange(store, changeId);
  };
  toast({
    text: t.refinedCaptures(changeIds.length),
    action: {
      label: modelTexts.undo,
      onPress: () => toastOnError(undoAll(), t.theChangesCouldNotBe),
    },
  });
}
