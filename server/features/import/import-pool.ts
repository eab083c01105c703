import { Piscina } from 'piscina';
import {
  importTimeoutMs,
  importWorkerIdleMs,
  maxConcurrentImports,
  maxImportWorkerHeapMb,
} from '../../config/limits.ts';
import { isOutOfMemory } from '../../is-out-of-memory.ts';
import { createUserSlots } from '../../user-slots.ts';
import { importBusy, tooSlow, unreadable } from './import.errors.ts';
import type { ImportReply, ImportRequest, SerializedPlan } from './import-worker.ts';

export type ImportPool = ReturnType<typeof createImportPool>;

/**
 * Creates the worker thread that reads files, one at a time, so that nobody else waits. It starts with the first file, ends when it
 * has been idle, and is replaced when a file takes too long or too much memory. Close it with the app.
 */
export function createImportPool({ timeoutMs = importTimeoutMs }: { timeoutMs?: number } = {}) {
  const workers = new Piscina<ImportRequest, ImportReply>({
    filename: new URL('./import-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: importWorkerIdleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxImportWorkerHeapMb },
  });
  const slots = createUserSlots({ max: maxConcurrentImports, userBusy: importBusy, allBusy: importBusy });
  return {
    /** Runs `work`, which holds a file in memory, or throws `import.busy` at once. */
    limit: slots.run,
    /** Reads a file, whose bytes are moved and gone here. Throws `import.…` for one that cannot be read. */
    async read(request: ImportRequest): Promise<SerializedPlan> {
      const timeout = AbortSignal.timeout(timeoutMs);
      const reply = await workers
        .run(request, { transferList: [request.bytes.buffer], signal: timeout })
        .catch((error: unknown) => {
          if (timeout.aborted || isOutOfMemory(error)) throw tooSlow();
          throw error;
        });
      if ('refusal' in reply) throw unreadable(reply.refusal);
      return reply.result;
    },
    close: () => workers.destroy(),
  };
}
