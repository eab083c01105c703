import { patterns } from './filter-words.ts';
import { fold, foldTask, type SearchedTask } from './fold.ts';
import { createRank, sortByRank } from './rank.ts';

/** Returns the folded words of a text, each once, without punctuation around them. */
export function splitWords(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(words)].filter((word) => word !== '');
}

/**
 * Counts the tasks that have all folded words in title, context or tags, and returns the `most` that fit best; of equals
 * the first given.
 */
export function matchWords<T extends SearchedTask>(
  tasks: readonly T[],
  words: readonly string[],
  most: number,
): { count: number; best: T[] } {
  const { rank, isWhole } = createRank(words);
  const ranked: T[][] = [];
  let count = 0;
  for (const task of words.length > 0 ? tasks : []) {
    if (!hasWords(task, words)) continue;
    count += 1;
    // When enough fit as well as a part of a title can, the others need no place.
    if (ranked[1]?.length === most && !isWhole(task)) continue;
    const place = rank(task);
    ranked[place] ??= [];
    if (ranked[place].length < most) ranked[place].push(task);
  }
  return { count, best: ranked.flat().slice(0, most) };
}

function hasWords(task: SearchedTask, words: readonly string[]): boolean {
  const { title, tags, all } = foldTask(task);
  if (!words.every((word) => all.includes(word))) return false;
  if (task.description === '') return true;
  // Descriptions are in `all`, too, and do not count.
  const context = fold(task.context);
  return words.every(
    (word) => title.includes(word) || context.includes(word) || tags.some((tag) => tag.includes(word)),
  );
}

/** Matches texts that a filter reads as more than words: signs, and words that begin or are a condition. */
const meansMore = new RegExp(
  `[^\\p{L}\\p{N}\\s.,;?'’-]|^(?:${patterns.oneWord})$|^(?:${patterns.dateField}|${patterns.firstWord}|\\d+)\\s`,
  'iu',
);

/** Returns a filter that searches for the words of a text and nothing else. */
export const filterForText = (text: string): string =>
  meansMore.test(text.trim())
    ? splitWords(text)
        .map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`)
        .join(' ')
    : text.trim();

/** Returns the part that singular and plural share, so that either is found. */
export function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$|(?<=ss|sh|ch|x|z)es$|s$/, '');
}

/**
 * Returns the tasks with any of the words in title, context, description or tags: those with more of them first, then
 * open ones, then by where the words are, then in the given order.
 */
export function answerBySearch<T extends SearchedTask & { status: string }>(
  tasks: readonly T[],
  words: readonly string[],
): T[] {
  const open = (task: T) => Number(task.status !== 'completed');
  const found = tasks.flatMap((task) => {
    const { all } = foldTask(task);
    const hits = words.filter((word) => all.includes(word));
    return hits.length > 0 ? [{ task, hits: hits.length }] : [];
  });
  const ranked = sortByRank(
    found.map(({ task }) => task),
    words,
  );
  const place = new Map(ranked.map((task, at) => [task, at]));
  return found
    .sort(
      (one, other) =>
        other.hits - one.hits ||
        open(other.task) - open(one.task) ||
        (place.get(one.task) ?? 0) - (place.get(other.task) ?? 0),
    )
    .map(({ task }) => task);
}
