import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Waits before the second and later tries, in ms. */
const pauses = [1_000, 10_000, 60_000];

/** Work that no answer waits for. What fails is tried again a few times, then logged without its content. */
export function createBackground(log: Logger) {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  async function untilDone(name: string, work: () => Promise<void>): Promise<void> {
    for (const pause of [...pauses, undefined]) {
      try {
        return await work();
      } catch (error) {
        log.error({ work: name, ...safeDetails(error), triesAgainInMs: pause }, `Could not ${name}`);
        if (pause === undefined) return;
        await wait(pause, undefined, { signal: closing.signal });
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

/** Mail servers repeat the address in their answers, so only codes are kept. */
function safeDetails(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { error: error.name, code, responseCode, command };
}
