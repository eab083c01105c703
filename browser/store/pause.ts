/** A pause that ends after `milliseconds` (without: never by itself), when woken, or when aborted. */
export function createPause() {
  let wakeUp: (() => void) | undefined;
  return {
    async wait(signal: AbortSignal, milliseconds?: number): Promise<void> {
      if (signal.aborted) return;
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', resolve, { once: true });
        const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
        wakeUp = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', resolve);
          resolve();
        };
      });
      wakeUp?.();
      wakeUp = undefined;
    },
    wake: () => wakeUp?.(),
  };
}
