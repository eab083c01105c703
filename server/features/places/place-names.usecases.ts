import type { Task } from '#contract/tasks.ts';
import type { TaskSources } from './task-sources.ts';

/** The names of where a task is. */
export interface PlaceNames {
  theme: string | null;
  thread: string | null;
  project: string | null;
}

/** Returns a function that names the places of tasks. */
export async function readPlaceNames({
  themes,
  threads,
  projects,
  userId,
}: Pick<TaskSources, 'themes' | 'threads' | 'projects' | 'userId'>): Promise<(task: Task) => PlaceNames> {
  const [allThemes, allThreads, allProjects] = await Promise.all([
    themes.list(userId),
    threads.list(userId),
    projects.list(userId),
  ]);
  const themeNames = new Map(allThemes.map(({ id, name }) => [id, name]));
  const threadTitles = new Map(allThreads.map(({ id, title }) => [id, title]));
  const projectNames = new Map(allProjects.map(({ id, name }) => [id, name]));
  return ({ theme_id, thread_id, project_id }) => ({
    theme: (theme_id && themeNames.get(theme_id)) ?? null,
    thread: (thread_id && threadTitles.get(thread_id)) ?? null,
    project: (project_id && projectNames.get(project_id)) ?? null,
  });
}
