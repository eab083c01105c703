import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { taskDefaults, taskFieldNames } from '#contract/task-fields.ts';
import { followingId } from '#domain/following-id.ts';
import { settleBaseRows } from './base-rows.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { addToOutbox } from './outbox.ts';
import { createReplica, loadReplica } from './replica.ts';
import { type DeviceDump, dumpDatabase, restoreDatabase } from './testing/device-dump.ts';

let stored: DeviceDump;
let db: DeviceDatabase;

/** Reads a device's disk as version 3 of the database left it. */
const readVersion3 = async (): Promise<DeviceDump> =>
  JSON.parse(await readFile(new URL('testing/device-version-3.json', import.meta.url), 'utf8'));

const tables = ['themes', 'threads', 'projects', 'notes', 'tasks'] as const;
const rowsOf = (table: string) => stored.stores[table]?.rows as { id: string }[];

/** Opens the stored database, and reads it as the screens do. */
async function open() {
  await restoreDatabase('heddle-ada', stored);
  db = openDeviceDatabase('ada');
  const replica = createReplica();
  await loadReplica(db, replica);
  return replica;
}

beforeEach(async () => {
  stored = await readVersion3();
});
afterEach(() => db.delete());

it('shows everything that an earlier version of Heddle stored on this device', async () => {
  const replica = await open();
  for (const table of tables) {
    const shown = [...replica[table].all()];
    expect(shown).toHaveLength(rowsOf(table).length);
    expect(shown).toEqual(expect.arrayContaining(rowsOf(table).map((row) => expect.objectContaining(row))));
  }
  expect(replica.settings.get('appearance')?.value).toBe('dark');
  expect(replica.outbox.rows().map(({ label }) => label)).toEqual([
    'Change “Water the beds”',
    'Add “Call the plumber”',
  ]);
  for (const task of replica.tasks.all())
    expect(Object.keys(task).sort()).toEqual([...taskFieldNames].sort());
  db.close();
  const { stores } = await dumpDatabase('heddle-ada');
  for (const table of ['outbox', 'captures', 'activity']) expect(stores[table]).toEqual(stored.stores[table]);
});

it('shows fields that did not exist when the rows were stored, at their defaults', async () => {
  const [note] = rowsOf('notes');
  const kept = ['title', 'revision'];
  for (const task of rowsOf('tasks'))
    for (const field of Object.keys(taskDefaults))
      if (!kept.includes(field)) Reflect.deleteProperty(task, field);
  if (note) Reflect.deleteProperty(note, 'url');
  const replica = await open();
  for (const task of replica.tasks.all())
    expect(task).toEqual({ ...taskDefaults, ...rowsOf('tasks').find(({ id }) => id === task.id) });
  expect(replica.notes.get(note?.id ?? '')).toMatchObject({ title: 'Soil', url: null });
});

it('completes a new task that an earlier version left in its journal', async () => {
  await open();
  const id = '019b7600-0000-7000-8000-000000000030';
  const created = { id, title: 'Mend the fence', created_at: '2026-11-20T08:00:00.000Z' };
  const entry = {
    change_id: id,
    label: 'Add “Mend the fence”',
    method: 'POST' as const,
    path: '/api/tasks/?auto_classify=false',
    edited_at: created.created_at,
    effects: [{ table: 'tasks' as const, id, set: created }],
  };
  await addToOutbox(db, [entry], 'journaled');
  expect(await db.tasks.get(id)).toMatchObject({ ...taskDefaults, ...created });
});

it('asks the server for everything once where fields were missing, and never again', async () => {
  const cursor = async () => (await db.meta.get('cursor'))?.value;
  await open();
  expect(await cursor()).toBe(0);
  await db.meta.put({ key: 'cursor', value: 11 });
  db.close();
  db = openDeviceDatabase('ada');
  expect(await cursor()).toBe(11);
});

it('gives up the next task of a series that an earlier version predicted and the server never had', async () => {
  const [task] = rowsOf('tasks');
  const ghost = { ...task, id: followingId(task?.id ?? ''), revision: 0 };
  rowsOf('tasks').push(ghost);
  await open();
  const waiting = '019b7600-0000-7000-8000-000000000008';
  expect((await db.base_rows.get(['tasks', waiting]))?.row).toMatchObject({ title: 'Water the beds' });
  await settleBaseRows(db);
  expect(await db.tasks.get(ghost.id)).toBeUndefined();
  expect(await db.tasks.get(waiting)).toMatchObject({ title: 'Water the new beds' });
  expect(await db.tasks.count()).toBe(rowsOf('tasks').length - 1);
});

it('leaves a new device to its first pull', async () => {
  db = openDeviceDatabase('ada');
  expect(await db.meta.get('cursor')).toBeUndefined();
});

it('aborts a write that runs, and keeps nothing of it', async () => {
  await open();
  const begun = Promise.withResolvers<void>();
  const writing = db.transaction('rw', 'meta', async () => {
    for (;;) {
      await db.meta.put({ key: 'cursor', value: 77 });
      begun.resolve();
    }
  });
  await begun.promise;
  db.abortTransactions();
  await expect(writing).rejects.toThrow('AbortError');
  expect((await db.meta.get('cursor'))?.value).not.toBe(77);
});
