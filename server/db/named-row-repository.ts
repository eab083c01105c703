import { sql, type Transaction } from 'kysely';
import type { Activity } from '#contract/activity.ts';
import { type LoggedTable, syncedKinds } from '#contract/synced-kinds.ts';
import { syncedSchemas } from '#contract/synced-schemas.ts';
import { isErased } from '#domain/trash.ts';
import { type Edit, type Store, withRevisions } from './revision.ts';
import type { Schema } from './schema.ts';

type NamedRow = {
  id: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  revision: number;
} & ({ title: string } | { name: string } | { intent: string });

/** The tables whose rows are read and changed alike; tasks have a repository of their own. */
export type NamedTable = Exclude<LoggedTable, 'tasks'>;

interface Options<Row> {
  table: NamedTable;
  /** Checks, under the user's lock, what the row refers to; throws what the caller may see. */
  check?: (trx: Transaction<Schema>, userId: string, row: Row) => Promise<void>;
}

/** Reads and changes rows of one kind. */
export type NamedRowRepository<Row extends NamedRow> = ReturnType<typeof createNamedRowRepository<Row>>;

/**
 * Creates what the repositories of themes, threads, projects, notes and sessions share: kinds of which a user has few rows. `Row` is
 * the row as the contract shows it.
 */
export function createNamedRowRepository<Row extends NamedRow>(store: Store, { table, check }: Options<Row>) {
  const { entity } = syncedKinds[table];
  const columns = Object.keys(syncedSchemas[table].shape) as (keyof Row & string)[];
  const source = sql.table(table);
  const selected = sql.join(columns.map((column) => sql.ref(column)));

  async function find(db: Store['db'], userId: string, id: string): Promise<Row | undefined> {
    const query = sql<Row>`select ${selected} from ${source} where user_id = ${userId} and id = ${id}`;
    return (await query.execute(db)).rows[0];
  }

  async function write(
    trx: Transaction<Schema>,
    userId: string,
    { row, action, changes, edit }: { row: Row; action: string; changes: object; edit: Edit },
  ): Promise<void> {
    const assignments = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    await sql`
      insert into ${source}
      select * from jsonb_populate_record(null::${source}, ${JSON.stringify({ ...row, user_id: userId })}::jsonb)
      on conflict (user_id, id) do update set ${sql.join(assignments)}
    `.execute(trx);
    await sql`
      insert into activity (user_id, revision, change_id, entity, entity_id, action, changes, edited_at)
      values (${userId}, ${row.revision}, ${edit.changeId}, ${entity}, ${row.id}, ${action},
        ${JSON.stringify(changes)}::jsonb, ${edit.editedAt})
    `.execute(trx);
  }

  return {
    /** Returns rows, oldest first, without tombstones. */
    async list(userId: string): Promise<Row[]> {
      const query = sql<Row>`
        select ${selected} from ${source} where user_id = ${userId} and deleted_at is null order by created_at, id
      `;
      return (await query.execute(store.db)).rows;
    },

    /** Includes tombstones. */
    find: (userId: string, id: string) => find(store.db, userId, id),

    /** Includes tombstones, in revision order. */
    async changedSince(userId: string, since: number, limit: number): Promise<Row[]> {
      const query = sql<Row>`
        select ${selected} from ${source} where user_id = ${userId} and revision > ${since}
        order by revision limit ${limit}
      `;
      return (await query.execute(store.db)).rows;
    },

    /** Stores the row; one that is already there under its id is returned as it is. */
    async create(userId: string, row: Row, edit: Edit): Promise<Row> {
      return withRevisions(store, userId, async (trx, reserveRevisions) => {
        await reserveRevisions(0);
        const known = await find(trx, userId, row.id);
        if (known) return known;
        await check?.(trx, userId, row);
        const created = { ...row, revision: await reserveRevisions(1) };
        await write(trx, userId, { row: created, action: 'created', changes: {}, edit });
        return created;
      });
    },

    /**
     * Applies `change` to the row under the user's lock, unless it is erased; undefined when the user has no such row.
     * `also` is recorded with what changed.
     */
    async change(
      userId: string,
      id: string,
      change: (row: Row) => Partial<Row>,
      edit: Edit,
      also: Activity['changes'] = {},
    ): Promise<Row | undefined> {
      return withRevisions(store, userId, async (trx, reserveRevisions) => {
        await reserveRevisions(0);
        const before = await find(trx, userId, id);
        if (!before) return undefined;
        if (isErased(before)) return before;
        const after = { ...before, ...change(before) };
        const changed = columns.filter((column) => after[column] !== before[column]);
        if (changed.length === 0) return before;
        await check?.(trx, userId, after);
        Object.assign(after, { revision: await reserveRevisions(1), updated_at: edit.now.toISOString() });
        await write(trx, userId, {
          row: after,
          action: getDeletionAction(before, after),
          changes: {
            ...Object.fromEntries(changed.map((column) => [column, [before[column], after[column]]])),
            ...also,
          },
          edit,
        });
        return after;
      });
    },
  };
}

/** Returns the action to record: moving into the trash and out of it have names of their own. */
export function getDeletionAction(
  before: { deleted_at: string | null },
  after: { deleted_at: string | null },
): 'updated' | 'deleted' | 'restored' {
  if ((before.deleted_at === null) === (after.deleted_at === null)) return 'updated';
  return after.deleted_at === null ? 'restored' : 'deleted';
}
