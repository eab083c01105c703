import type { Token } from '../tokens.ts';

/** What a date is read from: the tokens of one clause, and when and where it was said. */
export interface Scene {
  tokens: Token[];
  /** Local wall time: days since 1970-01-01 and minutes since midnight. */
  now: { day: number; minute: number };
  /** 4/5 is the 4th of May. */
  dayFirst: boolean;
}

/** The lower-case word or mark at `i`; empty beyond the ends and inside quotes. */
export function wordAt(scene: Scene, i: number): string {
  const token = scene.tokens[i];
  return token && !token.quoted ? token.lower : '';
}

/** Index after the words of `phrase` (separated by spaces) when they stand at `i`, else 0. */
export function phraseAt(scene: Scene, i: number, phrase: string): number {
  let j = i;
  for (const word of phrase.split(' ')) if (wordAt(scene, j++) !== word) return 0;
  return j;
}

/** Index after the longest of `phrases` that stands at `i`, else 0. */
export function oneOf(scene: Scene, i: number, phrases: readonly string[]): number {
  let best = 0;
  for (const phrase of phrases) best = Math.max(best, phraseAt(scene, i, phrase));
  return best;
}
