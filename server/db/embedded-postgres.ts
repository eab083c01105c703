import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { type Cluster, openCluster, readPostmaster } from './postgres-cluster.ts';
import { postgresEnvironment, runAs } from './postgres-user.ts';

export interface EmbeddedPostgres {
  /** The app's database, as its owner `heddle`, who is no superuser. */
  connectionString: string;
  /** The maintenance database, as the superuser. */
  adminConnectionString: string;
  /** Stops Postgres; running statements are rolled back. Takes at most about 5 s. */
  stop: () => Promise<void>;
  /** Tells Postgres to end at once, without waiting for it; it recovers at its next start. */
  abandon: () => void;
}

/** Whoever holds this session lock in the maintenance database owns the DATA_DIR. "heddle" in ASCII. */
const ownershipLock = '114776359562341';
const startTimeoutMs = 60_000;
/** A killed owner's session ends within milliseconds; a living one keeps the lock for longer than this. */
const lockPatienceMs = 1_500;
const stopTimeoutSeconds = 2;

/**
 * Starts, or adopts after a kill of node, the Postgres whose data is in `dataDir`/postgres, and starts it again
 * when it dies. Throws StartError when another process owns the folder or Postgres cannot run here.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onLost,
  durable = true,
}: {
  dataDir: string;
  log: Logger;
  /** Postgres died, and another process took the folder over before it was started again. */
  onLost: (error: Error) => void;
  /** False in tests: no fsync. */
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const cluster = await openCluster({ dataDir, binaries, durable });
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=64MB',
    'max_connections=60',
    'max_wal_size=256MB',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    // Errors of statements may hold what people wrote; the app logs its own.
    'log_min_messages=log',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([binaries.packageVersion, settings]))
    .digest('hex')
    .slice(0, 12);
  const name = `heddle-${fingerprint}`;
  const context: Context = {
    cluster,
    settings: [...settings, `cluster_name=${name}`],
    name,
    pg_ctl: binaries.pg_ctl,
    postgres: binaries.postgres,
  };

  let stopping = false;
  let owner = await takeOwnership(context);
  const { port } = owner;
  await createAppDatabase(owner.client, cluster.password);

  let recovery: Promise<void> | undefined;
  const watch = (client: pg.Client) => {
    client.once('end', () => {
      if (!stopping) recovery = recover();
    });
  };
  const recover = async () => {
    log.error('PostgreSQL has stopped; starting it again');
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        owner = await takeOwnership(context, port);
        watch(owner.client);
        log.info('PostgreSQL is back');
        return;
      } catch (error) {
        if (error instanceof OwnedByAnotherProcess) return onLost(error);
        log.error({ err: error }, 'PostgreSQL does not start');
        await sleep(waitMs);
      }
    }
  };
  watch(owner.client);
  log.info(
    { port, version: owner.version },
    owner.adopted ? 'PostgreSQL was left running; adopted it' : 'PostgreSQL has started',
  );

  let stopped: Promise<void> | undefined;
  let ended = false;
  const stop = async () => {
    stopping = true;
    await recovery;
    await stopServer(context);
    await owner.client.end().catch(() => undefined);
    ended = true;
  };
  const url = (user: string, database: string) =>
    `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`;
  return {
    connectionString: url('heddle', 'heddle'),
    adminConnectionString: url('postgres', 'postgres'),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
    abandon: () => {
      if (ended) return;
      stopping = true;
      const server = readPostmaster(cluster);
      if (server?.pid) process.kill(server.pid, 'SIGQUIT');
    },
  };
}

interface Context {
  cluster: Cluster;
  settings: string[];
  /** Its cluster_name: a running server with another one has other settings or binaries. */
  name: string;
  postgres: string;
  pg_ctl: string;
}

interface Owner {
  client: pg.Client;
  port: number;
  version: string;
  adopted: boolean;
}

class OwnedByAnotherProcess extends StartError {}

