import { overlapsSpeech, type TimeRange } from './find-speech.ts';
import type { Transcription } from './transcribers/transcriber.ts';

/** Phrases that recognizers hallucinate in silence, from the endings of videos they were trained on. */
const hallucinations =
  /^\W*(thank you( very much| so much)?( for watching| for listening)?|thanks( for watching| for listening)?|please subscribe|like and subscribe|bye( ?-? ?bye)?|you|so|okay|subtitles by .*|untertitel .*|sous-titres .*|amara\.org.*|music|applause|silence|blank_audio)\W*$/i;

/** Removes what a recognizer hallucinated in parts of a recording without speech. */
export function dropHallucinations(
  { text, parts }: Transcription,
  speech: readonly TimeRange[],
): Transcription {
  const isHallucinated = (part: { text: string } & TimeRange) =>
    hallucinations.test(part.text) && !overlapsSpeech(speech, part);
  if (!parts.some(isHallucinated)) return { text, parts };
  const kept = parts.filter((part) => !isHallucinated(part));
  return {
    text: kept
      .map((part) => part.text.trim())
      .join(' ')
      .trim(),
    parts: kept,
  };
}
