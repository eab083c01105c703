import { uuidv7 } from 'uuidv7';
import { recordingChunkMs } from '#browser/limits.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { maxRecordingMs } from '#contract/limits.ts';
import { measureLevel } from './measure-level.ts';
import {
  MicrophoneError,
  type MicrophoneListener,
  type MicrophoneLoss,
  openMicrophone,
} from './microphone.ts';
import {
  deleteLocalRecording,
  finishRecording,
  recordingLock,
  samplesPerMs,
  toMs,
} from './recording-storage.ts';

/** Why a recording ended. `limit`: it reached the maximum length; `storage`: the device is full. */
export type RecordingEnd = 'stopped' | 'limit' | 'storage' | MicrophoneLoss;

export interface RecordingState {
  phase: 'recording' | 'paused' | 'ended';
  elapsedMs: number;
  /** How loud it is now, from 0 to 1. */
  level: number;
}

export interface ActiveRecording {
  readonly id: string;
  /** The audio track, for other listeners. */
  readonly track: MediaStreamTrack | undefined;
  getState: () => RecordingState;
  subscribe: (listener: () => void) => () => void;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Ends it. Resolves with the stored recording, or with undefined if nothing was heard. */
  stop: () => Promise<LocalRecording | undefined>;
  /** Ends it and deletes it. */
  discard: () => Promise<void>;
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<{ by: RecordingEnd; recording: LocalRecording | undefined }>;
}

export interface RecordingOptions {
  /** Receives 16 kHz mono 16-bit samples as they come, about 100 ms at a time; not to be changed or kept. */
  onFrame?: (frame: Int16Array<ArrayBuffer>) => void;
  /** Another audio source, for tests. */
  open?: typeof openMicrophone;
}

/**
 * Turns the microphone on and records into the device's database as the sound arrives, so that a crash loses less than a second.
 * Only one tab of an account records at a time. Rejects with MicrophoneError.
 */
export async function startRecording(
  { db, account, closed }: Pick<Store, 'db' | 'account' | 'closed'>,
  { onFrame, open = openMicrophone }: RecordingOptions = {},
): Promise<ActiveRecording> {
  // Browsers provide locks wherever they provide a microphone.
  if (!navigator.locks) throw new MicrophoneError('insecure');
  const release = await holdLock(recordingLock(account.id));
  if (!release) throw new MicrophoneError('other tab');
  const id = uuidv7();
  const chunkLength = recordingChunkMs * samplesPerMs;
  const listeners = new Set<() => void>();
  let state: RecordingState = { phase: 'recording', elapsedMs: 0, level: 0 };
  let sampleCount = 0;
  let chunkCount = 0;
  let waiting: Int16Array<ArrayBuffer>[] = [];
  let waitingLength = 0;
  let lastWrite: Promise<unknown> = Promise.resolve();
  let ending: Promise<LocalRecording | undefined> | undefined;
  const { promise: ended, resolve: settleEnded } = Promise.withResolvers<Awaited<ActiveRecording['ended']>>();

  const setState = (next: Partial<RecordingState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const writeWaiting = () => {
    if (waitingLength === 0) return;
    const chunk = { recording_id: id, position: chunkCount, samples: join(waiting, waitingLength) };
    chunkCount += 1;
    waiting = [];
    waitingLength = 0;
    lastWrite = lastWrite.then(() => db.recording_chunks.add(chunk)).catch(() => void end('storage'));
  };

  const addFrame: MicrophoneListener['onFrame'] = (frame) => {
    const room = maxRecordingMs * samplesPerMs - sampleCount;
    const kept = frame.length > room ? frame.slice(0, room) : frame;
    if (kept.length === 0) return;
    sampleCount += kept.length;
    waiting.push(kept);
    waitingLength += kept.length;
    if (waitingLength >= chunkLength) writeWaiting();
    onFrame?.(kept);
    if (state.phase === 'recording') setState({ elapsedMs: toMs(sampleCount), level: measureLevel(kept) });
    if (kept.length === room) void end('limit');
  };

  /** Ends the recording; only the first call has an effect. */
  const end = (by: RecordingEnd): Promise<LocalRecording | undefined> => {
    ending ??= (async () => {
      await microphone.close();
      stopWatching.abort();
      writeWaiting();
      await lastWrite;
      // If this fails too, the next start recovers what was written.
      const recording = await finishRecording(db, id, 'recorded').catch(() => undefined);
      release();
      setState({ phase: 'ended', level: 0 });
      settleEnded({ by, recording });
      return recording;
    })();
    return ending;
  };

  const stopWatching = new AbortController();
  const { signal } = stopWatching;
  let microphone: Awaited<ReturnType<typeof open>>;
  try {
    await db.local_recordings.add({
      id,
      started_at: new Date().toISOString(),
      duration_ms: 0,
      state: 'recording',
    });
    microphone = await open({ onFrame: addFrame, onLost: (loss) => void end(loss) });
  } catch (error) {
    await db.local_recordings.delete(id).catch(() => undefined);
    release();
    throw error;
  }
  const leave = () => {
    writeWaiting();
    void end('interrupted');
  };
  // A hidden page may be frozen or killed without another event.
  document.addEventListener('visibilitychange', writeWaiting, { signal });
  document.addEventListener('freeze', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  closed.addEventListener('abort', () => void end('interrupted'), { signal });

  return {
    id,
    track: microphone.track,
    ended,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async pause() {
      if (ending || state.phase !== 'recording') return;
      setState({ phase: 'paused', level: 0 });
      await microphone.pause();
      writeWaiting();
      setState({ elapsedMs: toMs(sampleCount) });
    },
    async resume() {
      if (ending || state.phase !== 'paused') return;
      await microphone.resume();
      setState({ phase: 'recording' });
    },
    stop: () => end('stopped'),
    async discard() {
      await end('stopped');
      await deleteLocalRecording(db, id);
    },
  };
}

function join(frames: readonly Int16Array[], length: number): Int16Array<ArrayBuffer> {
  const joined = new Int16Array(length);
  let offset = 0;
  for (const frame of frames) {
    joined.set(frame, offset);
    offset += frame.length;
  }
  return joined;
}

/** Acquires a lock shared by all tabs. Resolves with a function that releases it, or with undefined if another tab has it. */
function holdLock(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
