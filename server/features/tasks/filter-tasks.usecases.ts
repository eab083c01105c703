import type { Task, TaskQuery } from '#contract/tasks.ts';
import { compileFilter, type FilterContext, type Names } from '#domain/filter/compile-filter.ts';
import { describeProblem, type Filter, type Problem } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import english from '#messages/en/filter.ts';
import type { SignedInUser } from '../../http/env.ts';
import { invalidInput } from '../../http/errors.ts';
import { narrow } from './narrow.ts';
import { alternativesOf } from './ngrams.ts';
import type { TaskSearch } from './search-tasks.ts';
import type { TasksRepository } from './tasks.repository.ts';
import { listTasks } from './tasks.usecases.ts';

/** Reads the names of the user's themes, threads and projects, and the first day of their week. */
export type ReadFilterContext = (userId: string) => Promise<Names & Pick<FilterContext, 'weekStart'>>;

/** What tasks are found with. */
export interface FindContext {
  tasks: TasksRepository;
  search: TaskSearch;
  readFilterContext: ReadFilterContext;
}

/**
 * Yields in batches, newest first, the tasks of `query` that match `filter`; `now` is the user's wall time to the minute.
 * Throws `input.invalid` with the place of what cannot be read.
 */
export async function* filterTasks({
  tasks,
  search,
  readFilterContext,
  user,
  filter,
  now,
  query = {},
}: FindContext & {
  user: SignedInUser;
  filter: string;
  now: string;
  query?: Omit<TaskQuery, 'filter'>;
}): AsyncGenerator<Task[]> {
  const parsed = readFilter(filter);
  const alternatives = alternativesOf(user.id, parsed);
  const [context, candidates] = await Promise.all([
    readFilterContext(user.id),
    alternatives && search.find(user.id, alternatives),
  ]);
  const matches = compileFilter(parsed, { ...context, now, timeZone: user.timeZone });
  const narrowing = narrow(parsed, { ...context, now });
  yield* listTasks({ tasks, user, query, matches, candidates, narrowing });
}

/** Throws `input.invalid`. */
function readFilter(filter: string): Filter {
  const parsed = parseFilter(filter);
  if (parsed.ok) return parsed.filter;
  throw invalidInput(
    parsed.problems.map((problem) => ({
      field: 'filter',
      message: `${describePosition(problem)}: ${describeProblem(problem, english)}`,
    })),
  );
}

/** Describes where a problem is, counting characters from 1. */
const describePosition = ({ start, end }: Problem) =>
  end - start > 1 ? `at characters ${start + 1} to ${end}` : `at character ${end}`;
