import { uuidv7 } from 'uuidv7';
import type { Store } from '#browser/store/store.ts';
import type { Thread } from '#contract/threads.ts';

export async function createThread(
  store: Store,
  { title, theme_id }: Pick<Thread, 'title' | 'theme_id'>,
): Promise<Thread> {
  const now = new Date().toISOString();
  const row: Thread = {
    id: uuidv7(),
    theme_id,
    title: title.trim(),
    origin: 'user',
    closed_at: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    revision: 0,
  };
  await store.change({
    label: `Add thread “${row.title}”`,
    method: 'POST',
    path: '/api/organization/threads',
    body: { id: row.id, title: row.title, theme_id },
    effects: [{ table: 'threads', id: row.id, set: row }],
  });
  return row;
}

/** A thread that moves to another theme takes its tasks along. */
export async function updateThread(
  store: Store,
  thread: Thread,
  change: Partial<Pick<Thread, 'title' | 'theme_id'>>,
): Promise<void> {
  const { theme_id } = change;
  const tasks = store.replica.tasks.rows().filter(({ thread_id }) => thread_id === thread.id);
  await store.change({
    label: `Change thread “${thread.title}”`,
    method: 'PUT',
    path: `/api/organization/threads/${thread.id}`,
    body: change,
    effects: [
      { table: 'threads', id: thread.id, set: change },
      ...(theme_id ? tasks.map(({ id }) => ({ table: 'tasks' as const, id, set: { theme_id } })) : []),
    ],
  });
}

/** Its tasks stay in the theme. */
export async function deleteThread(store: Store, thread: Thread): Promise<void> {
  const tasks = store.replica.tasks.rows().filter(({ thread_id }) => thread_id === thread.id);
  await store.change({
    label: `Delete thread “${thread.title}”`,
    method: 'DELETE',
    path: `/api/organization/threads/${thread.id}`,
    effects: [
      { table: 'threads', id: thread.id, set: { deleted_at: new Date().toISOString() } },
      ...tasks.map(({ id }) => ({ table: 'tasks' as const, id, set: { thread_id: null } })),
    ],
  });
}
