import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('gives each test a migrated database of its own', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()];
  await one.handle.authPool.query(`insert into "user" (name, email) values ('Ada', 'ada@example.com')`);
  expect(await one.handle.db.selectFrom('user').select('name').execute()).toEqual([{ name: 'Ada' }]);
  expect(await other.handle.db.selectFrom('user').select('name').execute()).toEqual([]);
  await one.drop();
  await other.drop();
});

test('can create a database without any table', async () => {
  const empty = await createTestDatabase({ empty: true });
  await expect(empty.handle.db.selectFrom('user').selectAll().execute()).rejects.toMatchObject({
    code: '42P01',
  });
  await empty.drop();
});
