import type { Task, TaskQuery } from '#contract/tasks.ts';

/** A task as its JSON, with what lists choose and order by. */
interface Row {
  id: string;
  createdAt: string;
  themeId: string | null;
  projectId: string | null;
  text: string;
}

interface Kept {
  revision: number;
  /** Newest first. */
  rows: readonly Row[];
  characters: number;
}

/** Characters of all kept tasks together; the user who asked longest ago goes first. */
const mostCharacters = 16_000_000;
/** More changes than this are not merged: reading all tasks again is as quick. */
const mostMerged = 500;

interface Source {
  /** All of a user's tasks, newest first, without tombstones. */
  list: (userId: string) => Promise<Task[]>;
  /** Tombstones too, in revision order. */
  changedSince: (userId: string, since: number, limit: number) => Promise<Task[]>;
}

/**
 * Keeps each user's tasks as JSON and, when the revision has moved, reads only what changed since: writing out a
 * thousand rows takes seven times as long as joining them. The revision must be read before it is asked for.
 */
export function createKeptTasks({ list, changedSince }: Source) {
  const users = new Map<string, Kept>();
  let characters = 0;

  function keep(userId: string, kept: Kept): void {
    characters -= users.get(userId)?.characters ?? 0;
    users.delete(userId);
    users.set(userId, kept);
    characters += kept.characters;
    for (const [oldest, { characters: freed }] of users) {
      if (characters <= mostCharacters) break;
      users.delete(oldest);
      characters -= freed;
    }
  }

  async function read(userId: string, revision: number): Promise<Kept> {
    const known = users.get(userId);
    if (known && known.revision >= revision) return known;
    const changed = known && (await changedSince(userId, known.revision, mostMerged + 1));
    const rows =
      changed && changed.length <= mostMerged ? merged(known.rows, changed) : (await list(userId)).map(rowOf);
    return { revision, rows, characters: rows.reduce((sum, { text }) => sum + text.length, 0) };
  }

  /** The JSON of the list that `query` asks for, at `revision` or later. */
  return async (userId: string, query: TaskQuery, revision: number): Promise<string> => {
    const kept = await read(userId, revision);
    keep(userId, kept);
    const themeId = query.theme_id === 'inbox' ? null : query.theme_id;
    const chosen =
      themeId === undefined && query.project_id === undefined
        ? kept.rows
        : kept.rows.filter(
            (row) =>
              (themeId === undefined || row.themeId === themeId) &&
              (query.project_id === undefined || row.projectId === query.project_id),
          );
    const shown = query.limit === undefined ? chosen : chosen.slice(0, query.limit);
    return `[${shown.map(({ text }) => text).join(',')}]`;
  };
}

const rowOf = (task: Task): Row => ({
  id: task.id,
  createdAt: task.created_at,
  themeId: task.theme_id,
  projectId: task.project_id,
  text: JSON.stringify(task),
});

function merged(rows: readonly Row[], changed: Task[]): Row[] {
  const ids = new Set(changed.map(({ id }) => id));
  const fresh = changed.filter(({ deleted_at }) => deleted_at === null).map(rowOf);
  return [...fresh, ...rows.filter(({ id }) => !ids.has(id))].sort(newestFirst);
}

const newestFirst = (one: Row, other: Row) =>
  one.createdAt === other.createdAt ? (one.id < other.id ? 1 : -1) : one.createdAt < other.createdAt ? 1 : -1;
