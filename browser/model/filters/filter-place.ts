import { countTags, isSameTag } from '#browser/model/tags/tag-queries.ts';
import type { Task } from '#contract/tasks.ts';
import type { Priority } from '#contract/vocabularies.ts';
import type { Filter } from '#domain/filter/filter.ts';

interface FilterPlace {
  tags?: string[];
  priority?: Priority;
}

/**
 * Returns the tags and the priority that a task needs to fit a filter, as far as the filter names them. Tags are written as on the
 * tasks that have them.
 */
export function readFilterPlace(filter: Filter | null, tasks: readonly Task[]): FilterPlace {
  const terms = filter === null ? [] : filter.kind === 'and' ? filter.parts : [filter];
  const tags = new Set<string>();
  let priority: Priority | undefined;
  for (const term of terms) {
    if (term.kind === 'priority') priority ??= term.priority;
    // A pattern of several pieces has a star.
    const [name, ...others] = term.kind === 'tag' ? term.pattern : [];
    if (name && others.length === 0)
      tags.add(countTags(tasks).find((one) => isSameTag(one.name, name))?.name ?? name);
  }
  return { ...(tags.size > 0 && { tags: [...tags] }), ...(priority && { priority }) };
}
