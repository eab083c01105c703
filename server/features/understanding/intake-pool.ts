import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { Piscina, queueOptionsSymbol } from 'piscina';
import type { Reading } from '#intake/reading.ts';
import type { TimesOfDay, UnderstoodTask, Vocabulary } from '#intake/types.ts';
import {
  intakeDeadlineMs,
  intakeWorkerIdleMs,
  maxIntakeBatchLength,
  maxIntakeWaitMs,
  maxIntakeWorkerHeapMb,
  maxIntakeWorkers,
  maxQuickTextLength,
  minIntakeWorkers,
} from '../../config/limits.ts';
import type { IntakeReply, IntakeRequest } from './intake-worker.ts';

/** The context in which texts are understood. */
export interface ReadingContext {
  /** Local wall time of the capture, `YYYY-MM-DDTHH:MM:SS`. */
  now: string;
  /** BCP 47. */
  locale: string;
  /** The user's hours for the parts of the day. */
  timesOfDay?: TimesOfDay;
  /** Splits texts however sure that is, as `readCapture` does. */
  splitsAlways?: boolean;
  /** Pass the same object while nothing in it has changed: workers keep it. */
  vocabulary: Vocabulary;
}

export type IntakePool = ReturnType<typeof createIntakePool>;

type Workers = Piscina<IntakeRequest & { [queueOptionsSymbol]?: Deadline }, IntakeReply>;

/**
 * Creates the pool of worker threads that understand texts, so that no text makes other requests wait. A worker that takes
 * `deadlineMs` of processor time for a text, or fails, is replaced. The workers start with a text, and end when none has come for
 * `idleMs`.
 */
export function createIntakePool({
  log,
  deadlineMs = intakeDeadlineMs,
  idleMs = intakeWorkerIdleMs,
  worker = new URL('./intake-worker.ts', import.meta.url),
}: {
  log: Logger;
  deadlineMs?: number;
  idleMs?: number;
  worker?: URL;
}) {
  const texts = { understood: 0, timedOut: 0, failed: 0 };
  let waiting = 0;
  let opening: Promise<Workers> | undefined;
  let opened: Workers | undefined;
  const openOnce = async (): Promise<Workers> => {
    opening ??= openWorkers(worker, log);
    try {
      opened = await opening;
      return opened;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };

  let running = 0;
  let idle: NodeJS.Timeout | undefined;
  let ending: Promise<void> | undefined;
  const endWorkers = (): void => {
    ending = opened?.destroy();
    opening = undefined;
    opened = undefined;
  };

  /** Runs a request; throws when its deadline has passed or its worker has failed. */
  const run = async (request: IntakeRequest): Promise<IntakeReply> => {
    clearTimeout(idle);
    running += 1;
    try {
      const workers = await openOnce();
      const deadline = new Deadline(deadlineMs);
      try {
        return await workers.run({ ...request, [queueOptionsSymbol]: deadline }, { signal: deadline.signal });
      } finally {
        deadline.end();
      }
    } finally {
      running -= 1;
      if (running === 0) idle = setTimeout(endWorkers, idleMs).unref();
    }
  };

  const readBatch = async (
    batch: readonly string[],
    { vocabulary, ...context }: ReadingContext,
  ): Promise<(Reading | null)[]> => {
    const request = { ...context, texts: batch, vocabularyId: vocabularyIdOf(vocabulary) };
    try {
      const readings = (await run(request)) ?? (await run({ ...request, vocabulary }));
      texts.understood += batch.length;
      return readings ?? batch.map(() => null);
    } catch (error) {
      const characters = batch.reduce((sum, { length }) => sum + length, 0);
      log.warn({ err: error, texts: batch.length, characters }, 'The intake could not understand a text');
      if (batch.length === 1) {
        texts[isAbort(error) ? 'timedOut' : 'failed']++;
        return [null];
      }
    }
    // Find the text that failed by reading them one at a time.
    const readings: (Reading | null)[] = [];
    for (const text of batch) readings.push(...(await readBatch([text], { vocabulary, ...context })));
    return readings;
  };

  /** Settles with the long text or batch before: they are read one at a time, which leaves a worker for short texts. */
  let longReading: Promise<unknown> = Promise.resolve();
  const readInTurn = (batch: readonly string[], context: ReadingContext): Promise<(Reading | null)[]> => {
    if (batch.length === 1 && (batch[0]?.length ?? 0) <= maxQuickTextLength) return readBatch(batch, context);
    const reading = longReading.then(() => readBatch(batch, context));
    longReading = reading;
    return reading;
  };

  /** Reads texts in batches. The reading of a text that takes too long is null. */
  const read = async (all: readonly string[], context: ReadingContext): Promise<(Reading | null)[]> => {
    waiting += all.length;
    const readings: (Reading | null)[] = [];
    try {
      for (const batch of splitIntoBatches(all)) {
        readings.push(...(await readInTurn(batch, context)));
        waiting -= batch.length;
      }
    } finally {
      waiting -= all.length - readings.length;
    }
    return readings;
  };

  return {
    read,

    /** Splits each text into its tasks, however sure that is. */
    async understand(all: readonly string[], context: ReadingContext): Promise<(UnderstoodTask[] | null)[]> {
      return (await read(all, { ...context, splitsAlways: true })).map((reading) => reading?.tasks ?? null);
    },

    /** Returns the number of texts by outcome since the start, of those that wait or are being read, and of worker threads. */
    stats: () => ({ texts: { ...texts }, waiting, workers: opened?.threads.length ?? 0 }),

    async close(): Promise<void> {
      clearTimeout(idle);
      await ending;
      await (await opening?.catch(() => undefined))?.destroy();
    },
  };
}

/** Starts the workers, and waits until they have loaded the engine. */
async function openWorkers(worker: URL, log: Logger): Promise<Workers> {
  const ready = new Set<number>();
  const workers: Workers = new Piscina({
    filename: worker.href,
    // One for the long texts, and one for the short texts that people wait for meanwhile.
    minThreads: minIntakeWorkers,
    maxThreads: Math.max(minIntakeWorkers, Math.min(availableParallelism(), maxIntakeWorkers)),
    idleTimeout: intakeWorkerIdleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxIntakeWorkerHeapMb },
    // The deadline starts here, so a worker that is still loading the engine gets nothing.
    loadBalancer: (task, candidates) => {
      const idle = candidates.find(({ id, currentUsage }) => currentUsage === 0 && ready.has(id)) ?? null;
      const deadline = task[queueOptionsSymbol];
      const thread = workers.threads.find(({ threadId }) => threadId === idle?.id);
      if (thread && deadline instanceof Deadline) void deadline.start(thread);
      return idle;
    },
  });
  workers.on('workerCreate', ({ id }: { id: number }) => ready.add(id));
  workers.on('error', (error) => log.error({ err: error }, 'A worker of the intake failed'));
  try {
    // Piscina reports the first workers as ready before they have loaded anything.
    await once(workers, 'workerCreate');
    await Promise.all(Array.from({ length: minIntakeWorkers }, () => workers.run(emptyRequest)));
  } catch (error) {
    await workers.destroy();
    throw error;
  }
  return workers;
}

