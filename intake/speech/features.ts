/** Extracts the features of each token for the speech network. */
import { findObligation } from '../split/obligations.ts';
import { readTaskStart } from '../split/task-start.ts';
import { loadShippedModel } from '../theme/classify.ts';
import { stem } from '../theme/stem.ts';
import type { Lattice } from './lattice.ts';
import { kindRows, type SpeechFeatures, topicRows, wordRows } from './network.ts';

/** FNV-1a over UTF-16 units, mixed as in MurmurHash3; 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Marks the indexes covered by a range; `ends` holds for each index where a range that starts there ends, or 0. */
function covered(ends: number[]): boolean[] {
  let end = 0;
  return ends.map((next, i) => {
    end = Math.max(end, next);
    return end > i;
  });
}

export function extractFeatures({
  scene,
  words,
  kinds,
  units,
  bounds,
  splits,
  talk,
  whens,
  leadIns,
}: Lattice): SpeechFeatures {
  const { terms } = loadShippedModel().lexicon;
  const isBound = new Set(bounds);
  const inWhen = covered(whens);
  const inLeadIn = covered(leadIns);
  const flags = words.flatMap((_, i) => {
    const { strength, marked } = readTaskStart(scene, i);
    const begins = (strength === 'strong' ? 4 : strength === 'weak' ? 2 : 0) + (marked ? 1 : 0);
    return [
      splits[i],
      isBound.has(i),
      talk[i],
      inWhen[i],
      inLeadIn[i],
      findObligation(scene, i) > 0,
      (whens[i] ?? 0) > 0,
      scene.tokens[i]?.capital,
      ...[0, 1, 2, 3, 4, 5].map((level) => level === begins),
    ].map(Number);
  });
  return {
    length: words.length,
    // Of two rows for each word another word seldom has both.
    words: Int32Array.from(
      words.flatMap((word) => [hashOf(word, 1) % wordRows, hashOf(word, 77) % wordRows]),
    ),
    topics: Int32Array.from(words, (word) => ((terms.get(stem(word))?.[0] ?? -1) + 1) % topicRows),
    kinds: Int32Array.from(kinds, (kind) => hashOf(kind, 1) % kindRows),
    flags: Float32Array.from(flags),
    units,
  };
}
