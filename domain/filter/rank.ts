import { foldTask, type SearchedTask } from './fold.ts';

/** Places where a word can be found, best first. */
const places = { titleWord: 0, titleStart: 1, title: 2, tags: 3, elsewhere: 4 } as const;

/** How well a task fits folded words, 0 the best; each adds the best place where it stands. */
export function rank(task: SearchedTask, words: readonly string[]): number {
  const { title, tags } = foldTask(task);
  let sum = 0;
  for (const word of words) sum += placeOf(word, title, tags);
  return sum;
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

/** Tasks, newest first, put in the order of how well they fit; of equals the newer comes first. */
export function sortByRank<T extends SearchedTask>(
  tasks: readonly T[],
  words: readonly string[],
): readonly T[] {
  if (words.length === 0) return tasks;
  const buckets: T[][] = Array.from({ length: words.length * places.elsewhere + 1 }, () => []);
  for (const task of tasks) buckets[rank(task, words)]?.push(task);
  return buckets.flat();
}
