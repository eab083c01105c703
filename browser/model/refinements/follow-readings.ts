import { liveQuery } from 'dexie';
import { readingFollowUpMs } from '#browser/limits.ts';
import type { Store } from '#browser/store/store.ts';
import type { Refinement } from '#contract/refinements.ts';
import { getReadingStates, setReadingStates } from './reading-states.ts';
import { createReadingTracker } from './reading-tracker.ts';
import { withDefaults } from './refinement-queries.ts';

const followers = new WeakMap<Store, ReturnType<typeof startFollowing>>();

/** Shows at the rows of the page what becomes of the captures that a language model reads. Returns a function that stops it. */
export function followReadings(store: Store): () => void {
  const follower = startFollowing(store);
  followers.set(store, follower);
  return () => {
    followers.delete(store);
    follower.stop();
  };
}

/** Stops telling of what a reading did, or why it failed, until there is more to tell. */
export const hideReading = (store: Store, id: string): void => followers.get(store)?.hide(id);

/** Shows that a capture is being read from now on. */
export const restartReading = (store: Store, id: string): void => followers.get(store)?.restart(id);

function startFollowing(store: Store) {
  const tracker = createReadingTracker();
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    clearTimeout(timer);
    const now = performance.now();
    const { states, nextAt } = tracker.read({ now, isOffline: store.getStatus().connection === 'offline' });
    const shown = getReadingStates();
    for (const [id, state] of states) {
      const before = shown.get(id);
      if (before?.phase === state.phase && before.refinement.revision === state.refinement.revision)
        states.set(id, before);
    }
    setReadingStates(states);
    if (nextAt !== undefined) timer = setTimeout(show, nextAt - now);
  };
  const subscription = liveQuery(() => readRecent(store)).subscribe({
    next(rows) {
      const areOld = isFirst || !store.getStatus().isSynced;
      tracker.update(rows, { now: performance.now(), isOld: (row) => areOld && !endedHere(row) });
      isFirst = false;
      show();
    },
    // Only the notes at the rows are missing then; other queries report that the database cannot be read.
    error: () => setReadingStates(new Map()),
  });
  const unsubscribe = store.subscribe(show);

  return {
    hide(id: string) {
      tracker.hide(id);
      show();
    },
    restart(id: string) {
      tracker.restart(id, performance.now());
      show();
    },
    stop() {
      subscription.unsubscribe();
      unsubscribe();
      clearTimeout(timer);
      setReadingStates(new Map());
    },
  };
}

/** The first snapshot may hold what ended while this code was loaded. */
const endedHere = ({ finished_at }: Refinement) =>
  finished_at !== null && Date.parse(finished_at) > performance.timeOrigin;

/** Returns the refinements that wait, and those that ended so recently that their questions are asked at the rows. */
async function readRecent({ db }: Store): Promise<Refinement[]> {
  const since = new Date(Date.now() - readingFollowUpMs).toISOString();
  const [waiting, ended] = await Promise.all([
    db.refinements.where('status').equals('waiting').toArray(),
    db.refinements.where('finished_at').above(since).toArray(),
  ]);
  return [...waiting, ...ended].map(withDefaults);
}
