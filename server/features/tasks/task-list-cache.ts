import { LRUCache } from 'lru-cache';
import type { Task, TaskQuery } from '#contract/tasks.ts';
import { maxCachedTaskCharacters, maxMergedTaskChanges } from '../../config/limits.ts';

/** A task as JSON, with the fields that lists filter and order by. */
interface Row {
  id: string;
  createdAt: string;
  themeId: string | null;
  projectId: string | null;
  json: string;
}

interface Entry {
  revision: number;
  /** Newest first. */
  rows: readonly Row[];
  /** All rows as a JSON array. */
  json: string;
}

interface Source {
  /** All of a user's tasks, newest first, without tombstones. */
  list: (userId: string) => Promise<Task[]>;
  /** Includes tombstones, in revision order. */
  changedSince: (userId: string, since: number, limit: number) => Promise<Task[]>;
}

/**
 * Caches each user's task list as JSON. When the user's revision has moved on, only what changed since is read and
 * serialized. Why, and what it saves, is in docs/decisions/0018-cost-of-a-create.md.
 */
export function createTaskListCache({ list, changedSince }: Source) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxCachedTaskCharacters,
    // The rows hold a second copy of the text.
    sizeCalculation: ({ json }) => 2 * json.length,
  });

  async function read(userId: string, revision: number): Promise<Entry> {
    const known = entries.get(userId);
    if (known && known.revision >= revision) return known;
    const changes = known && (await changedSince(userId, known.revision, maxMergedTaskChanges + 1));
    const rows =
      changes && changes.length <= maxMergedTaskChanges
        ? merge(known.rows, changes)
        : (await list(userId)).map(toRow);
    const entry = { revision, rows, json: toJsonArray(rows) };
    entries.set(userId, entry);
    return entry;
  }

  /**
   * Returns the list that `query` asks for as JSON, at `revision` or later. The caller must have read `revision`
   * before calling, so that an entry is never older than it says.
   */
  return async (userId: string, query: Omit<TaskQuery, 'filter'>, revision: number): Promise<string> => {
    const { rows, json } = await read(userId, revision);
    const { theme_id, project_id, limit } = query;
    if (theme_id === undefined && project_id === undefined && limit === undefined) return json;
    const themeId = theme_id === 'inbox' ? null : theme_id;
    const matching = rows.filter(
      (row) =>
        (themeId === undefined || row.themeId === themeId) &&
        (project_id === undefined || row.projectId === project_id),
    );
    return toJsonArray(matching.slice(0, limit));
  };
}

const toRow = (task: Task): Row => ({
  id: task.id,
  createdAt: task.created_at,
  themeId: task.theme_id,
  projectId: task.project_id,
  json: JSON.stringify(task),
});

const toJsonArray = (rows: readonly Row[]) => `[${rows.map(({ json }) => json).join(',')}]`;

function merge(rows: readonly Row[], changes: Task[]): Row[] {
  const changedIds = new Set(changes.map(({ id }) => id));
  const added = changes.filter(({ deleted_at }) => deleted_at === null).map(toRow);
  return [...added, ...rows.filter(({ id }) => !changedIds.has(id))].sort(compareNewestFirst);
}

const compareNewestFirst = (one: Row, other: Row) =>
  one.createdAt === other.createdAt ? (one.id < other.id ? 1 : -1) : one.createdAt < other.createdAt ? 1 : -1;
