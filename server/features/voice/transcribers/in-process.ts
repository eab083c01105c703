import { Piscina } from 'piscina';
import { maxSpeechSegmentMs, maxSpeechWorkerHeapMb, speechWorkerIdleMs } from '../../../config/limits.ts';
import { cut, type Extent, findSpeech } from '../find-speech.ts';
import { readWav, resample } from '../wav.ts';
import { findModelFiles } from './model-files.ts';
import type { SpeechReply, SpeechRequest } from './speech-worker.ts';
import { type Transcriber, TranscriberError } from './transcriber.ts';

/**
 * Transcribes in a worker thread of this process, offline, with a model folder of the operator: one recording at a time.
 * Close it with the app.
 */
export function createInProcessTranscriber({ folder }: { folder: string }): Transcriber & {
  close: () => Promise<void>;
} {
  const workers = new Piscina<SpeechRequest, SpeechReply>({
    filename: new URL('./speech-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: speechWorkerIdleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxSpeechWorkerHeapMb },
  });
  return {
    formats: ['wav'],

    async transcribe({ audio, signal }) {
      const files = findModelFiles(folder);
      if ('missing' in files) throw new TranscriberError(`SPEECH_MODEL_DIR lacks ${files.missing}.`);
      const pcm = resample(readWav(audio));
      const extents = findSpeech(pcm).flatMap(splitLong);
      const segments = extents.map((extent) =>
        Float32Array.from(cut(pcm, extent).samples, (sample) => sample / 32_768),
      );
      try {
        const texts = await workers.run({ files, rate: pcm.rate, segments }, { signal });
        const parts = texts.map((text, i) => ({ text, ...(extents[i] ?? { fromMs: 0, toMs: 0 }) }));
        return { text: texts.join(' ').trim(), parts };
      } catch (error) {
        if (signal.aborted) throw new TranscriberError('The speech model took too long.', { cause: error });
        throw new TranscriberError(
          'The speech model could not be run. Check the files in SPEECH_MODEL_DIR.',
          {
            cause: error,
          },
        );
      }
    },

    async check() {
      const files = findModelFiles(folder);
      return 'missing' in files
        ? { status: 'unreachable', detail: `SPEECH_MODEL_DIR lacks ${files.missing}.` }
        : { status: 'ready', detail: 'A speech model on this server' };
    },

    close: () => workers.destroy(),
  };
}

/** Models are trained on short pieces; longer ones lose words. */
function splitLong({ fromMs, toMs }: Extent): Extent[] {
  const count = Math.max(1, Math.ceil((toMs - fromMs) / maxSpeechSegmentMs));
  const step = (toMs - fromMs) / count;
  return Array.from({ length: count }, (_, i) => ({
    fromMs: fromMs + i * step,
    toMs: fromMs + (i + 1) * step,
  }));
}
