import { expect, onTestFinished, test } from 'vitest';
import { distributeDatabase } from '../distribute-database.ts';
import { makeBackup } from '../features/backup/make-backup.usecases.ts';
import { jobNames, registry } from '../jobs/registry.ts';
import { createAppWithServices } from '../testing/app-with-services.ts';
import { callEverything, callWholeAccount } from '../testing/call-everything.ts';
import { citusUrls, createCitusDatabase, killServer } from '../testing/citus-database.ts';
import { migrationSamples } from '../testing/migration-samples.ts';
import { createTestApp, type TestUser } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrateToLatest, migrations } from './migrate.ts';
import { splitReferences } from './migrate-distributed.ts';
import { productTables } from './own-tables.ts';

const slow = { timeout: 600_000 };

async function citusDatabase(options: { empty?: boolean } = {}) {
  const database = await createCitusDatabase(options);
  onTestFinished(database.drop);
  return database;
}

/** Creates tasks, one after the other, until it is told to stop; then returns their ids. Counts what was refused. */
function keepWriting(user: TestUser) {
  const ids: string[] = [];
  let refused = 0;
  let stopped = false;
  const writing = (async () => {
    while (!stopped) {
      const answer = await user.send('POST', '/api/tasks', { title: `Rake leaves ${ids.length}` });
      if (answer.ok) ids.push(((await answer.json()) as { tasks: { id: string }[] }).tasks[0]?.id ?? '');
      else refused++;
    }
  })();
  return async () => {
    stopped = true;
    await writing;
    return { ids, refused };
  };
}

const listTaskIds = async (user: TestUser): Promise<string[]> =>
  (await user.call('GET', '/api/tasks')).map(({ id }: { id: string }) => id);

test('a database without Citus is refused in plain words', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  await expect(distributeDatabase(database.connectionString)).rejects.toThrow('Citus is not installed');
});

test('the tables that are divided by user are those with a user_id', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { rows } = await database.handle.authPool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...productTables].sort());
});

test('foreign keys to product tables wait until the new table is distributed', () => {
  expect(
    splitReferences(`create table pages (
    user_id uuid not null references "user" (id) on delete cascade,
    note_id uuid not null,
    session_id uuid,
    primary key (user_id, note_id),
    foreign key (user_id, session_id) references session ("userId", id) on delete cascade,
    constraint pages_note foreign key (user_id, note_id) references notes (user_id, id) on delete cascade
  )`),
  ).toEqual({
    text: expect.not.stringContaining('notes'),
    references: [
      'alter table "pages" add constraint pages_note foreign key (user_id, note_id) references notes (user_id, id) on delete cascade',
    ],
  });
});

test.skipIf(citusUrls.length > 0)('on Citus: skipped, since CITUS_URLS names no servers', () => undefined);

