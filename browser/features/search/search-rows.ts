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
 * Creates a search over rows: best match first, otherwise in the given order. While words are being typed, only the
 * previous results are searched.
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

/** Tells whether the previous results contain every match for `words`: each previous word is part of a new one. */
const narrowed = (last: Found | undefined, rows: readonly Task[], words: readonly string[]): last is Found =>
  last?.rows === rows && last.words.every((before) => words.some((word) => word.includes(before)));

/** Rows prepared per step, which takes a millisecond or two. */
const batchSize = 500;

/** Prepares rows for searching in small steps, before the first keystroke. Returns a function that stops it. */
export function foldAhead(rows: readonly Task[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const foldFrom = (start: number) => {
    for (const row of rows.slice(start, start + batchSize)) foldTask(row);
    if (start + batchSize < rows.length) timer = setTimeout(foldFrom, 0, start + batchSize);
  };
  timer = setTimeout(foldFrom, 0, 0);
  return () => clearTimeout(timer);
}
