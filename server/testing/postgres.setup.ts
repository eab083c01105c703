import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { isAlive, readPostmaster } from '../db/postgres-cluster.ts';
import { prepareDatabase } from '../prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminConnectionString: string;
  }
}

export const templateName = 'heddle_template';

const prefix = 'heddle-test-postgres-';
/** Signals that interrupt a run. Its Postgres, which no signal of a terminal reaches, is ended with it. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts one Postgres for the whole run, with a migrated template that every test database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const onSignal = (signal: NodeJS.Signals) => {
    removeServer(dataDir);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, onSignal);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: pino({ level: 'silent' }),
    onLost: (error) => {
      throw error;
    },
    durable: false,
  });
  const admin = new pg.Client(postgres.adminConnectionString);
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  await prepareDatabase(withDatabase(postgres.adminConnectionString, templateName), {
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  project.provide('adminConnectionString', postgres.adminConnectionString);
  return async () => {
    for (const signal of signals) process.off(signal, onSignal);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

/** Removes the servers that killed runs have left behind. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0]);
    if (pid && !isAlive(pid)) removeServer(join(tmpdir(), name));
  }
}

const longestEndMs = 5_000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Ends the server whose data is in the folder, if it runs, whatever it is doing, and removes the folder. Blocks. */
function removeServer(dataDir: string): void {
  const folder = join(dataDir, 'postgres', 'data');
  const pid = readPostmaster({ folder })?.pid;
  if (pid) process.kill(pid, 'SIGQUIT');
  const end = Date.now() + longestEndMs;
  while (pid && existsSync(join(folder, 'postmaster.pid')) && Date.now() < end) Atomics.wait(pause, 0, 0, 20);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
