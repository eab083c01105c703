import type { LocalizedText } from '../../../texts.ts';

/** A speech model that can be installed: an archive of its publisher, and the files in it that are needed. */
export interface SpeechModel {
  /** What it is called on the command line and in the API, and the folder it is installed in. */
  name: string;
  label: string;
  /** Says which languages it understands. */
  languages: LocalizedText;
  /** Who made the model, and under which license. */
  maker: string;
  license: string;
  address: string;
  /** The size of the archive. */
  bytes: number;
  sha256: string;
  /** About the size of `files`. */
  unpackedBytes: number;
  /** The folder in the archive that `files` are in. */
  folder: string;
  files: readonly [string, ...string[]];
}

const release = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/asr-models';

/** Lists the files of a Whisper model that sherpa-onnx reads, without those of full precision. */
const whisperFiles = (size: string): SpeechModel['files'] => [
  `${size}-encoder.int8.onnx`,
  `${size}-decoder.int8.onnx`,
  `${size}-tokens.txt`,
];

/**
 * Lists the speech models that can be installed, the recommended one first. All are from the release `asr-models` of sherpa-onnx, which
 * states their SHA-256 in a file `checksum.txt` and their size in GitHub's list of its files. They were looked up on 2026-11-27 in several
 * public projects that pin the same archives and agree on all of them.
 */
export const speechModels: readonly SpeechModel[] = [
  {
    name: 'whisper-base',
    label: 'Whisper base',
    languages: ({ understands }) => understands.many,
    maker: 'OpenAI',
    license: 'MIT',
    address: `${release}/sherpa-onnx-whisper-base.tar.bz2`,
    bytes: 207_557_382,
    sha256: '911b2083efd7c0dca2ac3b358b75222660dc09fb716d64fbfc417ba6c99ff3de',
    unpackedBytes: 161_000_000,
    folder: 'sherpa-onnx-whisper-base',
    files: whisperFiles('base'),
  },
  {
    name: 'whisper-tiny',
    label: 'Whisper tiny',
    languages: ({ understands }) => understands.manyFaster,
    maker: 'OpenAI',
    license: 'MIT',
    address: `${release}/sherpa-onnx-whisper-tiny.tar.bz2`,
    bytes: 116_204_861,
    sha256: 'c46116994e539aa165266d96b325252728429c12535eb9d8b6a2b10f129e66b1',
    unpackedBytes: 104_000_000,
    folder: 'sherpa-onnx-whisper-tiny',
    files: whisperFiles('tiny'),
  },
  {
    name: 'parakeet-110m',
    label: 'Parakeet 110M',
    languages: ({ understands }) => understands.english,
    maker: 'NVIDIA',
    license: 'CC BY 4.0',
    address: `${release}/sherpa-onnx-nemo-parakeet_tdt_ctc_110m-en-36000-int8.tar.bz2`,
    bytes: 104_337_827,
    sha256: '17f945007b52ccd8b7200ffc7c5652e9e8e961dfdf479cefcabd06cf5703630b',
    unpackedBytes: 132_000_000,
    folder: 'sherpa-onnx-nemo-parakeet_tdt_ctc_110m-en-36000-int8',
    files: ['model.int8.onnx', 'tokens.txt'],
  },
];
