import { useMemo, useSyncExternalStore } from 'react';
import { useRows, useStore } from '#browser/store/use-store.ts';
import type { Project } from '#contract/projects.ts';
import type { Task } from '#contract/tasks.ts';

/** Returns the projects that tasks can be added to, in the user's order. */
export function useOpenProjects(): readonly Project[] {
  const projects = useRows('projects');
  return useMemo(() => projects.filter(({ archived_at }) => archived_at === null), [projects]);
}

/** Returns a project; undefined if it is not on this device or in the trash. */
export function useProject(id: string): Project | undefined {
  const { projects } = useStore().replica;
  return useSyncExternalStore(projects.subscribe, () => {
    const project = projects.get(id);
    return project?.deleted_at === null ? project : undefined;
  });
}

export interface ProjectCount {
  open: number;
  total: number;
  /** Earliest due date among open tasks; floating. */
  nextDue: string | null;
}

const nothing: ProjectCount = { open: 0, total: 0, nextDue: null };

/** Counts the tasks of each project, without subtasks. */
export function countByProject(tasks: readonly Task[]): (projectId: string) => ProjectCount {
  const counts = new Map<string, ProjectCount>();
  for (const { project_id, parent_id, status, due_date } of tasks) {
    if (project_id === null || parent_id !== null) continue;
    const count = counts.get(project_id) ?? { ...nothing };
    counts.set(project_id, count);
    count.total += 1;
    if (status === 'completed') continue;
    count.open += 1;
    if (due_date !== null && (count.nextDue === null || due_date < count.nextDue)) count.nextDue = due_date;
  }
  return (projectId) => counts.get(projectId) ?? nothing;
}

const made = new WeakMap<readonly Task[], (projectId: string) => ProjectCount>();

/** Returns the counts by project id; the same function until a task changes. */
export function useProjectCounts(): (projectId: string) => ProjectCount {
  const tasks = useRows('tasks');
  const counts = made.get(tasks) ?? countByProject(tasks);
  made.set(tasks, counts);
  return counts;
}
