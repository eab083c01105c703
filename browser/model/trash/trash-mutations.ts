import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/model.ts';
import { t as modelLaterTexts } from '#browser/i18n/model-later.ts';
import { buildTaskChanges } from '#browser/model/tasks/task-mutations.ts';
import type { Renamed } from '#browser/model/undo/undo-mutations.ts';
import type { NewEffect } from '#browser/store/device-database.ts';
import { shownKinds } from '#browser/store/shown-kinds.ts';
import type { NewChange, Store } from '#browser/store/store.ts';
import { maxBulkTasks } from '#contract/limits.ts';
import { syncedKinds } from '#contract/synced-kinds.ts';
import { cascadedEntries, trashTables } from '#domain/trash.ts';
import { reversal } from '#domain/undo.ts';
import { withFreeName } from '#domain/with-free-name.ts';
import type { TrashItem } from './trash-queries.ts';

/**
 * Restores items from the trash with everything that was deleted along with them. A theme whose name is taken gets
 * another one. Resolves with the id that undoes the restore, and with the renamed themes.
 */
export async function restoreItems(
  store: Store,
  items: readonly TrashItem[],
): Promise<{ changeId: string; renamed: readonly Renamed[] }> {
  const themes = [...store.replica.themes.rows()];
  const renamed: Renamed[] = [];
  const changes: NewChange[] = [];
  // Rows that others refer to are restored first.
  for (const table of trashTables)
    for (const item of items) {
      if (item.table !== table || item.table === 'tasks') continue;
      const own = { deleted_at: null };
      const set: { deleted_at: null; name?: string } =
        item.table === 'themes' ? withFreeName(own, item.row, themes) : own;
      if (item.table === 'themes') themes.push({ ...item.row, ...set });
      if (set.name) renamed.push({ name: item.name, as: set.name });
      changes.push({
        label: t.restoreNamed(item.name),
        method: 'POST',
        path: `${shownKinds[item.table].path}/${item.row.id}/restore`,
        effects: await getRestoreEffects(store, item, set),
      });
    }
  const tasks = items.flatMap((item) =>
    item.table === 'tasks' ? { task: item.row, change: { deleted_at: null } } : [],
  );
  changes.push(...(await buildTaskChanges(store, tasks)));
  return { changeId: await store.changeAtomically(uuidv7(), changes), renamed };
}

async function getRestoreEffects(
  { db, replica }: Store,
  { table, row: { id } }: Exclude<TrashItem, { table: 'tasks' }>,
  set: NewEffect['set'],
): Promise<NewEffect[]> {
  const own: NewEffect = { table, id, set };
  if (table !== 'themes' && table !== 'threads' && table !== 'projects') return [own];
  const deletions = await db.activity
    .where({ entity_id: id })
    .filter(({ action }) => action === 'deleted')
    .sortBy('edited_at');
  const deletion = deletions.at(-1);
  const entries = deletion ? await db.activity.where({ change_id: deletion.change_id }).toArray() : [];
  const { entity } = syncedKinds[table];
  const along = cascadedEntries(entries, { entity, id }, (thread) => replica.threads.get(thread)?.theme_id);
  const at = new Date().toISOString();
  const others = along.flatMap((entry): NewEffect[] => {
    const from = entry.entity === 'task' ? 'tasks' : 'threads';
    const row = replica[from].get(entry.entity_id);
    const set = row && reversal(entry, row, at);
    return set ? [{ table: from, id: entry.entity_id, set }] : [];
  });
  return [own, ...others];
}

/** Erases items in the trash for good, here and on the server. */
export async function eraseItems(store: Store, items: readonly TrashItem[]): Promise<void> {
  const { tasks, threads } = store.replica;
  const ids = new Set(items.map(({ row }) => row.id));
  const subtasks = [...tasks.all()].filter(
    ({ deleted_at, parent_id }) => deleted_at !== null && parent_id !== null && ids.has(parent_id),
  );
  const themeThreads = [...threads.all()].filter(
    ({ deleted_at, theme_id }) => deleted_at !== null && ids.has(theme_id),
  );
  const effectsById = new Map<string, NewEffect>();
  for (const { table, row } of items)
    effectsById.set(row.id, { table, id: row.id, set: syncedKinds[table].erased });
  for (const { id } of subtasks) effectsById.set(id, { table: 'tasks', id, set: syncedKinds.tasks.erased });
  for (const { id } of themeThreads)
    effectsById.set(id, { table: 'threads', id, set: syncedKinds.threads.erased });
  const effects = [...effectsById.values()];
  const batches = Array.from({ length: Math.ceil(effects.length / maxBulkTasks) }, (_, index) =>
    effects.slice(index * maxBulkTasks, (index + 1) * maxBulkTasks),
  );
  await store.changeAtomically(
    uuidv7(),
    batches.map((batch) => ({
      label: modelLaterTexts.deleteForever(batch.length),
      method: 'POST',
      path: '/api/trash/erase',
      body: { ids: batch.map(({ id }) => id) },
      erases: true,
      effects: batch,
    })),
  );
}
