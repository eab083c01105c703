import type { Activity } from '#contract/activity.ts';
import { trashRetentionDays } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import type { Trash } from '#contract/trash.ts';
import { precedingId } from '#domain/following-id.ts';
import { cascadedEntries, futureTaskIds, isErased } from '#domain/trash.ts';
import { withFreeName } from '#domain/with-free-name.ts';
import type { Edit } from '../../db/revision.ts';
import { revertEntries, type UndoRepositories } from '../activity/activity.usecases.ts';
import { notInTrash, themeInTrash } from './trash.errors.ts';
import type { TrashRepository } from './trash.repository.ts';

export type RestoreRepositories = Omit<UndoRepositories, 'activity'> & {
  activity: { listByDeletion: (userId: string, entityId: string) => Promise<Activity[]> };
};

/** Finds tasks by their ids. */
export interface FindsTasks {
  findMany: (userId: string, ids: string[]) => Promise<Task[]>;
}

/** Returns the trash, the last deleted first. */
export async function listTrash({
  trash,
  tasks,
  userId,
}: {
  trash: TrashRepository;
  tasks: FindsTasks;
  userId: string;
}): Promise<Trash> {
  const listed = await trash.list(userId);
  const predecessors = await tasks.findMany(
    userId,
    listed.tasks.map(({ id }) => precedingId(id)),
  );
  const futureTasks = futureTaskIds(predecessors);
  return { ...listed, tasks: listed.tasks.filter(({ id }) => !futureTasks.has(id)) };
}

/** Erases what is in the trash for good; with `ids` only these and the subtasks of these tasks. */
export async function emptyTrash({
  trash,
  userId,
  ids,
  now,
}: {
  trash: TrashRepository;
  userId: string;
  ids?: readonly string[];
  now: Date;
}): Promise<{ revision: number }[]> {
  return trash.erase(userId, { until: now, now, ...(ids && { ids }) });
}

const dayMs = 24 * 60 * 60 * 1000;

/** Erases, for every user, what has been in the trash for 30 days. Ends early, between two users, at `signal`. */
export async function sweepTrash({
  trash,
  clock,
  signal,
}: {
  trash: TrashRepository;
  clock: () => Date;
  signal?: AbortSignal;
}): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() - trashRetentionDays * dayMs);
  for (const userId of await trash.usersWithTrash(until)) {
    signal?.throwIfAborted();
    await trash.erase(userId, { until, now });
  }
}

/**
 * Takes a theme, a thread or a project out of the trash, with the threads and tasks its deletion took along, as far as
 * nobody has changed them since; a theme whose name another has got comes back under a free one. Returns the rows it
 * changed. Throws `trash.not_found`, `trash.theme_deleted`.
 */
export async function restoreContainer({
  entity,
  userId,
  id,
  edit,
  activity,
  ...repositories
}: RestoreRepositories & {
  entity: 'theme' | 'thread' | 'project';
  userId: string;
  id: string;
  edit: Edit;
}): Promise<{ row: { revision: number }; changed: { revision: number }[] }> {
  const { themes, threads, projects } = repositories;
  const repository = { theme: themes, thread: threads, project: projects }[entity];
  const place = await repository.find(userId, id);
  if (!place || isErased(place)) throw notInTrash();
  if (place.deleted_at === null) return { row: place, changed: [] };
  if ('theme_id' in place && (await themes.find(userId, place.theme_id))?.deleted_at !== null)
    throw themeInTrash();

  const back = { deleted_at: null };
  const others = entity === 'theme' ? await themes.list(userId) : [];
  const restored =
    entity === 'theme'
      ? await themes.change(userId, id, (theme) => withFreeName(back, theme, others), edit)
      : await repository.change(userId, id, () => back, edit);
  if (!restored) throw notInTrash();
  const entries = await activity.listByDeletion(userId, id);
  const themesOfThreads = new Map<string, string>();
  for (const entry of entries.filter((entry) => entry.entity === 'thread')) {
    const thread = await threads.find(userId, entry.entity_id);
    if (thread) themesOfThreads.set(thread.id, thread.theme_id);
  }
  const along = cascadedEntries(entries, { entity, id }, (threadId) => themesOfThreads.get(threadId));
  const changed = await revertEntries({ ...repositories, userId, entries: along, edit });
  return { row: restored, changed: [restored, ...changed] };
}
