/** Waits between attempts: 1 s, then half as long again each time, at most 60 s. */
export function createBackoff({ first = 1000, factor = 1.5, most = 60_000 } = {}) {
  let next = first;
  let wakeUp: (() => void) | undefined;
  return {
    /** Resolves after the wait, or at once when `wake` is called or the signal is aborted. */
    async wait(signal: AbortSignal): Promise<void> {
      const delay = next;
      next = Math.min(next * factor, most);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, delay);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', wakeUp, { once: true });
      });
      wakeUp = undefined;
    },
    wake: () => wakeUp?.(),
    reset: () => {
      next = first;
    },
  };
}
