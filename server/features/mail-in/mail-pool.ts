import { Piscina } from 'piscina';
import { mailReadTimeoutMs, mailWorkerIdleMs, maxMailWorkerHeapMb } from '../../config/limits.ts';
import { isOutOfMemory } from '../../is-out-of-memory.ts';
import type { MailRequest } from './mail-worker.ts';
import type { ReadMail } from './read-mail.ts';

export type MailPool = ReturnType<typeof createMailPool>;

/**
 * Creates the worker thread that reads mails, one at a time, so that nobody else waits. It starts with the first mail, and is replaced
 * when one takes too long or too much memory. Close it with the app.
 */
export function createMailPool() {
  const workers = new Piscina<MailRequest, ReadMail | null>({
    filename: new URL('./mail-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: mailWorkerIdleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxMailWorkerHeapMb },
  });
  return {
    /** Reads a mail, whose bytes are transferred to the worker; null for one that cannot be read in time. */
    async read(request: MailRequest): Promise<ReadMail | null> {
      const signal = AbortSignal.timeout(mailReadTimeoutMs);
      try {
        return await workers.run(request, { transferList: [request.bytes.buffer], signal });
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) return null;
        throw error;
      }
    },
    close: () => workers.destroy(),
  };
}
