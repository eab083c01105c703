import { createBackoff } from '#browser/store/backoff.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { deleteLocalRecording } from './recording-storage.ts';

/** What became of one attempt to send a recording. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; problem: string }
  | ({ kind: 'waiting' } & Missing)
  | { kind: 'signed out' };

/** What has to come before a recording can be sent; `detail` says why nothing can write it down. */
type Missing = { for: 'network' } | { for: 'transcriber'; detail: string };

/** Where a queued recording is now; `waiting` until its turn comes, or until what it waits for is there. */
export type SendingState =
  | { phase: 'sending'; share: number }
  | { phase: 'processing' }
  | ({ phase: 'waiting' } & (Missing | { for: 'turn' }));

/** Sends one recording; may be called again for the same one, which must come to the same. */
export type SendRecording = (
  recording: LocalRecording,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<SendOutcome>;

export type RecordingQueue = ReturnType<typeof createRecordingQueue>;

const turn: SendingState = { phase: 'waiting', for: 'turn' };

/**
 * Sends the queued recordings of an account, oldest first, until none is left; one tab at a time, as long as the store is
 * open. A recording is deleted from the device once the server has it.
 */
export function createRecordingQueue(
  { db, account, closed: signal }: Pick<Store, 'db' | 'account' | 'closed'>,
  send: SendRecording,
) {
  const backoff = createBackoff();
  const listeners = new Set<() => void>();
  let current: { id: string; state: SendingState } | undefined;
  let isWorking = false;
  let wasWoken = false;

  const setCurrent = (next: typeof current) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const findNext = async () => (await db.local_recordings.where({ state: 'queued' }).sortBy('started_at'))[0];

  /** Returns false where going on makes no sense. */
  async function sendOne(recording: LocalRecording): Promise<boolean> {
    const { id } = recording;
    setCurrent({ id, state: { phase: 'sending', share: 0 } });
    const onProgress = (share: number) =>
      setCurrent({ id, state: share < 1 ? { phase: 'sending', share } : { phase: 'processing' } });
    const outcome = await send(recording, { onProgress, signal });
    switch (outcome.kind) {
      case 'sent':
        backoff.reset();
        await deleteLocalRecording(db, id);
        return true;
      case 'failed':
        await db.local_recordings.update(id, { state: 'failed', problem: outcome.problem });
        return true;
      case 'waiting': {
        const { kind: phase, ...missing } = outcome;
        setCurrent({ id, state: { phase, ...missing } });
        await backoff.wait(signal);
        return true;
      }
      case 'signed out':
        return false;
      default:
        return outcome satisfies never;
    }
  }

  async function sendAll(): Promise<void> {
    for (let next = await findNext(); next && !signal.aborted; next = await findNext())
      if (!(await sendOne(next))) return;
  }

  async function work(): Promise<void> {
    isWorking = true;
    try {
      while (wasWoken && !signal.aborted) {
        wasWoken = false;
        // Without locks (plain HTTP on a network address) nothing can be recorded either.
        await navigator.locks?.request(`heddle-recordings-${account.id}`, { signal }, sendAll);
      }
    } catch (error) {
      if (!signal.aborted) reportError(error);
    } finally {
      isWorking = false;
      setCurrent(undefined);
    }
  }

  /** Call this when something is queued, or the network may be back. */
  const wake = (): void => {
    wasWoken = true;
    backoff.wake();
    if (!isWorking) void work();
  };
  window.addEventListener('online', wake, { signal });

  return {
    wake,
    /** What the one in front waits for, all others wait for too. */
    getState: (id: string): SendingState =>
      current && (current.id === id || current.state.phase === 'waiting') ? current.state : turn,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async enqueue(id: string): Promise<void> {
      await db.local_recordings.update(id, { state: 'queued' });
      wake();
    },
  };
}
