import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '../db/database.ts';
import { readPostmaster } from '../db/postgres-cluster.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { withDatabase } from './postgres.setup.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * The servers with Citus to test on, as URLs of superusers divided by spaces: the coordinator, then three workers. They run on this machine,
 * and the tests may kill them.
 */
export const citusUrls = process.env.CITUS_URLS?.split(' ') ?? [];

interface Node {
  url: string;
  host: string;
  port: number;
}

export interface CitusDatabase extends TestDatabase {
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult['rows']>;
  /** The workers, of which the database has the first two. */
  workers: Node[];
  addWorker: (worker: Node) => Promise<void>;
}

/** Creates a database on a coordinator with two workers; migrated, unless `empty`. */
export async function createCitusDatabase({
  empty = false,
}: {
  empty?: boolean;
} = {}): Promise<CitusDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const nodes = citusUrls.map((url) => ({
    url: withDatabase(url, name),
    host: new URL(url).hostname,
    port: Number(new URL(url).port),
  }));
  for (const url of citusUrls) await run(url, `create database ${name}`);
  for (const { url } of nodes) await run(url, 'create extension citus');
  const [coordinator, ...workers] = nodes;
  if (!coordinator || workers.length < 3) throw new Error('CITUS_URLS names a coordinator and three workers');
  const query = (text: string, values?: unknown[]) => run(coordinator.url, text, values);
  const addWorker = async ({ host, port }: Node) => {
    await query('select citus_add_node($1, $2)', [host, port]);
  };
  await query('select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port]);
  for (const worker of workers.slice(0, 2)) await addWorker(worker);
  if (!empty)
    await prepareDatabase(coordinator.url, { clock: () => new Date(), log: pino({ level: 'silent' }) });
  const handle = openDatabase(coordinator.url, { onError: () => undefined, maxConnections: 5 });
  return {
    handle,
    connectionString: coordinator.url,
    query,
    workers,
    addWorker,
    drop: async () => {
      await handle.close();
      for (const url of citusUrls) await run(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Kills a server as a power cut would; returns how to start it again. */
export async function killServer({ url }: Node): Promise<() => void> {
  const [settings] = await run(
    url,
    `select setting as bin, current_setting('data_directory') as folder from pg_config where name = 'BINDIR'`,
  );
  const { bin, folder } = settings as { bin: string; folder: string };
  const pid = readPostmaster({ folder })?.pid;
  if (!pid) throw new Error('The server runs on another machine');
  process.kill(pid, 'SIGQUIT');
  const { uid, gid } = statSync(folder);
  return () => {
    execFileSync(join(bin, 'pg_ctl'), ['start', '-w', '-D', folder, '-l', join(folder, 'log')], {
      ...(process.getuid?.() === 0 && { uid, gid }),
      stdio: 'ignore',
    });
  };
}

async function run(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
