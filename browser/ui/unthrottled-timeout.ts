interface Waiting {
  run: () => void;
  dueMs: number;
}

const waiting = new Map<number, Waiting>();
let lastId = 0;
let worker: Worker | undefined;
let hasFailed = false;

/**
 * Works like `setTimeout`, and is on time in a hidden page too, where the browser lets the page's own timers run once a
 * second and after five minutes once a minute. Returns a function that cancels it.
 */
export function setUnthrottledTimeout(run: () => void, delayMs: number): () => void {
  lastId += 1;
  const id = lastId;
  waiting.set(id, { run, dueMs: performance.now() + delayMs });
  start(id, delayMs);
  return () => {
    waiting.delete(id);
  };
}

function start(id: number, delayMs: number): void {
  worker ??= createWorker();
  if (worker) worker.postMessage({ id, delayMs });
  else setTimeout(finish, delayMs, id);
}

function finish(id: number): void {
  const due = waiting.get(id);
  waiting.delete(id);
  due?.run();
}

function createWorker(): Worker | undefined {
  if (hasFailed || typeof Worker === 'undefined') return undefined;
  const created = new Worker(new URL('./timeout-worker.ts', import.meta.url), { type: 'module' });
  created.addEventListener('message', ({ data }: MessageEvent<number>) => finish(data));
  created.addEventListener('error', useOwnTimers, { once: true });
  return created;
}

/** The worker's file could not be loaded. */
function useOwnTimers(): void {
  hasFailed = true;
  worker = undefined;
  for (const [id, { dueMs }] of waiting) start(id, Math.max(0, dueMs - performance.now()));
}
