import type { Task, TaskQuery } from '#contract/tasks.ts';
import { compileFilter, type FilterContext, type Names } from '#domain/filter/compile-filter.ts';
import type { Problem } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { defaultWeekStart } from '#domain/week.ts';
import type { SignedInUser } from '../../http/env.ts';
import { invalidInput } from '../../http/errors.ts';
import type { ProjectsRepository } from '../projects/projects.repository.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import { readSetting } from '../settings/settings.usecases.ts';
import type { ThemesRepository } from '../themes/themes.repository.ts';
import type { ThreadsRepository } from '../threads/threads.repository.ts';
import type { TasksRepository } from './tasks.repository.ts';

/** Reads the names of the user's themes, threads and projects, and the first day of their week. */
export type ReadFilterContext = (userId: string) => Promise<Names & Pick<FilterContext, 'weekStart'>>;

export function createFilterContextReader({
  themes,
  threads,
  projects,
  settings,
}: {
  themes: ThemesRepository;
  threads: ThreadsRepository;
  projects: ProjectsRepository;
  settings: SettingsRepository;
}): ReadFilterContext {
  return async (userId) => {
    const [themeRows, threadRows, projectRows, weekStart = defaultWeekStart] = await Promise.all([
      themes.list(userId),
      threads.list(userId),
      projects.list(userId),
      readSetting({ settings, userId, id: 'week_start' }),
    ]);
    return { themes: themeRows, threads: threadRows, projects: projectRows, weekStart };
  };
}

/**
 * Returns the tasks that match `filter`, newest first; `now` is the user's wall time to the minute. Throws `input.invalid`
 * with the place of what cannot be read.
 */
export async function filterTasks({
  tasks,
  wordsOf,
  user,
  query,
  filter,
  now,
}: {
  tasks: TasksRepository;
  wordsOf: ReadFilterContext;
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
        message: `${describePosition(problem)}: ${problem.message}`,
      })),
    );
  const [words, rows] = await Promise.all([
    wordsOf(user.id),
    tasks.list(user.id, {
      themeId: query.theme_id === 'inbox' ? null : query.theme_id,
      projectId: query.project_id,
    }),
  ]);
  const test = compileFilter(parsed.filter, { ...words, now, timeZone: user.timeZone });
  return rows.filter(test).slice(0, query.limit);
}

/** Describes where a problem is, counting characters from 1. */
const describePosition = ({ start, end }: Problem) =>
  end - start > 1 ? `at characters ${start + 1} to ${end}` : `at character ${end}`;
