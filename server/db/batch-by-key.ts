/**
 * Runs `work` for one key at a time and hands it everything that came in for that key meanwhile, at most
 * `maxBatchSize` items: many small writes of one user become few transactions. When a batch fails, each of its
 * items is tried alone, so that one bad item fails only its own caller.
 */
export function batchByKey<Item, Result>(
  work: (key: string, items: Item[]) => Promise<Result[]>,
  maxBatchSize = Number.POSITIVE_INFINITY,
): (key: string, item: Item) => Promise<Result> {
  interface Waiting {
    item: Item;
    resolve: (result: Result) => void;
    reject: (reason: unknown) => void;
  }
  const queues = new Map<string, Waiting[]>();

  /** Returns how to tell the callers. */
  async function attempt(key: string, batch: Waiting[]): Promise<() => void> {
    try {
      const results = await work(
        key,
        batch.map(({ item }) => item),
      );
      return () => {
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      };
    } catch (error) {
      if (batch.length === 1) return () => batch[0]?.reject(error);
      for (const waiting of batch) (await attempt(key, [waiting]))();
      return () => undefined;
    }
  }

  async function drain(key: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const tell = await attempt(key, queue.splice(0, maxBatchSize));
      // Start the next batch before the callers of this one keep the event loop busy.
      if (queue.length > 0) setImmediate(tell);
      else tell();
    }
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) queue.push(waiting);
      else {
        const started = [waiting];
        queues.set(key, started);
        void drain(key, started);
      }
    });
}
