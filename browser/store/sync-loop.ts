import { ApiError, api } from '#browser/api-client.ts';
import { eventStreamStallMs } from '#browser/limits.ts';
import { accountDeletedEvent, streamReplacedEvent } from '#contract/sync-headers.ts';
import { createBackoff } from './backoff.ts';
import type { DeviceDatabase } from './device-database.ts';
import { createInterruptibleSleep } from './interruptible-sleep.ts';
import { pull, readCursor } from './pull.ts';
import type { ChangedIds } from './replica.ts';
import { sendEntry } from './send-entry.ts';

/** `full`: the server answers, but has no room to save anything. */
export type Connection = 'connecting' | 'online' | 'offline' | 'full';

interface Options {
  /** Returns whether this tab may hold an event stream open now. */
  canListen: () => boolean;
  db: DeviceDatabase;
  signal: AbortSignal;
  onChanged: (changed: ChangedIds) => Promise<void>;
  /** Called when this device has everything the server had. */
  onPulled: () => void;
  onConnection: (connection: Connection) => void;
  /** Called when the account was deleted on another device, or here and the answer was lost. */
  onAccountDeleted: () => void;
}

export interface SyncLoop {
  /** Sends what waits and pulls. Call this when something waits or was discarded, or the network may be back. */
  wake: () => void;
  /** Settles when the signal is aborted or nobody is signed in any more. */
  done: Promise<void>;
}

/** Sends waiting entries, oldest first, then pulls; repeats whenever it is woken. Run one per device. */
export function startSyncLoop({
  db,
  signal,
  canListen,
  onChanged,
  onPulled,
  onConnection,
  onAccountDeleted,
}: Options): SyncLoop {
  const retryBackoff = createBackoff();
  const streamBackoff = createBackoff();
  const idle = createInterruptibleSleep();
  let needsPull = true;
  let wasWoken = false;

  function wake(): void {
    wasWoken = true;
    idle.wake();
  }

  async function sleep(): Promise<void> {
    if (!wasWoken) await idle.wait(signal);
    wasWoken = false;
  }

  async function backOff(connection: 'offline' | 'full' = 'offline'): Promise<void> {
    onConnection(connection);
    await retryBackoff.wait(signal);
  }

  function onSuccess(): void {
    retryBackoff.reset();
    onConnection('online');
  }

  /** Sends or pulls once, or sleeps; returns false when nobody is signed in any more. */
  async function step(): Promise<boolean> {
    const entry = await db.outbox.where('state').equals('waiting').first();
    if (entry) {
      const result = await sendEntry(db, entry, signal);
      if (result === 'signed out') return false;
      if (result === 'try again') await backOff();
      else if (result === 'server full') await backOff('full');
      else {
        onSuccess();
        needsPull = true;
        await onChanged({ outbox: [String(entry.seq)] });
      }
      return true;
    }
    if (needsPull) {
      needsPull = false;
      try {
        await pull(db, { signal, onPage: onChanged });
        onPulled();
        onSuccess();
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return false;
        needsPull = true;
        await backOff();
      }
      return true;
    }
    await sleep();
    return true;
  }

  /** Repeats `step`, which can also fail on this device: its disk is full, or another tab closes the database. */
  async function run(): Promise<void> {
    for (;;) {
      if (signal.aborted) return;
      try {
        if (!(await step())) return;
      } catch (error) {
        if (signal.aborted || !db.isOpen()) return;
        reportError(error);
        needsPull = true;
        await backOff();
      }
    }
  }

  /** Listens for changes made elsewhere. */
  async function listen(): Promise<void> {
    while (!signal.aborted) {
      const mustStop = new AbortController();
      const stopListening = () => canListen() || mustStop.abort();
      document.addEventListener('visibilitychange', stopListening);
      try {
        if (canListen())
          await api.stream(
            '/api/events',
            async ({ event, data }) => {
              // Too many devices of this account listen: one that came back at once would only push out the next.
              if (event === streamReplacedEvent) return streamBackoff.slowDown();
              streamBackoff.reset();
              if (event === accountDeletedEvent) return onAccountDeleted();
              if (Number(data) === ((await readCursor(db)) ?? -1)) return;
              needsPull = true;
              retryBackoff.wake();
              wake();
            },
            AbortSignal.any([signal, mustStop.signal]),
            { stallTimeoutMs: eventStreamStallMs },
          );
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
      } finally {
        document.removeEventListener('visibilitychange', stopListening);
      }
      // A stream that broke is the first sign of a server that is gone, which a pull confirms.
      if (!mustStop.signal.aborted) {
        needsPull = true;
        wake();
      }
      await streamBackoff.wait(signal);
    }
  }

  void listen();
  return {
    wake: () => {
      needsPull = true;
      retryBackoff.wake();
      streamBackoff.wake();
      wake();
    },
    done: run(),
  };
}
