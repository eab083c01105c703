import { type Extent, isSpoken } from './find-speech.ts';
import type { Transcription } from './transcribers/transcriber.ts';

/** What recognisers write down where nobody speaks: the last words of many videos they were trained on. */
const inventedOnSilence =
  /^\W*(thank you( very much| so much)?( for watching| for listening)?|thanks( for watching| for listening)?|please subscribe|like and subscribe|bye( ?-? ?bye)?|you|so|okay|subtitles by .*|untertitel .*|sous-titres .*|amara\.org.*|music|applause|silence|blank_audio)\W*$/i;

/** Removes what a recogniser invented in parts of a recording where nobody speaks. */
export function dropInvented({ text, parts }: Transcription, speech: readonly Extent[]): Transcription {
  const isInvented = (part: { text: string } & Extent) =>
    inventedOnSilence.test(part.text) && !isSpoken(speech, part);
  if (!parts.some(isInvented)) return { text, parts };
  const kept = parts.filter((part) => !isInvented(part));
  return {
    text: kept
      .map((part) => part.text.trim())
      .join(' ')
      .trim(),
    parts: kept,
  };
}
