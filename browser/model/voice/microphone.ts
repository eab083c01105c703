import {
  audioContextTimeoutMs,
  microphoneFlushMs,
  mutedMicrophoneMs,
  recordingSampleRateHz,
} from '#browser/limits.ts';
import workletUrl from './pcm-worklet.ts?worker&url';

/** `busy`: another program has it. `silent`: the system's sound does not start. `insecure`: the page came over plain HTTP, where browsers give no microphone. */
export type MicrophoneProblem =
  | 'missing'
  | 'refused'
  | 'busy'
  | 'silent'
  | 'other tab'
  | 'insecure'
  | 'unsupported'
  | 'broken';

export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`The microphone cannot be used: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** `unplugged`: the device or the permission is gone. `interrupted`: a phone call or the system took it. */
export type MicrophoneLoss = 'unplugged' | 'interrupted';

export interface MicrophoneListener {
  /** Receives 16 kHz mono 16-bit samples, about 100 ms at a time. */
  onFrame: (frame: Int16Array<ArrayBuffer>) => void;
  /** Called once when nothing more can be heard. */
  onLost: (loss: MicrophoneLoss) => void;
}

export interface Microphone {
  /** The audio track, for other listeners. */
  track: MediaStreamTrack | undefined;
  /** Resolves when everything heard so far has been delivered. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Delivers the rest and turns the microphone off. */
  close: () => Promise<void>;
}

/** Turns the microphone on; the browser may ask the user first. Rejects with MicrophoneError. */
export async function openMicrophone(listener: MicrophoneListener): Promise<Microphone> {
  if (!navigator.mediaDevices || typeof AudioWorkletNode === 'undefined')
    throw new MicrophoneError(window.isSecureContext ? 'unsupported' : 'insecure');
  const stream = await navigator.mediaDevices
    // Nothing plays during a recording, so there is no echo to cancel.
    .getUserMedia({ audio: { channelCount: 1, echoCancellation: false } })
    .catch((error: unknown) => {
      throw new MicrophoneError(toProblem(error), error);
    });
  try {
    return await listenTo(stream, listener);
  } catch (error) {
    stopTracks(stream);
    throw error instanceof MicrophoneError ? error : new MicrophoneError('broken', error);
  }
}

async function listenTo(stream: MediaStream, { onFrame, onLost }: MicrophoneListener): Promise<Microphone> {
  const { context, source } = createSource(stream);
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, 'pcm', { numberOfOutputs: 0 });
  let onFlushed: (() => void) | undefined;
  node.port.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer> | 'flushed'>) => {
    if (data === 'flushed') onFlushed?.();
    else onFrame(data);
  };
  source.connect(node);
  await startSound(context);

  let isOver = false;
  const lose = (loss: MicrophoneLoss) => {
    if (isOver) return;
    isOver = true;
    onLost(loss);
  };
  const [track] = stream.getAudioTracks();
  let muteTimer: ReturnType<typeof setTimeout> | undefined;
  track?.addEventListener('ended', () => lose('unplugged'));
  // Headphones that connect mute it for a moment.
  track?.addEventListener('mute', () => {
    muteTimer = setTimeout(lose, mutedMicrophoneMs, 'interrupted');
  });
  track?.addEventListener('unmute', () => clearTimeout(muteTimer));
  context.addEventListener('statechange', () => {
    if (context.state !== 'running') lose('interrupted');
  });

  const flush = () =>
    new Promise<void>((resolve) => {
      onFlushed = resolve;
      setTimeout(resolve, microphoneFlushMs);
      node.port.postMessage('flush');
    });
  return {
    track,
    // Disconnects instead of suspending the context, because a resumed context does not always deliver sound again.
    async pause() {
      source.disconnect();
      await flush();
    },
    async resume() {
      source.connect(node);
    },
    async close() {
      isOver = true;
      clearTimeout(muteTimer);
      if (context.state === 'running') await flush();
      stopTracks(stream);
      await context.close();
    },
  };
}

/** Starts the context. Without any sound device, Firefox never settles `resume`. */
async function startSound(context: AudioContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MicrophoneError('silent')), audioContextTimeoutMs);
  });
  try {
    await Promise.race([context.resume(), timeout]);
  } catch (error) {
    void context.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Creates a source at 16 kHz if the browser can resample the microphone; otherwise at its own rate, and the worklet resamples. */
function createSource(stream: MediaStream) {
  const context = new AudioContext({ sampleRate: recordingSampleRateHz });
  try {
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    context.close();
    const ownRate = new AudioContext();
    return { context: ownRate, source: ownRate.createMediaStreamSource(stream) };
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function toProblem(error: unknown): MicrophoneProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'broken';
  }
}
