import { useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToReadings } from '#browser/model/refinements/reading-states.ts';
import { whenRefined } from '#browser/model/refinements/when-refined.ts';
import { useStore } from '#browser/store/use-store.ts';

const loadReadings = () =>
  Promise.all([
    import('#browser/model/refinements/announce-refinements.ts'),
    import('#browser/model/refinements/follow-readings.ts'),
    import('./describe-readings.ts'),
  ]);

const describeNothing = () => '';

/** Follows what a language model makes of captures, and says it once for all rows. Rendered once for the whole app. */
export function RefinementNotices() {
  const store = useStore();
  const [describe, setDescribe] = useState(() => describeNothing);
  const words = useSyncExternalStore(subscribeToReadings, describe);
  useEffect(() => {
    let stops: (() => void)[] | undefined = [
      whenRefined(store, async () => {
        // Without this code nothing is told at the rows; what was changed is synced nevertheless.
        const loaded = await loadReadings().catch(() => undefined);
        if (!loaded || !stops) return;
        const [{ announceRefinements }, { followReadings }, { describeReadings }] = loaded;
        setDescribe(() => describeReadings);
        stops = [announceRefinements(store), followReadings(store)];
      }),
    ];
    return () => {
      for (const stop of stops ?? []) stop();
      stops = undefined;
    };
  }, [store]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
