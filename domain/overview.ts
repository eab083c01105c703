import type { Task } from '#contract/tasks.ts';
import { isHighPriority, isOverdue } from './attention.ts';
import { writeName } from './filter/write-name.ts';

/** Groups of the overview, each named after a tag and a theme. */
export const groups = ['work', 'personal', 'health', 'learning'] as const;
export type Group = (typeof groups)[number];

export interface Overview {
  total: number;
  completed: number;
  /** Open tasks that need attention, each counted once. */
  attention: { highPriority: number; overdueOnly: number };
  groups: Record<Group, { done: number; total: number }>;
}

/**
 * Counts tasks for the home page. A task is in a group if it has the group's tag, given or suggested, or is in its theme.
 * `themeIds` maps the ids of the themes named after groups; `now` is floating.
 */
export function countOverview(
  tasks: readonly Task[],
  { themeIds, now }: { themeIds: ReadonlyMap<string, Group>; now: string },
): Overview {
  const counted = new Map(groups.map((group) => [group, { done: 0, total: 0 }]));
  let completed = 0;
  const attention = { highPriority: 0, overdueOnly: 0 };
  for (const task of tasks) {
    const done = task.status === 'completed';
    if (done) completed += 1;
    else if (isHighPriority(task)) attention.highPriority += 1;
    else if (isOverdue(task, now)) attention.overdueOnly += 1;
    const theme = themeIds.get(task.theme_id ?? '');
    if (theme) count(counted.get(theme), done);
    for (const group of groups)
      if (group !== theme && (hasTag(task.tags, group) || hasTag(task.auto_tags, group)))
        count(counted.get(group), done);
  }
  const of = (group: Group) => counted.get(group) ?? { done: 0, total: 0 };
  return {
    total: tasks.length,
    completed,
    attention,
    groups: {
      work: of('work'),
      personal: of('personal'),
      health: of('health'),
      learning: of('learning'),
    },
  };
}

/** Returns the filter for the tasks of a group: those with its tag, and those in its theme, by the name that has now. */
export const groupFilter = (group: Group, themeName: string | undefined): string =>
  themeName === undefined ? `@${group}` : `@${group} | ${writeName('#', themeName.toLowerCase())}`;

/** Returns a whole percentage; 0 only if nothing is done, 100 only if everything is. */
export function completionRate({ completed, total }: Pick<Overview, 'completed' | 'total'>): number {
  if (completed === 0 || completed === total) return completed === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((completed / total) * 100)));
}

function count(bar: { done: number; total: number } | undefined, done: boolean): void {
  if (!bar) return;
  bar.total += 1;
  if (done) bar.done += 1;
}

const hasTag = (tags: readonly string[], group: string) =>
  tags.length > 0 && tags.some((tag) => tag.length === group.length && tag.toLowerCase() === group);
