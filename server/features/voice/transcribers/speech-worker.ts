import { createRequire } from 'node:module';
import { maxSpeechSegmentMs } from '../../../config/limits.ts';
import { findSpeech, slicePcm, type TimeRange } from '../find-speech.ts';
import { readWav, resample } from '../wav.ts';
import type { ModelFiles } from './model-files.ts';
import type { TranscribedPart } from './transcriber.ts';

export interface SpeechRequest {
  files: ModelFiles;
  /** WAV. */
  audio: Uint8Array;
}

export type SpeechReply = TranscribedPart[];

interface Recognizer {
  createStream: () => { acceptWaveform: (rateHz: number, samples: Float32Array) => void; free: () => void };
  decode: (stream: unknown) => void;
  getResult: (stream: unknown) => { text: string };
  free: () => void;
}

// sherpa-onnx is a CommonJS module without types, and loading it compiles its WebAssembly.
const require = createRequire(import.meta.url);
let opened: { key: string; recognizer: Recognizer } | undefined;

/** Transcribes the segments of speech in a recording with the model in `files`, which stays loaded for the next recording. */
export default function transcribeSegments({ files, audio }: SpeechRequest): SpeechReply {
  const pcm = resample(readWav(audio));
  const key = JSON.stringify(files);
  if (opened?.key !== key) {
    opened?.recognizer.free();
    opened = undefined;
    opened = { key, recognizer: openModel(files, pcm.rateHz) };
  }
  const { recognizer } = opened;
  return findSpeech(pcm)
    .flatMap(splitLong)
    .map((range) => {
      const stream = recognizer.createStream();
      try {
        // Models take samples from -1 to 1.
        const samples = Float32Array.from(slicePcm(pcm, range).samples, (sample) => sample / 32_768);
        stream.acceptWaveform(pcm.rateHz, samples);
        recognizer.decode(stream);
        return { text: recognizer.getResult(stream).text.trim(), ...range };
      } finally {
        stream.free();
      }
    });
}

/** Splits speech into equal parts, because models are trained on short ones and drop words of longer ones. */
function splitLong({ fromMs, toMs }: TimeRange): TimeRange[] {
  const count = Math.max(1, Math.ceil((toMs - fromMs) / maxSpeechSegmentMs));
  const step = (toMs - fromMs) / count;
  return Array.from({ length: count }, (_, i) => ({
    fromMs: fromMs + i * step,
    toMs: fromMs + (i + 1) * step,
  }));
}

function openModel(files: ModelFiles, rateHz: number): Recognizer {
  const { createOfflineRecognizer } = require('sherpa-onnx') as {
    createOfflineRecognizer: (config: unknown) => Recognizer & { handle: number };
  };
  const recognizer = createOfflineRecognizer({
    featConfig: { sampleRate: rateHz, featureDim: 80 },
    modelConfig: { tokens: files.tokens, numThreads: 1, provider: 'cpu', debug: 0, ...describeModel(files) },
    decodingMethod: 'greedy_search',
  });
  if (!recognizer.handle) throw new Error('The speech model cannot be read');
  return recognizer;
}

function describeModel(files: ModelFiles): object {
  switch (files.kind) {
    case 'transducer':
      return { transducer: { encoder: files.encoder, decoder: files.decoder, joiner: files.joiner } };
    case 'whisper':
      return {
        whisper: {
          encoder: files.encoder,
          decoder: files.decoder,
          language: '',
          task: 'transcribe',
          tailPaddings: -1,
        },
      };
    case 'ctc':
      return { nemoCtc: { model: files.model } };
    default:
      return files satisfies never;
  }
}
