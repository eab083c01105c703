import 'fake-indexeddb/auto';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logPageSize } from '#browser/limits.ts';
import type { Activity } from '#contract/activity.ts';
import { type DeviceDatabase, deleteDeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { fetchWholeLog, hasWholeLog } from './whole-log.ts';

let db: DeviceDatabase;
let account: string;
beforeEach(() => {
  account = uuidv7();
  db = openDeviceDatabase(account);
});
afterEach(async () => {
  db.close();
  await deleteDeviceDatabase(account);
});

const entry = (revision: number): Activity => ({
  id: `${revision}`,
  change_id: `${revision}`,
  entity: 'task',
  entity_id: 't',
  action: 'updated',
  changes: {},
  overruled: {},
  edited_at: '2026-11-21T09:00:00.000Z',
  client: null,
  revision,
});

/** A server with a log of so many entries, which counts how often it is asked. */
function serve(count: number) {
  let asked = 0;
  return {
    asked: () => asked,
    readPage: async (before = count + 1) => {
      asked += 1;
      const newest = Math.min(before - 1, count);
      return Array.from({ length: Math.min(logPageSize, newest) }, (_, index) => entry(newest - index));
    },
  };
}

it('fetches all pages once, and later only what is new', async () => {
  expect(await hasWholeLog(db)).toBe(false);
  const first = serve(2 * logPageSize + 10);
  await fetchWholeLog(db, first.readPage);
  expect([await db.activity.count(), first.asked()]).toEqual([2 * logPageSize + 10, 3]);
  expect(await hasWholeLog(db)).toBe(true);

  const later = serve(3 * logPageSize + 10);
  await fetchWholeLog(db, later.readPage);
  expect([await db.activity.count(), later.asked()]).toEqual([3 * logPageSize + 10, 1]);
});

it('is not complete after an interruption, and starts over', async () => {
  const { readPage } = serve(2 * logPageSize);
  const interrupted = async (before?: number) => {
    if (before !== undefined) throw new Error('offline');
    return readPage(before);
  };
  await expect(fetchWholeLog(db, interrupted)).rejects.toThrow('offline');
  expect([await hasWholeLog(db), await db.activity.count()]).toEqual([false, logPageSize]);
  await fetchWholeLog(db, readPage);
  expect([await hasWholeLog(db), await db.activity.count()]).toEqual([true, 2 * logPageSize]);
});

it('fetches everything again from a server that was restored from a backup', async () => {
  await fetchWholeLog(db, serve(2 * logPageSize).readPage);
  await db.activity.clear();
  await fetchWholeLog(db, serve(logPageSize + 1).readPage);
  expect(await db.activity.count()).toBe(logPageSize + 1);
});
