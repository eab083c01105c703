import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { lostJobTimeoutMs } from '../config/limits.ts';
import { openDatabase } from '../db/database.ts';
import { describeError } from '../log.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { startSmtpServer } from '../mail/smtp-test-server.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestJobs } from '../testing/test-jobs.ts';
import { visit } from '../testing/visitor.ts';
import { handleUncaught } from '../uncaught-errors.ts';
import { createJobs } from './jobs.ts';
import { jobSchema, openBoss } from './open-boss.ts';
import { reclaimJobs } from './reclaim-jobs.ts';
import { registry } from './registry.ts';

const log = pino({ level: 'silent' });
const clock = () => new Date();
const createTestMailer = (smtpUrl: string) =>
  createMailer({ config: { smtpUrl, mailFrom: 'heddle@example.com', dataDir: '/nonexistent' }, log });

async function testDatabase(options?: { empty: boolean }): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  onTestFinished(() => database.drop());
  return database;
}

/** Starts an instance with its own connections and workers, as `main.ts` does. */
async function startInstance(database: TestDatabase, options: Parameters<typeof createTestApp>[0] = {}) {
  const handle = openDatabase(database.connectionString, { onError: () => undefined, maxConnections: 3 });
  onTestFinished(() => handle.close());
  const jobs = createJobs({ database: handle, clock, log });
  const instance = await createTestApp({ database: { ...database, handle }, jobs, ...options });
  return { ...instance, jobs };
}

/** Makes every waiting job due now. */
const makeDue = (database: TestDatabase) =>
  database.handle.authPool.query(`update ${jobSchema}.job set start_after = now()`);

/** Lists the jobs apart from those that are due at times of day, which may come while a test runs, and pg-boss's own that make them. */
const listJobs = async (database: TestDatabase) =>
  (
    await database.handle.authPool.query(
      `select name, state, data, output from ${jobSchema}.job
       where name not in ('calendar-sweep', 'daily-backup', 'push-sweep', 'recording-sweep') and name not like '\\_\\_%'`,
    )
  ).rows;

test('a reset mail whose mail server is down arrives after a restart, and the queue never holds its secret', async () => {
  const database = await testDatabase();
  const smtp = await startSmtpServer();
  const first = await startInstance(database, {
    mailer: createTestMailer('smtp://heddle:secret@127.0.0.1:1'),
  });
  const ada = visit(first);
  await ada.signUp();
  await ada.post('/request-password-reset', { email: 'ada@example.com' });
  await expect.poll(async () => (await listJobs(database)).map(({ state }) => state)).toEqual(['retry']);
  expect(await first.jobs.counts()).toMatchObject({ 'reset-mail': { waiting: 1, active: 0, failed: 0 } });
  expect(first.logged.join()).toContain('ESOCKET');
  await first.jobs.stop();

  await makeDue(database);
  await startInstance(database, { mailer: createTestMailer(smtp.url) });
  const mail = await smtp.next();
  expect(mail.to).toEqual(['ada@example.com']);
  await expect.poll(async () => (await listJobs(database)).map(({ state }) => state)).toEqual(['completed']);
  const stored = JSON.stringify(await listJobs(database));
  expect(stored).not.toContain('ada@');
  expect(stored).not.toContain(/reset\?token=3?D?([\w-]+)/.exec(mail.source)?.[1] ?? 'no token');
});

