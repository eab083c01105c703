/** A pause that ends after `milliseconds` (without: never by itself), when woken, or when aborted. */
export function createInterruptibleSleep() {
  let wakeUp: (() => void) | undefined;
  return {
    async wait(signal: AbortSignal, milliseconds?: number): Promise<void> {
      if (signal.aborted) return;
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          wakeUp = undefined;
          resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
        signal.addEventListener('abort', end);
        wakeUp = end;
      });
    },
    wake: () => wakeUp?.(),
  };
}
