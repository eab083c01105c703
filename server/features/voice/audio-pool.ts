import { Piscina } from 'piscina';
import { audioWorkerIdleMs } from '../../config/limits.ts';
import { AppError } from '../../http/errors.ts';
import type { AudioReply, DecodedRecording, SpeechAudio } from './audio-worker.ts';

export type AudioPool = ReturnType<typeof createAudioPool>;

/**
 * Creates the worker thread that decodes and measures audio, one recording at a time, so that nobody else waits. It starts with the
 * first recording and ends when it has been idle. What is given to it is moved, and gone here. Close it with the app.
 */
export function createAudioPool() {
  const workers = new Piscina({
    filename: new URL('./audio-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: audioWorkerIdleMs,
  });
  const run = async <Result>(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Result> => {
    const reply: AudioReply<Result> = await workers.run(bytes, { name, transferList: [bytes.buffer] });
    if ('refusal' in reply) throw new AppError(reply.refusal);
    return reply.result;
  };
  return {
    /** Decodes the body of a request with a recording as base64. Throws `input.invalid` or `voice.not_base64`. */
    decodeRecording: (body: Uint8Array<ArrayBuffer>) => run<DecodedRecording>('decodeRecording', body),
    /** Finds the speech in a WAV file. Throws `voice.bad_wav`. */
    extractSpeech: (file: Uint8Array<ArrayBuffer>) => run<SpeechAudio>('extractSpeech', file),
    close: () => workers.destroy(),
  };
}
