import { Piscina } from 'piscina';
import { maxSpeechWorkerHeapMb, speechWorkerIdleMs } from '../../../config/limits.ts';
import type { LocalizedText } from '../../../texts.ts';
import { findModelFiles, type ModelFiles } from './model-files.ts';
import type { SpeechReply, SpeechRequest } from './speech-worker.ts';
import { type Transcriber, TranscriberError } from './transcriber.ts';

/**
 * Creates a transcriber that runs a model from the folder that `findFolder` returns in a worker thread, offline, one recording at a
 * time. Close it with the app.
 */
export function createInProcessTranscriber({
  findFolder,
}: {
  findFolder: () => string | undefined;
}): Transcriber & {
  close: () => Promise<void>;
} {
  const findFiles = (): ModelFiles | { missing: LocalizedText } => {
    const folder = findFolder();
    return folder === undefined ? { missing: ({ speech }) => speech.noFolder } : findModelFiles(folder);
  };
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
      const files = findFiles();
      if ('missing' in files) throw new TranscriberError('The speech model of this server is incomplete.');
      try {
        const parts = await workers.run({ files, audio }, { signal });
        return {
          text: parts
            .map(({ text }) => text)
            .join(' ')
            .trim(),
          parts,
        };
      } catch (error) {
        if (signal.aborted) throw new TranscriberError('The speech model took too long.', { cause: error });
        throw new TranscriberError('The speech model of this server could not be run.', { cause: error });
      }
    },

    async check() {
      const files = findFiles();
      return 'missing' in files
        ? { status: 'unreachable', say: files.missing }
        : { status: 'ready', say: ({ speech }) => speech.ownModel };
    },

    close: () => workers.destroy(),
  };
}
