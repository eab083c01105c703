/** A sleep that ends when it is woken or aborted, or after `durationMs` where that is given. */
export function createInterruptibleSleep() {
  let endSleep: (() => void) | undefined;
  return {
    async wait(signal: AbortSignal, durationMs?: number): Promise<void> {
      if (signal.aborted) return;
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          endSleep = undefined;
          resolve();
        };
        const timer = durationMs === undefined ? undefined : setTimeout(end, durationMs);
        signal.addEventListener('abort', end);
        endSleep = end;
      });
    },
    wake: () => endSleep?.(),
  };
}
