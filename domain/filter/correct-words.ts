import { foldTask, type SearchedTask } from './fold.ts';
import { splitWords } from './match-words.ts';
import { nearest } from './nearest.ts';

const vocabularies = new WeakMap<readonly SearchedTask[], ReadonlyMap<number, ReadonlySet<string>>>();

/** Returns the folded words of all titles and tags, by their length. */
function wordsByLength(tasks: readonly SearchedTask[]): ReadonlyMap<number, ReadonlySet<string>> {
  const known = vocabularies.get(tasks);
  if (known) return known;
  const words = new Map<number, Set<string>>();
  for (const task of tasks) {
    const { title, tags } = foldTask(task);
    for (const text of [title, ...tags])
      for (const word of text.split(betweenWords)) {
        const ofLength = words.get(word.length);
        if (ofLength) ofLength.add(word);
        else words.set(word.length, new Set([word]));
      }
  }
  vocabularies.set(tasks, words);
  return words;
}

/** Matches what stands between words of a folded text; an apostrophe belongs to its word. */
const betweenWords = /[^\p{L}\p{N}']+/u;

/**
 * Returns the words of a search with those that no title and no tag has replaced by the one that was probably meant, which is at
 * most one edit away, or two for words of eight letters or more; null if there is nothing to replace, or something that is like no
 * word there.
 */
export function correctWords(tasks: readonly SearchedTask[], text: string): string[] | null {
  const vocabulary = wordsByLength(tasks);
  const isKnown = (word: string) =>
    tasks.some((task) => {
      const { title, tags } = foldTask(task);
      return title.includes(word) || tags.some((tag) => tag.includes(word));
    });
  let isCorrected = false;
  const words: string[] = [];
  for (const word of splitWords(text)) {
    if (isKnown(word)) {
      words.push(word);
      continue;
    }
    const corrected = nearest(word, similarLengths(vocabulary, word.length));
    if (corrected === undefined) return null;
    isCorrected = true;
    words.push(corrected);
  }
  return isCorrected ? words : null;
}

/** Yields the words that are at most two letters shorter or longer, those of the same length first. */
function* similarLengths(
  vocabulary: ReadonlyMap<number, ReadonlySet<string>>,
  length: number,
): Iterable<string> {
  for (const by of [0, 1, -1, 2, -2]) yield* vocabulary.get(length + by) ?? [];
}
