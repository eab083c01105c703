import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deltaSchema } from '#contract/sync.ts';
import { openDatabase } from '../../db/database.ts';
import { migrateToLatest, migrations, withStartLock } from '../../db/migrate.ts';
import { backedUpTables, ownTables } from '../../db/own-tables.ts';
import { installJobs } from '../../jobs/install-jobs.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { migrationSamples, user } from '../../testing/migration-samples.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readBackupHeader } from './backup-file.ts';
import { makeBackup } from './make-backup.usecases.ts';
import { restoreBackup } from './restore-backup.usecases.ts';
import { verifyBackup } from './verify-backup.usecases.ts';

const log = pino({ level: 'silent' });
const clock = () => new Date('2026-11-27T02:00:00Z');
const key = 'a key for backups of sixteen or more';
const secret = 'a secret of at least thirty-two characters';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createDatabase(options?: { empty: boolean }): Promise<string> {
  const database = await createTestDatabase(options);
  onTestFinished(() => database.drop());
  return database.connectionString;
}

const countAccounts = async (database: string) =>
  (await query(database, 'select count(*)::int as accounts from "user"'))[0].accounts;

async function query(connectionString: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString, options: '-c timezone=UTC' });
  await client.connect();
  try {
    let rows: pg.QueryResult['rows'] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const names = Object.keys(migrations).sort();

/** Makes a database as the version with this last migration left it, with rows in every table. */
async function sampleDatabase(last: string): Promise<string> {
  const database = await createDatabase({ empty: true });
  await fillWithSamples(database, last);
  return database;
}

async function fillWithSamples(database: string, last = names.at(-1) ?? ''): Promise<void> {
  for (const name of names.filter((name) => name <= last)) {
    await migrateToLatest(
      database,
      Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= name)),
    );
    await query(database, ...migrationSamples[name as keyof typeof migrations]);
  }
}

/** Values that are written in a special way, and a row in the one table where the samples leave none. */
const oddValues = [
  `update "user" set name = E'tab\\there \\\\. back\\\\slash\nbreak \\\\N \u{1f9f5}', "createdAt" = '2026-11-21 09:00:00.123+00'`,
  `insert into notes (user_id, id, title, body, url, created_at, updated_at, revision)
    select id, gen_random_uuid(), E'\\\\.', '', E'\n\\\\.\n', '0099-01-01', 'infinity', 1000 from "user"`,
  `update recording_chunks set bytes = decode('000a5c2e0aff09', 'hex') where position = 1`,
  `update tasks set llm_confidence = 0.1 + 0.2 where llm_confidence is not null`,
  `insert into reminders (user_id, task_id, moment, set_at, check_at)
    select user_id, id, '2026-11-22T08:30', now(), now() from tasks limit 1`,
];

/** The tables that are after a restore as they were; the others tell of the restore. */
const keptTables = backedUpTables.filter((table) => !['revision_counters', 'revision_gaps'].includes(table));

/** Reads every row of every table that a restore keeps, as text. */
async function readAll(connectionString: string): Promise<Record<string, string[]>> {
  const rows = await query(
    connectionString,
    keptTables
      .map(
        (table) => `select '${table}' as table, array(select t::text from "${table}" t order by 1) as rows`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ table, rows }) => [table, rows]));
}

/** Reads every index and constraint. */
const readSchema = (connectionString: string) =>
  query(
    connectionString,
    `select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`,
  );

const parts = (connectionString: string) => ({ connectionString, key, secret, clock });

async function restore(
  connectionString: string,
  file: string,
  options: { key?: string | undefined; overwrite?: boolean; folder?: string } = {},
) {
  const handle = openDatabase(connectionString, { onError: () => undefined, maxConnections: 1 });
  const jobs = createJobs({ database: handle, clock, log });
  const given = {
    ...parts(connectionString),
    clock: () => new Date(),
    overwrite: false,
    folder: '/nonexistent',
  };
  try {
    return await restoreBackup({ ...given, jobs, file, ...options } as Parameters<typeof restoreBackup>[0]);
  } finally {
    await jobs.stop();
    await handle.close();
  }
}

