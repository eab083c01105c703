import type { Task } from '#contract/tasks.ts';
import { compileFilter, type FilterContext } from '#domain/filter/compile-filter.ts';
import { type Filter, wordsOf } from '#domain/filter/filter.ts';
import { foldTask } from '#domain/filter/fold.ts';
import { sortByRank } from '#domain/filter/rank.ts';

/** The rows that a filter finds: those that fit its words best first, else newest first as they are given. */
export function searchRows(rows: readonly Task[], filter: Filter, context: FilterContext): readonly Task[] {
  return sortByRank(rows.filter(compileFilter(filter, context)), wordsOf(filter));
}

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
