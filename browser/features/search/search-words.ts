import { useMemo } from 'react';
import { useRows } from '#browser/store/use-store.ts';
import type { Task } from '#contract/tasks.ts';
import { fold } from '#domain/filter/fold.ts';
import type { Vocabulary } from '#domain/filter/unknown-names.ts';

const made = new WeakMap<readonly Task[], readonly string[]>();

/** Returns all manual and suggested tags, without case variants, sorted by name. */
export function listTags(tasks: readonly Task[]): readonly string[] {
  const known = made.get(tasks);
  if (known) return known;
  const names = new Map<string, string>();
  for (const { tags, auto_tags } of tasks)
    for (const list of [tags, auto_tags])
      for (const tag of list) {
        const folded = fold(tag);
        if (!names.has(folded)) names.set(folded, tag);
      }
  const tags = [...names.values()].sort((one, other) => one.localeCompare(other, 'en'));
  made.set(tasks, tags);
  return tags;
}

export function useTags(): readonly string[] {
  const tasks = useRows('tasks');
  return useMemo(() => listTags(tasks), [tasks]);
}

/** Returns the user's own names for completions and hints. */
export function useFilterVocabulary(): Vocabulary {
  const tags = useTags();
  const themes = useRows('themes');
  const threads = useRows('threads');
  const projects = useRows('projects');
  return useMemo(() => ({ tags, themes, threads, projects }), [tags, themes, threads, projects]);
}
