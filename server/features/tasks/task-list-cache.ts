import { LRUCache } from 'lru-cache';
import type { Task } from '#contract/tasks.ts';
import { cachedTaskChunkSize, maxCachedTaskBytes, maxMergedTaskChanges } from '../../config/limits.ts';
import { batchByKey } from '../../db/batch-by-key.ts';

/** A task that is serialized in a chunk, with the fields that lists are ordered by. */
interface Row {
  id: string;
  createdAt: string;
  /** Of its JSON and the comma behind it. */
  bytes: number;
}

/** Some tasks one after the other, newest first. A chunk never changes, so that all answers in progress share it. */
interface Chunk {
  rows: readonly Row[];
  /** The JSON of each task, with a comma behind it. */
  json: Buffer;
}

interface Entry {
  revision: number;
  chunks: readonly Chunk[];
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
export function createTaskListCache(
  { listInBatches, changedSince }: Source,
  maxBytes: number = maxCachedTaskBytes,
) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ chunks }) => chunks.reduce((size, { json }) => size + json.length, 1),
  });

  async function update(userId: string, revision: number): Promise<Entry> {
    const known = entries.get(userId);
    if (known && known.revision >= revision) return known;
    const changes = known && (await changedSince(userId, known.revision, maxMergedTaskChanges + 1));
    const chunks =
      changes && changes.length <= maxMergedTaskChanges
        ? merge(known.chunks, changes)
        : await readAll(listInBatches(userId));
    const entry = { revision, chunks };
    entries.set(userId, entry);
    return entry;
  }

  /** Lists that are asked for at the same time are read once, since each may be large. */
  const updateOnce = batchByKey(async (userId: string, revisions: number[]) => {
    const entry = await update(userId, Math.max(...revisions));
    return revisions.map(() => entry);
  });

  /**
   * Returns the whole list as JSON, in pieces that the caller must not change, at `revision` or later. The caller must
   * have read `revision` before calling, so that an entry is never older than it says.
   */
  return async (userId: string, revision: number): Promise<Buffer[]> => {
    const known = entries.get(userId);
    const { chunks } = known && known.revision >= revision ? known : await updateOnce(userId, revision);
    const pieces = chunks.map(({ json }) => json);
    const last = pieces.pop();
    return last ? [opening, ...pieces, last.subarray(0, -1), closing] : [opening, closing];
  };
}

const opening = Buffer.from('[');
const closing = Buffer.from(']');

/** A task with its own JSON, a part of its chunk's. */
type SerializedTask = Row & { json: Buffer };

function serialize(task: Task): SerializedTask {
  const json = Buffer.from(`${JSON.stringify(task)},`);
  return { id: task.id, createdAt: task.created_at, bytes: json.length, json };
}

async function readAll(batches: AsyncIterable<Task[]>): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for await (const batch of batches) chunks.push(...toChunks(batch.map(serialize)));
  return chunks;
}

/** Makes as few chunks as hold the tasks, of about the same size. */
function toChunks(tasks: readonly SerializedTask[]): Chunk[] {
  const count = Math.ceil(tasks.length / cachedTaskChunkSize);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index, index + 1].map((part) => Math.round((part * tasks.length) / count));
    const part = tasks.slice(start, end);
    return {
      rows: part.map(({ id, createdAt, bytes }) => ({ id, createdAt, bytes })),
      json: Buffer.concat(part.map(({ json }) => json)),
    };
  });
}

function fromChunk({ rows, json }: Chunk): SerializedTask[] {
  let end = 0;
  return rows.map((row) => {
    end += row.bytes;
    return { ...row, json: json.subarray(end - row.bytes, end) };
  });
}

/** Makes only those chunks anew in which something changed. */
function merge(chunks: readonly Chunk[], changes: readonly Task[]): Chunk[] {
  const changedIds = new Set(changes.map(({ id }) => id));
  const added = changes
    .filter(({ deleted_at }) => deleted_at === null)
    .map(serialize)
    .sort(compareNewestFirst);
  const merged = chunks.flatMap((chunk) => {
    const last = chunk.rows.at(-1);
    const firstBehind = last ? added.findIndex((row) => compareNewestFirst(row, last) > 0) : 0;
    const inserted = added.splice(0, firstBehind < 0 ? added.length : firstBehind);
    if (inserted.length === 0 && !chunk.rows.some(({ id }) => changedIds.has(id))) return chunk;
    const kept = fromChunk(chunk).filter(({ id }) => !changedIds.has(id));
    return toChunks([...inserted, ...kept].sort(compareNewestFirst));
  });
  return [...merged, ...toChunks(added)];
}

const compareNewestFirst = (one: Row, other: Row) =>
  one.createdAt === other.createdAt ? (one.id < other.id ? 1 : -1) : one.createdAt < other.createdAt ? 1 : -1;
