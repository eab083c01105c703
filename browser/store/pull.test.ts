import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseRevisionHeader, versionHeader } from '#contract/sync-headers.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { addToOutbox } from './outbox.ts';
import { pull, readCursor } from './pull.ts';
import { rowTables } from './rows.ts';
import { sendEntry } from './send-entry.ts';

let db: DeviceDatabase;
/** The server's latest revision, and that before the change it is sent. */
let revision: number;

beforeEach(() => {
  db = openDeviceDatabase('ada');
  revision = 7;
  vi.stubGlobal('fetch', async () => {
    const rows = Object.fromEntries(rowTables.map((table) => [table, []]));
    const headers = { [versionHeader]: '1', [baseRevisionHeader]: String(revision) };
    return Response.json({ ...rows, revision, has_more: false }, { headers });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
});

const { signal } = new AbortController();
const pullAll = () => pull(db, { signal, onPage: async () => undefined });

async function sendNewTask(): Promise<void> {
  const [entry] = await addToOutbox(
    db,
    [
      {
        change_id: 'change',
        label: 'Add “Milk”',
        method: 'POST',
        path: '/api/tasks/',
        edited_at: '2026-01-01T00:00:00.000Z',
        effects: [{ table: 'tasks', id: 'milk', set: { title: 'Milk' } }],
      },
    ],
    'journal',
  );
  expect(entry && (await sendEntry(db, entry, signal))).toBe('sent');
}

it('keeps what was sent, but not pulled, before the server was restored from a backup', async () => {
  await pullAll();
  await sendNewTask();
  await pullAll();
  expect(await db.tasks.get('milk')).toMatchObject({ title: 'Milk' });
  expect(await readCursor(db)).toBe(7);
  // The next restore is noticed as well.
  revision = 5;
  await pullAll();
  expect(await db.tasks.get('milk')).toMatchObject({ title: 'Milk' });
  expect(await readCursor(db)).toBe(5);
});

it('withdraws what was predicted and the server did not do', async () => {
  await pullAll();
  await sendNewTask();
  revision = 8;
  await pullAll();
  expect(await db.tasks.get('milk')).toBeUndefined();
});
