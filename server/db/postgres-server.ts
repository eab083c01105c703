import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxPostgresLogBytes, postgresStopTimeoutMs } from '../config/limits.ts';
import { freePort } from './free-port.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { type Cluster, readPostmaster } from './postgres-cluster.ts';
import { postgresEnvironment, runAs } from './postgres-user.ts';

/** Everything needed to run the server of one cluster. */
export interface PostgresServer {
  cluster: Cluster;
  binaries: PostgresBinaries;
  settings: string[];
  /** Its cluster_name. A running server with another one has other settings or binaries. */
  name: string;
}

/** Returns settings for a small machine: about 100 MB with a dozen connections. Without `durable`, no fsync, for tests. */
export function describeServer({
  cluster,
  binaries,
  durable,
}: {
  cluster: Cluster;
  binaries: PostgresBinaries;
  durable: boolean;
}): PostgresServer {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=64MB',
    'max_connections=60',
    'max_wal_size=256MB',
    'max_parallel_workers_per_gather=0',
    ...(Number(binaries.major) >= 18 ? ['io_method=sync'] : []),
    'jit=off',
    // Plans for an empty table are bad for a full one, so tables are re-analyzed after this delay.
    'autovacuum_naptime=15s',
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
  return { cluster, binaries, settings: [...settings, `cluster_name=${name}`], name };
}

/** Starts Postgres on `port`, or a free one, and waits until it takes connections; returns the reason if it does not. */
export async function launch(
  { cluster, binaries, settings }: PostgresServer,
  { port, deadline }: { port: number | undefined; deadline: number },
): Promise<{ ready: true } | { ready: false; reason: string }> {
  rotateLog(cluster.logFile);
  const log = openSync(cluster.logFile, 'a');
  const logStart = statSync(cluster.logFile).size;
  const options = [...settings, `port=${port ?? (await freePort())}`].flatMap((setting) => ['-c', setting]);
  const command = cluster.user.command(binaries.postgres, ['-D', cluster.folder, ...options]);
  // Detached, so that Ctrl+C in a terminal reaches only Heddle, which then stops Postgres in order.
  const server = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let gone = false;
  const onGone = () => {
    gone = true;
  };
  server.once('exit', onGone).once('error', onGone);
  server.unref();
  while (!gone && Date.now() < deadline) {
    const running = readPostmaster(cluster);
    if (running?.ready && running.pid === server.pid) return { ready: true };
    await sleep(10);
  }
  const said = readFileSync(cluster.logFile).subarray(logStart).toString();
  return { ready: false, reason: /FATAL: +(.*)/.exec(said)?.[1] ?? 'it gave no reason' };
}

/** Stops Postgres, rolling back running statements; by force when that takes longer than 2 s. */
export async function stopServer({ cluster, binaries }: PostgresServer): Promise<void> {
  const waiting = ['-w', '-t', String(postgresStopTimeoutMs / 1000)];
  const stop = (mode: string) =>
    runAs(cluster.user, binaries.pg_ctl, ['stop', '-D', cluster.folder, '-m', mode, ...waiting]);
  await stop('fast').catch(async () => {
    if (readPostmaster(cluster)) await stop('immediate').catch(() => undefined);
  });
}

function rotateLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < maxPostgresLogBytes) return;
  rmSync(`${logFile}.old`, { force: true });
  renameSync(logFile, `${logFile}.old`);
}
