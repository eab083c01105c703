/** Formats that recognisers take; only WAV is read by this server itself. */
export type AudioFormat = 'wav' | 'webm' | 'ogg' | 'mp4' | 'mp3';

export const mediaTypes: Record<AudioFormat, string> = {
  wav: 'audio/wav',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  mp3: 'audio/mpeg',
};

const isAt = (file: Uint8Array, at: number, letters: string) =>
  [...letters].every((letter, i) => file[at + i] === letter.charCodeAt(0));

/** Tells the format of a file by its first bytes; undefined for anything else. */
export function detectFormat(file: Uint8Array): AudioFormat | undefined {
  if (isAt(file, 0, 'RIFF') && isAt(file, 8, 'WAVE')) return 'wav';
  if (isAt(file, 0, 'OggS')) return 'ogg';
  if (isAt(file, 4, 'ftyp')) return 'mp4';
  // EBML, of which Matroska and WebM are made.
  if (isAt(file, 0, '\x1a\x45\xdf\xa3')) return 'webm';
  const isFrame = file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2;
  return isAt(file, 0, 'ID3') || isFrame ? 'mp3' : undefined;
}
