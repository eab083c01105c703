import { ApiError, api } from '#browser/api-client.ts';
import { processingTimeoutMs } from '#browser/limits.ts';
import { readSystemStatus } from '#browser/model/language-models/provider-calls.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import {
  createRecordingQueue,
  type RecordingQueue,
  type SendOutcome,
  type SendRecording,
} from './recording-queue.ts';
import { readWav } from './recording-storage.ts';

const queues = new WeakMap<Store, RecordingQueue>();

/** Returns the queue of an open store. */
export function getRecordingQueue(store: Store): RecordingQueue {
  const open = queues.get(store);
  if (open) return open;
  const send: SendRecording = async (recording, options) => {
    try {
      // Asked first, because a recording is large.
      const { whisper } = await readSystemStatus();
      if (whisper.status !== 'ready') return { kind: 'waiting', for: 'transcriber', detail: whisper.detail };
      await upload(recording, await readWav(store.db, recording.id), options);
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
  { id, duration_ms, started_at }: LocalRecording,
  wav: Blob,
  options: Parameters<SendRecording>[1],
): Promise<void> {
  await api.request({
    method: 'POST',
    path: '/api/flat-voice/process-to-tasks',
    body: { id, audio_data: await toBase64(wav), duration: duration_ms / 1000, timestamp: started_at },
    timeoutMs: processingTimeoutMs,
    ...options,
  });
}

/** Says what to do about a recording that was not processed: its code tells the user, or it is sent again. */
export function toOutcome(error: unknown): SendOutcome {
  if (!(error instanceof ApiError)) return { kind: 'waiting', for: 'network' };
  if (error.status === 401) return { kind: 'signed out' };
  if ([408, 425, 429].includes(error.status) || error.status > 500)
    return { kind: 'waiting', for: 'network' };
  return { kind: 'failed', code: error.code };
}

/** Reads a file as the base64 that JSON can hold. */
const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
