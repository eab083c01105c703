import { foldTask, type SearchedTask } from './fold.ts';

/** Places where a word can be found, best first. */
const places = { titleWord: 0, titleStart: 1, title: 2, tags: 3, elsewhere: 4 } as const;

/**
 * Creates a rank of tasks by folded words, lower being better: 0 if they are the whole title, else 1 plus, for each word,
 * its best place.
 */
export function createRank(words: readonly string[]) {
  const whole = words.join(' ');
  const isWhole = (task: SearchedTask) => foldTask(task).title === whole;
  const rank = (task: SearchedTask): number => {
    if (isWhole(task)) return 0;
    const { title, tags } = foldTask(task);
    let sum = 1;
    for (const word of words) sum += placeOf(word, title, tags);
    return sum;
  };
  return { rank, isWhole };
}

function placeOf(word: string, title: string, tags: readonly string[]): number {
  let best: number = places.elsewhere;
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
    if (at > 0 && isLetter(title, at - 1)) best = Math.min(best, places.title);
    else if (isLetter(title, at + word.length)) best = Math.min(best, places.titleStart);
    else return places.titleWord;
  }
  if (best === places.elsewhere && tags.some((tag) => tag.includes(word))) return places.tags;
  return best;
}

const isLetter = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return at < text.length && /[\p{L}\p{N}]/u.test(text[at] ?? '');
};

/** Sorts tasks, given newest first, by rank; of equals the newer comes first. */
export function sortByRank<T extends SearchedTask>(
  tasks: readonly T[],
  words: readonly string[],
): readonly T[] {
  if (words.length === 0) return tasks;
  const { rank } = createRank(words);
  const buckets: T[][] = Array.from({ length: words.length * places.elsewhere + 2 }, () => []);
  for (const task of tasks) buckets[rank(task)]?.push(task);
  return buckets.flat();
}
