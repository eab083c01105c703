import type { Task } from '#contract/tasks.ts';
import { type Priority, priorities } from '#contract/vocabularies.ts';
import { fold } from '#domain/filter/fold.ts';

/** Returns whether two names are one tag: case and accents do not matter. */
export const isSameTag = (one: string, other: string): boolean => fold(one) === fold(other);

/** Returns whether a task has a tag, its own or suggested. */
export const hasTag = ({ tags, auto_tags }: Pick<Task, 'tags' | 'auto_tags'>, tag: string): boolean =>
  [...tags, ...auto_tags].some((one) => isSameTag(one, tag));

export interface TagCount {
  /** As it is written on the newest task. */
  name: string;
  open: number;
  total: number;
}

const counted = new WeakMap<readonly Task[], readonly TagCount[]>();

/** Counts the tasks of each tag, own or suggested, by name. Spellings that differ in case or accents are one tag. */
export function countTags(tasks: readonly Task[]): readonly TagCount[] {
  const known = counted.get(tasks);
  if (known) return known;
  const counts = new Map<string, TagCount>();
  for (const { tags, auto_tags, status } of tasks)
    for (const [folded, name] of new Map([...auto_tags, ...tags].map((tag) => [fold(tag), tag]))) {
      const count = counts.get(folded) ?? { name, open: 0, total: 0 };
      count.total += 1;
      if (status !== 'completed') count.open += 1;
      counts.set(folded, count);
    }
  const sorted = [...counts.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  counted.set(tasks, sorted);
  return sorted;
}

/**
 * Returns the tasks with a tag. “Urgent” is also a priority: where no task has such a tag, the tasks of the priority are
 * meant, and it is returned too.
 */
export function selectTagged(
  tasks: readonly Task[],
  tag: string,
): { tagged: readonly Task[]; priority?: Priority } {
  const tagged = tasks.filter((task) => hasTag(task, tag));
  const priority = tagged.length === 0 ? priorities.find((one) => one === tag.toLowerCase()) : undefined;
  return priority ? { tagged: tasks.filter((task) => task.priority === priority), priority } : { tagged };
}
