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

/** Watches, once for all rows of a page, which captures wait for a language model. Those it is to be asked about later are left out. */
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
        // The mark is a courtesy: a database that cannot be read says so elsewhere.
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

/** Returns how many captures the model failed to refine, live; undefined until they are counted. */
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

/** A refinement with the records of what it changed. */
export interface KnownRefinement extends Refinement {
  entries: readonly Activity[];
}

/** Returns what a language model made of the capture; undefined while it is read, or where none was asked. */
export function useRefinement(captureId: string | null): KnownRefinement | undefined {
  const store = useStore();
  const [refinement, setRefinement] = useState<KnownRefinement>();
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
