import { useMemo, useSyncExternalStore } from 'react';
import { useRows, useStore } from '#browser/store/store-provider.tsx';
import type { Task } from '#contract/tasks.ts';

/** Tasks that are no subtasks, newest first: what lists and counts are about. */
export function useTasks(): readonly Task[] {
  const rows = useRows('tasks');
  return useMemo(() => rows.filter(({ parent_id }) => parent_id === null), [rows]);
}

const noTasks: readonly Task[] = [];
const grouped = new WeakMap<readonly Task[], Map<string, Task[]>>();

/** The subtasks among `rows` (newest first), by the task they belong to and in the order they were added. */
function subtasksIn(rows: readonly Task[]): Map<string, Task[]> {
  const known = grouped.get(rows);
  if (known) return known;
  const byParent = new Map<string, Task[]>();
  for (const task of rows) {
    if (task.parent_id === null) continue;
    const others = byParent.get(task.parent_id);
    if (others) others.unshift(task);
    else byParent.set(task.parent_id, [task]);
  }
  grouped.set(rows, byParent);
  return byParent;
}

/** The subtasks of a task, oldest first. */
export const useSubtasks = (id: string): readonly Task[] => subtasksIn(useRows('tasks')).get(id) ?? noTasks;

/** How many of a task's subtasks are done, `1/3`; undefined where it has none. */
export function useSubtaskProgress(id: string): string | undefined {
  const { tasks } = useStore().replica;
  return useSyncExternalStore(tasks.subscribe, () => {
    const subtasks = subtasksIn(tasks.rows()).get(id);
    return subtasks && `${subtasks.filter(({ status }) => status === 'completed').length}/${subtasks.length}`;
  });
}
