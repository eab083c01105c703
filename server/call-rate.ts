import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Creates a limit on the calls of each key in a window, on this instance alone. */
export function createCallRate({ maxCalls, windowMs }: { maxCalls: number; windowMs: number }) {
  const rate = new RateLimiterMemory({ points: maxCalls, duration: windowMs / 1000 });
  return {
    /** Counts a call. Returns 0 if it is within the limit, or else the milliseconds to wait before trying again. */
    async consume(key: string): Promise<number> {
      try {
        await rate.consume(key);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1);
        throw error;
      }
    },
  };
}
