import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { llmCallRate, maxConcurrentLlmCalls } from '../../config/limits.ts';

interface UserCalls {
  running: number;
  /** Each lets one in; first come, first served. */
  waiting: (() => void)[];
}

/** Creates the queue that holds each user to so many calls at once and per minute. Each instance has its own. */
export function createCallQueue() {
  const users = new Map<string, UserCalls>();
  const rate = new RateLimiterMemory({ points: llmCallRate.maxCalls, duration: llmCallRate.windowMs / 1000 });

  /** Resolves when the user has fewer calls running than allowed; rejects when `signal` is aborted before. */
  async function takePlace(calls: UserCalls, signal: AbortSignal): Promise<void> {
    if (calls.running < maxConcurrentLlmCalls) {
      calls.running++;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      calls.waiting = calls.waiting.filter((each) => each !== resolve);
      reject(signal.reason);
    };
    calls.waiting.push(resolve);
    signal.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  /** Returns 0 if one more call is within the rate, else after how many milliseconds to try again. */
  async function countCall(userId: string): Promise<number> {
    try {
      await rate.consume(userId);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1);
      throw error;
    }
  }

  return {
    /** Resolves with a function that ends the turn, or with undefined when `signal` was aborted before it came. */
    async enter(userId: string, signal: AbortSignal): Promise<(() => void) | undefined> {
      const calls = users.get(userId) ?? { running: 0, waiting: [] };
      users.set(userId, calls);
      const leave = () => {
        const next = calls.waiting.shift();
        if (next) next();
        else if (--calls.running === 0) users.delete(userId);
      };
      let hasPlace = false;
      try {
        await takePlace(calls, signal);
        hasPlace = true;
        for (let waitMs = await countCall(userId); waitMs > 0; waitMs = await countCall(userId))
          await sleep(waitMs, undefined, { signal });
        return leave;
      } catch (error) {
        if (hasPlace) leave();
        if (!signal.aborted) throw error;
        return undefined;
      }
    },
  };
}
