import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { createTaskListCache } from './task-list-cache.ts';

/** A fake of a user's tasks table that counts how often the whole list is read. */
function createTable(batchSize = 250) {
  const rows = new Map<string, Task>();
  let revision = 0;
  let readAll = 0;
  const inOrder = () =>
    [...rows.values()]
      .filter(({ deleted_at }) => deleted_at === null)
      .sort((one, other) => (`${one.created_at} ${one.id}` < `${other.created_at} ${other.id}` ? 1 : -1));
  const ask = createTaskListCache({
    async *listInBatches() {
      readAll += 1;
      const tasks = inOrder();
      for (let start = 0; start < tasks.length; start += batchSize)
        yield tasks.slice(start, start + batchSize);
    },
    changedSince: async (_userId, since, limit) =>
      [...rows.values()]
        .filter((task) => task.revision > since)
        .sort((one, other) => one.revision - other.revision)
        .slice(0, limit),
  });
  return {
    put(id: string, change: Partial<Task>): void {
      revision += 1;
      const task = rows.get(id) ?? newTask({ title: id }, { id, createdAt: '2026-01-01T00:00:00.000Z' });
      rows.set(id, { ...task, ...change, revision });
    },
    ask: () => ask('ada', revision),
    list: async (): Promise<Task[]> => JSON.parse(Buffer.concat(await ask('ada', revision)).toString()),
    inOrder,
    readAll: () => readAll,
  };
}

const change = fc.record({
  id: fc.constantFrom(...'abcdef'),
  change: fc.record(
    {
      title: fc.string(),
      created_at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
      deleted_at: fc.constantFrom(null, '2026-02-01T00:00:00.000Z'),
    },
    { requiredKeys: [] },
  ),
});

it('returns after any changes the same list as a fresh read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 }), async (steps) => {
      const table = createTable(2);
      for (const step of steps) {
        for (const { id, change } of step) table.put(id, change);
        expect(await table.list()).toEqual(table.inOrder());
      }
      expect(table.readAll()).toBeLessThanOrEqual(1);
    }),
  );
});

it('reads the whole list again after more changes than it merges', async () => {
  const table = createTable();
  table.put('a', {});
  await table.list();
  for (let index = 0; index < 2500; index += 1) table.put(String(index), {});
  expect(await table.list()).toEqual(table.inOrder());
  expect(table.readAll()).toBe(2);
});

it('reads a list that many ask for at once only once, and shares it between all', async () => {
  const table = createTable();
  for (let index = 0; index < 1000; index += 1) table.put(String(index), {});
  const [first, ...others] = await Promise.all(Array.from({ length: 40 }, table.ask));
  expect(table.readAll()).toBe(1);
  const memory = new Set([first, ...others].flatMap((pieces) => pieces?.map(({ buffer }) => buffer) ?? []));
  expect(memory.size).toBe(new Set(first?.map(({ buffer }) => buffer)).size);
});

it('makes only the piece anew in which a task changed', async () => {
  const table = createTable();
  for (let index = 1000; index < 2000; index += 1) table.put(String(index), {});
  const before = await table.ask();
  table.put('1500', { title: 'changed' });
  const after = await table.ask();
  expect(before.length).toBeGreaterThan(10);
  expect(after).toHaveLength(before.length);
  // The last piece is cut where the comma is, which is a new view of the same memory.
  expect(after.filter((piece, at) => piece.buffer !== before[at]?.buffer)).toHaveLength(1);
  expect(await table.list()).toEqual(table.inOrder());
});

it('drops the least recently used user when full', async () => {
  const ask: string[] = [];
  const title = 'x'.repeat(400);
  const kept = createTaskListCache(
    {
      async *listInBatches(userId) {
        ask.push(userId);
        yield [newTask({ title }, { id: userId, createdAt: '2026-01-01T00:00:00.000Z' })];
      },
      changedSince: async () => [],
    },
    2500,
  );
  for (const userId of ['ada', 'bea', 'ada', 'cyd', 'ada', 'bea']) await kept(userId, 1);
  expect(ask).toEqual(['ada', 'bea', 'cyd', 'bea']);
});
