import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { migrationSamples, other, user } from '../testing/migration-samples.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateToLatest, migrations } from './migrate.ts';

const names = Object.keys(migrations).sort();
const upTo = (last: string | undefined) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => last !== undefined && name <= last));

let databases: TestDatabase[] = [];

afterEach(async () => {
  for (const database of databases) await database.drop();
  databases = [];
});

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  return database.connectionString;
}

async function query(connectionString: string, ...statements: string[]): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let rows: pg.QueryResult['rows'] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Makes a database with the samples of each migration, written before the next one ran. */
async function filledDatabase(): Promise<string> {
  const database = await emptyDatabase();
  for (const [name, statements] of Object.entries(migrationSamples).sort()) {
    await migrateToLatest(database, upTo(name));
    await query(database, ...statements);
  }
  return database;
}

const dumpSchema = (connectionString: string) =>
  query(
    connectionString,
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public'
      union all select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '' from pg_constraint
        where connamespace = 'public'::regnamespace
      order by 1, 2, 3`,
  );

describe('migrations', () => {
  test.each(names)('up to %s apply to an empty database, and again without effect', async (name) => {
    const database = await emptyDatabase();
    await migrateToLatest(database, upTo(name));
    const schema = await dumpSchema(database);
    await migrateToLatest(database, upTo(name));
    expect(await dumpSchema(database)).toEqual(schema);
  });

  test('each applies to the data of the ones before it and ends with the same schema', async () => {
    const stepwise = await filledDatabase();
    const atOnce = await emptyDatabase();
    await migrateToLatest(atOnce);
    expect(await dumpSchema(stepwise)).toEqual(await dumpSchema(atOnce));
    expect(await query(stepwise, 'select title, due_date from tasks order by revision')).toEqual([
      { title: 'Call the dentist', due_date: '2026-11-22T09:00' },
      { title: 'Bring the form', due_date: null },
    ]);
    expect(
      await query(
        stepwise,
        `select position, encode(bytes, 'hex') as bytes, audio_bytes
          from recording_chunks join recordings on recordings.id = recording_id order by position`,
      ),
    ).toEqual([
      { position: 0, bytes: '00', audio_bytes: 1 },
      { position: 1, bytes: '01', audio_bytes: 1 },
    ]);
  });

  test.each([
    `status = 'done'`,
    `priority = 'highest'`,
    `due_date = 'tomorrow'`,
    `remind_at = '2026-11-22'`,
    'estimated_pomodoros = 0',
    'llm_confidence = 1.5',
  ])('let no task be stored with %s', async (assignment) => {
    const database = await filledDatabase();
    await expect(query(database, `update tasks set ${assignment}`)).rejects.toThrow(
      /violates check constraint/,
    );
  });

  test.each([`entity = 'person'`, `action = 'renamed'`])(
    'let nothing be recorded with %s',
    async (assignment) => {
      const database = await filledDatabase();
      await expect(query(database, `update activity set ${assignment}`)).rejects.toThrow(
        /violates check constraint/,
      );
    },
  );

  test('run once when several instances start at the same moment', async () => {
    const database = await emptyDatabase();
    await Promise.all(Array.from({ length: 8 }, () => migrateToLatest(database)));
    expect(await query(database, 'select name from kysely_migration order by name')).toEqual(
      names.map((name) => ({ name })),
    );
  });

  test('change nothing when one fails', async () => {
    const database = await emptyDatabase();
    const broken = {
      ...migrations,
      '9999_broken': { up: async () => Promise.reject(new Error('no such column')) },
    };
    await expect(migrateToLatest(database, broken)).rejects.toThrow('no such column');
    expect(await query(database, `select to_regclass('tasks') as tasks`)).toEqual([{ tasks: null }]);
    await migrateToLatest(database);
  });

  test('refuse a database of a newer version with a clear message', async () => {
    const database = await emptyDatabase();
    await migrateToLatest(database, { ...migrations, '9999_future': { up: async () => undefined } });
    await expect(migrateToLatest(database)).rejects.toThrow(
      /made by another version of Heddle .*9999_future/,
    );
  });

  test('delete everything of a user with the user, and nothing of another', async () => {
    const database = await filledDatabase();
    await query(database, `delete from "user" where id = '${user}'`);
    for (const table of [
      'session',
      'account',
      'revision_counters',
      'themes',
      'threads',
      'projects',
      'captures',
      'tasks',
      'activity',
      'task_search',
      'task_search_progress',
    ])
      expect(await query(database, `select * from ${table}`), table).toEqual([]);
    expect(await query(database, 'select id from "user"')).toEqual([{ id: other }]);
  });

  test('put user_id first in every key and reference of a product table', async () => {
    const database = await emptyDatabase();
    await migrateToLatest(database);
    const keys = await query(
      database,
      `select conrelid::regclass::text || ' ' || conname as key, attname as first from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace
      union all
      select indexrelid::regclass::text, attname from pg_index
        join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indisunique and indrelid::regclass::text in
          (select table_name from information_schema.columns where column_name = 'user_id')`,
    );
    const ofAccounts =
      /^("user"|session|account|verification|jwks|"twoFactor"|passkey|"oauth\w+"|rate_limits|deleted_accounts|kysely_\w+) /;
    const product = keys.filter(({ key }) => !ofAccounts.test(key));
    expect(product.length).toBeGreaterThan(15);
    expect(product.filter(({ first }) => first !== 'user_id')).toEqual([]);
  });
});
