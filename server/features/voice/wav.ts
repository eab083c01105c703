import { badWav } from './voice.errors.ts';

/** 16-bit samples of one channel. */
export interface Pcm {
  samples: Int16Array;
  rateHz: number;
}

/** The sample rate that recognizers are trained on. */
const speechRateHz = 16_000;

const bytesPerSample = 2;
const pcmFormat = 1;
/** WAVE_FORMAT_EXTENSIBLE, whose actual format is in its extension. */
const extensibleFormat = 0xfffe;
const extensionOffset = 24;
const rateBoundsHz = { min: 8_000, max: 192_000 };

/** Where the samples of a WAV file are. */
export interface WavHeader {
  channels: number;
  rateHz: number;
  /** Offset of the first sample. */
  from: number;
  /** Bytes of the samples; more than there are in the file of an interrupted recording. */
  claimedBytes: number;
}

/** Reads the header of WAV with 16-bit PCM of one or two channels, from its beginning. Throws `voice.bad_wav`. */
export function readWavHeader(file: Uint8Array): WavHeader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let format: { channels: number; rateHz: number } | undefined;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name === 'fmt ') format = readFormat(view, body);
    if (name === 'data') {
      if (!format) throw badWav('it has sound before its format');
      return { ...format, from: body, claimedBytes: size };
    }
    // Chunks have even lengths.
    at = body + size + (size % 2);
  }
  throw badWav('it has no sound in it');
}

const countSamples = ({ channels, from, claimedBytes }: WavHeader, fileBytes: number): number =>
  Math.floor(Math.min(claimedBytes, fileBytes - from) / (bytesPerSample * channels));

/** Returns the length of a WAV file of this many bytes. */
export const getDurationMs = (header: WavHeader, fileBytes: number): number =>
  Math.round((countSamples(header, fileBytes) / header.rateHz) * 1000);

/** Reads WAV; two channels are mixed into one. Samples that need no mixing stay in the memory of the file. Throws `voice.bad_wav`. */
export function readWav(file: Uint8Array): Pcm {
  const header = readWavHeader(file);
  const { channels, rateHz, from } = header;
  const count = countSamples(header, file.length);
  const view = new DataView(file.buffer, file.byteOffset + from, count * channels * bytesPerSample);
  return { samples: channels === 1 ? viewSamples(view) : mix(view), rateHz };
}

function readFormat(view: DataView, at: number): { channels: number; rateHz: number } {
  if (at + 16 > view.byteLength) throw badWav('its header is cut off');
  const code = view.getUint16(at, true);
  const isExtended = code === extensibleFormat && at + extensionOffset + 2 <= view.byteLength;
  const format = isExtended ? view.getUint16(at + extensionOffset, true) : code;
  const channels = view.getUint16(at + 2, true);
  const rateHz = view.getUint32(at + 4, true);
  if (format !== pcmFormat || view.getUint16(at + 14, true) !== 16) throw badWav('it is not 16-bit PCM');
  if (channels !== 1 && channels !== 2) throw badWav(`it has ${channels} channels instead of one or two`);
  if (rateHz < rateBoundsHz.min || rateHz > rateBoundsHz.max)
    throw badWav(`it has ${rateHz} samples a second`);
  return { channels, rateHz };
}

/** Returns little-endian samples as an array, which is little-endian too wherever Node runs; only one at an odd offset is a copy. */
function viewSamples({ buffer, byteOffset, byteLength }: DataView): Int16Array {
  const isAligned = byteOffset % bytesPerSample === 0;
  return isAligned
    ? new Int16Array(buffer, byteOffset, byteLength / bytesPerSample)
    : new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Mixes two channels into one. */
function mix(view: DataView): Int16Array {
  const both = viewSamples(view);
  return new Int16Array(both.length / 2).map((_, i) => ((both[2 * i] ?? 0) + (both[2 * i + 1] ?? 0)) / 2);
}

/** Resamples to 16 kHz: averages when downsampling, which limits aliasing, and interpolates when upsampling. */
export function resample({ samples, rateHz }: Pcm): Pcm {
  if (rateHz === speechRateHz) return { samples, rateHz };
  const step = rateHz / speechRateHz;
  const resampled = new Int16Array(Math.floor(samples.length / step));
  for (let i = 0; i < resampled.length; i++) {
    const from = i * step;
    if (step > 1) {
      const first = Math.floor(from);
      const last = Math.max(first + 1, Math.floor(from + step));
      let sum = 0;
      for (let j = first; j < last; j++) sum += samples[j] ?? 0;
      resampled[i] = sum / (last - first);
    } else {
      const before = samples[Math.floor(from)] ?? 0;
      const after = samples[Math.floor(from) + 1] ?? before;
      resampled[i] = before + (after - before) * (from % 1);
    }
  }
  return { samples: resampled, rateHz: speechRateHz };
}

/** Writes WAV with 16-bit PCM of one channel. */
export function writeWav({ samples, rateHz }: Pcm): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(file.buffer);
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) view.setUint8(at + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, pcmFormat, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rateHz, true);
  view.setUint32(28, rateHz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  new Int16Array(file.buffer, 44).set(samples);
  return file;
}
