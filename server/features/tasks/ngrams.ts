import type { Filter } from '#domain/filter/filter.ts';
import { foldTask, type SearchedTask } from '#domain/filter/fold.ts';
import { maxSearchAlternatives } from '../../config/limits.ts';

/** N-grams, hashed to 32 bits together with their user. */
export type Ngrams = readonly number[];

// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** Hashes UTF-16 code units of `text`, from `start` to before `end`. */
function hash(text: string, start: number, end: number, seed: number): number {
  let hashed = seed;
  for (let at = start; at < end; at += 1) hashed = Math.imul(hashed ^ text.charCodeAt(at), prime);
  return hashed | 0;
}

function addNgrams(to: Set<number>, text: string, size: number, userId: string): void {
  const seed = hash(userId, 0, userId.length, offsetBasis);
  for (let end = size; end <= text.length; end += 1) to.add(hash(text, end - size, end, seed));
}

/** Returns the pieces of two and of three characters of all that is searched in a task. */
export function ngramsOfTask(userId: string, task: SearchedTask): Ngrams {
  const ngrams = new Set<number>();
  for (const size of [2, 3]) addNgrams(ngrams, foldTask(task).all, size, userId);
  return [...ngrams];
}

/** Returns the n-grams that a task must have to contain all of the folded `texts`; none for texts of one character. */
function ngramsOfTexts(userId: string, texts: readonly string[]): Ngrams {
  const ngrams = new Set<number>();
  for (const text of texts) addNgrams(ngrams, text, Math.min(text.length, 3) === 2 ? 2 : 3, userId);
  return [...ngrams];
}

/**
 * Returns alternatives of n-grams, so that a task that matches the filter has all of at least one of them. Undefined where the
 * index cannot tell: the filter asks for no text, or for too little or too much of it.
 */
export function alternativesOf(userId: string, filter: Filter): readonly Ngrams[] | undefined {
  switch (filter.kind) {
    case 'text':
      return unlessEmpty(ngramsOfTexts(userId, [filter.text]));
    case 'tag':
      return unlessEmpty(ngramsOfTexts(userId, filter.pattern));
    case 'and':
      return filter.parts.map((part) => alternativesOf(userId, part)).reduce(both, undefined);
    case 'or':
      return filter.parts.map((part) => alternativesOf(userId, part)).reduce(either, []);
    default:
      return undefined;
  }
}

type Alternatives = readonly Ngrams[] | undefined;

const unlessEmpty = (ngrams: Ngrams): Alternatives => (ngrams.length > 0 ? [ngrams] : undefined);

function both(one: Alternatives, other: Alternatives): Alternatives {
  if (!one || !other) return one ?? other;
  // Either alone is enough to find all that match both.
  if (one.length * other.length > maxSearchAlternatives) return one.length <= other.length ? one : other;
  return one.flatMap((left) => other.map((right) => [...new Set([...left, ...right])]));
}

const either = (one: Alternatives, other: Alternatives): Alternatives =>
  one && other && one.length + other.length <= maxSearchAlternatives ? [...one, ...other] : undefined;
