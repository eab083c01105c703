import { uuidv7 } from 'uuidv7';
import type { Store } from '#browser/store/store.ts';
import type { NewTheme, Theme } from '#contract/themes.ts';

export async function createTheme(
  store: Store,
  { name, color = '#64748B', icon = 'folder' }: NewTheme,
): Promise<Theme> {
  const now = new Date().toISOString();
  const others = store.replica.themes.rows();
  const row: Theme = {
    id: uuidv7(),
    name: name.trim(),
    icon,
    color,
    origin: 'user',
    position: Math.max(-1, ...others.map(({ position }) => position)) + 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    revision: 0,
  };
  await store.change({
    label: `Add theme “${row.name}”`,
    method: 'POST',
    path: '/api/organization/themes',
    body: { id: row.id, name: row.name, color, icon },
    effects: [{ table: 'themes', id: row.id, set: row }],
  });
  return row;
}

export async function updateTheme(
  store: Store,
  theme: Theme,
  change: Partial<Pick<Theme, 'name' | 'color' | 'icon'>>,
): Promise<void> {
  await store.change({
    label: `Change theme “${theme.name}”`,
    method: 'PUT',
    path: `/api/organization/themes/${theme.id}`,
    body: change,
    effects: [{ table: 'themes', id: theme.id, set: change }],
  });
}

/** Its threads go with it, its tasks to the Inbox. */
export async function deleteTheme(store: Store, theme: Theme): Promise<void> {
  const deleted_at = new Date().toISOString();
  const threads = store.replica.threads.rows().filter(({ theme_id }) => theme_id === theme.id);
  const tasks = store.replica.tasks.rows().filter(({ theme_id }) => theme_id === theme.id);
  await store.change({
    label: `Delete theme “${theme.name}”`,
    method: 'DELETE',
    path: `/api/organization/themes/${theme.id}`,
    effects: [
      { table: 'themes', id: theme.id, set: { deleted_at } },
      ...threads.map(({ id }) => ({ table: 'threads' as const, id, set: { deleted_at } })),
      ...tasks.map(({ id }) => ({ table: 'tasks' as const, id, set: { theme_id: null, thread_id: null } })),
    ],
  });
}
