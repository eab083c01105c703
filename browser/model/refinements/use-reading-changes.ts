import { createActivityNames } from '#browser/model/activity/describe-change.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { listReadingChanges, type ReadingChange } from './reading-changes.ts';
import { useRefinement } from './refinement-queries.ts';

/** Returns what the reading of a capture changed, live. */
export function useReadingChanges(captureId: string): ReadingChange[] {
  const store = useStore();
  const refinement = useRefinement(captureId);
  // What still stands depends on the tasks as they are.
  useRows('tasks');
  useHourCycle();
  return listReadingChanges(refinement?.entries ?? [], {
    names: createActivityNames(store),
    taskOf: store.replica.tasks.get,
  });
}
