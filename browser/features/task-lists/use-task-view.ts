import { useMemo, useState } from 'react';
import { inboxLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import type { Task } from '#contract/tasks.ts';
import type { DaySection } from './day-sections.ts';
import { groupings } from './groupings.ts';
import { sorts } from './sort-orders.ts';
import { type Group, groupTasks, isCompleted, sortTasks, type TaskView } from './task-view.ts';

const isView = (value: unknown): value is TaskView => {
  if (typeof value !== 'object' || value === null) return false;
  const { sort, group, completed } = value as Partial<TaskView>;
  return (
    sorts.some((one) => one === sort) &&
    groupings.some((one) => one === group) &&
    typeof completed === 'boolean'
  );
};

/** Initial view of lists by day: each day by time. */
export const byTime: TaskView = { sort: 'given', group: 'none', completed: false };
/** Initial view of lists that fold completed tasks. */
export const newestOpen: TaskView = { sort: 'newest', group: 'none', completed: false };
const newestOfAll: TaskView = { sort: 'newest', group: 'none', completed: true };

export interface ViewControl {
  view: TaskView;
  change: (change: Partial<TaskView>) => void;
}

/** Returns the view last chosen for this list on this device; `list` names it. The same object until it changes. */
export function useTaskView(list: string, initial: TaskView = newestOfAll): ViewControl {
  const { account } = useStore();
  const [view, setView] = usePersistedState(account.id, `view.${list}`, initial, isView);
  return useMemo(() => ({ view, change: (change) => setView({ ...view, ...change }) }), [view, setView]);
}

/**
 * Returns the tasks to show in the chosen order, completed ones last. What is completed or reopened meanwhile stays in its
 * place until the list is left, so that no row moves under the finger, or until `resetKey` changes.
 */
export function useSortedTasks(
  tasks: readonly Task[],
  { sort, completed }: TaskView,
  resetKey?: boolean,
): readonly Task[] {
  const looks = useThemeLooks();
  const wasCompleted = useWasCompleted(resetKey);
  return useMemo(
    () => sortTasks(tasks, { sort, completed }, { looks, inbox: inboxLook }, wasCompleted),
    [tasks, sort, completed, looks, wasCompleted],
  );
}

/** Returns a function that tells whether a task was completed when the list first showed it after `resetKey` last changed. */
export function useWasCompleted(resetKey?: boolean): (task: Task) => boolean {
  const [memory, setMemory] = useState(() => ({ resetKey, wasCompleted: rememberCompleted() }));
  if (memory.resetKey === resetKey) return memory.wasCompleted;
  const next = { resetKey, wasCompleted: rememberCompleted() };
  setMemory(next);
  return next.wasCompleted;
}

function rememberCompleted(): (task: Task) => boolean {
  const first = new Map<string, boolean>();
  return (task) => {
    const known = first.get(task.id);
    if (known !== undefined) return known;
    first.set(task.id, isCompleted(task));
    return isCompleted(task);
  };
}

/** Returns sorted tasks in the chosen groups. */
export function useGroupedTasks(sorted: readonly Task[], { group }: TaskView): readonly Group[] {
  const looks = useThemeLooks();
  const projects = useRows('projects');
  const today = useWallMinute().slice(0, 10);
  return useMemo(
    () => groupTasks(sorted, group, { looks, inbox: inboxLook, projects, today }),
    [sorted, group, looks, projects, today],
  );
}

/** Returns sections of days with the tasks of each in the chosen order. */
export function useSortedDays(sections: readonly DaySection[], { sort }: TaskView): readonly DaySection[] {
  const looks = useThemeLooks();
  return useMemo(() => {
    if (sort === 'given') return sections;
    const themes = { looks, inbox: inboxLook };
    return sections.map((section) => ({
      ...section,
      tasks: sortTasks(section.tasks, { sort, completed: true }, themes),
    }));
  }, [sections, sort, looks]);
}
