import { Piscina } from 'piscina';
import { calendarReadTimeoutMs, calendarWorkerIdleMs, maxCalendarWorkerHeapMb } from '../../config/limits.ts';
import { isOutOfMemory } from '../../is-out-of-memory.ts';
import type { CalendarReply, CalendarRequest } from './calendar-worker.ts';

export type CalendarPool = ReturnType<typeof createCalendarPool>;

/**
 * Creates the worker thread that reads calendars, one at a time, so that nobody else waits. It starts with the first one, ends when it has
 * been idle, and is replaced when a calendar takes too long or too much memory. Close it with the app.
 */
export function createCalendarPool({ timeoutMs = calendarReadTimeoutMs }: { timeoutMs?: number } = {}) {
  const workers = new Piscina<CalendarRequest, CalendarReply>({
    filename: new URL('./calendar-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: calendarWorkerIdleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxCalendarWorkerHeapMb },
  });
  let last: Promise<unknown> = Promise.resolve();

  /** Reads a calendar, whose bytes are transferred to the worker. The time in which it waits for others does not count. */
  function read(request: CalendarRequest): Promise<CalendarReply | 'too_slow'> {
    const reading = last.then(() => run(request));
    last = reading.catch(() => undefined);
    return reading;
  }

  async function run(request: CalendarRequest): Promise<CalendarReply | 'too_slow'> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await workers.run(request, { transferList: [request.bytes.buffer], signal: timeout });
    } catch (error) {
      if (timeout.aborted || isOutOfMemory(error)) return 'too_slow';
      throw error;
    }
  }

  return { read, close: () => workers.destroy() };
}
