import { type Kysely, sql } from 'kysely';
import { maxFollowedMerges } from '../config/limits.ts';
import { AppError } from '../http/errors.ts';
import type { Schema } from './schema.ts';

interface Referencing {
  theme_id: string | null;
  thread_id: string | null;
  project_id: string | null;
  parent_id?: string | null;
}

interface Reference {
  kind: string;
  id: string;
  parentId: string | null;
  deleted: boolean;
}

type Noun = 'theme' | 'thread' | 'project' | 'task';

const getReferenceField = (noun: Noun) => (noun === 'task' ? 'parent_id' : (`${noun}_id` as const));

const notFound = (noun: Noun) => {
  const message = `There is no such ${noun}.`;
  return new AppError({
    code: `${noun}s.not_found`,
    message,
    status: 404,
    issues: [{ field: getReferenceField(noun), message }],
  });
};

interface Options<Row> {
  /** Selects rows that leave a thread of another theme; other rows move to the thread's theme. */
  themeWins?: (row: Row) => boolean;
  /** Selects rows whose references to what the user never had are cleared instead of refused. */
  allowsMissing?: (row: Row) => boolean;
}

/**
 * Makes the themes, threads, projects and parents that `rows` name consistent, in place. One that was deleted since
 * (by another device, before this change arrived) is let go: a task is worth more than its place. A thread that was
 * merged leads to the one it became part of. A task in a thread is in that thread's theme; a subtask of a subtask is
 * one of the task above both. Throws 404 for one the user never had. Returns the user's revision at which that held;
 * undefined where nothing is named.
 */
export async function settleReferences<Row extends Referencing>(
  db: Kysely<Schema>,
  userId: string,
  rows: Row[],
  { themeWins = () => false, allowsMissing = () => false }: Options<Row> = {},
): Promise<number | undefined> {
  const named = (field: keyof Referencing) => [...new Set(rows.flatMap((row) => row[field] ?? []))];
  const [themeIds, threadIds] = [named('theme_id'), named('thread_id')];
  const [projectIds, parentIds] = [named('project_id'), named('parent_id')];
  if (themeIds.length + threadIds.length + projectIds.length + parentIds.length === 0) return undefined;
  const isNamed = (ids: string[]) => sql`user_id = ${userId} and id = any(${ids}::uuid[])`;
  // Query only referenced ids: a plan made on an empty table could read every task to find none.
  const lookUps = [
    sql`select 'user' as kind, user_id as id, null::uuid as "parentId", false as deleted, revision
      from revision_counters where user_id = ${userId}`,
    themeIds.length > 0 &&
      sql`select 'theme', id, null, deleted_at is not null, revision from themes where ${isNamed(themeIds)}`,
    threadIds.length > 0 &&
      sql`select 'thread', id, theme_id, deleted_at is not null, revision from threads where ${isNamed(threadIds)}`,
    projectIds.length > 0 &&
      sql`select 'project', id, null, deleted_at is not null, revision from projects where ${isNamed(projectIds)}`,
    parentIds.length > 0 &&
      sql`select 'task', id, parent_id, deleted_at is not null, revision from tasks where ${isNamed(parentIds)}`,
  ].filter((lookUp) => lookUp !== false);
  const { rows: found } = await sql<Reference & { revision: number }>`
    ${sql.join(lookUps, sql` union all `)}
  `.execute(db);
  const known = new Map<string, Reference>(
    found.map((reference) => [`${reference.kind} ${reference.id}`, reference]),
  );
  const goneThreads = found.filter(({ kind, deleted }) => kind === 'thread' && deleted).map(({ id }) => id);
  for (const { from, ...into } of await findMergeTargets(db, userId, goneThreads))
    known.set(`thread ${from}`, { kind: 'thread', ...into, deleted: false });
  const lookUp = (row: Row, noun: Noun) => {
    const id = row[getReferenceField(noun)];
    if (!id) return null;
    const reference = known.get(`${noun} ${id}`);
    if (!reference && allowsMissing(row)) return null;
    if (!reference) throw notFound(noun);
    return reference.deleted ? null : reference;
  };
  for (const row of rows) {
    const thread = lookUp(row, 'thread');
    row.theme_id = lookUp(row, 'theme')?.id ?? null;
    row.project_id = lookUp(row, 'project')?.id ?? null;
    row.thread_id = thread?.id ?? null;
    if (thread && thread.parentId !== row.theme_id && themeWins(row)) row.thread_id = null;
    else if (thread) row.theme_id = thread.parentId;
    if (row.parent_id) {
      const parent = lookUp(row, 'task');
      row.parent_id = parent ? (parent.parentId ?? parent.id) : null;
    }
  }
  return found.find(({ kind }) => kind === 'user')?.revision;
}

/** Finds, for deleted threads that were merged, the thread that replaces each now, and its theme. */
async function findMergeTargets(
  db: Kysely<Schema>,
  userId: string,
  ids: string[],
): Promise<{ from: string; id: string; parentId: string | null }[]> {
  if (ids.length === 0) return [];
  // With a limit, each step looks one thread up; without, Postgres would join all of the user's.
  const ofThread = sql`from threads where threads.user_id = ${userId} and threads.id = way.at`;
  const { rows } = await sql<{ from: string; id: string; parentId: string | null }>`
    with recursive way as (
      select id as start, id as at, 0 as steps from unnest(${ids}::uuid[]) as gone (id)
      union all
      select way.start, (deletion.changes #>> '{merged_into,1}')::uuid, way.steps + 1
      from way
      cross join lateral (select deleted_at ${ofThread} limit 1) as thread
      cross join lateral (
        select changes from activity
        where user_id = ${userId} and entity_id = way.at and action = 'deleted'
        order by revision desc limit 1
      ) as deletion
      where thread.deleted_at is not null and way.steps < ${maxFollowedMerges}
    )
    select way.start as from, thread.id, thread.theme_id as "parentId"
    from way cross join lateral (select id, theme_id, deleted_at ${ofThread} limit 1) as thread
    where thread.deleted_at is null
  `.execute(db);
  return rows;
}
