import { badWav } from './voice.errors.ts';

/** 16-bit samples of one channel. */
export interface Pcm {
  samples: Int16Array;
  rateHz: number;
}

/** The sample rate that recognisers are trained on. */
const speechRateHz = 16_000;

const pcmFormat = 1;
/** WAVE_FORMAT_EXTENSIBLE, whose actual format is in its extension. */
const extensibleFormat = 0xfffe;
const extensionOffset = 24;
const rateBoundsHz = { min: 8_000, max: 192_000 };

/**
 * Reads WAV with 16-bit PCM of one or two channels; two are mixed into one. A data chunk that is longer than the file, as in
 * interrupted recordings, ends with the file. Throws `voice.bad_wav`.
 */
export function readWav(file: Uint8Array): Pcm {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let format: { channels: number; rateHz: number } | undefined;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name === 'fmt ') format = readFormat(view, body);
    if (name === 'data') {
      if (!format) throw badWav('it has sound before its format');
      const bytes = Math.min(size, file.length - body);
      return mix(view, { ...format, from: body, bytes });
    }
    // Chunks have even lengths.
    at = body + size + (size % 2);
  }
  throw badWav('it has no sound in it');
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

function mix(
  view: DataView,
  { channels, rateHz, from, bytes }: { channels: number; rateHz: number; from: number; bytes: number },
): Pcm {
  const samples = new Int16Array(Math.floor(bytes / (2 * channels)));
  for (let i = 0; i < samples.length; i++) {
    const at = from + i * channels * 2;
    const left = view.getInt16(at, true);
    samples[i] = channels === 1 ? left : (left + view.getInt16(at + 2, true)) / 2;
  }
  return { samples, rateHz };
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
  for (let i = 0; i < samples.length; i++) view.setInt16(44 + i * 2, samples[i] ?? 0, true);
  return file;
}
