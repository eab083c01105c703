import { useEffect, useSyncExternalStore } from 'react';
import { t } from '#browser/i18n/filing.ts';
import { getReadingStates, subscribeToReadings } from '#browser/model/refinements/reading-states.ts';
import { whenRefined } from '#browser/model/refinements/when-refined.ts';
import { useStore } from '#browser/store/use-store.ts';

const loadReadings = () =>
  Promise.all([
    import('#browser/model/refinements/announce-refinements.ts'),
    import('#browser/model/refinements/follow-readings.ts'),
  ]);

/** Follows what a language model makes of captures, and says it once for all rows. Rendered once for the whole app. */
export function RefinementNotices() {
  const store = useStore();
  const words = useSyncExternalStore(subscribeToReadings, describeReadings);
  useEffect(() => {
    let stops: (() => void)[] | undefined = [
      whenRefined(store, async () => {
        // Without this code nothing is told at the rows; what was changed is synced nevertheless.
        const loaded = await loadReadings().catch(() => undefined);
        if (!loaded || !stops) return;
        const [{ announceRefinements }, { followReadings }] = loaded;
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

/** Describes what is told at the rows; what was changed is announced by a toast. */
function describeReadings(): string {
  const states = [...getReadingStates().values()];
  const failed = states.find(({ phase }) => phase === 'failed');
  if (failed) return failed.refinement.failure?.message ?? '';
  if (states.some(({ phase }) => phase === 'unanswered')) return t.yourLanguageModelHasNot;
  return states.some(({ phase }) => phase === 'reading') ? t.reading : '';
}
