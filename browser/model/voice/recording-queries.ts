import { liveQuery } from 'dexie';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import type { SendingState } from './recording-queue.ts';
import { recoverRecordings } from './recording-storage.ts';
import { getRecordingQueue } from './send-recordings.ts';

/**
 * Returns the recordings that are only on this device, newest first, except one that is being recorded; undefined until they are
 * read.
 */
export function useLocalRecordings(): readonly LocalRecording[] | undefined {
  const { db, account } = useStore();
  const [recordings, setRecordings] = useState<LocalRecording[]>();
  useEffect(() => {
    const read = async () => {
      const rows = await db.local_recordings.where('state').notEqual('recording').sortBy('started_at');
      return rows.reverse();
    };
    let subscription: { unsubscribe: () => void } | undefined;
    let hasLeft = false;
    recoverRecordings(db, account.id)
      .catch(() => undefined)
      .then(() => {
        if (hasLeft) return;
        subscription = liveQuery(read).subscribe({ next: setRecordings, error: () => setRecordings([]) });
      });
    return () => {
      hasLeft = true;
      subscription?.unsubscribe();
    };
  }, [db, account.id]);
  return recordings;
}

/** Returns the live state of a queued recording. Tabs that do not send it only know that it waits. */
export function useSendingState(id: string): SendingState {
  const queue = getRecordingQueue(useStore());
  return useSyncExternalStore(queue.subscribe, () => queue.getState(id));
}
