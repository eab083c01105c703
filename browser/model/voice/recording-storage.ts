import { recordingSampleRateHz } from '#browser/limits.ts';
import type { DeviceDatabase, LocalRecording } from '#browser/store/device-database.ts';
import { maxTextLength } from '#contract/limits.ts';
import { createWav } from './wav.ts';

export const samplesPerMs = recordingSampleRateHz / 1000;

/** Returns the duration of this many samples, in milliseconds. */
export const toMs = (sampleCount: number): number => sampleCount / samplesPerMs;

/** The page that records holds this lock; if nobody does, a recording in state `recording` was left behind. */
export const recordingLock = (accountId: string) => `heddle-recording-${accountId}`;

const chunksOf = (db: DeviceDatabase, id: string) =>
  db.recording_chunks.where('[recording_id+position]').between([id, 0], [id, Number.POSITIVE_INFINITY]);

const countSamples = async (db: DeviceDatabase, id: string): Promise<number> => {
  let count = 0;
  await chunksOf(db, id).each(({ samples }) => {
    count += samples.length;
  });
  return count;
};

/** Reads a recording as a WAV file. */
export async function readAsWav(db: DeviceDatabase, id: string): Promise<Blob> {
  const chunks = await chunksOf(db, id).sortBy('position');
  return createWav(chunks.map(({ samples }) => samples));
}

/** Deletes a recording from this device. */
export function deleteLocalRecording(db: DeviceDatabase, id: string): Promise<void> {
  return db.transaction('rw', ['local_recordings', 'recording_chunks'], async () => {
    await db.local_recordings.delete(id);
    await chunksOf(db, id).delete();
  });
}

/** Deletes a recording from this device. Resolves with a function that puts it back. */
export async function removeLocalRecording(db: DeviceDatabase, id: string): Promise<() => Promise<void>> {
  const recording = await db.local_recordings.get(id);
  const chunks = await chunksOf(db, id).toArray();
  await deleteLocalRecording(db, id);
  return () =>
    db.transaction('rw', ['local_recordings', 'recording_chunks'], async () => {
      if (recording) await db.local_recordings.put(recording);
      await db.recording_chunks.bulkPut(chunks);
    });
}

/** Ends a recording with what is stored of it. Resolves with the recording, or with undefined if that is nothing. */
export async function finishRecording(
  db: DeviceDatabase,
  id: string,
  state: 'recorded' | 'unfinished',
): Promise<LocalRecording | undefined> {
  return db.transaction('rw', ['local_recordings', 'recording_chunks'], async () => {
    const duration_ms = toMs(await countSamples(db, id));
    if (duration_ms > 0) await db.local_recordings.update(id, { state, duration_ms });
    else await db.local_recordings.delete(id);
    return db.local_recordings.get(id);
  });
}

/** Stores the live transcript with a recording. */
export async function storeTranscription(
  db: DeviceDatabase,
  id: string,
  transcription: string,
): Promise<void> {
  await db.local_recordings.update(id, { transcription: transcription.slice(0, maxTextLength) });
}

/** Ends the recordings that a closed page left behind, with what is stored of them. */
export async function recoverRecordings(db: DeviceDatabase, accountId: string): Promise<void> {
  if ((await db.local_recordings.where({ state: 'recording' }).count()) === 0) return;
  await navigator.locks?.request(recordingLock(accountId), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const id of await db.local_recordings.where({ state: 'recording' }).primaryKeys())
      await finishRecording(db, id, 'unfinished');
  });
}
