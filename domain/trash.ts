import type { Activity } from '#contract/activity.ts';
import { listTablesWith } from '#contract/synced-kinds.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from './following-id.ts';

/** Tables in the order of their references: referenced rows first. */
export const trashTables = listTablesWith('erased');

/** Returns whether a row has been erased for good: only then is its title or name empty. Others are never erased. */
export const isErased = (row: { deleted_at: string | null; title?: string; name?: string }) =>
  row.deleted_at !== null && (row.title ?? row.name) === '';

/**
 * Returns the ids of the tasks that come next when open recurring tasks are completed. One of these in the trash was not
 * deleted by a person: it went when its predecessor was reopened, and restoring it would double the series.
 */
export const futureTaskIds = (
  tasks: Iterable<Pick<Task, 'id' | 'recurrence' | 'status' | 'deleted_at'>>,
): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const { id, recurrence, status, deleted_at } of tasks)
    if (recurrence !== null && status !== 'completed' && deleted_at === null) ids.add(followingId(id));
  return ids;
};

/**
 * Returns when the 30 days in the trash began, in ms since 1970. Not before the server received the deletion, since a
 * device may have been offline for long or have a wrong clock.
 */
export const trashedSinceMs = ({ deleted_at, updated_at }: { deleted_at: string; updated_at: string }) =>
  Math.max(Date.parse(deleted_at), Date.parse(updated_at));

/** Theme, thread or project; deleting one changes the rows inside it. */
export interface Place {
  entity: 'theme' | 'thread' | 'project';
  id: string;
}

/**
 * Selects the records, from those of the change that deleted a place, of tasks that left it and threads deleted with it:
 * restoring the place restores them too. `themeOf` returns the theme of a thread.
 */
export const cascadedEntries = (
  entries: readonly Activity[],
  { entity, id }: Place,
  themeOf: (threadId: string) => string | undefined,
): Activity[] =>
  entries.filter((entry) =>
    entry.entity === 'task'
      ? entry.changes[`${entity}_id`]?.[0] === id
      : entity === 'theme' &&
        entry.entity === 'thread' &&
        entry.action === 'deleted' &&
        themeOf(entry.entity_id) === id,
  );
