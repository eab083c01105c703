import { ApiError, api } from '#browser/api-client.ts';
import { accountDeletedEvent } from '#contract/sync-headers.ts';
import { createBackoff } from './backoff.ts';
import type { DeviceDatabase } from './device-database.ts';
import { createInterruptibleSleep } from './interruptible-sleep.ts';
import { pull, readCursor } from './pull.ts';
import type { ChangedIds } from './replica.ts';
import { sendEntry } from './send-entry.ts';

export type Connection = 'connecting' | 'online' | 'offline';

/** Milliseconds without a byte after which the event stream counts as broken; the server sends every 15 s. */
const stallAfter = 40_000;

interface Options {
  /** Whether this tab may hold a stream of events open now. */
  canListen: () => boolean;
  db: DeviceDatabase;
  signal: AbortSignal;
  onChanged: (changed: ChangedIds) => Promise<void>;
  /** This device has everything the server had. */
  onPulled: () => void;
  onConnection: (connection: Connection) => void;
  /** On another device, or here where the answer was lost. */
  onAccountDeleted: () => void;
}

export interface SyncLoop {
  /** Something may be waiting to be sent, or the network may be back. */
  wake: () => void;
  /** Settles when the signal is aborted or nobody is signed in any more. */
  done: Promise<void>;
}

/** Sends what waits, oldest first, then pulls, and again whenever there is a reason to. One at a time for a device. */
export function startSyncLoop({
  db,
  signal,
  canListen,
  onChanged,
  onPulled,
  onConnection,
  onAccountDeleted,
}: Options): SyncLoop {
  const backoff = createBackoff();
  const listening = createBackoff();
  let behind = true;
  const idle = createInterruptibleSleep();
  let woken = false;

  function wake(): void {
    woken = true;
    idle.wake();
  }

  async function sleep(): Promise<void> {
    if (!woken) await idle.wait(signal);
    woken = false;
  }

  async function failed(): Promise<void> {
    onConnection('offline');
    await backoff.wait(signal);
  }

  function succeeded(): void {
    backoff.reset();
    onConnection('online');
  }

  /** False when nobody is signed in any more. */
  async function step(): Promise<boolean> {
    const entry = await db.outbox.where('state').equals('waiting').first();
    if (entry) {
      const result = await sendEntry(db, entry, signal);
      if (result === 'signed out') return false;
      if (result === 'try again') await failed();
      else {
        succeeded();
        behind = true;
        await onChanged({ outbox: [String(entry.seq)] });
      }
      return true;
    }
    if (behind) {
      behind = false;
      try {
        await pull(db, { signal, onPage: onChanged });
        onPulled();
        succeeded();
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return false;
        behind = true;
        await failed();
      }
      return true;
    }
    await sleep();
    return true;
  }

  /** A step can fail on this device's side too: its disk is full, or another tab closes the database. */
  async function run(): Promise<void> {
    for (;;) {
      if (signal.aborted) return;
      try {
        if (!(await step())) return;
      } catch (error) {
        if (signal.aborted || !db.isOpen()) return;
        reportError(error);
        behind = true;
        await failed();
      }
    }
  }

  /** Hears of changes made elsewhere. After a gap, whatever the first event says is news. */
  async function listen(): Promise<void> {
    while (!signal.aborted) {
      const mayNotListen = new AbortController();
      const stopListening = () => canListen() || mayNotListen.abort();
      document.addEventListener('visibilitychange', stopListening);
      try {
        if (canListen())
          await api.stream(
            '/api/events',
            async ({ event, data }) => {
              listening.reset();
              if (event === accountDeletedEvent) return onAccountDeleted();
              if (Number(data) === ((await readCursor(db)) ?? -1)) return;
              behind = true;
              backoff.wake();
              wake();
            },
            AbortSignal.any([signal, mayNotListen.signal]),
            { stallAfter },
          );
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
      } finally {
        document.removeEventListener('visibilitychange', stopListening);
      }
      await listening.wait(signal);
    }
  }

  void listen();
  return {
    wake: () => {
      backoff.wake();
      listening.wake();
      wake();
    },
    done: run(),
  };
}
