import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  databaseConnectTimeoutMs,
  maxPostgresLaunches,
  postgresLockTimeoutMs,
  postgresStartTimeoutMs,
} from '../config/limits.ts';
import { StartError } from '../start-error.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { type Cluster, openCluster, readPostmaster } from './postgres-cluster.ts';
import { describeServer, launch, type PostgresServer, stopServer } from './postgres-server.ts';

export interface EmbeddedPostgres {
  /** The app's database, as its owner `heddle`, who is no superuser. */
  connectionString: string;
  /** The maintenance database, as the superuser. */
  adminConnectionString: string;
  /** Stops Postgres; running statements are rolled back. Takes at most about 4 s. */
  stop: () => Promise<void>;
  /** Tells Postgres to end at once, without waiting for it; it recovers at its next start. */
  abandon: () => void;
}

/** The holder of this session lock in the maintenance database owns the DATA_DIR. "heddle" in ASCII. */
const ownershipLock = '114776359562341';

/**
 * Starts, or adopts after a kill of node, the Postgres whose data is in `dataDir`/postgres, and starts it again
 * when it dies. Throws StartError when another process owns the folder or Postgres cannot run here.
 */
export async function startEmbeddedPostgres({
  dataDir,
  postgresBin,
  log,
  onLost,
  durable = true,
}: {
  dataDir: string;
  /** The folder of its programs, if not those that npm installed. */
  postgresBin?: string | undefined;
  log: Logger;
  /** Postgres died, and another process took the folder over before it was started again. */
  onLost: (error: Error) => void;
  /** False in tests: no fsync. */
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries({ folder: postgresBin });
  const cluster = await openCluster({ dataDir, binaries, durable });
  const server = describeServer({ cluster, binaries, durable });
  const stopping = new AbortController();
  const first = await takeOwnership(server, { signal: stopping.signal });
  const { port, version } = first;
  log.info(
    { port, version },
    first.adopted ? 'PostgreSQL was left running; adopted it' : 'PostgreSQL has started',
  );

  /** False once the server is stopped or belongs to another process. */
  let owned = true;
  let owner: Owner | undefined = first;

  const keepRunning = async () => {
    while (owner) {
      await owner.lost;
      owner = undefined;
      if (stopping.signal.aborted) return;
      log.error('PostgreSQL has stopped; starting it again');
      owner = await regainOwnership();
    }
  };
  const regainOwnership = async () => {
    for (let waitMs = 100; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        const regained = await takeOwnership(server, { port, signal: stopping.signal });
        log.info('PostgreSQL is back');
        return regained;
      } catch (error) {
        if (error instanceof OwnedByAnotherProcess) {
          owned = false;
          onLost(error);
          return;
        }
        log.error({ err: error }, 'PostgreSQL does not start');
        await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const watching = keepRunning();

  const stop = async () => {
    stopping.abort();
    // Without an owner, the watcher is starting Postgres, which then has to be stopped too.
    if (!owner) await watching;
    if (owned) await stopServer(server);
    owned = false;
    await owner?.client.end().catch(() => undefined);
  };
  let stopped: Promise<void> | undefined;

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
      stopping.abort();
      const pid = owned && readPostmaster(cluster)?.pid;
      if (pid) process.kill(pid, 'SIGQUIT');
    },
  };
}

interface Owner {
  client: pg.Client;
  /** Resolves when the connection, and with it the lock, is gone. */
  lost: Promise<void>;
  port: number;
  version: string;
  adopted: boolean;
}

class OwnedByAnotherProcess extends StartError {}

/** Makes sure the server runs, on `port` if given, and takes the ownership lock in it. */
async function takeOwnership(
  server: PostgresServer,
  { port, signal }: { port?: number | undefined; signal: AbortSignal },
): Promise<Owner> {
  const { cluster } = server;
  const deadline = Date.now() + postgresStartTimeoutMs;
  let adopted = true;
  let failure = 'it did not become ready';
  for (let launches = 0; Date.now() < deadline && launches <= maxPostgresLaunches; ) {
    if (signal.aborted) throw new StartError('PostgreSQL was stopped while it started.');
    const running = readPostmaster(cluster);
    if (!running) {
      launches++;
      const launched = await launch(server, { port, deadline });
      if (launched.ready) adopted = false;
      else failure = launched.reason;
      continue;
    }
    const connection = running.ready ? await connect(cluster, running.port) : undefined;
    if (!connection) {
      await sleep(20);
      continue;
    }
    try {
      await lock(connection.client, cluster);
      const { name, version } = await identify(connection.client);
      if (name === server.name && running.port === (port ?? running.port)) {
        await createAppDatabase(connection.client, cluster.password);
        return { ...connection, port: running.port, version, adopted };
      }
      await stopServer(server);
    } catch (error) {
      if (error instanceof StartError) throw error;
      // The server stopped during the query.
    }
    await connection.client.end().catch(() => undefined);
  }
  throw new StartError(
    `PostgreSQL does not start in ${cluster.folder}: ${failure} (see ${cluster.logFile}).`,
  );
}

/** Connects as the superuser; returns undefined while the server is starting or stopping. */
async function connect(cluster: Cluster, port: number): Promise<Pick<Owner, 'client' | 'lost'> | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database: 'postgres',
    keepAlive: true,
    connectionTimeoutMillis: databaseConnectTimeoutMs,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
  });
  // A broken connection ends as well, which is what `lost` tells.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { client, lost };
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01')
      throw new StartError(`${cluster.passwordFile} is not the password of the database beside it.`);
    return undefined;
  }
}

async function lock(client: pg.Client, cluster: Cluster): Promise<void> {
  const deadline = Date.now() + postgresLockTimeoutMs;
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

async function identify(client: pg.Client): Promise<{ name: string; version: string }> {
  const { rows } = await client.query<{ name: string; version: string }>(
    `select current_setting('cluster_name') as name, current_setting('server_version') as version`,
  );
  return rows[0] ?? { name: '', version: '' };
}

async function createAppDatabase(admin: pg.Client, password: string): Promise<void> {
  const { rows } = await admin.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'heddle') as role,
            exists (select from pg_database where datname = 'heddle') as database`,
  );
  if (!rows[0]?.role) await admin.query(`create role heddle login password ${pg.escapeLiteral(password)}`);
  if (!rows[0]?.database) await admin.query('create database heddle owner heddle');
}
