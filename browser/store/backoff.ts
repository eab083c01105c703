import { createInterruptibleSleep } from './interruptible-sleep.ts';

/** Waits between attempts: 1 s, then half as long again each time, at most 60 s. */
export function createBackoff({ first = 1000, factor = 1.5, most = 60_000 } = {}) {
  const pause = createInterruptibleSleep();
  let next = first;
  return {
    /** Resolves after the wait, or at once when `wake` is called or the signal is aborted. */
    async wait(signal: AbortSignal): Promise<void> {
      const delay = next;
      next = Math.min(next * factor, most);
      await pause.wait(signal, delay);
    },
    wake: pause.wake,
    reset: () => {
      next = first;
    },
  };
}
