import { setTimeout as sleep } from 'node:timers/promises';
import { createCallRate } from '../../call-rate.ts';
import { llmCallRate, maxConcurrentLlmCalls } from '../../config/limits.ts';

interface UserCalls {
  running: number;
  /** Resolvers of the waiting calls, first come, first served. */
  waiting: (() => void)[];
}

/** Creates the queue that limits the concurrent calls, and the calls per minute, of each user on this instance. */
export function createCallQueue() {
  const users = new Map<string, UserCalls>();
  const rate = createCallRate(llmCallRate);

  /** Resolves when the user has a free slot; rejects if `signal` is aborted first. */
  async function acquireSlot(calls: UserCalls, signal: AbortSignal): Promise<void> {
    if (calls.running < maxConcurrentLlmCalls) {
      calls.running++;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = () => {
      calls.waiting = calls.waiting.filter((each) => each !== resolve);
      reject(signal.reason);
    };
    calls.waiting.push(resolve);
    signal.addEventListener('abort', onAbort, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', onAbort));
  }

  return {
    /**
     * Waits for a slot. Resolves with a function that releases it, or with undefined if `signal` is aborted first or there is none
     * within `maxWaitMs`, or, unless it `waitsForRate`, if the calls of this minute are used up.
     */
    async acquire(
      userId: string,
      {
        signal: stop,
        maxWaitMs,
        waitsForRate,
      }: { signal: AbortSignal; maxWaitMs: number; waitsForRate: boolean },
    ): Promise<(() => void) | undefined> {
      const deadline = performance.now() + maxWaitMs;
      const signal = AbortSignal.any([stop, AbortSignal.timeout(maxWaitMs)]);
      if (signal.aborted) return undefined;
      const calls = users.get(userId) ?? { running: 0, waiting: [] };
      users.set(userId, calls);
      const release = () => {
        const next = calls.waiting.shift();
        if (next) next();
        else if (--calls.running === 0) users.delete(userId);
      };
      let hasSlot = false;
      try {
        await acquireSlot(calls, signal);
        hasSlot = true;
        for (let waitMs = await rate.consume(userId); waitMs > 0; waitMs = await rate.consume(userId)) {
          if (!waitsForRate || performance.now() + waitMs > deadline) {
            release();
            return undefined;
          }
          await sleep(waitMs, undefined, { signal });
        }
        return release;
      } catch (error) {
        if (hasSlot) release();
        if (!signal.aborted) throw error;
        return undefined;
      }
    },
  };
}
