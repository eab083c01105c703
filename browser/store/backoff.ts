import { firstRetryDelayMs, maxRetryDelayMs } from '#browser/limits.ts';
import { createInterruptibleSleep } from './interruptible-sleep.ts';

const growth = 1.5;

/** Waits between attempts: 1 s at first, half as long again each time, at most 60 s. */
export function createBackoff() {
  const sleep = createInterruptibleSleep();
  let nextDelayMs = firstRetryDelayMs;
  return {
    /** Resolves after the delay, or at once when `wake` is called or the signal is aborted. */
    async wait(signal: AbortSignal): Promise<void> {
      const delayMs = nextDelayMs;
      nextDelayMs = Math.min(delayMs * growth, maxRetryDelayMs);
      await sleep.wait(signal, delayMs);
    },
    wake: sleep.wake,
    reset: () => {
      nextDelayMs = firstRetryDelayMs;
    },
    /** Makes the next wait the longest. */
    slowDown: () => {
      nextDelayMs = maxRetryDelayMs;
    },
  };
}
