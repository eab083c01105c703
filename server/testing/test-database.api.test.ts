import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('gives each test a migrated database of its own in under 100 ms', async () => {
  const durations: number[] = [];
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    const database = await createTestDatabase();
    durations.push(performance.now() - start);
    expect(await database.handle.db.selectFrom('tasks').selectAll().execute()).toEqual([]);
    await database.drop();
  }
  durations.sort((a, b) => a - b);
  expect(durations[5]).toBeLessThan(100);
});
