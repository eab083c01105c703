import { LRUCache } from 'lru-cache';
import type { Task } from '#contract/tasks.ts';
import { cachedTaskBatchSize, maxCachedTaskCharacters, maxMergedTaskChanges } from '../../config/limits.ts';

/** A task as JSON, with the fields that lists are ordered by. */
interface Row {
  id: string;
  createdAt: string;
  json: string;
}

interface Entry {
  revision: number;
  /** Newest first. */
  rows: readonly Row[];
}

interface Source {
  /** All of a user's tasks, newest first, without tombstones. */
  listInBatches: (userId: string) => AsyncIterable<Task[]>;
  /** Includes tombstones, in revision order. */
  changedSince: (userId: string, since: number, limit: number) => Promise<Task[]>;
}

/**
 * Caches each user's whole task list as JSON. When the user's revision has moved on, only what changed since is read and
 * serialized. Why, and what it saves, is in docs/decisions/0018-cost-of-a-create.md and 0034-large-task-lists.md.
 */
export function createTaskListCache({ listInBatches, changedSince }: Source) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxCachedTaskCharacters,
    sizeCalculation: ({ rows }) => rows.reduce((size, { json }) => size + json.length, 1),
  });

  async function read(userId: string, revision: number): Promise<readonly Row[]> {
    const known = entries.get(userId);
    if (known && known.revision >= revision) return known.rows;
    const changes = known && (await changedSince(userId, known.revision, maxMergedTaskChanges + 1));
    const rows =
      changes && changes.length <= maxMergedTaskChanges
        ? merge(known.rows, changes)
        : await readAll(listInBatches(userId));
    entries.set(userId, { revision, rows });
    return rows;
  }

  /**
   * Yields the whole list in batches, each task as JSON and joined by commas, at `revision` or later. The caller must have
   * read `revision` before calling, so that an entry is never older than it says.
   */
  return async function* (userId: string, revision: number): AsyncGenerator<string> {
    const rows = await read(userId, revision);
    for (let start = 0; start < rows.length; start += cachedTaskBatchSize)
      yield rows
        .slice(start, start + cachedTaskBatchSize)
        .map(({ json }) => json)
        .join(',');
  };
}

const toRow = (task: Task): Row => ({
  id: task.id,
  createdAt: task.created_at,
  json: JSON.stringify(task),
});

async function readAll(batches: AsyncIterable<Task[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch.map(toRow));
  return rows;
}

function merge(rows: readonly Row[], changes: Task[]): Row[] {
  const changedIds = new Set(changes.map(({ id }) => id));
  const added = changes.filter(({ deleted_at }) => deleted_at === null).map(toRow);
  return [...added, ...rows.filter(({ id }) => !changedIds.has(id))].sort(compareNewestFirst);
}

const compareNewestFirst = (one: Row, other: Row) =>
  one.createdAt === other.createdAt ? (one.id < other.id ? 1 : -1) : one.createdAt < other.createdAt ? 1 : -1;
