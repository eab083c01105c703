import { uuidv7 } from 'uuidv7';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/model.ts';
import { type OrderPlace, putInOrder } from '#browser/model/order/order.ts';
import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import { maxThemeNameLength } from '#contract/limits.ts';
import type { NewTheme, Theme } from '#contract/themes.ts';
import { checkedLabel } from '#domain/labels.ts';
import { newTheme, positionAfter, renamedFields } from '#domain/new-theme.ts';
import { themeName } from './theme-name.ts';

export async function createTheme(store: Store, theme: Omit<NewTheme, 'id'>): Promise<Theme> {
  const name = checkedLabel(theme.name, { of: 'theme', max: maxThemeNameLength }, domainTexts);
  const row = newTheme(
    { ...theme, name },
    {
      id: uuidv7(),
      createdAt: new Date().toISOString(),
      position: positionAfter(store.replica.themes.rows()),
    },
  );
  await store.change({
    change_id: row.id,
    label: t.addTheme(row.name),
    method: 'POST',
    path: '/api/organization/themes',
    body: { id: row.id, name, color: row.color, icon: row.icon },
    effects: [{ table: 'themes', id: row.id, set: row }],
  });
  return row;
}

/** Resolves with the id that undoes the change, as do all mutations below. */
export async function updateTheme(
  store: Store,
  theme: Theme,
  change: Partial<Pick<Theme, 'name' | 'color' | 'icon'>>,
): Promise<string> {
  return store.change({
    label: t.changeTheme(themeName(theme)),
    method: 'PUT',
    path: `/api/organization/themes/${theme.id}`,
    body: change,
    effects: [
      {
        table: 'themes',
        id: theme.id,
        set: { ...change, ...(change.name !== undefined && renamedFields(theme, change.name)) },
      },
    ],
  });
}

/** Puts a theme in another place; resolves with undefined if it is there. */
export async function moveTheme(
  store: Pick<Store, 'replica' | 'changeAtomically'>,
  id: string,
  place: OrderPlace,
): Promise<string | undefined> {
  const order = putInOrder(store.replica.themes.rows(), id, place);
  const moved = order.flatMap((one, position) => (one.position === position ? [] : { ...one, position }));
  if (moved.length === 0) return undefined;
  return store.changeAtomically(
    uuidv7(),
    moved.map(({ id, name, origin, position }) => ({
      label: t.moveTheme(themeName({ name, origin })),
      method: 'PUT',
      path: `/api/organization/themes/${id}`,
      body: { position },
      effects: [{ table: 'themes', id, set: { position } }],
    })),
  );
}

/** Hides a theme from the sidebar, or shows it there again. */
export async function setThemeHidden(store: Store, id: string, isHidden: boolean): Promise<string> {
  const others = readSetting(store, 'hidden_themes').filter((other) => other !== id);
  return changeSetting(store, 'hidden_themes', isHidden ? [...others, id] : others);
}

/** Deletes a theme and its threads; its tasks, including those in the trash, move to the Inbox. */
export async function deleteTheme(store: Store, theme: Theme): Promise<string> {
  const deleted_at = new Date().toISOString();
  const threads = store.replica.threads.rows().filter(({ theme_id }) => theme_id === theme.id);
  const tasks = [...store.replica.tasks.all()].filter(({ theme_id }) => theme_id === theme.id);
  return store.change({
    label: t.deleteTheme(themeName(theme)),
    method: 'DELETE',
    path: `/api/organization/themes/${theme.id}`,
    effects: [
      { table: 'themes', id: theme.id, set: { deleted_at } },
      ...threads.map(({ id }) => ({ table: 'threads' as const, id, set: { deleted_at } })),
      ...tasks.map(({ id }) => ({ table: 'tasks' as const, id, set: { theme_id: null, thread_id: null } })),
    ],
  });
}