/** A database with rows in every table, and a backup of it, which no test changes. */
let source: string;
let file: string;
let readableFile: string;
let removeSource: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase({ empty: true });
  source = database.connectionString;
  await fillWithSamples(source);
  await query(source, ...oddValues);
  const folder = mkdtempSync(join(tmpdir(), 'heddle-backup-'));
  file = join(folder, 'deep', 'one.backup');
  readableFile = join(folder, 'readable.backup');
  await makeBackup({ ...parts(source), file });
  await makeBackup({ ...parts(source), key: undefined, file: readableFile });
  removeSource = async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  };
});
afterAll(() => removeSource());

test('knows every table that the migrations make', async () => {
  const database = await createDatabase({ empty: true });
  await migrateToLatest(database);
  const made = await query(
    database,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely_%'`,
  );
  expect([...ownTables].sort()).toEqual(made.map(({ name }) => name).sort());
});

test.each([undefined, key])('brings back every row of every table exactly (key: %s)', async (key) => {
  const made = key ? file : readableFile;
  const rows = await readAll(source);
  expect(keptTables.filter((table) => rows[table]?.length === 0)).toEqual([]);
  // A counter and a gap besides.
  const totals = { tables: backedUpTables.length, rows: Object.values(rows).flat().length + 2 };
  expect(await verifyBackup({ file: made, key })).toEqual(totals);
  expect(await readBackupHeader({ file: made, key })).toMatchObject({
    made_at: '2026-11-27T02:00:00.000Z',
    migrations: names,
    ...(key && { secret }),
  });
  // The secret and what people wrote are in no file that anybody can read.
  const bytes = readFileSync(made);
  const readable = key ? bytes.toString('latin1') : gunzipSync(bytes).toString();
  expect(readable.includes(secret)).toBe(false);
  expect(readable.includes('Call the dentist')).toBe(!key);
  expect(statSync(made).mode & 0o777).toBe(0o600);

  const target = await createDatabase();
  expect(await restore(target, made, { key })).toMatchObject({ totals, restorePoint: undefined });
  expect(await readAll(target)).toEqual(rows);
  expect(await readSchema(target)).toEqual(await readSchema(source));
  expect(await query(target, 'select name from kysely_migration order by name')).toEqual(
    names.map((name) => ({ name })),
  );
});

test('brings a backup of an older Heddle to the newest schema', async () => {
  const old = await sampleDatabase('0004_details');
  const file = join(makeFolder(), 'old.backup');
  await makeBackup({ ...parts(old), file });
  const target = await createDatabase();
  await restore(target, file);
  await migrateToLatest(old);
  const { reminders: made, ...restored } = await readAll(target);
  const { reminders, ...migrated } = await readAll(old);
  expect(restored).toEqual(migrated);
  // The migration that makes them writes down when.
  expect(made).toHaveLength(reminders?.length ?? 0);
});

