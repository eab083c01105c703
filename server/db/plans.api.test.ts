import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { PushDevice } from '#contract/push.ts';
import { jobNames, registry } from '../jobs/registry.ts';
import { createAppWithServices } from '../testing/app-with-services.ts';
import { callEverything, callWholeAccount } from '../testing/call-everything.ts';
import { findMultiShardStatements } from '../testing/find-multi-shard-statements.ts';
import { createTestApp, type TestUser } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type ExecutedPlan, planSettings, watchPlans } from '../testing/watch-plans.ts';
import { watchRepositories } from '../testing/watch-repositories.ts';
import { productTables } from './own-tables.ts';

/** Among fewer, a scan of all is sometimes the better plan. */
const rowsOfEachKind = 20_000;
const timeoutMs = 300_000;
const jobsTimeoutMs = 30_000;

/** Statements that read all rows of a user because the result depends on all: how many tasks each theme has. */
const readsAllRows = [/^select "(theme|thread|project)_id", count\(\*\)/];

/**
 * The list of one theme or project: Postgres may go through all tasks in order where it expects the theme to be large,
 * as with few themes, or takes an undeleted task for a rarity, as before it analyzes the table.
 */
const listsOfOneTheme = /"deleted_at" is null and "(theme|project)_id" (=|is) /;
const known = [...readsAllRows, listsOfOneTheme];

/** Look-ups by a secret, before the user is known. */
const looksUp = [
  /^select .* from "access_tokens" .* where "token"."token_hash" = \$1/,
  /^select .* from "mail_inboxes" .* where "address_id" = \$1/,
  /^delete from "push_devices" where "endpoint" = \$1 and "user_id" <> \$2$/,
];
/** What clocks and jobs find to do. */
const findsWork = [
  /^select user_id from \( select user_id from reminders where check_at <= /,
  /^select .* from "webhooks" inner join "revision_counters" .* "revision" > "seen_revision"$/,
  /^select .* from "calendar_subscriptions" where "next_check_at" <= \$1 order by "next_check_at"/,
  /^select distinct user_id from \( select user_id from "themes" where deleted_at is not null/,
  /^delete from ("push_deliveries"|"assistant_conversations"|recordings|imports) where /,
];
/** Its n-grams are hashes that differ from user to user, so Postgres looks only those up. */
const searches = /^with found as materialized \( select .* from task_search where ngrams @> /;
const acrossUsers = [...looksUp, ...findsWork, searches];

/** Creates a database on which every statement reports its plan, and on which nothing is analyzed by itself. */
async function createWatchedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const { authPool } = database.handle;
  const { rows: names } = await authPool.query<{ name: string }>('select current_database() as name');
  for (const [name, value] of Object.entries(planSettings))
    await authPool.query(`alter database ${names[0]?.name} set ${name} = '${value}'`);
  await disableAutovacuum(database);
  return database;
}

/** Keeps Postgres from analyzing tables by itself; connections forget the plans they have made. */
async function disableAutovacuum({ handle: { authPool } }: TestDatabase): Promise<void> {
  const { rows: tables } = await authPool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables)
    await authPool.query(`alter table "${name}" set (autovacuum_enabled = false)`);
}

/** Returns an expression for the id of one of the user's first rows in a table, another one for each `number`. */
const pickOne = (table: string, among = 100) =>
  `(array(select id from ${table} where user_id = $1 order by revision limit ${among}))[
    1 + number % (select nullif(least(count(*), ${among}), 0) from ${table} where user_id = $1)]`;

/**
 * Fills every table whose rows have a user and a revision with copies of one row of the user, spread over the user's themes,
 * threads and projects. Themes are left out: their names are unique.
 */
async function fillTables(
  { handle: { authPool } }: TestDatabase,
  userId: string,
  only?: string[],
): Promise<void> {
  const { rows: tables } = await authPool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' group by table_name
      having array_agg(column_name::text) @> '{user_id,revision}' and bool_or(column_name = 'id' and data_type = 'uuid')
        or table_name = 'activity'
      order by table_name`,
  );
  for (const { name, columns } of tables) {
    if (name === 'themes' || (only && !only.includes(name))) continue;
    const values: Record<string, string> = {
      id: 'gen_random_uuid()',
      change_id: 'gen_random_uuid()',
      entity_id: 'gen_random_uuid()',
      revision: 'counter.revision + number',
      created_at: `now() - number * interval '1 minute'`,
      theme_id: pickOne('themes'),
      thread_id: pickOne('threads'),
      project_id: pickOne('projects'),
      capture_id: pickOne('captures', rowsOfEachKind),
    };
    const copied = columns.map((column) => values[column] ?? `sample."${column}"`);
    await authPool.query(
      `with counter as (
        update revision_counters set revision = revision + $2 where user_id = $1 returning revision - $2 as revision
      ), sample as (
        select * from ${name} where user_id = $1 ${columns.includes('deleted_at') ? 'and deleted_at is null' : ''}
        order by revision limit 1
      )
      insert into ${name} (${columns.map((column) => `"${column}"`).join(', ')})
      select ${copied.join(', ')} from sample, counter, generate_series(1, $2::int) as number`,
      [userId, rowsOfEachKind],
    );
    const { rows } = await authPool.query(`select count(*)::int as count from ${name} where user_id = $1`, [
      userId,
    ]);
    expect(rows[0].count, name).toBeGreaterThanOrEqual(rowsOfEachKind);
  }
}

/** Describes the statements that look at many more rows than they return or change, but for the `exceptions`. */
function findWastefulScans(plans: ExecutedPlan[], exceptions: RegExp[]): string[] {
  const found = plans.flatMap(({ text, touched, scans }) =>
    exceptions.some((statement) => statement.test(text))
      ? []
      : scans
          .filter(({ visited }) => visited > 500 && visited > 5 * touched)
          .map(
            ({ table, visited }) => `${visited} ${table} for ${touched}: ${text.replace(/\s+/g, ' ').trim()}`,
          ),
  );
  return [...new Set(found)];
}

/** Searches, and waits until all tasks are in the index, which the first search fills. */
async function fillSearchIndex({ handle: { db } }: TestDatabase, ada: TestUser): Promise<void> {
  await ada.call('GET', '/api/tasks?filter=weed');
  const countMissing = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from tasks left join task_search on task_id = id and task_search.user_id = tasks.user_id
      where tasks.user_id = ${ada.id} and task_id is null
    `.execute(db);
    return rows[0]?.count;
  };
  await expect.poll(countMissing, { interval: 500, timeout: 60_000 }).toBe(0);
}

