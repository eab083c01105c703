import { type Lexicon, matchTerms } from './lexicon.ts';
import { stem, stemWords } from './stem.ts';

export interface Example {
  title: string;
  theme: string;
}

/** The person's own filed titles, indexed by their words. */
interface Memory {
  /** Positions of the examples that hold a word. */
  holding: Map<string, number[]>;
  /** Words of each example and what each tells, normalised to length 1. */
  vectors: Map<string, number>[];
}

export interface SimilarExample extends Example {
  /** 0..1; 1 for the same words. */
  similarity: number;
  /** Number of newer filings. */
  age: number;
}

/** Words that say nothing of where a task belongs. */
export const silentWords = new Set(
  'the a an my our your his her their some any to of in on at by for from with and or it this that is be i me we up out off about'.split(
    ' ',
  ),
);
/** Verbs anything can be done with: they tell little about where a task belongs. */
const plainVerbs = new Set(
  'call email text message contact ring phone ping reply send get buy order pick check ask tell talk see meet make do take bring find fix finish start review update write read print pay book schedule plan clean go look set follow return prepare need new'
    .split(' ')
    .map(stem),
);

/** Weighs the words of a title: unknown words, often names, most; plain verbs next to nothing. */
function vectorOf(title: string, lexicon: Lexicon): Map<string, number> {
  const vector = new Map<string, number>();
  const words = stemWords(title);
  for (const { term, categories, from, to } of matchTerms(lexicon, words)) {
    if (silentWords.has(term)) continue;
    const verb = from === 0 && plainVerbs.has(term);
    vector.set(term, verb ? 0.25 : categories.length ? 1 : 1.4);
    // A part of a known term still links "dog food" with "food".
    if (to - from > 1)
      for (const word of words.slice(from, to)) if (!silentWords.has(word)) vector.set(word, 0.45);
  }
  const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  for (const [word, value] of vector) vector.set(word, value / length);
  return vector;
}

const memories = new WeakMap<readonly Example[], Memory>();

function memoryOf(examples: readonly Example[], lexicon: Lexicon): Memory {
  const known = memories.get(examples);
  if (known && known.vectors.length === examples.length) return known;
  const memory: Memory = { holding: new Map(), vectors: [] };
  examples.forEach(({ title }, index) => {
    const vector = vectorOf(title, lexicon);
    memory.vectors.push(vector);
    for (const word of vector.keys()) {
      const list = memory.holding.get(word);
      if (list) list.push(index);
      else memory.holding.set(word, [index]);
    }
  });
  memories.set(examples, memory);
  return memory;
}

/** The person's own titles most like this one, most alike first; of two alike the newer first. */
export function similarExamples(
  title: string,
  examples: readonly Example[],
  lexicon: Lexicon,
  atMost = 12,
): SimilarExample[] {
  if (!examples.length) return [];
  const memory = memoryOf(examples, lexicon);
  const vector = vectorOf(title, lexicon);
  const scores = new Map<number, number>();
  for (const [word, value] of vector)
    for (const index of memory.holding.get(word) ?? [])
      scores.set(index, (scores.get(index) ?? 0) + value * (memory.vectors[index]?.get(word) ?? 0));
  return [...scores]
    .filter(([, similarity]) => similarity > 0.2)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, atMost)
    .flatMap(([index, similarity]) => {
      const example = examples[index];
      return example
        ? [{ title: example.title, theme: example.theme, similarity: Math.min(1, similarity), age: index }]
        : [];
    });
}

/** From here on the words are the same; sums of floats are not exact. */
const sameWords = 1 - 1e-9;

/**
 * How much of an older filing a newer one elsewhere leaves: nothing of the same title's or where both have nearly the words
 * that are asked about, nearly all where only a word is shared.
 */
function leftBy(newer: SimilarExample, older: SimilarExample): number {
  if (newer.age >= older.age || newer.theme === older.theme) return 1;
  if (newer.title.toLowerCase() === older.title.toLowerCase()) return 0;
  return 1 - Math.min(1, newer.similarity / older.similarity) ** 6 * newer.similarity ** 3;
}

/**
 * Logits the examples add to their themes. One example with the same words settles the matter against a
 * model that was sure of something else; two with the telling word in common do. People change their minds: of the same
 * words the newest filing decides, of nearly the same ones it outweighs the older.
 */
export function evidence(similar: readonly SimilarExample[]): Map<string, number> {
  const same = similar
    .filter(({ similarity }) => similarity >= sameWords)
    .reduce<SimilarExample | null>((newest, one) => (newest && newest.age < one.age ? newest : one), null);
  const sums = new Map<string, number>();
  for (const one of similar) {
    if (same && one.theme !== same.theme) continue;
    const left = similar.reduce((share, other) => share * leftBy(other, one), 1);
    const weight = 14 * left * one.similarity ** 1.5;
    sums.set(one.theme, Math.min(17, (sums.get(one.theme) ?? 0) + weight));
  }
  return sums;
}
