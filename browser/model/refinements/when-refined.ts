import { liveQuery } from 'dexie';
import type { Store } from '#browser/store/store.ts';

/**
 * Calls `onFound` once a language model has been asked about a capture of this account, so that nobody without one loads what tells
 * of it. Returns a function that stops it.
 */
export function whenRefined(store: Store, onFound: () => void): () => void {
  const subscription = liveQuery(() => store.db.refinements.limit(1).count()).subscribe({
    next(count) {
      if (count === 0) return;
      subscription.unsubscribe();
      onFound();
    },
    // Nothing is told at the rows then; what was changed is synced nevertheless.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
