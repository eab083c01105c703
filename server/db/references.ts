import { sql, type Transaction } from 'kysely';
import { AppError } from '../http/errors.ts';
import type { Schema } from './schema.ts';

interface Referring {
  theme_id: string | null;
  thread_id: string | null;
  project_id: string | null;
}

const notFound = (noun: 'theme' | 'thread' | 'project') => {
  const message = `There is no such ${noun}.`;
  return new AppError({
    code: `${noun}s.not_found`,
    message,
    status: 404,
    issues: [{ field: `${noun}_id`, message }],
  });
};

interface Options<Row> {
  /** For which rows a thread gives way that is in another theme; in others it brings its theme. */
  themeWins?: (row: Row) => boolean;
  /** Which rows let go of what the user never had, instead of being refused. */
  forgives?: (row: Row) => boolean;
}

/**
 * Makes the themes, threads and projects that `rows` name consistent, in place. One that was deleted since
 * (by another device, before this change arrived) is let go: a task is worth more than its place. A task in
 * a thread is in that thread's theme. Throws 404 for one the user never had.
 */
export async function settleReferences<Row extends Referring>(
  trx: Transaction<Schema>,
  userId: string,
  rows: Row[],
  { themeWins = () => false, forgives = () => false }: Options<Row> = {},
): Promise<void> {
  const named = (field: keyof Referring) => [...new Set(rows.flatMap((row) => row[field] ?? []))];
  const [themeIds, threadIds, projectIds] = [named('theme_id'), named('thread_id'), named('project_id')];
  if (themeIds.length + threadIds.length + projectIds.length === 0) return;
  const { rows: found } = await sql<{ kind: string; id: string; theme_id: string | null; deleted: boolean }>`
    select 'theme' as kind, id, null::uuid as theme_id, deleted_at is not null as deleted
      from themes where user_id = ${userId} and id = any(${themeIds}::uuid[])
    union all select 'thread', id, theme_id, deleted_at is not null
      from threads where user_id = ${userId} and id = any(${threadIds}::uuid[])
    union all select 'project', id, null, deleted_at is not null
      from projects where user_id = ${userId} and id = any(${projectIds}::uuid[])
  `.execute(trx);
  const known = new Map(found.map((reference) => [`${reference.kind} ${reference.id}`, reference]));
  const lookUp = (row: Row, noun: 'theme' | 'thread' | 'project') => {
    const id = row[`${noun}_id`];
    if (id === null) return null;
    const reference = known.get(`${noun} ${id}`);
    if (!reference && forgives(row)) return null;
    if (!reference) throw notFound(noun);
    return reference.deleted ? null : reference;
  };
  for (const row of rows) {
    const thread = lookUp(row, 'thread');
    row.theme_id = lookUp(row, 'theme')?.id ?? null;
    row.project_id = lookUp(row, 'project')?.id ?? null;
    if (thread && thread.theme_id !== row.theme_id && themeWins(row)) row.thread_id = null;
    else if (thread) row.theme_id = thread.theme_id;
    else row.thread_id = null;
  }
}
