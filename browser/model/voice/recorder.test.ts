import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#browser/store/device-database.ts';
import { maxRecordingMs } from '#contract/limits.ts';
import { MicrophoneError, type MicrophoneListener } from './microphone.ts';
import { type RecordingOptions, startRecording } from './recorder.ts';
import { deleteLocalRecording, readAsWav, recoverRecordings } from './recording-storage.ts';

const account = { id: 'ada' };
const wavHeaderBytes = 44;
const bytesPerMs = 32;

let db: DeviceDatabase;
let microphone: MicrophoneListener;
let isOpen: boolean;

/** Opens a fake microphone, which `hear` feeds. */
const open: RecordingOptions['open'] = async (listener) => {
  microphone = listener;
  isOpen = true;
  return {
    track: undefined,
    pause: async () => undefined,
    resume: async () => undefined,
    close: async () => {
      isOpen = false;
    },
  };
};

const start = (options?: RecordingOptions) =>
  startRecording({ db, account, closed: new AbortController().signal }, { open, ...options });

function hear(ms: number, { value = 1000, frameMs = 100 } = {}): void {
  for (let heard = 0; heard < ms; heard += frameMs)
    microphone.onFrame(new Int16Array(frameMs * 16).fill(value));
}

const rows = () => db.local_recordings.toArray();
const wavMs = async (id: string) => ((await readAsWav(db, id)).size - wavHeaderBytes) / bytesPerMs;
const storedMs = async () => (await db.recording_chunks.toArray()).length * 500;

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  db = openDeviceDatabase('ada');
});
afterEach(async () => {
  await db.delete();
  vi.unstubAllGlobals();
});

it('keeps what was said, and turns the microphone off', async () => {
  const recording = await start();
  hear(1_200);
  expect(recording.getState()).toMatchObject({ phase: 'recording', elapsedMs: 1_200 });
  expect(recording.getState().level).toBeGreaterThan(0);
  const stored = await recording.stop();
  expect(stored).toMatchObject({ id: recording.id, state: 'recorded', duration_ms: 1_200 });
  expect(isOpen).toBe(false);
  expect(await wavMs(recording.id)).toBe(1_200);
  expect(recording.getState().phase).toBe('ended');
});

it('stores everything but the last half second while it records', async () => {
  const recording = await start();
  hear(1_900);
  await vi.waitFor(async () => expect(await storedMs()).toBe(1_500));
  await recording.stop();
});

it('writes the rest at once when the page is hidden', async () => {
  const recording = await start();
  hear(300);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => expect(await wavMs(recording.id)).toBe(300));
  await recording.stop();
});

it('leaves silence out of the recording while it is paused', async () => {
  const recording = await start();
  hear(500);
  await recording.pause();
  expect(recording.getState()).toMatchObject({ phase: 'paused', level: 0 });
  await recording.resume();
  hear(500);
  expect(await recording.stop()).toMatchObject({ duration_ms: 1_000 });
});

it('recovers the recording of a page that closed while it recorded', async () => {
  const id = 'left';
  await db.local_recordings.add({
    id,
    started_at: '2026-11-23T14:32:00.000Z',
    duration_ms: 0,
    state: 'recording',
  });
  await db.recording_chunks.add({ recording_id: id, position: 0, samples: new Int16Array(8_000) });
  await recoverRecordings(db, account.id);
  expect(await rows()).toMatchObject([{ id, state: 'unfinished', duration_ms: 500 }]);
  expect(await wavMs(id)).toBe(500);
});

it('deletes a recovered recording in which nothing was heard', async () => {
  await db.local_recordings.add({ id: 'left', started_at: '', duration_ms: 0, state: 'recording' });
  await recoverRecordings(db, account.id);
  expect(await rows()).toEqual([]);
});

it('leaves a recording alone that another tab makes', async () => {
  const recording = await start();
  hear(500);
  await recoverRecordings(db, account.id);
  expect(await rows()).toMatchObject([{ state: 'recording' }]);
  await recording.stop();
});

it('records in one tab at a time', async () => {
  const recording = await start();
  await expect(start()).rejects.toMatchObject({ problem: 'other tab' });
  await recording.stop();
  const next = await start();
  await next.discard();
});

it('keeps nothing when the microphone is refused, and can be tried again', async () => {
  const refuse = async () => {
    throw new MicrophoneError('refused');
  };
  await expect(start({ open: refuse })).rejects.toMatchObject({ problem: 'refused' });
  expect(await rows()).toEqual([]);
  const recording = await start();
  await recording.discard();
});

it('keeps a recording whose microphone was unplugged', async () => {
  const recording = await start();
  hear(700);
  microphone.onLost('unplugged');
  expect(await recording.ended).toMatchObject({ by: 'unplugged', recording: { duration_ms: 700 } });
});

it('keeps a recording when its page is left', async () => {
  const recording = await start();
  hear(700);
  window.dispatchEvent(new Event('pagehide'));
  expect(await recording.ended).toMatchObject({ by: 'interrupted', recording: { duration_ms: 700 } });
});

it('ends at ten minutes to the sample', async () => {
  const recording = await start();
  hear(maxRecordingMs + 10_000, { frameMs: 7_000 });
  expect(await recording.ended).toMatchObject({ by: 'limit', recording: { duration_ms: maxRecordingMs } });
});

it('keeps what it has when the device is full', async () => {
  const recording = await start();
  hear(500);
  await vi.waitFor(async () => expect(await storedMs()).toBe(500));
  vi.spyOn(db.recording_chunks, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  hear(500);
  expect(await recording.ended).toMatchObject({ by: 'storage', recording: { duration_ms: 500 } });
});

it('deletes a recording with its sound', async () => {
  const recording = await start();
  hear(1_000);
  await recording.stop();
  await deleteLocalRecording(db, recording.id);
  expect(await rows()).toEqual([]);
  expect(await db.recording_chunks.count()).toBe(0);
});

it('passes frames on as they come', async () => {
  let samples = 0;
  const recording = await start({
    onFrame: ({ length }) => {
      samples += length;
    },
  });
  hear(300);
  expect(samples).toBe(4_800);
  await recording.discard();
});
