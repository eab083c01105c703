import type { Task } from '#contract/tasks.ts';
import type { Thread } from '#contract/threads.ts';
import { newThread } from '#domain/new-thread.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { Edit } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { createTaskCascade } from '../tasks/tasks.usecases.ts';
import type { NewThreadTitle } from './choose-place.ts';
import type { Plan } from './reconcile-reading.ts';

/** Applies the plan under one change id, so that one undo reverts it. Returns whether there was anything to change. */
export async function applyRefinement({
  tasks,
  threads,
  userId,
  plan,
  edit,
  timeZone,
}: {
  tasks: TasksRepository;
  threads: NamedRowRepository<Thread>;
  userId: string;
  plan: Plan;
  edit: Edit;
  timeZone: string;
}): Promise<boolean> {
  const { changes, created, deleted } = plan;
  if (changes.length + created.length + deleted.length === 0) return false;
  const threadIds = new Map<string, string>();
  const threadFieldsFor = async (wanted: NewThreadTitle | undefined) => {
    if (!wanted) return {};
    const key = `${wanted.theme_id} ${wanted.title.toLowerCase()}`;
    const thread_id = threadIds.get(key) ?? (await createThread({ threads, userId, wanted, edit }));
    threadIds.set(key, thread_id);
    return { thread_id };
  };
  const requests: { id: string; change: () => Partial<Task> }[] = [];
  for (const { id, change, newThread: wanted } of changes) {
    const whole = { ...change, ...(await threadFieldsFor(wanted)) };
    requests.push({ id, change: () => whole });
  }
  for (const id of deleted)
    requests.push({ id, change: () => ({ deleted_at: edit.editedAt.toISOString() }) });
  const creates: Task[] = [];
  for (const { task, newThread: wanted } of created)
    creates.push({ ...task, ...(await threadFieldsFor(wanted)) });
  await tasks.change(userId, requests, {
    edit,
    creates,
    cascade: createTaskCascade({ user: { timeZone }, edit }),
  });
  return true;
}

async function createThread({
  threads,
  userId,
  wanted,
  edit,
}: {
  threads: NamedRowRepository<Thread>;
  userId: string;
  wanted: NewThreadTitle;
  edit: Edit;
}): Promise<string> {
  const row = newThread(wanted, { id: createId(), createdAt: edit.now.toISOString() });
  return (await threads.create(userId, { ...row, origin: 'ai' }, edit)).id;
}
