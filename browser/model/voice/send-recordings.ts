import { ApiError, api } from '#browser/api-client.ts';
import { processingTimeoutMs } from '#browser/limits.ts';
import { readSystemStatus } from '#browser/model/language-models/provider-calls.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import type { Recording } from '#contract/recordings.ts';
import {
  createRecordingQueue,
  type RecordingQueue,
  type SendOutcome,
  type SendRecording,
} from './recording-queue.ts';
import { readAsWav } from './recording-storage.ts';

const queues = new WeakMap<Store, RecordingQueue>();

/** The results of the recordings that this page has sent, because the server may not keep them. */
const results = new Map<string, Recording>();
export const getSentResult = (id: string): Recording | undefined => results.get(id);

/** Returns the queue of an open store. */
export function getRecordingQueue(store: Store): RecordingQueue {
  const open = queues.get(store);
  if (open) return open;
  const send: SendRecording = async (recording, options) => {
    try {
      // The status is asked for first, because a recording is large.
      const { whisper } = await readSystemStatus();
      const isReady = whisper.status === 'ready';
      if (!isReady && !recording.transcription)
        return { kind: 'waiting', for: 'transcriber', detail: whisper.detail };
      const sent = isReady ? { ...recording, transcription: undefined } : recording;
      results.set(recording.id, await upload(sent, await readAsWav(store.db, recording.id), options));
      return { kind: 'sent' };
    } catch (error) {
      return toOutcome(error);
    }
  };
  const queue = createRecordingQueue(store, send);
  queues.set(store, queue);
  return queue;
}

async function upload(
  {
    id,
    duration_ms,
    started_at,
    transcription,
  }: Pick<LocalRecording, 'id' | 'duration_ms' | 'started_at'> & { transcription?: string | undefined },
  wav: Blob,
  options: Parameters<SendRecording>[1],
): Promise<Recording> {
  const { body } = await api.request<Recording>({
    method: 'POST',
    path: '/api/flat-voice/process-to-tasks',
    body: {
      id,
      audio_data: await toBase64(wav),
      duration: duration_ms / 1000,
      timestamp: started_at,
      transcription,
    },
    timeoutMs: processingTimeoutMs,
    ...options,
  });
  return body;
}

/**
 * Returns the outcome of an attempt that failed: after a transient error the recording is sent again, after any other the user is
 * told why.
 */
export function toOutcome(error: unknown): SendOutcome {
  if (!(error instanceof ApiError)) return { kind: 'waiting', for: 'network' };
  const { status, code, message } = error;
  if (status === 401) return { kind: 'signed out' };
  if (code === 'voice.no_transcriber') return { kind: 'waiting', for: 'transcriber', detail: message };
  const isTransient = [408, 425, 429].includes(status) || (status > 500 && !code.startsWith('voice.'));
  return isTransient ? { kind: 'waiting', for: 'network' } : { kind: 'failed', problem: message };
}

/** Encodes a file as base64. */
const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
