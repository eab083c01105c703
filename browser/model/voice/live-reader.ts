import { liveReadingPauseMs } from '#browser/limits.ts';
import type { ReadTask } from '#contract/readings.ts';

/** The tasks that a language model found in the text so far; null while it has found none or cannot be asked. */
export type LiveReading = { text: string; tasks: readonly ReadTask[] } | null;

export interface LiveReader {
  getReading: () => LiveReading;
  subscribe: (listener: () => void) => () => void;
  /** Takes the whole text said so far, each time it changes. */
  setText: (text: string) => void;
  stop: () => void;
}

/** `end`: no further call of this recording can succeed, such as without a model or with the budget spent. */
type Outcome = { tasks: readonly ReadTask[] } | 'failed' | 'end';

/**
 * Has a text that grows read at each pause. Only one call is under way at a time; a pause meanwhile leads to one more, with the text
 * as it is then. When a call fails there is no reading until the next one succeeds.
 */
export function createLiveReader(read: (text: string, signal: AbortSignal) => Promise<Outcome>): LiveReader {
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let reading: LiveReading = null;
  let text = '';
  /** The text of the last call. */
  let asked = '';
  let isReading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: LiveReading) => {
    reading = next;
    for (const listener of listeners) listener();
  };

  async function readNow(): Promise<void> {
    if (isReading || text === asked || text === '' || stopped.signal.aborted) return;
    isReading = true;
    asked = text;
    const outcome = await read(asked, stopped.signal).catch((): Outcome => 'failed');
    isReading = false;
    if (stopped.signal.aborted) return;
    show(typeof outcome === 'object' ? { text: asked, tasks: outcome.tasks } : null);
    if (outcome === 'end') stop();
    // A pause that fell into the call has passed already.
    else if (timer === undefined) void readNow();
  }

  function stop(): void {
    clearTimeout(timer);
    stopped.abort();
  }

  return {
    getReading: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setText(next) {
      if (next === text || stopped.signal.aborted) return;
      text = next;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void readNow();
      }, liveReadingPauseMs);
    },
    stop,
  };
}
