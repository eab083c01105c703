import type { Task, TaskQuery } from '#contract/tasks.ts';
import { compileFilter, type Names } from '#domain/filter/compile-filter.ts';
import type { Problem } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import type { SignedInUser } from '../../http/env.ts';
import { invalidInput } from '../../http/errors.ts';
import type { ProjectsRepository } from '../projects/projects.repository.ts';
import type { ThemesRepository } from '../themes/themes.repository.ts';
import type { ThreadsRepository } from '../threads/threads.repository.ts';
import type { TasksRepository } from './tasks.repository.ts';

/** What the user's themes, threads and projects are called. */
export type NamesOf = (userId: string) => Promise<Names>;

export function createNamesReader({
  themes,
  threads,
  projects,
}: {
  themes: ThemesRepository;
  threads: ThreadsRepository;
  projects: ProjectsRepository;
}): NamesOf {
  return async (userId) => {
    const [themeRows, threadRows, projectRows] = await Promise.all([
      themes.list(userId),
      threads.list(userId),
      projects.list(userId),
    ]);
    return { themes: themeRows, threads: threadRows, projects: projectRows };
  };
}

/**
 * The tasks that `filter` finds, newest first; `now` is the user's wall time to the minute. Throws `input.invalid`
 * with the place of what cannot be read.
 */
export async function filterTasks({
  tasks,
  namesOf,
  user,
  query,
  filter,
  now,
}: {
  tasks: TasksRepository;
  namesOf: NamesOf;
  user: SignedInUser;
  query: TaskQuery;
  filter: string;
  now: string;
}): Promise<Task[]> {
  const parsed = parseFilter(filter);
  if (!parsed.ok)
    throw invalidInput(
      parsed.problems.map((problem) => ({
        field: 'filter',
        message: `${placeOf(problem)}: ${problem.message}`,
      })),
    );
  const [names, rows] = await Promise.all([
    namesOf(user.id),
    tasks.list(user.id, {
      themeId: query.theme_id === 'inbox' ? null : query.theme_id,
      projectId: query.project_id,
    }),
  ]);
  const test = compileFilter(parsed.filter, { ...names, now, timeZone: user.timeZone });
  return rows.filter(test).slice(0, query.limit);
}

/** Counted from 1, as people do. */
const placeOf = ({ start, end }: Problem) =>
  end - start > 1 ? `at characters ${start + 1} to ${end}` : `at character ${end}`;
