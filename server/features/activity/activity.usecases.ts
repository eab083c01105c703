import type { z } from 'zod';
import type { Activity, activityQuerySchema } from '#contract/activity.ts';
import { listTablesWith, syncedKinds } from '#contract/synced-kinds.ts';
import type { SyncedRow } from '#contract/synced-schemas.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { cascadeTrashToSubtask } from '#domain/task-change.ts';
import { followersIn, reversal, withoutDoneFollowers } from '#domain/undo.ts';
import { withFreeName } from '#domain/with-free-name.ts';
import type { NamedRowRepository, NamedTable } from '../../db/named-row-repository.ts';
import type { Edit } from '../../db/revision.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { settleTasks } from '../tasks/tasks.usecases.ts';
import { changeNotFound } from './activity.errors.ts';
import type { ActivityRepository } from './activity.repository.ts';

export async function listActivity({
  activity,
  userId,
  query,
}: {
  activity: ActivityRepository;
  userId: string;
  query: z.infer<typeof activityQuerySchema>;
}): Promise<Activity[]> {
  return activity.list(userId, query);
}

type ChangeRepositories = { [Table in NamedTable]: NamedRowRepository<SyncedRow<Table>> } & {
  tasks: TasksRepository;
};

export interface UndoRepositories extends ChangeRepositories {
  activity: ActivityRepository;
}

/**
 * Takes back what was done under `changeId`, to all rows or to that with `entityId`, as far as nobody has changed it
 * since. Is itself a change that can be undone; repeated under its own id it does nothing. Returns the rows it changed.
 * Throws `activity.change_not_found`.
 */
export async function undoChange({
  activity,
  userId,
  changeId,
  entityId,
  edit,
  ...repositories
}: UndoRepositories & {
  userId: string;
  changeId: string;
  entityId?: string | undefined;
  edit: Edit;
}): Promise<{ revision: number }[]> {
  if ((await activity.listByChange(userId, edit.changeId)).length > 0) return [];
  const all = await activity.listByChange(userId, changeId);
  const entries = entityId === undefined ? all : all.filter(({ entity_id }) => entity_id === entityId);
  if (entries.length === 0) throw changeNotFound();
  return revertEntries({ ...repositories, userId, entries, edit: notBefore(entries, edit) });
}

/**
 * Returns the edit as made no earlier than what it takes back. Times from a device with a wrong clock are correct only
 * to within a few seconds, so that an undo could seem to come first.
 */
function notBefore(entries: Activity[], edit: Edit): Edit {
  const last = entries.reduce((latest, { edited_at }) => Math.max(latest, Date.parse(edited_at)), 0);
  return {
    ...edit,
    editedAt: new Date(Math.max(edit.editedAt.getTime(), Math.min(last, edit.now.getTime()))),
  };
}

/** The tables whose rows are reverted alike, one by one. */
const namedTables = listTablesWith('entity').filter((table) => table !== 'tasks' && table !== 'themes');

/** Reverts each entry as far as nothing has changed it since; rows that others refer to come first. Returns the changed rows. */
export async function revertEntries({
  userId,
  entries,
  edit,
  ...repositories
}: ChangeRepositories & { userId: string; entries: Activity[]; edit: Edit }): Promise<
  { revision: number }[]
> {
  const { themes, tasks } = repositories;
  const at = edit.editedAt.toISOString();
  const back = (entry: Activity) => (row: object) => reversal(entry, row, at);
  const of = (entity: Activity['entity']) => entries.filter((entry) => entry.entity === entity);
  const changed: ({ revision: number } | undefined)[] = [];
  for (const entry of of('theme')) {
    const others = await themes.list(userId);
    const change = (theme: Theme) => withFreeName(back(entry)(theme) ?? {}, theme, others);
    changed.push(await themes.change(userId, entry.entity_id, change, edit));
  }
  for (const table of namedTables)
    for (const entry of of(syncedKinds[table].entity)) {
      const change = (row: object) => back(entry)(row) ?? {};
      changed.push(
        await repositories[table].change(userId, entry.entity_id, change, edit, revertMerge(entry)),
      );
    }
  for (const { entity, entity_id, action } of entries)
    if (action === 'created' && (entity === 'theme' || entity === 'thread' || entity === 'project'))
      await settleTasks({ tasks, userId, place: `${entity}_id`, id: entity_id, edit });
  const standing = await excludeDone({ tasks, userId, entries: of('task') });
  const requests = [...Map.groupBy(standing, ({ entity_id }) => entity_id)].map(([id, ofTask]) => ({
    id,
    change: (task: Task) => reverseAll(ofTask, task, at),
  }));
  if (requests.length > 0)
    changed.push(
      ...(await tasks.change(userId, requests, { edit, cascade: { subtask: cascadeTrashToSubtask } })),
    );
  return changed.flatMap((row) => row ?? []);
}

/** Returns the reverted merge target, which is not a field of the thread: recording it lets a redo restore it. */
function revertMerge({ changes: { merged_into: merged } }: Activity): Activity['changes'] {
  return merged ? { merged_into: [merged[1], merged[0]] } : {};
}

async function excludeDone({
  tasks,
  userId,
  entries,
}: {
  tasks: TasksRepository;
  userId: string;
  entries: Activity[];
}): Promise<readonly Activity[]> {
  if (followersIn(entries).length === 0) return entries;
  const made = entries.filter(({ action }) => action === 'created');
  const rows = await Promise.all(made.map(({ entity_id }) => tasks.find(userId, entity_id)));
  const known = new Map(rows.flatMap((task) => (task ? [[task.id, task] as const] : [])));
  return withoutDoneFollowers(entries, (id) => known.get(id));
}

/** Returns the change that reverts several entries of one task, the last one first. */
function reverseAll(entries: Activity[], task: Task, at: string): Partial<Task> | null {
  const reversed: Partial<Task> = {};
  for (const entry of entries) Object.assign(reversed, reversal(entry, { ...task, ...reversed }, at));
  return Object.keys(reversed).length === 0 ? null : reversed;
}
