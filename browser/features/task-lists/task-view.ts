import { t } from '#browser/i18n/task-lists.ts';
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

/**
 * Returns the tasks to show in the chosen order, those for which `isLast` after the others; equal ones keep the order they
 * came in.
 */
export function sortTasks(
  tasks: readonly Task[],
  { sort, completed }: Pick<TaskView, 'sort' | 'completed'>,
  themes: ThemeOrder,
  isLast: (task: Task) => boolean = isCompleted,
): readonly Task[] {
  const { comparator } = sortOrder(sort);
  const compare = comparator?.(themes);
  const sorted = (some: readonly Task[]) => (compare ? some.toSorted(compare) : some);
  if (!completed) return sorted(tasks.filter((task) => !isCompleted(task)));
  const last = tasks.filter(isLast);
  if (last.length === 0) return sorted(tasks);
  return [...sorted(tasks.filter((task) => !isLast(task))), ...sorted(last)];
}

export const isCompleted = ({ status }: Task) => status === 'completed';

export interface Group extends RowSection {
  look?: ThemeLook;
}

/** Returns sorted tasks under the chosen headings, without empty ones. */
export function groupTasks(tasks: readonly Task[], grouping: Grouping, context: GroupingContext): Group[] {
  const plan = groupingKind(grouping).plan?.(context);
  if (!plan) return tasks.length === 0 ? [] : [{ key: 'tasks', label: t.tasks, tasks }];
  const groups = new Map(
    plan.headings.map(({ key, ...heading }) => [key, { ...heading, tasks: [] as Task[] }]),
  );
  for (const task of tasks) groups.get(plan.keyOf(task))?.tasks.push(task);
  return [...groups]
    .filter(([, group]) => group.tasks.length > 0)
    .map(([key, group]) => ({ key: `${grouping} ${key}`, hasHeader: true, ...group }));
}
