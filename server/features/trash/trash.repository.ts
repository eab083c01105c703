import { type RawBuilder, sql, type Transaction } from 'kysely';
import { syncedKinds, type TrashTable } from '#contract/synced-kinds.ts';
import { type Trash, trashSchema } from '#contract/trash.ts';
import { trashTables } from '#domain/trash.ts';
import { type Store, withRevisions } from '../../db/revision.ts';
import type { Schema } from '../../db/schema.ts';

export type TrashRepository = ReturnType<typeof createTrashRepository>;

interface ErasableRow {
  source: TrashTable;
  id: string;
}

export function createTrashRepository(store: Store) {
  return {
    /** Returns what is deleted and not erased, the last deleted first. */
    async list(userId: string): Promise<Trash> {
      const listIn = async (table: TrashTable) => {
        // The range names the index: Postgres would else plan, on a new table, to go through all rows of the user.
        const columns = trashSchema.shape[table].element.keyof().options.map((column) => sql.ref(column));
        const { rows } = await sql`
          select ${sql.join(columns)} from ${sql.table(table)} where user_id = ${userId} and ${isInTrash(table)}
            and deleted_at > '-infinity'
          order by deleted_at desc
        `.execute(store.db);
        return [table, rows] as const;
      };
      return Object.fromEntries(await Promise.all(trashTables.map(listIn))) as Trash;
    },

    /**
     * Erases what was deleted until `until` (with `ids`: of these, the subtasks of these tasks and the threads of
     * these themes): its text, the text in the log of its changes, and captures none of whose tasks is left. The rows
     * stay, as tombstones. Returns their revisions.
     */
    async erase(
      userId: string,
      { ids, until, now }: { ids?: readonly string[]; until: Date; now: Date },
    ): Promise<{ revision: number }[]> {
      return withRevisions(store, userId, async (trx, reserveRevisions) => {
        await reserveRevisions(0);
        const doomed = await findErasable(trx, userId, { ids, until });
        if (doomed.length === 0) return [];
        const first = await reserveRevisions(doomed.length);
        const rows = doomed.map((row, index) => ({ ...row, revision: first + index }));
        for (const table of trashTables) {
          const ofTable = rows.filter(({ source }) => source === table);
          if (ofTable.length > 0) await eraseIn(trx, userId, { table, rows: ofTable, now });
        }
        const erased = doomed.map(({ id }) => id);
        await sql`
          update activity set changes = '{}', overruled = '{}'
          where user_id = ${userId} and entity_id = any(${erased}::uuid[])
        `.execute(trx);
        await sql`
          delete from task_search where user_id = ${userId} and task_id = any(${erased}::uuid[])
        `.execute(trx);
        const captures = await findEmptiedCaptures(trx, userId, erased);
        if (captures.length > 0) {
          const next = await reserveRevisions(captures.length);
          await sql`
            update captures set text = '', context = '', revision = given.revision
            from ${joinRevisions(captures.map((id, index) => ({ id, revision: next + index })))}
            where captures.user_id = ${userId} and captures.id = any(${captures}::uuid[]) and captures.id = given.id
          `.execute(trx);
          await eraseRefinements(trx, userId, { captures, next: await reserveRevisions(captures.length) });
        }
        return rows;
      });
    },

    /** Users who have something in the trash since before `until`. */
    async usersWithTrash(until: Date): Promise<string[]> {
      const { rows } = await sql<{ user_id: string }>`
        select distinct user_id from (${buildUnion(
          (table) => sql`
            select user_id from ${sql.table(table)} where ${isInTrash(table)} and ${trashedSince} <= ${until}
          `,
        )}) as trash
      `.execute(store.db);
      return rows.map(({ user_id }) => user_id);
    },
  };
}

/** Returns the condition of the index of the table's trash. */
const isInTrash = (table: TrashTable) =>
  sql`deleted_at is not null and ${sql.ref('name' in syncedKinds[table].erased ? 'name' : 'title')} <> ''`;

const buildUnion = (select: (table: TrashTable) => RawBuilder<unknown>) =>
  sql.join(trashTables.map(select), sql` union all `);

/** The column that names the row with which a row is erased. */
const ownerColumns: { [Table in TrashTable]?: string } = { tasks: 'parent_id', threads: 'theme_id' };

/** The same rule as `trashedSinceMs` of the domain. */
const trashedSince = sql`greatest(deleted_at, updated_at)`;

async function findErasable(
  trx: Transaction<Schema>,
  userId: string,
  { ids, until }: { ids: readonly string[] | undefined; until: Date },
): Promise<ErasableRow[]> {
  const asked = (table: TrashTable) => {
    if (ids === undefined) return sql``;
    const isNamed = (column: string) => sql`${sql.ref(column)} = any(${ids}::uuid[])`;
    const owner = ownerColumns[table];
    return owner ? sql`and (${isNamed('id')} or ${isNamed(owner)})` : sql`and ${isNamed('id')}`;
  };
  const { rows } = await sql<ErasableRow>`
    ${buildUnion(
      (table) => sql`
        select ${sql.lit(table)} as source, id from ${sql.table(table)}
        where user_id = ${userId} and ${isInTrash(table)} and ${trashedSince} <= ${until} ${asked(table)}
      `,
    )}
  `.execute(trx);
  return rows;
}

/** Erases what models said of these captures. */
async function eraseRefinements(
  trx: Transaction<Schema>,
  userId: string,
  { captures, next }: { captures: readonly string[]; next: number },
): Promise<void> {
  await sql`
    update refinements set reasoning = null, revision = given.revision
    from ${joinRevisions(captures.map((id, index) => ({ id, revision: next + index })))}
    where refinements.user_id = ${userId} and refinements.id = any(${captures}::uuid[]) and refinements.id = given.id
  `.execute(trx);
}

/** Returns the rows as a table `given`. What is joined to it names the ids itself too, as `replaceTasks` says. */
const joinRevisions = (rows: readonly { id: string; revision: number }[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, revision bigint)
`;

async function eraseIn(
  trx: Transaction<Schema>,
  userId: string,
  { table, rows, now }: { table: TrashTable; rows: { id: string; revision: number }[]; now: Date },
): Promise<void> {
  const source = sql.table(table);
  const fields = syncedKinds[table].erased;
  const assignments = Object.keys(fields).map((field) => sql`${sql.ref(field)} = erased.${sql.ref(field)}`);
  await sql`
    update ${source} set ${sql.join(assignments)}, revision = given.revision, updated_at = ${now}
    from jsonb_populate_record(null::${source}, ${JSON.stringify(fields)}::jsonb) as erased, ${joinRevisions(rows)}
    where ${source}.user_id = ${userId} and ${source}.id = any(${rows.map(({ id }) => id)}::uuid[])
      and ${source}.id = given.id
  `.execute(trx);
}

/** Finds captures of these tasks that still have text, though all their tasks have been erased. */
async function findEmptiedCaptures(
  trx: Transaction<Schema>,
  userId: string,
  taskIds: string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from captures
    where user_id = ${userId} and text <> ''
      and id in (select capture_id from tasks where user_id = ${userId} and id = any(${taskIds}::uuid[]))
      and not exists (
        select from tasks
        where tasks.user_id = ${userId} and tasks.capture_id = captures.id and tasks.title <> ''
      )
  `.execute(trx);
  return rows.map(({ id }) => id);
}
