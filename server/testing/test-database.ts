import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../db/database.ts';
import { templateName, withDatabase } from './postgres.setup.ts';

export interface TestDatabase {
  handle: DatabaseHandle;
  connectionString: string;
  /** Closes the handle and drops the database, whoever is still connected. */
  drop: () => Promise<void>;
}

/** Creates a database migrated to the newest schema; with `empty`, without any table. */
export async function createTestDatabase({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(`create database ${name} template ${empty ? 'template0' : templateName}`);
  const connectionString = withDatabase(inject('adminConnectionString'), name);
  const handle = openDatabase(connectionString, {
    maxConnections: 5,
    onError: () => undefined,
  });
  return {
    handle,
    connectionString,
    drop: async () => {
      await handle.close();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('adminConnectionString'));
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
