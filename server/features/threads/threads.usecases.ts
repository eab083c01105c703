import type { NewThread, Thread, ThreadPatch, ThreadWithCount } from '#contract/threads.ts';
import { newThread } from '#domain/new-thread.ts';
import type { Edit } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import { countTasks, type PlacedTasks, settleTasks } from '../tasks/tasks.usecases.ts';
import { mergedIntoItself, threadNotFound } from './threads.errors.ts';
import type { ThreadsRepository } from './threads.repository.ts';

interface Context {
  threads: ThreadsRepository;
  userId: string;
}

interface Write extends Context {
  tasks: PlacedTasks;
  id: string;
  edit: Edit;
}

export async function listThreads({
  threads,
  tasks,
  userId,
  themeId,
}: Context & { tasks: PlacedTasks; themeId: string }): Promise<ThreadWithCount[]> {
  const [rows, counts] = await Promise.all([
    threads.list(userId),
    countTasks({ tasks, userId, by: 'thread_id' }),
  ]);
  return rows
    .filter((thread) => thread.theme_id === themeId)
    .map((thread) => ({ ...thread, task_count: counts.get(thread.id) ?? 0 }));
}

export async function createThread({
  threads,
  userId,
  input,
  edit,
}: Context & { input: NewThread; edit: Edit }): Promise<Thread> {
  const row = newThread(input, { id: input.id ?? createId(), createdAt: edit.now.toISOString() });
  return threads.create(userId, row, edit);
}

/** Changes the thread. One that moves to another theme takes its tasks along. */
export async function updateThread({
  threads,
  tasks,
  userId,
  id,
  input,
  edit,
}: Write & { input: ThreadPatch }): Promise<Thread> {
  const changed = await threads.change(
    userId,
    id,
    (thread) => {
      if (thread.deleted_at) throw threadNotFound();
      const { closed, ...given } = input;
      return {
        ...(given as Partial<Thread>),
        ...(closed !== undefined &&
          closed !== (thread.closed_at !== null) && {
            closed_at: closed ? edit.editedAt.toISOString() : null,
          }),
      };
    },
    edit,
  );
  if (!changed) throw threadNotFound();
  if (input.theme_id) await settleTasks({ tasks, userId, place: 'thread_id', id, edit });
  return changed;
}

/** Deletes the thread; its tasks stay in the theme. */
export async function deleteThread({ threads, tasks, userId, id, edit }: Write): Promise<Thread> {
  const deleted = await threads.change(userId, id, (thread) => toTombstone(thread, edit), edit);
  if (!deleted) throw threadNotFound();
  await settleTasks({ tasks, userId, place: 'thread_id', id, edit });
  return deleted;
}

/** Moves the thread's tasks, those in the trash too, into another thread and deletes it. */
export async function mergeThreads({
  threads,
  tasks,
  userId,
  id,
  into,
  edit,
}: Write & { into: string }): Promise<{ merged: Thread; target: Thread }> {
  if (id === into) throw mergedIntoItself();
  const target = await threads.find(userId, into);
  if (!target || target.deleted_at) throw threadNotFound();
  // Tasks that another device adds before it hears of the merge follow too; see server/db/settle-references.ts.
  const merged = await threads.change(userId, id, (thread) => toTombstone(thread, edit), edit, {
    merged_into: [null, into],
  });
  if (!merged) throw threadNotFound();
  await settleTasks({ tasks, userId, place: 'thread_id', id, to: { thread_id: into }, edit });
  return { merged, target };
}

export async function deleteThreadsOf({
  threads,
  userId,
  themeId,
  edit,
}: Context & { themeId: string; edit: Edit }): Promise<void> {
  for (const thread of await threads.list(userId))
    if (thread.theme_id === themeId)
      await threads.change(userId, thread.id, (row) => toTombstone(row, edit), edit);
}

const toTombstone = (thread: Thread, edit: Edit) =>
  thread.deleted_at ? {} : { deleted_at: edit.now.toISOString() };
