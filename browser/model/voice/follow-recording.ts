import { liveQuery } from 'dexie';
import type { Store } from '#browser/store/store.ts';
import type { RecordingQueue, SendingState } from './recording-queue.ts';

type Waiting = Extract<SendingState, { phase: 'waiting' }>;

export type RecordingNews =
  | { kind: 'gone' }
  | { kind: 'failed'; problem: string | undefined }
  | { kind: 'waiting'; reason: Exclude<Waiting, { for: 'turn' }> };

/**
 * Tells how a queued recording fares, as long as the store is open: once for each thing it waits for, and at last that it
 * has failed, or has left this device because the server has it or somebody deleted it.
 */
export function followRecording(
  { db, closed }: Pick<Store, 'db' | 'closed'>,
  queue: Pick<RecordingQueue, 'getState' | 'subscribe'>,
  id: string,
  tell: (news: RecordingNews) => void,
): void {
  const ending = new AbortController();
  const end = (news: RecordingNews) => {
    if (ending.signal.aborted) return;
    ending.abort();
    tell(news);
  };
  let told: Waiting['for'] = 'turn';
  const stopListening = queue.subscribe(() => {
    const state = queue.getState(id);
    if (state.phase !== 'waiting' || state.for === 'turn' || state.for === told) return;
    told = state.for;
    tell({ kind: 'waiting', reason: state });
  });
  const rows = liveQuery(() => db.local_recordings.get(id)).subscribe((row) => {
    if (!row) end({ kind: 'gone' });
    else if (row.state === 'failed') end({ kind: 'failed', problem: row.problem });
  });
  const stop = () => {
    stopListening();
    rows.unsubscribe();
  };
  ending.signal.addEventListener('abort', stop);
  closed.addEventListener('abort', () => ending.abort(), { signal: ending.signal });
}
