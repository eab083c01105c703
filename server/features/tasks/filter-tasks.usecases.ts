import type { Task } from '#contract/tasks.ts';
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
 * Returns the test whether a task matches `filter`; `now` is the user's wall time to the minute. Throws `input.invalid` with
 * the place of what cannot be read.
 */
export async function readFilter({
  readFilterContext,
  user,
  filter,
  now,
}: {
  readFilterContext: ReadFilterContext;
  user: SignedInUser;
  filter: string;
  now: string;
}): Promise<(task: Task) => boolean> {
  const parsed = parseFilter(filter);
  if (!parsed.ok)
    throw invalidInput(
      parsed.problems.map((problem) => ({
        field: 'filter',
        message: `${describePosition(problem)}: ${problem.message}`,
      })),
    );
  return compileFilter(parsed.filter, {
    ...(await readFilterContext(user.id)),
    now,
    timeZone: user.timeZone,
  });
}

/** Describes where a problem is, counting characters from 1. */
const describePosition = ({ start, end }: Problem) =>
  end - start > 1 ? `at characters ${start + 1} to ${end}` : `at character ${end}`;
