import { liveQuery } from 'dexie';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import type { Activity } from '#contract/activity.ts';
import type { Refinement } from '#contract/refinements.ts';

interface WaitingCaptures {
  subscribe: (listener: () => void) => () => void;
  has: (captureId: string | null) => boolean;
}

const watched = new WeakMap<Store, WaitingCaptures>();

/** Watches which captures wait for a language model, once for all rows of a page. Those that will be retried later do not count. */
function watchWaiting(store: Store): WaitingCaptures {
  const known = watched.get(store);
  if (known) return known;
  let waiting = new Set<string | null>();
  let subscription: { unsubscribe: () => void } | undefined;
  const listeners = new Set<() => void>();
  const show = (rows: readonly Refinement[]) => {
    waiting = new Set(rows.filter(({ failure }) => failure === null).map(({ id }) => id));
    for (const listener of listeners) listener();
  };
  const created: WaitingCaptures = {
    subscribe(listener) {
      listeners.add(listener);
      subscription ??= liveQuery(() =>
        store.db.refinements.where('status').equals('waiting').toArray(),
      ).subscribe({
        next: show,
        // Only the mark is missing then; other queries report that the database cannot be read.
        error: () => show([]),
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = undefined;
      };
    },
    has: (captureId) => waiting.has(captureId),
  };
  watched.set(store, created);
  return created;
}

/** Returns whether a language model is being asked about the capture. */
export function useIsRefining(captureId: string | null): boolean {
  const waiting = watchWaiting(useStore());
  return useSyncExternalStore(waiting.subscribe, () => waiting.has(captureId));
}

/** Returns the live number of failed refinements; undefined until they are counted. */
export function useFailedRefinements(): number | undefined {
  const store = useStore();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const subscription = liveQuery(() =>
      store.db.refinements.where('status').equals('failed').count(),
    ).subscribe({ next: setCount, error: () => setCount(undefined) });
    return () => subscription.unsubscribe();
  }, [store]);
  return count;
}

/** A refinement with the log entries of its change. */
export interface RefinementWithChanges extends Refinement {
  entries: readonly Activity[];
}

/** Returns the live refinement of a capture; undefined while it loads, or if there is none. */
export function useRefinement(captureId: string | null): RefinementWithChanges | undefined {
  const store = useStore();
  const [refinement, setRefinement] = useState<RefinementWithChanges>();
  useEffect(() => {
    const read = async () => {
      const row = captureId ? await store.db.refinements.get(captureId) : undefined;
      const entries = row?.change_id
        ? await store.db.activity.where({ change_id: row.change_id }).toArray()
        : [];
      return row && { ...row, entries };
    };
    const subscription = liveQuery(read).subscribe({
      next: setRefinement,
      error: () => setRefinement(undefined),
    });
    return () => subscription.unsubscribe();
  }, [store, captureId]);
  return refinement;
}
