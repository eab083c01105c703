import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { useStore } from '#browser/store/use-store.ts';
import type { Activity } from '#contract/activity.ts';
import type { Refinement } from '#contract/refinements.ts';

/** Adds the fields that rows lack which an older version of Heddle stored on this device. */
export const withDefaults = (row: Refinement): Refinement => ({
  ...row,
  proposal: row.proposal ?? null,
  questions: row.questions ?? [],
});

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
      return row && { ...withDefaults(row), entries };
    };
    const subscription = liveQuery(read).subscribe({
      next: setRefinement,
      error: () => setRefinement(undefined),
    });
    return () => subscription.unsubscribe();
  }, [store, captureId]);
  return refinement;
}
