import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { withRevisions } from './revision.ts';

/** A user at revision 0, and what was published for them. */
async function start() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { db } = database.handle;
  const userId = uuidv7();
  await database.handle.authPool.query(
    `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     values ($1, 'Ada', $2, false, now(), now())`,
    [userId, `${userId}@example.com`],
  );
  await db.insertInto('revision_counters').values({ user_id: userId, revision: 0 }).execute();
  const published: [string, number][] = [];
  const store = {
    db,
    events: { publish: (user: string, revision: number) => void published.push([user, revision]) },
  };
  const current = async () =>
    (await db.selectFrom('revision_counters').select('revision').executeTakeFirstOrThrow()).revision;
  return { store, userId, published, current };
}

it('hands out the first of the revisions taken, and publishes the last after the commit', async () => {
  const { store, userId, published, current } = await start();
  const firsts = await withRevisions(store, userId, async (_trx, reserveRevisions) => {
    const first = await reserveRevisions(3);
    expect(published).toEqual([]);
    return [first, await reserveRevisions(2)];
  });
  expect(firsts).toEqual([1, 4]);
  expect(published).toEqual([[userId, 5]]);
  expect(await current()).toBe(5);
});

it('returns the reserved revisions when the write fails, and publishes nothing', async () => {
  const { store, userId, published, current } = await start();
  const failing = withRevisions(store, userId, async (_trx, reserveRevisions) => {
    await reserveRevisions(7);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await current(), published]).toEqual([0, []]);
});

it('publishes nothing when only the lock was taken', async () => {
  const { store, userId, published } = await start();
  await withRevisions(store, userId, async (_trx, reserveRevisions) => reserveRevisions(0));
  expect(published).toEqual([]);
});

it('makes the writes of one user wait for each other from their first take', async () => {
  const { store, userId } = await start();
  const steps: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      withRevisions(store, userId, async (_trx, reserveRevisions) => {
        await reserveRevisions(0);
        steps.push(`${name} starts`);
        await sleep(20);
        await reserveRevisions(1);
        steps.push(`${name} ends`);
      }),
    ),
  );
  for (let index = 0; index < steps.length; index += 2)
    expect(steps[index + 1]).toBe(steps[index]?.replace('starts', 'ends'));
});

it('fails for a user without a counter rather than inventing one', async () => {
  const { store } = await start();
  await expect(
    withRevisions(store, uuidv7(), async (_trx, reserveRevisions) => reserveRevisions(1)),
  ).rejects.toThrow('no revision counter');
});
