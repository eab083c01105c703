import { useCallback, useSyncExternalStore } from 'react';
import { newestFirst, oldestFirst, type RowList, type Subset } from '#browser/store/collection.ts';
import { useStore } from '#browser/store/use-store.ts';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';
import type { Task } from '#contract/tasks.ts';

const topLevel: Subset<Task> = { includes: ({ parent_id }) => parent_id === null, compare: newestFirst };
const below: Subset<Task> = { includes: ({ parent_id }) => parent_id !== null, compare: oldestFirst };

/** Some of the tasks; they are another array only when one of them changed. */
export function useTasksOf(subset: Subset<Task>): readonly Task[] {
  const { subscribe, rows } = useStore().replica.tasks.subset(subset);
  return useSyncExternalStore(subscribe, rows);
}

/** Tasks that are no subtasks, newest first: what lists and counts are about. */
export const useTasks = (): readonly Task[] => useTasksOf(topLevel);

/** As useTasks, for what takes long to draw: a change is heard of when the frame that shows it elsewhere is painted. */
export const useTasksAfterPaint = (): readonly Task[] =>
  useRowsAfterPaint(useStore().replica.tasks.subset(topLevel));

/** As useTasksAfterPaint, with subtasks. */
export const useAllTasksAfterPaint = (): readonly Task[] => useRowsAfterPaint(useStore().replica.tasks);

function useRowsAfterPaint({ subscribe, rows }: RowList<Task>): readonly Task[] {
  const subscribeLate = useCallback(
    (listener: () => void) => {
      let stop: (() => void) | undefined;
      const unsubscribe = subscribe(() => {
        stop ??= runAfterPaint(() => {
          stop = undefined;
          listener();
        });
      });
      return () => {
        unsubscribe();
        stop?.();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(subscribeLate, rows);
}

const noTasks: readonly Task[] = [];
const grouped = new WeakMap<readonly Task[], Map<string | null, Task[]>>();

/** Of subtasks (oldest first), by the task they belong to. */
function byParent(subtasks: readonly Task[]): Map<string | null, Task[]> {
  const found = grouped.get(subtasks) ?? Map.groupBy(subtasks, ({ parent_id }) => parent_id);
  grouped.set(subtasks, found);
  return found;
}

/** The subtasks of a task, in the order they were added. */
export const useSubtasks = (id: string): readonly Task[] => byParent(useTasksOf(below)).get(id) ?? noTasks;

/** How many of a task's subtasks are done, `1/3`; undefined where it has none. */
export function useSubtaskProgress(id: string): string | undefined {
  const { subscribe, rows } = useStore().replica.tasks.subset(below);
  return useSyncExternalStore(subscribe, () => {
    const subtasks = byParent(rows()).get(id);
    return subtasks && `${subtasks.filter(({ status }) => status === 'completed').length}/${subtasks.length}`;
  });
}
