import { readSetting } from '../settings/settings.usecases.ts';
import type { ReadFilterContext } from '../tasks/filter-tasks.usecases.ts';
import type { TaskSources } from './task-sources.ts';

export function createFilterContextReader({
  themes,
  threads,
  projects,
  settings,
}: Pick<TaskSources, 'themes' | 'threads' | 'projects' | 'settings'>): ReadFilterContext {
  return async (userId) => {
    const [themeRows, threadRows, projectRows, weekStart] = await Promise.all([
      themes.list(userId),
      threads.list(userId),
      projects.list(userId),
      readSetting({ settings, userId, id: 'week_start' }),
    ]);
    return { themes: themeRows, threads: threadRows, projects: projectRows, weekStart };
  };
}
