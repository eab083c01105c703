import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { backgroundRetryDelaysMs } from '../../config/limits.ts';
import { errorCodes } from '../../log.ts';

/** Runs work that no response waits for. Retries failures a few times, then logs them without personal data. */
export function createBackground(log: Logger) {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  async function untilDone(name: string, work: () => Promise<void>): Promise<void> {
    for (const delayMs of [...backgroundRetryDelaysMs, undefined]) {
      try {
        return await work();
      } catch (error) {
        log.error({ work: name, ...errorCodes(error), triesAgainInMs: delayMs }, `Could not ${name}`);
        if (delayMs === undefined) return;
        await wait(delayMs, undefined, { signal: closing.signal });
      }
    }
  }

  return {
    start(name: string, work: () => Promise<void>): void {
      const job = untilDone(name, work)
        .catch(() => undefined)
        .finally(() => running.delete(job));
      running.add(job);
    },
    /** Gives up waiting for another try and lets what runs come to its end. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };
}
