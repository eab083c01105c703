import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import type { Task } from '#contract/tasks.ts';
import { type Grouping, type GroupingContext, groupingKind } from './groupings.ts';
import type { RowSection } from './row-layout.ts';
import { type Sort, sortOrder, type ThemeOrder } from './sort-orders.ts';

/** Sorting, grouping and filtering that the user chose for a list. */
export interface TaskView {
  sort: Sort;
  group: Grouping;
  /** Shows completed tasks too. */
  completed: boolean;
}

/** Returns the tasks to show in the chosen order; equal ones keep the order they came in. */
export function sortTasks(
  tasks: readonly Task[],
  { sort, completed }: Pick<TaskView, 'sort' | 'completed'>,
  themes: ThemeOrder,
): readonly Task[] {
  const shown = completed ? tasks : tasks.filter(({ status }) => status !== 'completed');
  const { comparator } = sortOrder(sort);
  return comparator ? shown.toSorted(comparator(themes)) : shown;
}

export interface Group extends RowSection {
  look?: ThemeLook;
}

/** Returns sorted tasks under the chosen headings, without empty ones. */
export function groupTasks(tasks: readonly Task[], grouping: Grouping, context: GroupingContext): Group[] {
  const plan = groupingKind(grouping).plan?.(context);
  if (!plan) return tasks.length === 0 ? [] : [{ key: 'tasks', label: 'Tasks', tasks }];
  const groups = new Map(
    plan.headings.map(({ key, ...heading }) => [key, { ...heading, tasks: [] as Task[] }]),
  );
  for (const task of tasks) groups.get(plan.keyOf(task))?.tasks.push(task);
  return [...groups]
    .filter(([, group]) => group.tasks.length > 0)
    .map(([key, group]) => ({ key: `${grouping} ${key}`, hasHeader: true, ...group }));
}
