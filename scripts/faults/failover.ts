import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#server/db/free-port.ts';
import { startServer } from '../../e2e/support/server.ts';
import { FaultMissing } from './fault-missing.ts';
import { startProxy } from './proxy.ts';
import { run } from './run.ts';
import type { FaultScenario } from './scenarios.ts';

const debianFolder = '/usr/lib/postgresql';
const runProgram = promisify(execFile);

/** Returns the folder of the newest PostgreSQL of Debian. Throws FaultMissing where there is none. */
function findPrograms(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const folder = join(debianFolder, String(Math.max(0, ...versions)), 'bin');
  if (!existsSync(join(folder, 'pg_basebackup'))) throw new FaultMissing('apt-get install postgresql');
  if (process.getuid?.() !== 0) throw new FaultMissing('run it as root, to run PostgreSQL as postgres');
  return folder;
}

interface Node {
  folder: string;
  port: number;
}

/**
 * A primary PostgreSQL and a streaming standby: the primary crashes, the standby is promoted, and a new standby is made in the
 * place of the old primary. Heddle reaches them by one address, behind which the primary changes.
 */
async function startFailover({ synchronous }: { synchronous: boolean }): Promise<FaultScenario> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'heddle-failover-'));
  run('chown', 'postgres', folder);
  const as = (program: string, ...args: string[]) =>
    runProgram('runuser', ['-u', 'postgres', '--', join(programs, program), ...args], { cwd: folder });
  let [primary, standby] = (await Promise.all(
    ['one', 'other'].map(async (name) => ({ folder: join(folder, name), port: await freePort() })),
  )) as [Node, Node];

  const query = async ({ port }: Node, sql: string, database = 'heddle') => {
    const connection = `host=127.0.0.1 port=${port} user=postgres dbname=${database} options='-c synchronous_commit=local'`;
    const { stdout } = await as('psql', '-XAtc', sql, connection);
    return stdout.trim();
  };
  const start = (node: Node) => {
    const settings = {
      port: String(node.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      synchronous_standby_names: synchronous ? '*' : '',
      // Processes end here, not the machine.
      fsync: 'off',
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    return as(
      'pg_ctl',
      '-D',
      node.folder,
      '-l',
      `${node.folder}.log`,
      '-o',
      options.join(' '),
      '-w',
      'start',
    );
  };
  const stop = (node: Node) => as('pg_ctl', '-D', node.folder, '-m', 'immediate', 'stop');
  async function makeStandby(): Promise<void> {
    rmSync(standby.folder, { recursive: true, force: true });
    const address = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    await as('pg_basebackup', ...address, '-D', standby.folder, '-R', '-c', 'fast', '--no-sync');
    await start(standby);
    while ((await query(primary, 'SELECT state FROM pg_stat_replication')) !== 'streaming') await sleep(50);
  }

  await as('initdb', '-D', primary.folder, '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync');
  await start(primary);
  await query(primary, 'CREATE DATABASE heddle', 'postgres');
  await makeStandby();
  const address = await startProxy(() => [primary.port]);
  const dataDir = join(folder, 'heddle');
  mkdirSync(dataDir);
  const { port: addressPort } = new URL(address.url);
  const server = await startServer({
    dataDir,
    databaseUrl: `postgres://postgres:trusted@127.0.0.1:${addressPort}/heddle`,
    env: { BACKUP: 'off' },
  });
  return {
    ports: () => [server.port],
    begin: async () => {
      await stop(primary);
      address.setMode('cut');
    },
    end: async () => {
      [primary, standby] = [standby, primary];
      await as('pg_ctl', '-D', primary.folder, '-w', 'promote');
      address.setMode('healthy');
      await makeStandby();
    },
    stop: async () => {
      await server.stop();
      await address.stop();
      await stop(standby);
      await stop(primary);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Fails over to a standby that has every commit before it is answered. */
export const failover = () => startFailover({ synchronous: true });

/** Fails over to a standby that may be behind, so that it may lose what was acknowledged. */
export const asynchronousFailover = () => startFailover({ synchronous: false });
