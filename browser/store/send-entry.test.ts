import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editedAtHeader, sentAtHeader, serverTimeHeader, versionHeader } from '#contract/sync-headers.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { addToOutbox } from './outbox.ts';
import { sendEntry } from './send-entry.ts';

let db: DeviceDatabase;
let status: number;
let serverTimeMs: number;
let received: Headers[];

beforeEach(() => {
  db = openDeviceDatabase('ada');
  [status, serverTimeMs, received] = [200, Date.now(), []];
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    received.push(new Headers(headers));
    return Response.json(
      { error: { code: 'service.failed', message: 'Something went wrong on the server. Try again.' } },
      { status, headers: { [versionHeader]: '1', [serverTimeHeader]: String(serverTimeMs) } },
    );
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
});

async function addEntry(journalId = 'journal') {
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
    journalId,
  );
  return entry?.seq ?? 0;
}

/** Sends the entry as it is in the outbox now. */
async function send(seq: number) {
  const entry = await db.outbox.get(seq);
  return entry && sendEntry(db, entry, new AbortController().signal);
}

it('sets an entry aside after the server has failed on it five times, to be sent again when somebody wants that', async () => {
  const seq = await addEntry();
  status = 500;
  const results = [];
  for (let attempt = 0; attempt < 5; attempt += 1) results.push(await send(seq));
  expect(results).toEqual([...Array(4).fill('try again'), 'refused']);
  expect(await db.outbox.get(seq)).toMatchObject({
    state: 'refused',
    problem: 'Something went wrong on the server. Try again.',
  });
  await db.outbox.update(seq, { state: 'waiting' });
  expect(await send(seq)).toBe('try again');
  status = 200;
  expect(await send(seq)).toBe('sent');
});

it('says by the server’s clock when it is sent, once the server has answered', async () => {
  serverTimeMs = Date.parse('2100-01-01T00:00:00.000Z');
  await send(await addEntry());
  await send(await addEntry('next'));
  const sentAt = Date.parse(received.at(-1)?.get(sentAtHeader) ?? '');
  expect(Math.abs(sentAt - serverTimeMs)).toBeLessThan(5_000);
  expect(received.at(-1)?.get(editedAtHeader)).toBe('2026-01-01T00:00:00.000Z');
});
