import { createBackoff } from '#browser/store/backoff.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { createInterruptibleSleep } from '#browser/store/interruptible-sleep.ts';
import type { Store } from '#browser/store/store.ts';
import { deleteLocalRecording } from './recording-storage.ts';

/** The outcome of one attempt to send a recording. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; problem: string }
  | ({ kind: 'waiting' } & WaitReason)
  | { kind: 'signed out' };

/**
 * What a recording waits for before it can be sent; `detail` says why there is no transcriber, `retryAfterMs` is the least time
 * that the server, which is busy, asks for.
 */
type WaitReason =
  | { for: 'network' }
  | { for: 'transcriber'; detail: string }
  | { for: 'server'; retryAfterMs: number };

/** The state of a queued recording. `turn`: it waits for the recordings before it. */
export type SendingState =
  | { phase: 'sending'; share: number }
  | { phase: 'processing' }
  | ({ phase: 'waiting' } & (WaitReason | { for: 'turn' }));

/** Sends one recording. Must be idempotent, because a recording may be sent again. */
export type SendRecording = (
  recording: LocalRecording,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<SendOutcome>;

export type RecordingQueue = ReturnType<typeof createRecordingQueue>;

const turn: SendingState = { phase: 'waiting', for: 'turn' };

/**
 * Creates the queue that sends the recordings of an account, oldest first, in one tab at a time, while the store is open. A
 * recording is deleted from the device once the server has it.
 */
export function createRecordingQueue(
  { db, account, closed: signal }: Pick<Store, 'db' | 'account' | 'closed'>,
  send: SendRecording,
) {
  const backoff = createBackoff();
  const pause = createInterruptibleSleep();
  const listeners = new Set<() => void>();
  let current: { id: string; state: SendingState } | undefined;
  /** What nobody can transcribe yet, with the state to show. The recordings after it do not wait for it. */
  const untranscribed = new Map<string, SendingState>();
  let isWorking = false;
  let wasWoken = false;

  const setCurrent = (next: typeof current) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const listQueued = () => db.local_recordings.where({ state: 'queued' }).sortBy('started_at');

  /** Returns false if the queue has to stop. */
  async function sendOne(recording: LocalRecording): Promise<boolean> {
    const { id } = recording;
    // It goes on being shown as untranscribed until that has changed.
    if (!untranscribed.has(id)) setCurrent({ id, state: { phase: 'sending', share: 0 } });
    const onProgress = (share: number) =>
      setCurrent({ id, state: share < 1 ? { phase: 'sending', share } : { phase: 'processing' } });
    const outcome = await send(recording, { onProgress, signal });
    switch (outcome.kind) {
      case 'sent':
        backoff.reset();
        untranscribed.delete(id);
        await deleteLocalRecording(db, id);
        return true;
      case 'failed':
        untranscribed.delete(id);
        await db.local_recordings.update(id, { state: 'failed', problem: outcome.problem });
        return true;
      case 'waiting': {
        const { kind: phase, ...reason } = outcome;
        if (reason.for === 'transcriber') {
          untranscribed.set(id, { phase, ...reason });
          setCurrent(undefined);
          return true;
        }
        setCurrent({ id, state: { phase, ...reason } });
        // Nothing wakes this pause, because the server would refuse what comes earlier.
        if (reason.for === 'server') await pause.wait(signal, reason.retryAfterMs);
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
    let setAside = new Set<string>();
    while (!signal.aborted) {
      const queued = await listQueued();
      if (queued.length === 0) return;
      const next = queued.find(({ id }) => !setAside.has(id));
      if (!next) {
        // Something may have woken the queue while it was sending.
        if (!wasWoken) await backoff.wait(signal);
        wasWoken = false;
        setAside = new Set();
      } else {
        if (!(await sendOne(next))) return;
        if (untranscribed.has(next.id)) setAside.add(next.id);
      }
    }
  }

  async function work(): Promise<void> {
    isWorking = true;
    try {
      while (wasWoken && !signal.aborted) {
        wasWoken = false;
        // Where there are no locks (plain HTTP on a network address), nothing can be recorded either.
        await navigator.locks?.request(`heddle-recordings-${account.id}`, { signal }, sendAll);
      }
    } catch (error) {
      if (!signal.aborted) reportError(error);
    } finally {
      isWorking = false;
      untranscribed.clear();
      setCurrent(undefined);
    }
  }

  /** Wakes the queue, as when something was queued or the network may be back. */
  const wake = (): void => {
    wasWoken = true;
    backoff.wake();
    if (!isWorking) void work();
  };
  window.addEventListener('online', wake, { signal });

  return {
    wake,
    /** Returns the state of a recording. While one waits for the network or the server, all others wait for that too. */
    getState(id: string): SendingState {
      const isCurrent = current && (current.id === id || current.state.phase === 'waiting');
      return (isCurrent ? current?.state : untranscribed.get(id)) ?? turn;
    },
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