test('refuses a backup of a newer Heddle, saying so, and leaves the database alone', async () => {
  const { connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  await query(connectionString, `insert into kysely_migration values ('9999_future', now()::text)`);
  const file = join(makeFolder(), 'new.backup');
  await makeBackup({ ...parts(connectionString), file });
  const target = await createDatabase();
  await expect(restore(target, file)).rejects.toThrow(
    /made by a newer Heddle \(.*9999_future\): update Heddle/,
  );
  expect(await countAccounts(target)).toBe(0);
});

describe('over a database with accounts', () => {
  async function createTarget() {
    const folder = makeFolder();
    const target = await createTestDatabase();
    onTestFinished(() => target.drop());
    await query(
      target.connectionString,
      `insert into "user" (name, email, "timeZone") values ('Grace', 'grace@example.com', 'UTC')`,
      'create table of_somebody_else (id int)',
    );
    return { folder, target: target.connectionString };
  }

  test('asks first, then makes a restore point that brings them back', async () => {
    const { folder, target } = await createTarget();
    const before = await readAll(target);
    await expect(restore(target, file)).rejects.toThrow(/holds 1 account: add --overwrite/);
    expect(await readAll(target)).toEqual(before);

    const { restorePoint = '' } = await restore(target, file, { overwrite: true, folder });
    expect(await readAll(target)).toEqual(await readAll(source));
    expect(await query(target, `select to_regclass('of_somebody_else') as kept`)).toEqual([
      { kept: 'of_somebody_else' },
    ]);
    await restore(target, restorePoint, { overwrite: true, folder });
    expect(await readAll(target)).toEqual(before);
  });

  test('changes nothing when the file is damaged in any place, cut, or of another key', async () => {
    const { folder, target } = await createTarget();
    const before = await readAll(target);
    const bytes = readFileSync(file);
    const spoil = (name: string, content: Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const flipped = (at: number) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy;
    };
    const half = Math.floor(bytes.length / 2);
    for (const [name, content] of [
      ['cut', bytes.subarray(0, half)],
      ['cut-end', bytes.subarray(0, -1)],
      ['byte', flipped(half)],
      ['byte-end', flipped(bytes.length - 1)],
      ['longer', Buffer.concat([bytes, Buffer.from([0])])],
    ] as const) {
      const broken = spoil(name, content);
      await expect(verifyBackup({ file: broken, key }), name).rejects.toThrow(/damaged/);
      await expect(restore(target, broken, { overwrite: true, folder }), name).rejects.toThrow(/damaged/);
    }
    await expect(restore(target, file, { overwrite: true, folder, key: `${key}!` })).rejects.toThrow(
      /BACKUP_KEY is not the key/,
    );
    await expect(restore(target, file, { overwrite: true, folder, key: undefined })).rejects.toThrow(
      /is encrypted: set BACKUP_KEY/,
    );
    await expect(restore(target, spoil('text', Buffer.from('PGDMP...')))).rejects.toThrow(
      /not a backup of Heddle/,
    );
    await expect(restore(target, join(folder, 'none'))).rejects.toThrow(/cannot be read \(ENOENT\)/);
    expect(await readAll(target)).toEqual(before);
  });

  test('refuses while Heddle runs on it', async () => {
    const { folder, target } = await createTarget();
    const running = new pg.Client({ connectionString: target });
    await running.connect();
    await expect(restore(target, file, { overwrite: true, folder })).rejects.toThrow(/stop Heddle first/);
    await running.end();
  });
});

describe('a backup that is not encrypted', () => {
  /** Changes the text inside the backup, leaving gzip's own checksum right. */
  function change(edit: (text: string) => string) {
    const whole = gunzipSync(readFileSync(readableFile)).toString();
    expect(edit(whole)).not.toBe(whole);
    const changed = join(makeFolder(), 'changed.backup');
    writeFileSync(changed, gzipSync(edit(whole)));
    return changed;
  }

  test.each<[string, (text: string) => string]>([
    ['a changed title', (text) => text.replace('Call the dentist', 'Call the butcher')],
    ['a missing row', (text) => text.replace(/\n[^\n]*Call the dentist[^\n]*\n/, '\n')],
    ['a missing table', (text) => text.replace(/-- table \{"name":"notes"[\s\S]*?\n-- end [^\n]*\n/, '')],
    ['a missing end', (text) => text.replace(/-- complete .*\n/, '')],
    ['no end of rows', (text) => text.replaceAll('\n\\.\n', '\n')],
  ])('is refused with %s', async (_name, edit) => {
    const file = change(edit);
    await expect(verifyBackup({ file, key: undefined })).rejects.toThrow(/damaged/);
    const target = await createDatabase();
    await expect(restore(target, file, { key: undefined })).rejects.toThrow(/damaged/);
    expect(await countAccounts(target)).toBe(0);
  });

  test('writes to no table but those of Heddle', async () => {
    const file = change((text) => text.replace('-- table {"name":"notes"', '-- table {"name":"pg_authid"'));
    await expect(restore(await createDatabase(), file, { key: undefined })).rejects.toThrow(
      /does not know: pg_authid/,
    );
  });
});

test('is of one moment while people go on writing', async () => {
  const { signUp, database } = await createTestApp();
  const ada = await signUp();
  const file = join(makeFolder(), 'one.backup');
  let isDone = false;
  const writing = (async () => {
    for (let number = 0; !isDone; number++) await ada.addTask({ title: `Task ${number}` });
  })();
  await expect.poll(async () => (await ada.call('GET', '/api/tasks/')).length).toBeGreaterThan(5);
  await makeBackup({ ...parts(database.connectionString), file });
  isDone = true;
  await writing;

  const target = await createDatabase();
  await restore(target, file);
  const [row] = await query(
    target,
    `select (select count(*)::int from tasks) as tasks, (select count(*)::int from activity where entity = 'task') as log,
      (select max(revision)::text from tasks) as revision, (select after::text from revision_gaps) as kept`,
  );
  expect(row.tasks).toBeGreaterThan(5);
  expect(row.log).toBe(row.tasks);
  expect(row.revision).toBe(row.kept);
});

test('a device that saw changes which are lost starts anew, however late it comes', async () => {
  const { signUp, database } = await createTestApp();
  const ada = await signUp();
  await ada.addTask({ title: 'Kept' });
  const kept = (await ada.call('GET', '/api/sync')).revision;
  const made = join(makeFolder(), 'one.backup');
  await makeBackup({ ...parts(database.connectionString), file: made });
  await ada.addTask({ title: 'Lost' });
  const lost = (await ada.call('GET', '/api/sync')).revision;

  const target = await createDatabase();
  await restore(target, made);
  const handle = openDatabase(target, { onError: () => undefined });
  onTestFinished(() => handle.close());
  const restored = await createTestApp({
    database: { handle, connectionString: target, drop: async () => undefined },
  });
  const headers = { Authorization: ada.authorization, 'Content-Type': 'application/json' };
  for (let number = 0; number < 5; number++) {
    const body = JSON.stringify({ title: `New ${number}` });
    expect((await restored.request('/api/tasks/', { method: 'POST', headers, body })).status).toBe(201);
  }
  const pull = async (since: number) =>
    deltaSchema.parse(await (await restored.request(`/api/sync?since=${since}`, { headers })).json());

  expect(await pull(lost)).toMatchObject({ revision: kept, has_more: false, tasks: [] });
  const later = await pull(kept);
  expect(later.tasks).toHaveLength(5);
  expect((await pull(later.revision)).revision).toBe(later.revision);
  expect((await pull(0)).tasks).toHaveLength(6);
});

test('includes the jobs that wait and are still of use', async () => {
  const { handle, connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  const jobs = createJobs({ database: handle, clock, log });
  const startAfter = new Date('2100-01-01T09:00:00Z');
  await jobs.enqueue('timer-end', { userId: user, touchedAt: 'a', endsAt: 'b' }, { startAfter });
  await jobs.enqueue('reset-mail', { userId: user, linkBase: 'http://localhost' });
  await handle.authPool.query(
    `update heddle_jobs.job set keep_until = '2020-01-01' where name = 'reset-mail'`,
  );
  await jobs.stop();
  const file = join(makeFolder(), 'jobs.backup');
  await makeBackup({ ...parts(connectionString), file });

  // Nothing is in this one but the queues, as in a new folder.
  const target = await createDatabase({ empty: true });
  await withStartLock(target, (pool) => installJobs(pool, { clock, log }));
  await restore(target, file);
  // Besides, what is due at a time of day may have come while the file was written.
  const waiting = `select name, data, start_after from heddle_jobs.job where name in ('timer-end', 'reset-mail')`;
  expect(await query(target, waiting)).toEqual([
    { name: 'timer-end', data: { userId: user, touchedAt: 'a', endsAt: 'b' }, start_after: startAfter },
  ]);
});
