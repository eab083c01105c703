import { t } from '#browser/i18n/model-later.ts';
import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import { changeTasks, describeTasks } from '#browser/model/tasks/task-commands.ts';
import type { Store } from '#browser/store/store.ts';
import { maxTagColors } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { findTagColor, tagColorKey } from './tag-looks.ts';
import { countTags, isSameTag } from './tag-queries.ts';

/**
 * Renames a tag on all tasks, or merges it into one that exists; one Undo takes it back. Resolves with how many tasks changed, as
 * `deleteTag` does.
 */
export async function renameTag(
  store: Store,
  from: string,
  to: string,
  { isMerge = false } = {},
): Promise<number> {
  const color = findTagColor(readSetting(store, 'tag_colors'), from);
  // A copy, so that undoing the change of the tasks finds the color where it was.
  if (color && !isMerge && !isSameTag(from, to)) await setTagColor(store, to, color, { isUndoable: false });
  return changeTasks(
    store,
    store.replica.tasks.rows(),
    (task) => changeLists(task, (tags) => replaceTag(tags, from, to)),
    (changed) => (isMerge ? t.tagMerged : t.tagRenamed)(from, to, describeTasks(changed)),
    t.theTagCouldNotBe,
  );
}

/** Takes a tag off all tasks; one Undo puts it back. */
export const deleteTag = (store: Store, tag: string): Promise<number> =>
  changeTasks(
    store,
    store.replica.tasks.rows(),
    (task) => changeLists(task, (tags) => tags.filter((one) => !isSameTag(one, tag))),
    (changed) => t.tagDeleted(tag, describeTasks(changed)),
    t.theTagCouldNotBeDeleted,
  );

/** Gives a tag a color, `#RRGGBB`, or null for none of its own. Resolves with the id that undoes it. */
export async function setTagColor(
  store: Store,
  tag: string,
  color: string | null,
  options?: { isUndoable: boolean },
): Promise<string> {
  const { [tagColorKey(tag)]: _, ...others } = readSetting(store, 'tag_colors') ?? {};
  const isFull = Object.keys(others).length >= maxTagColors;
  const kept = isFull ? withoutUnused(store, others) : others;
  return changeSetting(store, 'tag_colors', color ? { ...kept, [tagColorKey(tag)]: color } : others, options);
}

/** Drops the colors of tags that no task has, and the oldest ones where that is not enough. */
function withoutUnused(store: Store, colors: Record<string, string>): Record<string, string> {
  const used = new Set(countTags(store.replica.tasks.rows()).map(({ name }) => tagColorKey(name)));
  const kept = Object.entries(colors).filter(([tag]) => used.has(tag));
  return Object.fromEntries(kept.slice(-(maxTagColors - 1)));
}

function changeLists(
  { tags, auto_tags }: Task,
  next: (tags: readonly string[]) => string[],
): TaskChange | undefined {
  const own = next(tags);
  const suggested = next(auto_tags).filter((tag) => !own.some((one) => isSameTag(one, tag)));
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((tag, at) => tag === other[at]);
  const change = {
    ...(!isSame(own, tags) && { tags: own }),
    ...(!isSame(suggested, auto_tags) && { auto_tags: suggested }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** Replaces a tag where it stands, once. */
function replaceTag(tags: readonly string[], from: string, to: string): string[] {
  if (!tags.some((tag) => isSameTag(tag, from))) return [...tags];
  const replaced = tags.map((tag) => (isSameTag(tag, from) ? to : tag));
  return replaced.filter((tag, at) => replaced.findIndex((one) => isSameTag(one, tag)) === at);
}
