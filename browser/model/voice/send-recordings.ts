import { ApiError } from '#browser/api-client.ts';
import { maxRetryDelayMs } from '#browser/limits.ts';
import { readSystemStatus } from '#browser/model/language-models/provider-calls.ts';
import type { Store } from '#browser/store/store.ts';
import type { Recording } from '#contract/recordings.ts';
import { explainNoListener, type SpeechStatus } from './find-listener.ts';
import {
  createRecordingQueue,
  type RecordingQueue,
  type SendOutcome,
  type SendRecording,
} from './recording-queue.ts';
import { readAsWav } from './recording-storage.ts';
import { processRecording, storeAudio } from './recordings-api.ts';

const queues = new WeakMap<Store, RecordingQueue>();

/** The results of the recordings that this page has sent, because the server may not keep them. */
const results = new Map<string, Recording>();
export const getSentResult = (id: string): Recording | undefined => results.get(id);

/** The recordings whose audio this page has sent, which another attempt need not send again. */
const stored = new Set<string>();

/** Returns the queue of an open store. */
export function getRecordingQueue(store: Store): RecordingQueue {
  const open = queues.get(store);
  if (open) return open;
  const speechStatus = createKnownStatus(async () => (await readSystemStatus()).whisper);
  const send: SendRecording = async (recording, options) => {
    try {
      // A recording is large, so it is sent only where something can transcribe it.
      const status = await speechStatus.read();
      const isReady = status.status === 'ready';
      if (!isReady && !recording.transcription)
        return { kind: 'waiting', for: 'transcriber', detail: explainNoListener(status) };
      const { id } = recording;
      if (!stored.has(id)) {
        await storeAudio(recording, await readAsWav(store.db, id), options);
        stored.add(id);
      }
      options.onProgress(1);
      const transcription = isReady && !recording.is_typed ? undefined : recording.transcription;
      results.set(id, await processRecording(id, { transcription, signal: options.signal }));
      return { kind: 'sent' };
    } catch (error) {
      speechStatus.forget();
      if (isGone(error)) stored.delete(recording.id);
      return toOutcome(error);
    }
  };
  const queue = createRecordingQueue(store, send);
  queues.set(store, queue);
  return queue;
}

/** Remembers from one recording to the next that something can transcribe, until an attempt fails. */
export function createKnownStatus(ask: () => Promise<SpeechStatus>) {
  let known: SpeechStatus | undefined;
  return {
    async read(): Promise<SpeechStatus> {
      const status = known ?? (await ask());
      known = status.status === 'ready' ? status : undefined;
      return status;
    },
    forget() {
      known = undefined;
    },
  };
}

/** Returns whether the server does not have the audio any more. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'voice.not_found';

/** Codes that another attempt answers: the server no longer has the audio, or another attempt of this device is still running. */
const transientCodes = ['voice.not_found', 'voice.upload_replaced'];

/**
 * Returns the outcome of an attempt that failed: after a transient error the recording is sent again, after any other the user is
 * told why.
 */
export function toOutcome(error: unknown): SendOutcome {
  if (!(error instanceof ApiError)) return { kind: 'waiting', for: 'network' };
  const { status, code, message, retryAfterMs } = error;
  if (status === 401) return { kind: 'signed out' };
  if (code === 'voice.no_transcriber') return { kind: 'waiting', for: 'transcriber', detail: message };
  if (status === 429)
    return { kind: 'waiting', for: 'server', retryAfterMs: Math.min(retryAfterMs, maxRetryDelayMs) };
  const isTransient =
    [408, 425].includes(status) ||
    transientCodes.includes(code) ||
    (status > 500 && !code.startsWith('voice.'));
  return isTransient ? { kind: 'waiting', for: 'network' } : { kind: 'failed', problem: message };
}