/** Enqueues a reset mail for somebody new, and returns a way to let its process end while it runs. */
async function createLosableJob() {
  const database = await testDatabase();
  const user = await (await createTestApp({ database })).signUp();
  const boss = await openBoss({
    pool: database.handle.authPool,
    clock,
    log,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  onTestFinished(() => boss.stop({ close: false, graceful: false }));
  await boss.send('reset-mail', { userId: user.id, linkBase: 'http://localhost' });
  const lose = async () => {
    expect(await boss.fetch('reset-mail')).toHaveLength(1);
    await database.handle.authPool.query(
      `update ${jobSchema}.job set heartbeat_on = now() - $1 * interval '1 millisecond'`,
      [lostJobTimeoutMs],
    );
  };
  const reclaim = () => reclaimJobs({ boss, pool: database.handle.authPool, log });
  return { database, user, lose, reclaim };
}

test('a job is given to another instance at once when its own has died', async () => {
  const { database, user, lose } = await createLosableJob();
  await lose();
  const { mailbox } = await startInstance(database);
  expect((await mailbox.next()).to).toBe(user.email);
});

test('a job that was running when its process died, twice in a row, is not tried again', async () => {
  const { database, lose, reclaim } = await createLosableJob();
  await lose();
  expect(await reclaim()).toEqual(['reset-mail']);
  await lose();
  expect(await Promise.all([reclaim(), reclaim()])).toContainEqual(['reset-mail']);
  const { mailbox, jobs } = await startInstance(database);
  await expect.poll(async () => (await listJobs(database)).map(({ state }) => state)).toEqual(['failed']);
  expect(await jobs.counts()).toMatchObject({ 'reset-mail': { waiting: 0, active: 0, failed: 1 } });
  expect(mailbox.mails).toEqual([]);
});

test('an error that nobody catches fails its job alone, and twice in a row for good', async () => {
  const database = await testDatabase();
  let attempts = 0;
  const mailer: Mailer = {
    ...createTestMailer('smtp://127.0.0.1:1'),
    send: () =>
      new Promise(() => {
        attempts += 1;
        // As the process would, without ending the test.
        setTimeout(() => handleUncaught(new Error('A bug'), log), 1);
      }),
  };
  const { jobs, signUp } = await startInstance(database, { mailer });
  const { id } = await signUp();
  await jobs.enqueue('reset-mail', { userId: id, linkBase: 'http://localhost' });
  const states = async () => (await listJobs(database)).map(({ state }) => state);
  await expect.poll(states).toEqual(['retry']);
  await expect
    .poll(async () => {
      await makeDue(database);
      jobs.wake('reset-mail');
      return states();
    })
    .toEqual(['failed']);
  expect(attempts).toBe(2);
});

test('an error of the queue is logged with its type and place', async () => {
  const { handle } = await testDatabase();
  const logged: string[] = [];
  const serialized = pino({ serializers: { err: describeError } }, { write: (line) => logged.push(line) });
  const boss = await openBoss({ pool: handle.authPool, clock, log: serialized });
  boss.emit('error', new TypeError('A bug'));
  expect(JSON.parse(logged[0] ?? '{}').err).toMatchObject({ type: 'TypeError', message: 'A bug' });
});

test('a reset mail is dropped after a day', async () => {
  const database = await testDatabase();
  const app = await createTestApp({ database });
  const { id } = await app.signUp();
  const boss = await openBoss({
    pool: database.handle.authPool,
    clock,
    log,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  onTestFinished(() => boss.stop({ close: false, graceful: false }));
  await boss.send('reset-mail', { userId: id, linkBase: 'http://localhost' });
  await database.handle.authPool.query(
    `update ${jobSchema}.job set keep_until = keep_until - interval '25 hours'`,
  );
  const { mailbox } = await startInstance(database);
  await expect.poll(async () => (await listJobs(database)).map(({ state }) => state)).toEqual(['completed']);
  expect(mailbox.mails).toEqual([]);
});

test('only one of several instances sweeps the trash, and again the next day', async () => {
  const database = await testDatabase();
  const boss = await openBoss({
    pool: database.handle.authPool,
    clock,
    log,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  onTestFinished(() => boss.stop({ close: false, graceful: false }));
  const send = () => boss.send('trash-sweep', {});
  const ids = await Promise.all([send(), send(), send()]);
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
  await Promise.all([startInstance(database), startInstance(database)]);
  const states = async () => (await listJobs(database)).map(({ state }) => state);
  await expect.poll(states).toEqual(['completed']);
  expect(await send()).not.toBeNull();
});

test('deleting an account deletes its jobs, and one that was running does nothing', async () => {
  const app = await createTestApp({ mailer: createTestMailer('smtp://heddle:secret@127.0.0.1:1') });
  const [ada, eve] = [await app.signUp(), await app.signUp()];
  const payload = (userId: string) => ({ userId, linkBase: 'http://localhost' });
  const jobs = createTestJobs({ database: app.database.handle, clock, log });
  onTestFinished(() => jobs.stop());
  for (const { id } of [ada, eve]) await jobs.enqueue('reset-mail', payload(id));
  const deleted = await app.request('/api/auth/delete-user', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', Cookie: ada.cookie },
    body: JSON.stringify({ password: ada.password }),
  });
  expect(deleted.status).toBe(200);
  expect((await listJobs(app.database)).map(({ data }) => data)).toEqual([payload(eve.id)]);

  const links = async () => (await app.database.handle.authPool.query('select from verification')).rowCount;
  const before = await links();
  await registry['reset-mail'].run(payload(ada.id), app.jobDependencies, new AbortController().signal);
  expect(await links()).toBe(before);
});

test('simultaneous first starts create the queues and schedules once, and later ones keep them', async () => {
  const database = await testDatabase({ empty: true });
  const prepare = () => prepareDatabase(database.connectionString, { clock, log });
  await Promise.all([prepare(), prepare(), prepare()]);
  await prepare();
  const { rows: queues } = await database.handle.authPool.query(
    `select name, policy from ${jobSchema}.queue where name not like '\\_\\_%' order by name`,
  );
  expect(queues).toEqual([
    { name: 'calendar-sweep', policy: 'exclusive' },
    { name: 'check-calendar', policy: 'standard' },
    { name: 'daily-backup', policy: 'exclusive' },
    { name: 'digest-mail', policy: 'standard' },
    { name: 'import-tasks', policy: 'standard' },
    { name: 'push', policy: 'standard' },
    { name: 'push-sweep', policy: 'exclusive' },
    { name: 'reclassify', policy: 'standard' },
    { name: 'recording-sweep', policy: 'exclusive' },
    { name: 'refine-capture', policy: 'standard' },
    { name: 'reminder-mail', policy: 'standard' },
    { name: 'reset-mail', policy: 'standard' },
    { name: 'security-mail', policy: 'standard' },
    { name: 'timer-end', policy: 'standard' },
    { name: 'trash-sweep', policy: 'exclusive' },
    { name: 'webhook', policy: 'standard' },
  ]);
  const { rows: schedules } = await database.handle.authPool.query(
    `select name, cron, timezone from ${jobSchema}.schedule order by name`,
  );
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(schedules).toEqual([
    { name: 'calendar-sweep', cron: expect.any(String), timezone: 'UTC' },
    { name: 'daily-backup', cron: '0 2 * * *', timezone: timeZone },
    { name: 'push-sweep', cron: expect.any(String), timezone: 'UTC' },
    { name: 'recording-sweep', cron: expect.any(String), timezone: 'UTC' },
    { name: 'trash-sweep', cron: expect.any(String), timezone: 'UTC' },
  ]);
});

test('says so when the database user may not create a schema', async () => {
  const database = await testDatabase({ empty: true });
  const { authPool } = database.handle;
  const role = `limited_${randomBytes(6).toString('hex')}`;
  await authPool.query(`create role ${role} login password 'secret'; grant all on schema public to ${role}`);
  const url = new URL(database.connectionString);
  Object.assign(url, { username: role, password: 'secret' });
  await expect(prepareDatabase(url.href, { clock, log })).rejects.toThrow(
    /^DATABASE_URL is not usable: .*heddle_jobs/,
  );
  await authPool.query(`create schema ${jobSchema} authorization ${role}`);
  await prepareDatabase(url.href, { clock, log });
  await authPool.query(`drop owned by ${role}; drop role ${role}`);
});
