import { liveQuery } from 'dexie';
import type { Store } from '#browser/store/store.ts';
import type { RecordingQueue, SendingState } from './recording-queue.ts';

type Waiting = Extract<SendingState, { phase: 'waiting' }>;

export type RecordingEvent =
  | { kind: 'gone' }
  | { kind: 'failed'; problem: string | undefined }
  | { kind: 'waiting'; reason: Exclude<Waiting, { for: 'turn' }> };

/**
 * Reports the events of a queued recording while the store is open: once for each thing it waits for, and finally that it has
 * failed, or is gone because the server has it or somebody deleted it.
 */
export function followRecording(
  { db, closed }: Pick<Store, 'db' | 'closed'>,
  queue: Pick<RecordingQueue, 'getState' | 'subscribe'>,
  id: string,
  onEvent: (event: RecordingEvent) => void,
): void {
  const ending = new AbortController();
  const end = (event: RecordingEvent) => {
    if (ending.signal.aborted) return;
    ending.abort();
    onEvent(event);
  };
  let reported: Waiting['for'] = 'turn';
  const stopListening = queue.subscribe(() => {
    const state = queue.getState(id);
    if (state.phase !== 'waiting' || state.for === 'turn' || state.for === reported) return;
    reported = state.for;
    onEvent({ kind: 'waiting', reason: state });
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
