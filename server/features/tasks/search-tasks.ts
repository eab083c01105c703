import type { Logger } from 'pino';
import { maxIndexedBeforeSearch, searchBatchSize } from '../../config/limits.ts';
import { batchByKey } from '../../db/batch-by-key.ts';
import type { Ngrams } from './ngrams.ts';
import type { TaskSearchRepository } from './task-search.repository.ts';

export type TaskSearch = ReturnType<typeof createTaskSearch>;

/**
 * Creates the search of the index of the tasks' texts. A user's first search fills it, and each later one adds what changed
 * since, so that creating and changing tasks costs nothing for it (docs/decisions/0044-search-on-the-server.md).
 */
export function createTaskSearch({ repository, log }: { repository: TaskSearchRepository; log: Logger }) {
  const filling = new Map<string, Promise<void>>();
  let isClosed = false;

  async function fill(userId: string): Promise<void> {
    try {
      while (!isClosed && !(await repository.indexChanges(userId, searchBatchSize)));
    } catch (error) {
      log.warn({ err: error }, 'The search index of a user could not be filled; the next search tries again');
    } finally {
      filling.delete(userId);
    }
  }

  /** Returns whether the index is complete; fills it in the background if much is missing. */
  async function catchUp(userId: string): Promise<boolean> {
    if (filling.has(userId)) return false;
    for (let indexed = 0; indexed < maxIndexedBeforeSearch; indexed += searchBatchSize)
      if (await repository.indexChanges(userId, searchBatchSize)) return true;
    if (!isClosed) filling.set(userId, fill(userId));
    return false;
  }

  const catchUpOnce = batchByKey(async (userId: string, waiting: undefined[]) => {
    const isComplete = await catchUp(userId);
    return waiting.map(() => isComplete);
  });

  return {
    /**
     * Returns the ids of all tasks that have all n-grams of at least one of the alternatives, newest first, and maybe of
     * deleted ones. Undefined if there are many, or the index is still being filled: then all tasks are to be gone through.
     */
    async find(userId: string, alternatives: readonly Ngrams[]): Promise<string[] | undefined> {
      if (!(await repository.isCurrent(userId)) && !(await catchUpOnce(userId, undefined))) return undefined;
      return repository.find(userId, alternatives);
    },

    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(filling.values());
    },
  };
}
