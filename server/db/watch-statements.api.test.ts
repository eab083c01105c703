import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

async function open(slowStatementMs: number) {
  const { connectionString, drop } = await createTestDatabase({ empty: true });
  const slow: string[] = [];
  const database = openDatabase(connectionString, {
    onError: () => undefined,
    onSlow: ({ statement, ms }) => slow.push(`${statement} ${ms >= slowStatementMs}`),
    slowStatementMs,
  });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { ...database, slow };
}

test('hears of slow statements by their shape, however they are called', async () => {
  const { db, authPool, slow, statements } = await open(100);
  await sql`select pg_sleep(0.12), ${'my diary'}::text`.execute(db);
  await authPool.query("select pg_sleep(0.12), 'my diary'");
  await db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
  const client = await authPool.connect();
  await client.query({ text: 'select pg_sleep($1)', values: [0.12] });
  client.release();
  expect(slow).toEqual([
    'select pg_sleep(?), $1::text true',
    'select pg_sleep(?), ? true',
    'select pg_sleep($1) true',
  ]);
  const totals = statements();
  expect([totals.slow, totals.all]).toEqual([3, 6]);
  expect(totals.seconds).toBeGreaterThan(0.35);
});

test('statements that fail still reject with their own error', async () => {
  const { db, authPool, statements } = await open(10_000);
  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  await expect(authPool.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
  expect(statements()).toMatchObject({ all: 2, slow: 0 });
});
