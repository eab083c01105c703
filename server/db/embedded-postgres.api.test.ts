import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isAlive } from './postgres-cluster.ts';

let dataDir: string;
let running: EmbeddedPostgres[];
let logged: string[];
let lost: Error[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'heddle-postgres-'));
  running = [];
  logged = [];
  lost = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start({
  durable = false,
  onLost = (error: Error): void => void lost.push(error),
} = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable,
    log: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line).msg) }),
    onLost,
  });
  running.push(postgres);
  return postgres;
}

/** Starts Postgres from a process that is then killed, so that Postgres keeps running without an owner. */
async function startAndKillOwner(): Promise<void> {
  const script = `
    import { pino } from 'pino';
    import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
    const log = pino({ level: 'silent' });
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false, log, onLost() {} });
    process.kill(process.pid, 'SIGKILL');`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  expect(await once(owner, 'exit')).toEqual([null, 'SIGKILL']);
}

async function query(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const getPidFile = () => join(dataDir, 'postgres', 'data', 'postmaster.pid');
const readServerPid = () => Number(readFileSync(getPidFile(), 'utf8').split('\n')[0]);

test('keeps its data from one start to the next and leaves no process behind', async () => {
  const first = await start();
  const pid = readServerPid();
  await query(first.connectionString, `create table kept as select 'milk' as title`);
  await first.stop();
  expect(isAlive(pid)).toBe(false);

  const second = await start();
  expect(await query(second.connectionString, 'select title from kept')).toEqual([{ title: 'milk' }]);
  expect(logged).toEqual(['PostgreSQL has started', 'PostgreSQL has started']);
});

test('gives the app an ordinary role, a UTF-8 database and writes that reach the disk', async () => {
  const postgres = await start({ durable: true });
  expect(
    await query(
      postgres.connectionString,
      `select current_user as role, rolsuper, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as synchronous_commit,
              current_setting('server_encoding') as encoding, datlocprovider::text, datlocale,
              current_setting('listen_addresses') as listens, lower('ÄÖ') as lowered
         from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    ),
  ).toEqual([
    {
      role: 'heddle',
      rolsuper: false,
      fsync: 'on',
      synchronous_commit: 'on',
      encoding: 'UTF8',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
      listens: '127.0.0.1',
      lowered: 'äö',
    },
  ]);
});

test('asks for a password', async () => {
  const url = new URL((await start()).adminConnectionString);
  url.password = 'guess';
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('refuses a second owner of the folder and leaves the first one alone', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `Another Heddle is already running on ${dataDir}: stop it, or give this one its own DATA_DIR.`,
  );
  expect(await query(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('lets exactly one of several starts at the same moment in an empty folder win', async () => {
  const starts = await Promise.allSettled([start(), start(), start()]);
  const refused = starts.filter((outcome) => outcome.status === 'rejected');
  expect(running).toHaveLength(1);
  for (const { reason } of refused) expect(reason.message).toMatch(/^Another Heddle is already running/);
  expect(await query(running[0]?.connectionString ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('adopts the server that a killed owner left running', async () => {
  await startAndKillOwner();
  const pid = readServerPid();
  await start();
  expect(readServerPid()).toBe(pid);
  expect(logged).toEqual(['PostgreSQL was left running; adopted it']);
});

test('restarts a server left running with other settings', async () => {
  await startAndKillOwner();
  const pid = readServerPid();
  const postgres = await start({ durable: true });
  expect(readServerPid()).not.toBe(pid);
  expect(await query(postgres.connectionString, `select current_setting('fsync') as fsync`)).toEqual([
    { fsync: 'on' },
  ]);
});

test('comes back on the same address when Postgres is killed', async () => {
  const postgres = await start({ durable: true });
  await query(postgres.connectionString, `create table kept as select 'milk' as title`);
  for (let round = 0; round < 2; round++) {
    process.kill(readServerPid(), 'SIGKILL');
    await vi.waitFor(
      async () =>
        expect(await query(postgres.connectionString, 'select title from kept')).toEqual([{ title: 'milk' }]),
      { timeout: 10_000, interval: 50 },
    );
  }
  await vi.waitFor(() => expect(logged.at(-1)).toBe('PostgreSQL is back'));
  await expect(start()).rejects.toThrow('Another Heddle');
});

test('stops while Postgres is being started again', async () => {
  const postgres = await start();
  process.kill(readServerPid(), 'SIGKILL');
  await vi.waitFor(() => expect(logged).toContain('PostgreSQL has stopped; starting it again'), {
    interval: 1,
  });
  await postgres.stop();
  expect(existsSync(getPidFile()) && isAlive(readServerPid())).toBe(false);
});

test('leaves the folder to one of two processes that take it over while Postgres is down', async () => {
  const first = await start();
  process.kill(readServerPid(), 'SIGKILL');
  const lostBySecond: Error[] = [];
  const [second] = await Promise.allSettled([start({ onLost: (error) => void lostBySecond.push(error) })]);
  if (second.status === 'rejected') lostBySecond.push(second.reason);
  // Either may win, and the loser may hold the lock for a moment before it is refused.
  await vi.waitFor(() => expect([...lost, ...lostBySecond]).toHaveLength(1), { timeout: 30_000 });
  expect([...lost, ...lostBySecond][0]?.message).toMatch(/^Another Heddle/);

  const started = second.status === 'fulfilled' ? second.value : undefined;
  const [winner, loser] = lost.length > 0 ? [started, first] : [first, started];
  await loser?.stop();
  loser?.abandon();
  await vi.waitFor(
    async () => expect(await query(winner?.connectionString ?? '', 'select 1 as one')).toEqual([{ one: 1 }]),
    { timeout: 30_000 },
  );
});

test('keeps its lock when one connection crashes and Postgres recovers by itself', async () => {
  const postgres = await start();
  const client = new pg.Client(postgres.connectionString);
  client.on('error', () => undefined);
  await client.connect();
  const [backend] = (await client.query('select pg_backend_pid() as pid')).rows;
  process.kill(backend.pid, 'SIGKILL');
  await vi.waitFor(() => expect(logged.at(-1)).toBe('PostgreSQL is back'), { timeout: 10_000 });
  await expect(start()).rejects.toThrow('Another Heddle');
  await client.end().catch(() => undefined);
});

test('starts over a lock file whose process id now belongs to another program', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(
    getPidFile(),
    `${process.pid}\n${join(dataDir, 'postgres', 'data')}\n0\n1\n\n127.0.0.1\n\nready\n`,
  );
  await start();
  expect(readServerPid()).not.toBe(process.pid);
});

test('starts over a lock file that a power cut left empty', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(getPidFile(), '');
  utimesSync(getPidFile(), 0, 0);
  await start();
  expect(isAlive(readServerPid())).toBe(true);
});

test('removes the leftovers of a killed first start, and starts', async () => {
  const draft = join(dataDir, 'postgres.new-abandoned');
  mkdirSync(draft);
  utimesSync(draft, 0, 0);
  await start();
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('refuses the data of another major version and says what to do', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '16\n');
  await expect(start()).rejects.toThrow(
    /made by PostgreSQL 16, this Heddle runs 18: .*npm run backup.*docs.backup.md/,
  );
});

test('says which file is missing when the folder is damaged', async () => {
  const first = await start();
  await first.stop();
  rmSync(join(dataDir, 'postgres', 'password'));
  await expect(start()).rejects.toThrow(/postgres is damaged .*password.*backup/);
});

test('gives Postgres’ own reason when it does not start', async () => {
  const first = await start();
  await first.stop();
  rmSync(join(dataDir, 'postgres', 'data', 'global', 'pg_control'));
  await expect(start()).rejects.toThrow(/PostgreSQL does not start in .*: .*server\.log/);
});

test('asks for DATABASE_URL on platforms without an embedded Postgres', () => {
  expect(() => findPostgresBinaries({ platform: 'linux', arch: 'x64', usesGlibc: false })).toThrow(
    /Alpine.*DATABASE_URL/,
  );
  expect(() => findPostgresBinaries({ folder: dataDir })).toThrow(
    /^POSTGRES_BIN is not usable: it takes the folder with the programs of PostgreSQL 15 or newer/,
  );
  expect(() => findPostgresBinaries({ platform: 'freebsd', arch: 'x64' })).toThrow(
    /no PostgreSQL for freebsd-x64.*DATABASE_URL/,
  );
});
