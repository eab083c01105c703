import { uuidv7 } from 'uuidv7';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/model.ts';
import type { Store } from '#browser/store/store.ts';
import { maxNameLength } from '#contract/limits.ts';
import type { Thread } from '#contract/threads.ts';
import { checkedLabel } from '#domain/labels.ts';
import { newThread } from '#domain/new-thread.ts';

export async function createThread(
  store: Store,
  thread: Pick<Thread, 'title' | 'theme_id'>,
): Promise<Thread> {
  const title = checkedLabel(thread.title, { of: 'thread', max: maxNameLength }, domainTexts);
  const row = newThread({ ...thread, title }, { id: uuidv7(), createdAt: new Date().toISOString() });
  await store.change({
    change_id: row.id,
    label: t.addThread(row.title),
    method: 'POST',
    path: '/api/organization/threads',
    body: { id: row.id, title, theme_id: row.theme_id },
    effects: [{ table: 'threads', id: row.id, set: row }],
  });
  return row;
}

/** Updates a thread; moving it to another theme takes its tasks along. Resolves with the id that undoes the change, as do all below. */
export async function updateThread(
  store: Store,
  thread: Thread,
  change: Partial<Pick<Thread, 'title' | 'theme_id'>>,
): Promise<string> {
  const { theme_id } = change;
  return store.change({
    label: t.changeThread(thread.title),
    method: 'PUT',
    path: `/api/organization/threads/${thread.id}`,
    body: change,
    effects: [
      { table: 'threads', id: thread.id, set: change },
      ...(theme_id ? taskEffects(store, thread, { theme_id }) : []),
    ],
  });
}

/** Closes or reopens a thread; nothing is filed into a closed thread automatically. */
export async function closeThread(store: Store, thread: Thread, closed: boolean): Promise<string> {
  return store.change({
    label: (closed ? t.closeThread : t.reopenThread)(thread.title),
    method: 'PUT',
    path: `/api/organization/threads/${thread.id}`,
    body: { closed },
    effects: [
      { table: 'threads', id: thread.id, set: { closed_at: closed ? new Date().toISOString() : null } },
    ],
  });
}

/** Moves all tasks to another thread and deletes the emptied one. */
export async function mergeThreads(store: Store, thread: Thread, into: Thread): Promise<string> {
  return store.change({
    label: t.mergeThread(thread.title, into.title),
    method: 'POST',
    path: `/api/organization/threads/${thread.id}/merge`,
    body: { into: into.id },
    effects: [
      { table: 'threads', id: thread.id, set: { deleted_at: new Date().toISOString() } },
      ...taskEffects(store, thread, { thread_id: into.id, theme_id: into.theme_id }),
    ],
  });
}

/** Deletes a thread; its tasks stay in the theme. */
export async function deleteThread(store: Store, thread: Thread): Promise<string> {
  return store.change({
    label: t.deleteThread(thread.title),
    method: 'DELETE',
    path: `/api/organization/threads/${thread.id}`,
    effects: [
      { table: 'threads', id: thread.id, set: { deleted_at: new Date().toISOString() } },
      ...taskEffects(store, thread, { thread_id: null }),
    ],
  });
}

/** Returns the effect on every task in the thread, including subtasks and those in the trash. */
function taskEffects(store: Store, thread: Thread, set: { theme_id?: string; thread_id?: string | null }) {
  return [...store.replica.tasks.all()]
    .filter(({ thread_id }) => thread_id === thread.id)
    .map(({ id }) => ({ table: 'tasks' as const, id, set }));
}
