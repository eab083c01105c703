import { createRequire } from 'node:module';
import type { ModelFiles } from './model-files.ts';

/** Segments of speech, as samples from -1 to 1. */
export interface SpeechRequest {
  files: ModelFiles;
  rateHz: number;
  segments: Float32Array[];
}

/** The text of each segment. */
export type SpeechReply = string[];

interface Recogniser {
  createStream: () => { acceptWaveform: (rateHz: number, samples: Float32Array) => void; free: () => void };
  decode: (stream: unknown) => void;
  getResult: (stream: unknown) => { text: string };
}

// sherpa-onnx is a CommonJS module without types, and loading it compiles its WebAssembly.
const require = createRequire(import.meta.url);
let opened: { key: string; recogniser: Recogniser } | undefined;

/** Transcribes segments of speech with the model in `files`, which stays loaded for the next recording. */
export default function transcribeSegments({ files, rateHz, segments }: SpeechRequest): SpeechReply {
  const key = JSON.stringify(files);
  if (opened?.key !== key) opened = { key, recogniser: openModel(files, rateHz) };
  const { recogniser } = opened;
  return segments.map((samples) => {
    const stream = recogniser.createStream();
    try {
      stream.acceptWaveform(rateHz, samples);
      recogniser.decode(stream);
      return recogniser.getResult(stream).text.trim();
    } finally {
      stream.free();
    }
  });
}

function openModel(files: ModelFiles, rateHz: number): Recogniser {
  const { createOfflineRecognizer } = require('sherpa-onnx') as {
    createOfflineRecognizer: (config: unknown) => Recogniser & { handle: number };
  };
  const recogniser = createOfflineRecognizer({
    featConfig: { sampleRate: rateHz, featureDim: 80 },
    modelConfig: { tokens: files.tokens, numThreads: 1, provider: 'cpu', debug: 0, ...describeModel(files) },
    decodingMethod: 'greedy_search',
  });
  if (!recogniser.handle) throw new Error('The speech model cannot be read');
  return recogniser;
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
