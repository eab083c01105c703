import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { type DeviceDatabase, type OutboxEntry, openDeviceDatabase } from './device-database.ts';
import {
  addToOutbox,
  discardFromOutbox,
  type NewOutboxEntry,
  pruneJournalMarks,
  requeueRefused,
} from './outbox.ts';

const milk = 'milk';

const change = (set: Partial<Task>, more: Partial<NewOutboxEntry> = {}): NewOutboxEntry => ({
  change_id: `change ${JSON.stringify(set)}`,
  label: 'Change “Milk”',
  method: 'PUT',
  path: `/api/tasks/${milk}`,
  body: set,
  edited_at: '2026-01-01T00:00:00.000Z',
  effects: [{ table: 'tasks', id: milk, set }],
  ...more,
});

let db: DeviceDatabase;
let journaled = 0;

const put = (entries: readonly NewOutboxEntry[], journalId = `journal ${journaled++}`) =>
  addToOutbox(db, entries, journalId);
const putOne = async (entry: NewOutboxEntry): Promise<OutboxEntry> => {
  const [stored] = await put([entry]);
  if (!stored) throw new Error('nothing was written');
  return stored;
};
const task = () => db.tasks.get(milk);
const waiting = async () => (await db.outbox.orderBy('seq').toArray()).map(({ body }) => body);

beforeEach(async () => {
  db = openDeviceDatabase('ada');
  await db.tasks.put({
    id: milk,
    title: 'Milk',
    priority: 'low',
    tags: [],
    revision: 7,
  } as Partial<Task> as Task);
  await db.meta.put({ key: 'cursor', value: 9 });
});
afterEach(async () => {
  await db.delete();
});

describe('a change on this device', () => {
  it('writes the row, the values before, the activity and the request in one transaction', async () => {
    const stored = await putOne(change({ title: 'Oat milk', updated_at: 'later' }));
    expect(await task()).toMatchObject({ title: 'Oat milk', priority: 'low' });
    expect(stored.effects).toMatchObject([
      { table: 'tasks', before: { title: 'Milk' } },
      { table: 'activity', before: null },
    ]);
    expect(await db.activity.toArray()).toMatchObject([
      { entity: 'task', entity_id: milk, action: 'updated', changes: { title: ['Milk', 'Oat milk'] } },
    ]);
    expect(await waiting()).toEqual([{ title: 'Oat milk', updated_at: 'later' }]);
  });

  it('is written completely or not at all', async () => {
    const unstorable = change({ title: 'no' }, { body: () => 'functions cannot be stored' });
    await expect(put([change({ title: 'Oat milk' }), unstorable])).rejects.toThrow();
    expect(await task()).toMatchObject({ title: 'Milk' });
    expect(await waiting()).toEqual([]);
    expect(await db.activity.count()).toBe(0);
  });

  it('is applied on top of an earlier part of the same change', async () => {
    const [, second] = await put([change({ title: 'Oat milk' }), change({ title: 'Soy milk' })]);
    expect(second?.effects[0]?.before).toEqual({ title: 'Oat milk' });
    expect(await task()).toMatchObject({ title: 'Soy milk' });
  });

  it('is written once, whichever tab finds it in the journal, until its mark expires', async () => {
    await put([change({ title: 'Oat milk' })], 'found twice');
    expect(await put([change({ title: 'Oat milk' })], 'found twice')).toEqual([]);
    await pruneJournalMarks(db);
    expect(await put([change({ title: 'Oat milk' })], 'found twice')).toEqual([]);
    expect(await waiting()).toHaveLength(1);

    const twoHoursAgo = Date.now() - 2 * 60 * 60 * 1000;
    await db.meta.put({ key: 'journal found twice', value: twoHoursAgo });
    await pruneJournalMarks(db);
    const keys = await db.meta.toCollection().primaryKeys();
    expect(keys.filter((key) => !key.startsWith('fields '))).toEqual(['cursor']);
  });

  it('records no activity where nothing changes', async () => {
    await put([change({ title: 'Milk', tags: [], updated_at: 'later' })]);
    expect(await db.activity.count()).toBe(0);
  });

  it('keeps the activity of what it erases, which another device may have restored', async () => {
    await put([change({ title: 'a secret' })]);
    await put([change({ title: '' }, { erases: true })]);
    expect(await db.activity.count()).toBe(1);
    expect(await waiting()).toHaveLength(2);
  });
});

describe('a discarded change', () => {
  it('restores what it replaced, except what a later change sets', async () => {
    const first = await putOne(change({ title: 'Oat milk', priority: 'high' }));
    await put([change({ title: 'Soy milk' })]);
    await discardFromOutbox(db, first.seq);
    expect(await task()).toMatchObject({ title: 'Soy milk', priority: 'low' });
    expect(await waiting()).toEqual([{ title: 'Soy milk' }]);
  });

  it('removes the row it created, with its activity', async () => {
    const made = await putOne(
      change({ title: 'Bread' }, { effects: [{ table: 'tasks', id: 'bread', set: {} }] }),
    );
    await discardFromOutbox(db, made.seq);
    expect(await db.tasks.get('bread')).toBeUndefined();
    expect(await db.activity.count()).toBe(0);
  });

  it('shows what the server sent meanwhile, not what was there before the change', async () => {
    const { seq } = await putOne(change({ title: 'Oat milk' }));
    await db.base_rows.update(['tasks', milk], { row: { id: milk, title: 'Soy milk', revision: 8 } });
    await discardFromOutbox(db, seq);
    expect(await task()).toEqual({ id: milk, title: 'Soy milk', revision: 8 });
    expect(await db.base_rows.count()).toBe(0);
  });

  it('is undefined when it was sent meanwhile', async () => {
    expect(await discardFromOutbox(db, 4711)).toBeUndefined();
  });
});

describe('refused changes', () => {
  it('move to the end of the outbox in the given order, and nothing else moves', async () => {
    const refused = await putOne(change({ title: 'refused' }));
    const waits = await putOne(change({ title: 'waits' }));
    await db.outbox.update(refused.seq, { state: 'refused', problem: 'No.', code: 'no', failures: 3 });
    const sent = await requeueRefused(db, [waits.seq, refused.seq, 4711]);
    expect(await waiting()).toEqual([{ title: 'waits' }, { title: 'refused' }]);
    expect(sent).toMatchObject([{ state: 'waiting', change_id: refused.change_id }]);
    expect(sent[0]).not.toHaveProperty('problem');
    expect(sent[0]).not.toHaveProperty('failures');
  });
});
