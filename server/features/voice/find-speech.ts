import type { Pcm } from './wav.ts';

/** A part of a recording in milliseconds, half-open. */
export interface Extent {
  fromMs: number;
  toMs: number;
}

const frameMs = 20;
/** Sound that stays below this is silence on any microphone. */
const silenceDb = -50;
/** Speech stands out this far from the noise around it. */
const aboveNoiseDb = 9;
/** The share of the quietest frames that tells how loud the noise is. */
const noiseShare = 0.1;
/** Noise counts for no more than this, so that a recording that is speech from end to end is not all noise. */
const maxNoiseDb = -35;
/** A click is shorter, a syllable is not. */
const shortestSpeechMs = 80;
/** Gaps between words are part of the speech. */
const longestGapMs = 700;
/** Kept around speech, whose first and last sounds are quiet. */
const padMs = 100;

/** Finds the parts of a recording with sound that stands out like speech; none in silence and in even noise. */
export function findSpeech(pcm: Pcm): Extent[] {
  const levels = measureLevels(pcm);
  const sorted = levels.toSorted((one, other) => one - other);
  const noiseDb = Math.min(sorted[Math.floor(sorted.length * noiseShare)] ?? silenceDb, maxNoiseDb);
  const thresholdDb = Math.max(silenceDb, noiseDb + aboveNoiseDb);
  const runs: Extent[] = [];
  levels.forEach((level, i) => {
    if (level < thresholdDb) return;
    const fromMs = i * frameMs;
    const last = runs.at(-1);
    if (last && fromMs - last.toMs <= longestGapMs) last.toMs = fromMs + frameMs;
    else runs.push({ fromMs, toMs: fromMs + frameMs });
  });
  const endMs = (pcm.samples.length / pcm.rate) * 1000;
  return runs
    .filter(({ fromMs, toMs }) => toMs - fromMs >= shortestSpeechMs)
    .map(({ fromMs, toMs }) => ({
      fromMs: Math.max(0, fromMs - padMs),
      toMs: Math.min(endMs, toMs + padMs),
    }));
}

/** Returns the level of each frame in dB of the loudest possible sound. */
function measureLevels({ samples, rate }: Pcm): number[] {
  const length = Math.max(1, Math.round((rate * frameMs) / 1000));
  const levels: number[] = [];
  for (let from = 0; from + length <= samples.length; from += length) {
    let sum = 0;
    for (let i = from; i < from + length; i++) sum += (samples[i] ?? 0) ** 2;
    levels.push(10 * Math.log10(sum / length / 32_768 ** 2 + 1e-12));
  }
  return levels;
}

/** Cuts a recording to one extent. */
export const cut = ({ samples, rate }: Pcm, { fromMs, toMs }: Extent): Pcm => ({
  samples: samples.subarray(Math.floor((fromMs * rate) / 1000), Math.ceil((toMs * rate) / 1000)),
  rate,
});

/** Returns whether any speech overlaps a part of a recording. */
export const isSpoken = (speech: readonly Extent[], { fromMs, toMs }: Extent): boolean =>
  speech.some((extent) => extent.fromMs < toMs && extent.toMs > fromMs);
