import { changeArrivalTimeoutMs } from '#browser/limits.ts';
import type { Store } from '#browser/store/store.ts';

/** Resolves when a change made on the server has come to this device, where it can be undone, or after a while. */
export function waitForChange(store: Store, changeId: string): Promise<void> {
  return new Promise((resolve) => {
    const look = async () => {
      if ((await store.readActivity(changeId)).length > 0) done();
    };
    const stopListening = store.replica.tasks.subscribe(look);
    const timer = setTimeout(done, changeArrivalTimeoutMs);
    function done() {
      clearTimeout(timer);
      stopListening();
      resolve();
    }
    void look();
  });
}
