import type { Pcm } from './wav.ts';

/** A part of a recording; `toMs` is exclusive. */
export interface TimeRange {
  fromMs: number;
  toMs: number;
}

const frameMs = 20;
// Levels are in dBFS: decibels relative to the loudest sample possible.
/** Below this level there is no speech, whatever the microphone. */
const minSpeechDbfs = -50;
/** The least signal-to-noise ratio of speech. */
const minSnrDb = 9;
/** The quantile of the levels that is taken as the noise floor. */
const noiseQuantile = 0.1;
/** Caps the noise floor, so that a recording of nothing but speech is not all noise. */
const maxNoiseDbfs = -35;
/** Clicks are shorter; syllables are not. */
const minSpeechMs = 80;
/** Shorter gaps, as between words, count as speech. */
const maxGapMs = 700;
/** Padding around speech, whose first and last sounds are quiet. */
const paddingMs = 100;

/** Finds speech by its energy (voice activity detection): sound that stands out from the noise floor. Even noise has none. */
export function findSpeech(pcm: Pcm): TimeRange[] {
  const levels = measureLevels(pcm);
  const sorted = levels.toSorted((one, other) => one - other);
  const noiseDbfs = Math.min(
    sorted[Math.floor(sorted.length * noiseQuantile)] ?? minSpeechDbfs,
    maxNoiseDbfs,
  );
  const thresholdDbfs = Math.max(minSpeechDbfs, noiseDbfs + minSnrDb);
  const runs: TimeRange[] = [];
  levels.forEach((level, i) => {
    if (level < thresholdDbfs) return;
    const fromMs = i * frameMs;
    const last = runs.at(-1);
    if (last && fromMs - last.toMs <= maxGapMs) last.toMs = fromMs + frameMs;
    else runs.push({ fromMs, toMs: fromMs + frameMs });
  });
  const endMs = (pcm.samples.length / pcm.rateHz) * 1000;
  return runs
    .filter(({ fromMs, toMs }) => toMs - fromMs >= minSpeechMs)
    .map(({ fromMs, toMs }) => ({
      fromMs: Math.max(0, fromMs - paddingMs),
      toMs: Math.min(endMs, toMs + paddingMs),
    }));
}

/** Returns the level of each frame in dBFS. */
function measureLevels({ samples, rateHz }: Pcm): number[] {
  const length = Math.max(1, Math.round((rateHz * frameMs) / 1000));
  const levels: number[] = [];
  for (let from = 0; from + length <= samples.length; from += length) {
    let sum = 0;
    for (let i = from; i < from + length; i++) sum += (samples[i] ?? 0) ** 2;
    levels.push(10 * Math.log10(sum / length / 32_768 ** 2 + 1e-12));
  }
  return levels;
}

/** Returns one part of a recording. */
export const slicePcm = ({ samples, rateHz }: Pcm, { fromMs, toMs }: TimeRange): Pcm => ({
  samples: samples.subarray(Math.floor((fromMs * rateHz) / 1000), Math.ceil((toMs * rateHz) / 1000)),
  rateHz,
});

/** Returns whether there is speech in a part of a recording. */
export const overlapsSpeech = (speech: readonly TimeRange[], { fromMs, toMs }: TimeRange): boolean =>
  speech.some((range) => range.fromMs < toMs && range.toMs > fromMs);