const countTouched = (plans: ExecutedPlan[]) => plans.reduce((sum, { touched }) => sum + touched, 0);

it('no statement looks at all rows of a user to touch a few, on new and on analyzed tables', {
  timeout: timeoutMs,
}, async () => {
  const database = await createWatchedDatabase();
  const plans = watchPlans();
  const coverage = await watchRepositories();
  let aheadMs = 0;
  const { app, services } = await createAppWithServices(database, () => new Date(Date.now() + aheadMs));
  const ada = await app.signUp();
  for (let round = 0; round < 2; round++) await callEverything(ada, services);
  await app.queueWebhooks();
  await callWholeAccount(ada);
  const bob = await app.signUp();
  const restored = await bob.call('POST', '/api/imports', await ada.call('GET', '/api/export'));
  await bob.call('POST', `/api/imports/${restored.id}/start`, {});
  for (const name of jobNames) if (registry[name].schedule) await app.jobs.enqueue(name, {} as never);
  const sendRemindersIn = async (days: number) => {
    aheadMs = days * 86_400_000;
    await app.sendDueReminders();
    aheadMs = 0;
  };
  await sendRemindersIn(0);
  await sendRemindersIn(2);
  await ada.call('PUT', '/api/settings/daily_digest', { value: null });
  await sendRemindersIn(4);
  await app.runJobs();
  const isPushed = async () =>
    (await ada.call('GET', '/api/push/devices')).every((device: PushDevice) => device.last_used_at !== null);
  // Jobs that were woken by a request may still run.
  await expect.poll(isPushed, { timeout: jobsTimeoutMs }).toBe(true);
  await expect.poll(coverage.listUncalled, { timeout: jobsTimeoutMs }).toEqual([]);

  expect(findMultiShardStatements(plans.take(), { productTables, exceptions: acrossUsers })).toEqual([]);

  await fillTables(database, ada.id);
  await disableAutovacuum(database);
  await fillSearchIndex(database, ada);
  plans.take();
  const trash = Object.values<unknown[]>(await ada.call('GET', '/api/trash')).flat();
  expect(countTouched(plans.take())).toBeLessThan(100 + trash.length);
  await callEverything(ada, services);
  await app.queueWebhooks();
  expect(findWastefulScans(plans.take(), known)).toEqual([]);

  await database.handle.authPool.query('analyze');
  plans.take();
  await callEverything(ada, services);
  await app.queueWebhooks();
  expect(findWastefulScans(plans.take(), known)).toEqual([]);
});

it('finds a join that reads all tasks of a user to change one', async () => {
  const database = await createWatchedDatabase();
  const plans = watchPlans();
  const { signUp } = await createTestApp({ database });
  const ada = await signUp();
  const { id } = await ada.addTask({ title: 'Rake leaves' });
  await fillTables(database, ada.id, ['tasks']);
  await disableAutovacuum(database);
  plans.take();
  await sql`
    update tasks set title = changed.title
    from jsonb_populate_recordset(null::tasks, ${JSON.stringify([{ id, title: 'Rake the leaves' }])}::jsonb) as changed
    where tasks.user_id = ${ada.id} and tasks.id = changed.id
  `.execute(database.handle.db);
  expect(findWastefulScans(plans.take(), readsAllRows)).toEqual([
    expect.stringMatching(/^2000\d tasks for 1: update tasks set title/),
  ]);
});

it('finds statements that say nothing of the user, or name two', async () => {
  const database = await createWatchedDatabase();
  const plans = watchPlans();
  const { signUp } = await createTestApp({ database });
  const [ada, bob] = [await signUp(), await signUp()];
  plans.take();
  const { db } = database.handle;
  const find = () => findMultiShardStatements(plans.take(), { productTables, exceptions: [] });
  await sql`select id from tasks where user_id = ${ada.id} and title = 'Rake leaves'`.execute(db);
  expect(find()).toEqual([]);
  await sql`update tasks set title = '' where id = ${ada.id}`.execute(db);
  expect(find()).toEqual([expect.stringMatching(/^no user: update tasks/)]);
  await sql`insert into notes select (jsonb_populate_record(notes, '{}')).* from notes`.execute(db);
  expect(find()).toEqual([expect.stringMatching(/^no user: insert into notes/)]);
  await sql`
    select from tasks, notes where tasks.user_id = ${ada.id} and notes.user_id = ${bob.id}
  `.execute(db);
  expect(find()).toEqual([expect.stringMatching(/^several users: select/)]);
  const row = (user: string) => sql`(${user}::uuid, ${user}::uuid, '', '', now(), 1)`;
  await sql`
    insert into captures (user_id, id, text, context, captured_at, revision) values ${row(ada.id)}, ${row(bob.id)}
  `.execute(db);
  expect(find()).toEqual([expect.stringMatching(/user.*: insert into captures/)]);
});
