import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

async function open() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database.handle;
}

it('reads instants as ISO 8601 in UTC with milliseconds, however few digits they have', async () => {
  const { db } = await open();
  for (const instant of [
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T09:00:00.120Z',
    '2026-01-02T03:04:05.006Z',
    '1970-01-01T00:00:00.500Z',
    '9999-12-31T23:59:59.999Z',
  ]) {
    const { rows } = await sql<{ at: string }>`select ${instant}::timestamptz(3) as at`.execute(db);
    expect(rows[0]?.at).toBe(instant);
  }
});

it('reads a bigint as a number', async () => {
  const { db } = await open();
  const { rows } = await sql<{ large: number }>`select 9007199254740991::bigint as large`.execute(db);
  expect(rows[0]?.large).toBe(9007199254740991);
});

it('prepares a statement once per connection, up to a maximum number', async () => {
  const { db } = await open();
  await db.connection().execute(async (connection) => {
    const prepared = async () => {
      const query = sql<{ count: number }>`select count(*) from pg_prepared_statements where ${true}`;
      return (await query.execute(connection)).rows[0]?.count ?? 0;
    };
    await prepared();
    const before = await prepared();
    for (let round = 0; round < 5; round++) await sql`select ${round}::int`.execute(connection);
    expect(await prepared()).toBe(before + 1);
    for (let round = 0; round < 300; round++)
      await sql`select ${round}::int as ${sql.id(`column_${round}`)}`.execute(connection);
    expect(await prepared()).toBeLessThanOrEqual(200);
  });
});

it('answers a health check, and fails it when the database is down', async () => {
  const database = await createTestDatabase();
  await database.handle.check();
  await database.drop();
  await expect(database.handle.check()).rejects.toThrow();
});

it('a broken connection fails the statement running on it and nothing else', async () => {
  const { db } = await open();
  const others = await sql`select 1`.execute(db);
  expect(others.rows).toHaveLength(1);
  const lent = db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    await Promise.all([
      sql`select pg_sleep(${30})`.execute(connection),
      sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db),
    ]);
  });
  await expect(lent).rejects.toThrow(/terminat/);
  const idle = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await expect(idle).rejects.toThrow();
  for (let round = 0; round < 20; round += 1) await sql`select ${round}::int`.execute(db);
});