/** Makes sure a server with our settings runs (on `wantedPort`, if given) and takes the ownership lock in it. */
async function takeOwnership(context: Context, wantedPort?: number): Promise<Owner> {
  const { cluster } = context;
  const deadline = Date.now() + startTimeoutMs;
  let launched = false;
  let failure = 'it did not become ready';
  for (let launches = 0; Date.now() < deadline; ) {
    const server = readPostmaster(cluster);
    if (!server) {
      if (launches++ === 3) break;
      const outcome = await launch(context, wantedPort ?? (await freePort()), deadline);
      launched ||= outcome.ready;
      failure = outcome.failure ?? failure;
      continue;
    }
    const client = server.ready ? await connect(cluster, server.port) : undefined;
    if (!client) {
      await sleep(20);
      continue;
    }
    await lockOrRefuse(client, cluster);
    const { rows } = await client.query<{ name: string; version: string }>(
      `select current_setting('cluster_name') as name, current_setting('server_version') as version`,
    );
    const version = rows[0]?.version ?? '';
    if (rows[0]?.name === context.name && (wantedPort ?? server.port) === server.port)
      return { client, port: server.port, version, adopted: !launched };
    await stopServer(context);
    await client.end().catch(() => undefined);
  }
  throw new StartError(
    `PostgreSQL does not start in ${cluster.folder}: ${failure} (see ${cluster.logFile}).`,
  );
}

async function lockOrRefuse(client: pg.Client, cluster: Cluster): Promise<void> {
  const deadline = Date.now() + lockPatienceMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      ownershipLock,
    ]);
    if (rows[0]?.locked) return;
    if (Date.now() > deadline) {
      await client.end();
      throw new OwnedByAnotherProcess(
        `Another Heddle is already running on ${cluster.dataDir}: stop it, or give this one its own DATA_DIR.`,
      );
    }
    await sleep(50);
  }
}

/** A superuser's connection, or undefined while the server is coming or going. */
async function connect(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database: 'postgres',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection ends with `end`, which is what the watcher listens to.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01')
      throw new StartError(`${cluster.passwordFile} is not the password of the database beside it.`);
    return undefined;
  }
}

/** Starts a server and waits until it is ready or has given up. */
async function launch({ cluster, settings, postgres }: Context, port: number, deadline: number) {
  rotateLog(cluster.logFile);
  const log = openSync(cluster.logFile, 'a');
  const logStart = statSync(cluster.logFile).size;
  const args = ['-D', cluster.folder, ...[...settings, `port=${port}`].flatMap((setting) => ['-c', setting])];
  const { file, args: commandLine, options } = cluster.user.command(postgres, args);
  // Detached, so that Ctrl+C in a terminal reaches only Heddle, which then stops Postgres in order.
  const server = spawn(file, commandLine, {
    ...options,
    cwd: '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let gone = false;
  server.once('exit', () => {
    gone = true;
  });
  server.once('error', () => {
    gone = true;
  });
  server.unref();
  while (!gone && Date.now() < deadline) {
    const running = readPostmaster(cluster);
    if (running?.ready && running.pid === server.pid) return { ready: true };
    await sleep(10);
  }
  const said = readFileSync(cluster.logFile, 'utf8').slice(logStart);
  return { ready: false, failure: /FATAL: +(.*)/.exec(said)?.[1] ?? 'it gave no reason' };
}

async function stopServer({ cluster, pg_ctl }: Context): Promise<void> {
  const stop = (mode: string) =>
    runAs(cluster.user, pg_ctl, [
      'stop',
      '-D',
      cluster.folder,
      '-m',
      mode,
      '-w',
      '-t',
      String(stopTimeoutSeconds),
    ]);
  await stop('fast').catch(async () => {
    if (readPostmaster(cluster)) await stop('immediate').catch(() => undefined);
  });
}

async function createAppDatabase(admin: pg.Client, password: string): Promise<void> {
  const { rows } = await admin.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'heddle') as role,
            exists (select from pg_database where datname = 'heddle') as database`,
  );
  if (!rows[0]?.role) await admin.query(`create role heddle login password ${pg.escapeLiteral(password)}`);
  if (!rows[0]?.database) await admin.query('create database heddle owner heddle');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

const largestLogBytes = 5_000_000;

function rotateLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < largestLogBytes) return;
  rmSync(`${logFile}.old`, { force: true });
  renameSync(logFile, `${logFile}.old`);
}
