import type { Task } from '#contract/tasks.ts';
import { useTasksAfterPaint } from './task-queries.ts';

export interface OpenCounts {
  /** Returns the number of open tasks in a theme, or in the Inbox for null. */
  inTheme: (themeId: string | null) => number;
  inProject: (projectId: string) => number;
}

const made = new WeakMap<readonly Task[], OpenCounts>();

/** Counts open tasks by theme and by project. */
export function countOpen(tasks: readonly Task[]): OpenCounts {
  const themes = new Map<string | null, number>();
  const projects = new Map<string | null, number>();
  for (const { theme_id, project_id, status } of tasks) {
    if (status === 'completed') continue;
    themes.set(theme_id, (themes.get(theme_id) ?? 0) + 1);
    projects.set(project_id, (projects.get(project_id) ?? 0) + 1);
  }
  return {
    inTheme: (themeId) => themes.get(themeId) ?? 0,
    inProject: (projectId) => projects.get(projectId) ?? 0,
  };
}

/** Returns the counts of open tasks without subtasks. They follow a change once it is painted elsewhere. */
export function useOpenCounts(): OpenCounts {
  const tasks = useTasksAfterPaint();
  const counts = made.get(tasks) ?? countOpen(tasks);
  made.set(tasks, counts);
  return counts;
}
