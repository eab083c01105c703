import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#browser/store/device-database.ts';
import { type DecodedAudio, importAudio } from './import-audio.ts';
import { readAsWav } from './recording-storage.ts';

let db: DeviceDatabase;

const file = new Blob(['sound']);
const sound =
  ({ seconds, rateHz = 16_000, channels = 1 }: { seconds: number; rateHz?: number; channels?: number }) =>
  async (): Promise<DecodedAudio> => ({
    length: seconds * rateHz,
    sampleRate: rateHz,
    numberOfChannels: channels,
    getChannelData: () => new Float32Array(seconds * rateHz).fill(0.5),
  });

beforeEach(() => {
  db = openDeviceDatabase('ada');
});
afterEach(() => db.delete());

it('keeps a file in stereo at 44.1 kHz as a recording of 16 kHz', async () => {
  const recording = await importAudio({ db }, file, sound({ seconds: 2, rateHz: 44_100, channels: 2 }));
  expect(await db.local_recordings.toArray()).toEqual([recording]);
  expect(recording).toMatchObject({ state: 'recorded', duration_ms: 2_000 });
  const wav = await readAsWav(db, recording.id);
  expect(wav.size).toBe(44 + 2 * 32_000);
  expect(new DataView(await wav.arrayBuffer()).getInt16(44 + 32_000, true)).toBeCloseTo(0.5 * 0x7fff, -1);
});

it.each([
  ['unreadable', async () => Promise.reject(new DOMException('', 'EncodingError'))],
  ['empty', sound({ seconds: 0 })],
  ['too long', async () => ({ ...(await sound({ seconds: 1 })()), length: 601 * 16_000 })],
])('keeps nothing of a file that is %s', async (problem, decode) => {
  await expect(importAudio({ db }, file, decode)).rejects.toMatchObject({ problem });
  expect(await db.local_recordings.count()).toBe(0);
  expect(await db.recording_chunks.count()).toBe(0);
});
