import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { newestFirst, oldestFirst, type RowList, type Subset } from '#browser/store/collection.ts';
import { useStore } from '#browser/store/use-store.ts';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';
import type { Task } from '#contract/tasks.ts';

const topLevel: Subset<Task> = { includes: ({ parent_id }) => parent_id === null, compare: newestFirst };
const below: Subset<Task> = { includes: ({ parent_id }) => parent_id !== null, compare: oldestFirst };

/** Returns the matching tasks; the array changes only when one of them does. */
export function useTasksOf(subset: Subset<Task>): readonly Task[] {
  const { subscribe, rows } = useStore().replica.tasks.subset(subset);
  return useSyncExternalStore(subscribe, rows);
}

/** Returns a task; undefined if it is not on this device or in the trash. */
export function useTask(id: string): Task | undefined {
  const { tasks } = useStore().replica;
  return useSyncExternalStore(tasks.subscribe, () => {
    const task = tasks.get(id);
    return task?.deleted_at === null ? task : undefined;
  });
}

/** Returns tasks that are not subtasks, newest first, as used in lists and counts. */
export const useTasks = (): readonly Task[] => useTasksOf(topLevel);

/** Like useTasks, for expensive views: it updates after the frame that shows the change elsewhere has been painted. */
export const useTasksAfterPaint = (): readonly Task[] =>
  useRowsAfterPaint(useStore().replica.tasks.subset(topLevel));

/** Like useTasksAfterPaint, but includes subtasks. */
export const useAllTasksAfterPaint = (): readonly Task[] => useRowsAfterPaint(useStore().replica.tasks);

function useRowsAfterPaint({ subscribe, rows }: RowList<Task>): readonly Task[] {
  // State, because a store's snapshot would be read anew whenever anything else renders the view.
  const [shown, setShown] = useState(rows);
  useEffect(() => {
    const update = () => setShown(rows());
    update();
    let stop: (() => void) | undefined;
    const unsubscribe = subscribe(() => {
      stop ??= runAfterPaint(() => {
        stop = undefined;
        update();
      });
    });
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [subscribe, rows]);
  return shown;
}

/** Returns the tasks with these ids, in their order and without deleted ones; `isComplete` once all are on this device. */
export function useTasksByIds(ids: readonly string[]): { tasks: readonly Task[]; isComplete: boolean } {
  const { tasks } = useStore().replica;
  const rows = useSyncExternalStore(tasks.subscribe, tasks.rows);
  return useMemo(() => {
    const shown = new Map(rows.map((task) => [task.id, task]));
    return {
      tasks: ids.flatMap((id) => shown.get(id) ?? []),
      isComplete: ids.every((id) => tasks.get(id)),
    };
  }, [rows, ids, tasks]);
}

const noTasks: readonly Task[] = [];
const grouped = new WeakMap<readonly Task[], Map<string | null, Task[]>>();

/** Groups subtasks, oldest first, by parent id. */
function byParent(subtasks: readonly Task[]): Map<string | null, Task[]> {
  const found = grouped.get(subtasks) ?? Map.groupBy(subtasks, ({ parent_id }) => parent_id);
  grouped.set(subtasks, found);
  return found;
}

/** Returns the subtasks of a task in the order they were added. */
export const useSubtasks = (id: string): readonly Task[] => byParent(useTasksOf(below)).get(id) ?? noTasks;

/** Returns the progress of a task's subtasks, such as `1/3`; undefined if it has none. */
export function useSubtaskProgress(id: string): string | undefined {
  const { subscribe, rows } = useStore().replica.tasks.subset(below);
  return useSyncExternalStore(subscribe, () => {
    const subtasks = byParent(rows()).get(id);
    return subtasks && `${subtasks.filter(({ status }) => status === 'completed').length}/${subtasks.length}`;
  });
}
