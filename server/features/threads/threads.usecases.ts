import { uuidv7 } from 'uuidv7';
import type { NewThread, Thread, ThreadPatch, ThreadWithCount } from '#contract/threads.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { countTasks, settleTasks } from '../tasks/tasks.usecases.ts';
import { threadNotFound } from './threads.errors.ts';
import type { ThreadsRepository } from './threads.repository.ts';

interface Context {
  threads: ThreadsRepository;
  userId: string;
}

interface Write extends Context {
  tasks: TasksRepository;
  id: string;
  now: Date;
}

export async function listThreads({
  threads,
  tasks,
  userId,
  themeId,
}: Context & { tasks: TasksRepository; themeId: string }): Promise<ThreadWithCount[]> {
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
  now,
}: Context & { input: NewThread; now: Date }): Promise<Thread> {
  const instant = now.toISOString();
  return threads.create(
    userId,
    {
      id: input.id ?? uuidv7(),
      theme_id: input.theme_id,
      title: input.title,
      origin: 'user',
      created_at: instant,
      updated_at: instant,
      deleted_at: null,
      revision: 0,
    },
    now,
  );
}

/** A thread that moves to another theme takes its tasks along. */
export async function updateThread({
  threads,
  tasks,
  userId,
  id,
  input,
  now,
}: Write & { input: ThreadPatch }): Promise<Thread> {
  const changed = await threads.change(
    userId,
    id,
    (thread) => {
      if (thread.deleted_at) throw threadNotFound();
      return input as Partial<Thread>;
    },
    now,
  );
  if (!changed) throw threadNotFound();
  if (input.theme_id) await settleTasks({ tasks, userId, place: 'thread_id', id, now });
  return changed;
}

/** Its tasks stay in the theme. A second time finishes what a first one left undone. */
export async function deleteThread({ threads, tasks, userId, id, now }: Write): Promise<Thread> {
  const deleted = await threads.change(userId, id, (thread) => tombstone(thread, now), now);
  if (!deleted) throw threadNotFound();
  await settleTasks({ tasks, userId, place: 'thread_id', id, now });
  return deleted;
}

export async function deleteThreadsOf({
  threads,
  userId,
  themeId,
  now,
}: Context & { themeId: string; now: Date }): Promise<void> {
  for (const thread of await threads.list(userId))
    if (thread.theme_id === themeId)
      await threads.change(userId, thread.id, (row) => tombstone(row, now), now);
}

const tombstone = (thread: Thread, now: Date) => (thread.deleted_at ? {} : { deleted_at: now.toISOString() });
