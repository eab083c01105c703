import { maxRecordingMs } from '#contract/limits.ts';
import { maxRecordingOverrunMs, recordingChunkBytes } from '../../config/limits.ts';
import { createId } from '../../ids.ts';
import { type AudioHeader, readAudioHeader } from './audio-format.ts';
import type { VoiceContext } from './recordings.usecases.ts';
import { badWav, notAudio, quotaExceeded, tooLong, uploadReplaced } from './voice.errors.ts';

export interface GivenAudio {
  id: string;
  /** When it was recorded. */
  timestamp: string | undefined;
  /** Seconds; counts only for formats that this server cannot decode. */
  duration?: number | undefined;
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

type Context = Pick<VoiceContext, 'recordings' | 'maxStoredBytes' | 'user' | 'now'>;

/** Stores a recording of one format only. Throws as `storeAudio` does, and `voice.bad_wav`. */
export const storeWav = (context: Context & { given: GivenAudio }): Promise<void> =>
  storeAudio({
    ...context,
    accept: ({ format }) => {
      if (format !== 'wav') throw badWav('it does not begin like one');
    },
  });

/**
 * Stores a recording chunk by chunk as it arrives; it is there once the last chunk is. Idempotent by its id: of two uploads at the
 * same time the later one counts. Throws `voice.…` if it is no audio, too long, or beyond the user's quota.
 */
export async function storeAudio({
  recordings,
  maxStoredBytes: maxBytes,
  user,
  now,
  given: { id, timestamp, duration = 0, source },
  accept,
}: Context & { given: GivenAudio; accept?: (header: AudioHeader) => void }): Promise<void> {
  const usedBytes = await recordings.countBytes(user.id);
  const upload = { recordingId: id, uploadId: createId() };
  const recordedAt = new Date(Math.min(Date.parse(timestamp ?? now.toISOString()), now.getTime()));
  const times = { recorded_at: recordedAt.toISOString(), created_at: now.toISOString() };
  if (!(await recordings.beginUpload(user.id, upload, times))) return;
  try {
    let header: AudioHeader | undefined;
    let [position, audioBytes, durationMs] = [0, 0, 0];
    for await (const bytes of splitIntoChunks(source)) {
      if (!header) {
        header = readAudioHeader(bytes);
        accept?.(header);
      }
      audioBytes += bytes.length;
      if (usedBytes + audioBytes > maxBytes) throw quotaExceeded({ usedBytes, maxBytes });
      durationMs = header.getDurationMs(audioBytes) ?? Math.round(duration * 1000);
      if (durationMs > maxRecordingMs + maxRecordingOverrunMs) throw tooLong();
      if (!(await recordings.addChunk(user.id, upload, { position, bytes }))) throw uploadReplaced();
      position++;
    }
    if (!header) throw notAudio();
    const audio = { format: header.format, duration_ms: durationMs, audio_bytes: audioBytes };
    if (!(await recordings.completeUpload(user.id, upload, audio))) throw uploadReplaced();
  } catch (error) {
    await recordings.cancelUpload(user.id, upload);
    throw error;
  }
}

/** Yields the same bytes in chunks of `recordingChunkBytes`; only the last one may be shorter. */
async function* splitIntoChunks(source: GivenAudio['source']): AsyncGenerator<Buffer> {
  let chunk = Buffer.alloc(recordingChunkBytes);
  let filled = 0;
  for await (const piece of source)
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + recordingChunkBytes - filled);
      chunk.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < recordingChunkBytes) continue;
      yield chunk;
      chunk = Buffer.alloc(recordingChunkBytes);
      filled = 0;
    }
  if (filled > 0) yield chunk.subarray(0, filled);
}