test.runIf(citusUrls.length > 0)(
  'a database is distributed with its data, while a server writes to it',
  slow,
  async () => {
    const database = await citusDatabase();
    const { signUp } = await createTestApp({ database });
    const [ada, bob] = [await signUp(), await signUp()];
    await bob.addTask({ title: 'Water the ferns' });
    const stop = keepWriting(ada);
    expect(await distributeDatabase(database.connectionString)).toContain('tasks');
    expect(await distributeDatabase(database.connectionString)).toEqual([]);
    await ada.addTask({ title: 'Afterwards' });
    // On a slow machine one write waits for too long and is refused.
    const { ids } = await stop();
    expect(await listTaskIds(ada)).toEqual(expect.arrayContaining(ids));
    expect(await listTaskIds(bob)).toHaveLength(1);
    const backup = {
      connectionString: database.connectionString,
      key: undefined,
      secret: '',
      clock: () => new Date(),
    };
    await expect(makeBackup({ ...backup, file: '/nonexistent' })).rejects.toThrow(
      'distributed over several servers',
    );
    const rows = await database.query(
      `select table_name::text as name from citus_tables where citus_table_type = 'distributed' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([...productTables].sort());
  },
);

test.runIf(citusUrls.length > 0)(
  'everything works on a distributed database, and a deleted account leaves nothing',
  slow,
  async () => {
    const database = await citusDatabase();
    await distributeDatabase(database.connectionString);
    const { app, services } = await createAppWithServices(database);
    const ada = await app.signUp();
    await callEverything(ada, services);
    await app.queueWebhooks();
    await callWholeAccount(ada);
    const bob = await app.signUp();
    const restored = await bob.call('POST', '/api/imports', await ada.call('GET', '/api/export'));
    await bob.call('POST', `/api/imports/${restored.id}/start`, {});
    await app.sendDueReminders();
    for (const name of jobNames) if (registry[name].schedule) await app.jobs.enqueue(name, {} as never);
    await app.runJobs();
    expect(
      await database.query(`select name, output from heddle_jobs.job where state in ('failed', 'retry')`),
    ).toEqual([]);
    const errors = () => app.logged.filter((line) => JSON.parse(line).level >= 50);
    expect(errors()).toEqual([]);

    for (const { cookie, password } of [ada, bob]) {
      const { status } = await app.request('/api/auth/delete-user', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', Cookie: cookie },
        body: JSON.stringify({ password }),
      });
      expect(status).toBe(200);
    }
    for (const table of productTables) {
      const [left] = await database.query(`select count(*)::integer as rows from "${table}"`);
      expect(left, table).toEqual({ rows: 0 });
    }
  },
);

test.runIf(citusUrls.length > 0)('a distributed database is migrated', slow, async () => {
  const database = await citusDatabase({ empty: true });
  const names = Object.keys(migrations).sort();
  const upTo = (last: string) =>
    Object.fromEntries(
      names.filter((name) => name <= last).map((name) => [name, migrations[name as keyof typeof migrations]]),
    );
  const first = '0021_recording_chunks';
  for (const name of names.filter((each) => each <= first)) {
    await migrateToLatest(database.connectionString, upTo(name));
    for (const statement of migrationSamples[name as keyof typeof migrationSamples] ?? [])
      await database.query(statement);
  }
  await distributeDatabase(database.connectionString);
  await migrateToLatest(database.connectionString);
  expect(await distributeDatabase(database.connectionString)).toEqual([]);
});

test.runIf(citusUrls.length > 0)(
  'a worker is added and takes its share while a server writes',
  slow,
  async () => {
    const database = await citusDatabase();
    await distributeDatabase(database.connectionString);
    const { signUp } = await createTestApp({ database });
    const users = [await signUp(), await signUp(), await signUp(), await signUp()];
    const stops = users.map(keepWriting);
    const [, , third] = database.workers;
    if (!third) throw new Error('There is no third worker');
    await database.addWorker(third);
    await database.query('select rebalance_table_shards()');
    const written = await Promise.all(stops.map((stop) => stop()));
    for (const [index, user] of users.entries())
      expect(await listTaskIds(user)).toEqual(expect.arrayContaining(written[index]?.ids ?? []));
    const [placed] = await database.query(
      `select count(*)::integer as shards from citus_shards where table_name = 'tasks'::regclass and nodeport = $1`,
      [third.port],
    );
    expect(placed.shards).toBeGreaterThan(5);
    expect(written.map(({ refused }) => refused)).toEqual([0, 0, 0, 0]);
  },
);

test.runIf(citusUrls.length > 0)(
  'a killed worker refuses its users until it is back, and nothing acknowledged is lost',
  slow,
  async () => {
    const database = await citusDatabase();
    await distributeDatabase(database.connectionString);
    const { signUp } = await createTestApp({ database });
    const findPort = async ({ id }: TestUser): Promise<number> => {
      const [row] = await database.query(
        `select nodeport from citus_shards where shardid = get_shard_id_for_distribution_column('tasks', $1::uuid)`,
        [id],
      );
      return row.nodeport;
    };
    const [lost] = database.workers;
    if (!lost) throw new Error('There is no worker');
    let on = await signUp();
    while ((await findPort(on)) !== lost.port) on = await signUp();
    const before = await on.addTask({ title: 'Rake leaves' });
    const start = await killServer(lost);
    try {
      expect((await on.send('POST', '/api/tasks', { title: 'Sweep' })).ok).toBe(false);
    } finally {
      start();
    }
    await expect
      .poll(async () => (await on.send('POST', '/api/tasks', { title: 'Sweep' })).ok, { timeout: 60_000 })
      .toBe(true);
    expect(await listTaskIds(on)).toContain(before.id);
  },
);
