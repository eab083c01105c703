import type { ImportError } from '#browser/model/voice/import-audio.ts';

/** Messages about why an audio file cannot become a recording, and what to do. */
export const importProblemWords: Record<ImportError['problem'], string> = {
  unreadable: 'This browser cannot read that file. Choose a WAV, MP3, MP4 or WebM file.',
  empty: 'There is no sound in that file.',
  'too long': 'A recording can be at most ten minutes long. Split the file into parts.',
  'too large': 'That file is too large. Split it into parts, or save it as MP3.',
};
