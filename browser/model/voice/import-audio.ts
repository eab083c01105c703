import { uuidv7 } from 'uuidv7';
import { maxSoundFileBytes, recordingChunkMs, recordingSampleRateHz } from '#browser/limits.ts';
import type { LocalRecording, RecordingChunk } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { maxRecordingMs } from '#contract/limits.ts';
import { createPcmFramer } from './pcm-framer.ts';
import { samplesPerMs } from './recording-storage.ts';

export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly problem: 'unreadable' | 'empty' | 'too long' | 'too large';

  constructor(problem: ImportError['problem']) {
    super(`The file cannot become a recording: ${problem}`);
    this.problem = problem;
  }
}

/** The part of AudioBuffer in use. */
export type DecodedAudio = Pick<AudioBuffer, 'length' | 'numberOfChannels' | 'sampleRate' | 'getChannelData'>;

/**
 * Stores an audio file, in any format that the browser can play, as a recording on this device. Rejects with ImportError, or if
 * the device is full.
 */
export async function importAudio(
  { db }: Pick<Store, 'db'>,
  file: Blob,
  decode: (file: Blob) => Promise<DecodedAudio> = decodeAudio,
): Promise<LocalRecording> {
  if (file.size > maxSoundFileBytes) throw new ImportError('too large');
  const audio = await decode(file).catch(() => {
    throw new ImportError('unreadable');
  });
  if (audio.length === 0) throw new ImportError('empty');
  const duration_ms = Math.round((audio.length / audio.sampleRate) * 1000);
  if (duration_ms > maxRecordingMs) throw new ImportError('too long');
  const recording: LocalRecording = {
    id: uuidv7(),
    started_at: new Date().toISOString(),
    duration_ms,
    state: 'recorded',
  };
  const chunks = toChunks(audio).map(
    (samples, position): RecordingChunk => ({ recording_id: recording.id, position, samples }),
  );
  await db.transaction('rw', ['local_recordings', 'recording_chunks'], async () => {
    await db.recording_chunks.bulkAdd(chunks);
    await db.local_recordings.add(recording);
  });
  return recording;
}

/** Decodes a file and resamples it to 16 kHz. */
async function decodeAudio(file: Blob): Promise<DecodedAudio> {
  const context = new OfflineAudioContext(1, 1, recordingSampleRateHz);
  return context.decodeAudioData(await file.arrayBuffer());
}

function toChunks(audio: DecodedAudio): Int16Array<ArrayBuffer>[] {
  const samples = new Int16Array(Math.ceil((audio.length / audio.sampleRate) * recordingSampleRateHz));
  let filled = 0;
  const framer = createPcmFramer(audio.sampleRate, (frame) => {
    samples.set(frame.subarray(0, samples.length - filled), filled);
    filled += frame.length;
  });
  framer.push(Array.from({ length: audio.numberOfChannels }, (_, channel) => audio.getChannelData(channel)));
  framer.flush();
  const chunkLength = recordingChunkMs * samplesPerMs;
  return Array.from({ length: Math.ceil(samples.length / chunkLength) }, (_, chunk) =>
    samples.slice(chunk * chunkLength, (chunk + 1) * chunkLength),
  );
}
