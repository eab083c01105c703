import type { Task } from '#contract/tasks.ts';
import { compileFilter, type FilterContext } from '#domain/filter/compile-filter.ts';
import { type Filter, wordsOf } from '#domain/filter/filter.ts';
import { sortByRank } from '#domain/filter/rank.ts';

/** The rows that a filter finds: those that fit its words best first, else newest first as they are given. */
export function searchRows(rows: readonly Task[], filter: Filter, context: FilterContext): readonly Task[] {
  return sortByRank(rows.filter(compileFilter(filter, context)), wordsOf(filter));
}
