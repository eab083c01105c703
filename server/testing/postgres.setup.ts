import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { isAlive } from '../db/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminConnectionString: string;
  }
}

export const templateName = 'heddle_template';

const prefix = 'heddle-test-postgres-';

/** One Postgres for the whole run, with a migrated template that every test database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
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
  await migrateToLatest(withDatabase(postgres.adminConnectionString, templateName));
  project.provide('adminConnectionString', postgres.adminConnectionString);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs that were killed leave their server behind. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0]);
    if (!pid || isAlive(pid)) continue;
    const dataDir = join(tmpdir(), name);
    const leftover = await startEmbeddedPostgres({
      dataDir,
      log: pino({ level: 'silent' }),
      onLost: () => undefined,
      durable: false,
    }).catch(() => undefined);
    await leftover?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
