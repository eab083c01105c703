import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backupClosingTimeMs, restoreLockTimeoutMs } from '../../config/limits.ts';
import { copyIn, copyOut } from '../../db/copy.ts';
import { isDistributed } from '../../db/distribute.ts';
import { migrateWithin, migrations, startLock } from '../../db/migrate.ts';
import { backedUpTables, ownTables } from '../../db/own-tables.ts';
import { type BackupTable, listColumns } from './backup-file.ts';

export type BackupConnection = Awaited<ReturnType<typeof connectForBackup>>;

/** Makes Postgres write, and read, every value in the same exact form, whatever the settings of the database. */
const exactForm = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
];

const quote = pg.escapeIdentifier;

/** Opens a connection of its own, without limits on how long a statement may take. */
export async function connectForBackup(connectionString: string) {
  const client = new pg.Client({
    connectionString,
    options: exactForm.map((setting) => `-c ${setting}`).join(' '),
    keepAlive: true,
  });
  // A broken connection also fails its statement.
  client.on('error', () => undefined);
  await client.connect();

  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;

  async function runInTransaction<Result>(begin: string, work: () => Promise<Result>): Promise<Result> {
    await client.query(begin);
    try {
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** Returns those of the tables that exist. */
  const findTables = async (names: readonly string[]) =>
    (
      await query<{ name: string }>(
        'select name from unnest($1::text[]) with ordinality as wanted (name, position) where to_regclass(quote_ident(name)) is not null order by position',
        [names],
      )
    ).map(({ name }) => name);

  return {
    client,
    query,
    close: () => client.end(),
    isDistributed: () => isDistributed(query),

    /** Runs `read` on the database as it is at this moment, while others go on writing. */
    readSnapshot: <Result>(read: () => Promise<Result>) =>
      runInTransaction('begin isolation level repeatable read, read only', read),

    /** Runs `write` in one transaction. */
    inTransaction: <Result>(write: () => Promise<Result>) => runInTransaction('begin', write),

    /** Waits until no instance is starting, and keeps others from it. */
    takeStartLock: () => client.query('select pg_advisory_lock($1)', [startLock]),

    /** Counts the connections that others have to this database, after a moment for those that have just been closed. */
    async countOthers(): Promise<number> {
      for (const deadline = Date.now() + backupClosingTimeMs; ; await sleep(20)) {
        const [row] = await query<{ others: number }>(
          `select count(*)::integer as others from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
        const others = row?.others ?? 0;
        if (others === 0 || Date.now() > deadline) return others;
      }
    },

    /** Returns the migrations that made the database; none for an empty one. */
    async listMigrations(): Promise<string[]> {
      if ((await findTables(['kysely_migration'])).length === 0) return [];
      return (await query<{ name: string }>('select name from kysely_migration order by name')).map(
        ({ name }) => name,
      );
    },

    async countAccounts(): Promise<number> {
      if ((await findTables(['user'])).length === 0) return 0;
      return (
        (await query<{ accounts: number }>('select count(*)::integer as accounts from "user"'))[0]
          ?.accounts ?? 0
      );
    },

    /** Lists the tables that a backup includes. */
    async listTables(): Promise<BackupTable[]> {
      return query<{ name: string; columns: string[] }>(
        `select relname as name, array_agg(attname::text order by attnum) as columns from pg_attribute
        join pg_class on pg_class.oid = attrelid
        where attnum > 0 and not attisdropped and attgenerated = ''
          and relnamespace = current_schema()::regnamespace and relname = any($1)
        group by relname order by relname`,
        [backedUpTables],
      );
    },

    /** Streams the rows of a table, as COPY writes them. */
    readRows: (table: BackupTable) =>
      copyOut(client, `copy ${quote(table.name)} (${listColumns(table)}) to stdout`),

    /** Streams what a query returns in the same form. */
    readQuery: (text: string) => copyOut(client, `copy (${text}) to stdout`),

    /** Stores rows as COPY writes them. */
    writeRows: (table: BackupTable) =>
      copyIn(client, `copy ${quote(table.name)} (${listColumns(table)}) from stdin`),

    /** Keeps others from every table of Heddle until the transaction ends. Fails if somebody does not let go of one in time. */
    async lockTables(): Promise<void> {
      const names = await findTables(ownTables);
      await client.query(`set local lock_timeout = ${restoreLockTimeoutMs}`);
      await client.query(`lock table ${names.map(quote).join(', ')} in access exclusive mode`);
      await client.query('set local lock_timeout = 0');
    },

    /** Removes every table of Heddle with its rows, and the types that only they use; nothing that others have made. */
    async dropTables(): Promise<void> {
      const names = await findTables([...ownTables, 'kysely_migration', 'kysely_migration_lock']);
      if (names.length === 0) return;
      const types = await query<{ name: string }>(
        `select distinct typname as name from pg_type join pg_attribute on atttypid = pg_type.oid
        join pg_class on pg_class.oid = attrelid
        where typtype = 'd' and typnamespace = current_schema()::regnamespace
          and relnamespace = current_schema()::regnamespace and relname = any($1)`,
        [names],
      );
      await client.query(`drop table ${names.map(quote).join(', ')}`);
      if (types.length > 0)
        await client.query(`drop domain ${types.map(({ name }) => quote(name)).join(', ')}`);
    },

    /**
     * Lets every user's revisions go on at `revision`, and remembers that those in between have been given before: devices that have
     * seen them pull everything again, however late they come.
     */
    async skipLostRevisions(revision: number): Promise<void> {
      await client.query(
        `insert into revision_gaps (user_id, after, until)
        select user_id, revision, $1 from revision_counters where revision < $1`,
        [revision],
      );
      await client.query('update revision_counters set revision = $1 where revision < $1', [revision]);
    },

    /** Removes references and indexes, so that rows can be stored fast and in any order; returns how to make them again. */
    async dropReferencesAndIndexes(): Promise<() => Promise<void>> {
      const references = await query<{ tableName: string; name: string; definition: string }>(
        `select conrelid::regclass::text as "tableName", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
        from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and connamespace = current_schema()::regnamespace and relname = any($1)`,
        [ownTables],
      );
      const indexes = await query<{ name: string; definition: string }>(
        `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        join pg_class on pg_class.oid = indrelid
        where relnamespace = current_schema()::regnamespace and relname = any($1)
          and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`,
        [ownTables],
      );
      for (const { tableName, name } of references)
        await client.query(`alter table ${tableName} drop constraint ${quote(name)}`);
      for (const { name } of indexes) await client.query(`drop index ${name}`);
      return async () => {
        for (const { definition } of indexes) await client.query(definition);
        for (const { tableName, name, definition } of references)
          await client.query(`alter table ${tableName} add constraint ${quote(name)} ${definition}`);
      };
    },

    /** Makes the tables that exactly these migrations make, or brings them there from fewer. Names that are unknown are left out. */
    migrateTo: (names: readonly string[]) =>
      migrateWithin(
        client,
        Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))),
      ),
  };
}
