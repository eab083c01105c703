import type { Task } from '#contract/tasks.ts';
import { compileFilter, type FilterContext } from '#domain/filter/compile-filter.ts';
import { type Filter, isPlain, wordsOf } from '#domain/filter/filter.ts';
import { foldTask } from '#domain/filter/fold.ts';
import { sortByRank } from '#domain/filter/rank.ts';

interface Found {
  rows: readonly Task[];
  words: readonly string[];
  found: readonly Task[];
}

/**
 * Finds rows by filter: those that fit its words best first, else newest first as they are given. While somebody
 * goes on writing words, only what was found before is looked through.
 */
export function createRowSearch() {
  let last: Found | undefined;

  return (rows: readonly Task[], filter: Filter, context: FilterContext): readonly Task[] => {
    const words = wordsOf(filter);
    const plain = isPlain(filter);
    const found = (plain && narrowed(last, rows, words) ? last.found : rows).filter(
      compileFilter(filter, context),
    );
    last = plain ? { rows, words, found } : undefined;
    return sortByRank(found, words);
  };
}

/** Whether everything with `words` was found before: each word sought then is in one sought now. */
const narrowed = (last: Found | undefined, rows: readonly Task[], words: readonly string[]): last is Found =>
  last?.rows === rows && last.words.every((before) => words.some((word) => word.includes(before)));

/** Rows made ready for searching at a time: a millisecond or two. */
const atOnce = 500;

/** Makes rows ready for searching, a few at a time, before the first key is pressed. Returns how to stop. */
export function foldAhead(rows: readonly Task[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const foldFrom = (start: number) => {
    for (const row of rows.slice(start, start + atOnce)) foldTask(row);
    if (start + atOnce < rows.length) timer = setTimeout(foldFrom, 0, start + atOnce);
  };
  timer = setTimeout(foldFrom, 0, 0);
  return () => clearTimeout(timer);
}
