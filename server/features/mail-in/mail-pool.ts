import { setTimeout } from 'node:timers/promises';
import { Piscina } from 'piscina';
import {
  mailQueueTimeoutMs,
  mailReadTimeoutMs,
  mailWorkerIdleMs,
  maxMailWorkerHeapMb,
} from '../../config/limits.ts';
import { isOutOfMemory } from '../../is-out-of-memory.ts';
import { tryAgainLater } from './mail-in.errors.ts';
import type { MailRequest } from './mail-worker.ts';
import type { ReadMail } from './read-mail.ts';

export type MailPool = ReturnType<typeof createMailPool>;

/**
 * Creates the worker thread that reads mails, one at a time, so that nobody else waits. It starts with the first mail, and is replaced
 * when one takes too long or too much memory. Close it with the app.
 */
export function createMailPool({
  queueTimeoutMs = mailQueueTimeoutMs,
  readTimeoutMs = mailReadTimeoutMs,
}: {
  queueTimeoutMs?: number;
  readTimeoutMs?: number;
} = {}) {
  const workers = new Piscina<MailRequest, ReadMail | null>({
    filename: new URL('./mail-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: mailWorkerIdleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxMailWorkerHeapMb },
  });
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(request: MailRequest): Promise<ReadMail | null> {
    const signal = AbortSignal.timeout(readTimeoutMs);
    try {
      return await workers.run(request, { transferList: [request.bytes.buffer], signal });
    } catch (error) {
      if (signal.aborted || isOutOfMemory(error)) return null;
      throw error;
    }
  }

  async function readAfter(before: Promise<unknown>, request: MailRequest): Promise<ReadMail | null> {
    const waiting = new AbortController();
    const isTurn = await Promise.race([
      before.then(() => true),
      setTimeout(queueTimeoutMs, false, { signal: waiting.signal }).catch(() => false),
    ]);
    waiting.abort();
    // Those before it are slow, which says nothing about this one.
    if (!isTurn) throw tryAgainLater();
    return readNow(request);
  }

  return {
    /**
     * Reads a mail, whose bytes are transferred to the worker; null for one that cannot be read in time, which is counted from when its
     * turn comes. Throws `tryAgainLater()` where that takes too long.
     */
    read(request: MailRequest): Promise<ReadMail | null> {
      const before = last;
      const reading = readAfter(before, request);
      // Without its results, or each would keep all before it.
      last = Promise.allSettled([before, reading]).then(() => undefined);
      return reading;
    },
    close: () => workers.destroy(),
  };
}
