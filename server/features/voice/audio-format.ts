import { notAudio } from './voice.errors.ts';
import { getDurationMs, readWavHeader } from './wav.ts';

/** Formats that recognizers accept; this server itself decodes only WAV. */
export type AudioFormat = 'wav' | 'webm' | 'ogg' | 'mp4' | 'mp3';

export const mediaTypes: Record<AudioFormat, string> = {
  wav: 'audio/wav',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  mp3: 'audio/mpeg',
};

const hasAt = (file: Uint8Array, at: number, letters: string) =>
  [...letters].every((letter, i) => file[at + i] === letter.charCodeAt(0));

/** Detects the format of a file by its magic bytes; undefined for any other. */
export function detectFormat(file: Uint8Array): AudioFormat | undefined {
  if (hasAt(file, 0, 'RIFF') && hasAt(file, 8, 'WAVE')) return 'wav';
  if (hasAt(file, 0, 'OggS')) return 'ogg';
  if (hasAt(file, 4, 'ftyp')) return 'mp4';
  // The EBML header of Matroska and WebM.
  if (hasAt(file, 0, '\x1a\x45\xdf\xa3')) return 'webm';
  const isFrame = file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2;
  return hasAt(file, 0, 'ID3') || isFrame ? 'mp3' : undefined;
}

export interface AudioHeader {
  format: AudioFormat;
  /** Returns the length of a file with this header; undefined for formats that this server cannot decode. */
  getDurationMs: (fileBytes: number) => number | undefined;
}

/** Reads the header of an audio file from its beginning. Throws `voice.not_audio` or `voice.bad_wav`. */
export function readAudioHeader(beginning: Uint8Array): AudioHeader {
  const format = detectFormat(beginning);
  if (!format) throw notAudio();
  if (format !== 'wav') return { format, getDurationMs: () => undefined };
  const header = readWavHeader(beginning);
  return { format, getDurationMs: (fileBytes) => getDurationMs(header, fileBytes) };
}