const emptyRequest: IntakeRequest = { texts: [], now: '', locale: 'en', vocabularyId: 0 };

/**
 * Aborts a request after `limitMs` of its worker's processor time, or after a long wait. Processor time is used because on a busy
 * machine a text would otherwise fail for no fault of its own.
 */
class Deadline {
  readonly #controller = new AbortController();
  readonly #limitMs: number;
  readonly #maxWait = setTimeout(() => this.#controller.abort(), maxIntakeWaitMs);
  #check: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts counting the processor time of `thread`. */
  async start(thread: Worker): Promise<void> {
    const startMs = await readProcessorMs(thread);
    const checkAfter = (delayMs: number) => {
      if (this.#hasEnded) return;
      this.#check = setTimeout(async () => {
        const leftMs = this.#limitMs - ((await readProcessorMs(thread)) - startMs);
        if (leftMs > 0) checkAfter(leftMs);
        else if (!this.#hasEnded) this.#controller.abort();
      }, delayMs);
    };
    checkAfter(this.#limitMs);
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#maxWait);
    clearTimeout(this.#check);
  }
}

/** Returns the processor time of a thread in milliseconds; infinity if it has exited. */
async function readProcessorMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

const vocabularyIds = new WeakMap<Vocabulary, number>();
let lastVocabularyId = 0;

/** Returns the number by which workers know a vocabulary. */
function vocabularyIdOf(vocabulary: Vocabulary): number {
  const id = vocabularyIds.get(vocabulary) ?? ++lastVocabularyId;
  vocabularyIds.set(vocabulary, id);
  return id;
}

/** Splits texts into batches that a worker finishes well before the deadline. */
function* splitIntoBatches(texts: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (batch.length > 0 && length + text.length > maxIntakeBatchLength) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(text);
    length += text.length;
  }
  if (batch.length > 0) yield batch;
}
