import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#browser/store/device-database.ts';
import { followRecording, type RecordingEvent } from './follow-recording.ts';
import type { SendingState } from './recording-queue.ts';
import { removeLocalRecording } from './recording-storage.ts';

const id = 'one';
let db: DeviceDatabase;
let closing: AbortController;
let state: SendingState;
let listener: () => void;
let events: RecordingEvent[];

const queue = {
  getState: () => state,
  subscribe(next: () => void) {
    listener = next;
    return () => true;
  },
};
function moveTo(next: SendingState): void {
  state = next;
  listener();
}

beforeEach(async () => {
  db = openDeviceDatabase('follow');
  closing = new AbortController();
  events = [];
  await db.local_recordings.add({ id, started_at: '2026-01-05', duration_ms: 500, state: 'queued' });
  await db.recording_chunks.add({ recording_id: id, position: 0, samples: new Int16Array(8_000).fill(7) });
  followRecording({ db, closed: closing.signal }, queue, id, (event) => events.push(event));
});
afterEach(async () => {
  closing.abort();
  await db.delete();
});

it('reports once what a recording waits for, and that it has left the device', async () => {
  const noNetwork: SendingState = { phase: 'waiting', for: 'network' };
  moveTo({ phase: 'sending', share: 0 });
  moveTo(noNetwork);
  moveTo({ phase: 'sending', share: 0 });
  moveTo(noNetwork);
  moveTo({ phase: 'waiting', for: 'transcriber', detail: 'Set TRANSCRIPTION_URL.' });
  expect(events).toEqual([
    { kind: 'waiting', reason: noNetwork },
    { kind: 'waiting', reason: { phase: 'waiting', for: 'transcriber', detail: 'Set TRANSCRIPTION_URL.' } },
  ]);
  await db.local_recordings.delete(id);
  await vi.waitFor(() => expect(events.at(-1)).toEqual({ kind: 'gone' }));
});

it('reports why a recording failed, and nothing after that', async () => {
  await db.local_recordings.update(id, { state: 'failed', problem: 'No speech detected.' });
  await vi.waitFor(() => expect(events).toEqual([{ kind: 'failed', problem: 'No speech detected.' }]));
  await db.local_recordings.delete(id);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(events).toHaveLength(1);
});

it('reports nothing once the store is closed', async () => {
  closing.abort();
  await db.local_recordings.delete(id);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(events).toEqual([]);
});

it('puts a deleted recording back with its sound', async () => {
  const restore = await removeLocalRecording(db, id);
  expect(await db.recording_chunks.count()).toBe(0);
  await restore();
  expect(await db.local_recordings.get(id)).toMatchObject({ state: 'queued', duration_ms: 500 });
  expect((await db.recording_chunks.toArray())[0]?.samples).toEqual(new Int16Array(8_000).fill(7));
});
