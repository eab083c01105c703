import type { Effect, RowTable } from '#browser/store/device-database.ts';
import { rowsInParts } from '#browser/store/in-parts.ts';
import type { Store } from '#browser/store/store.ts';
import type { Activity } from '#contract/activity.ts';
import { reversal } from '#domain/undo.ts';

const tables = {
  task: 'tasks',
  theme: 'themes',
  thread: 'threads',
  project: 'projects',
  note: 'notes',
} as const satisfies Record<Activity['entity'], RowTable>;

/**
 * Takes back what was done at once, on whatever device, as far as nobody has changed it since. Resolves with
 * whether there was something to take back.
 */
export async function undoChange(store: Store, changeId: string): Promise<boolean> {
  const by = await takeBack(store, changeId, 'Undo');
  if (by) store.history.undone(changeId, by);
  else store.history.forget(changeId);
  return by !== undefined;
}

/**
 * Takes back the last thing done on this device in the last hour. Resolves with the change that was taken back;
 * undefined where there was none.
 */
export async function undoLast(store: Store): Promise<string | undefined> {
  for (;;) {
    const changeId = store.history.lastDone();
    if (changeId === undefined || (await undoChange(store, changeId))) return changeId;
  }
}

/** Does again what was undone last. Resolves with the change that does it; undefined where there was nothing. */
export async function redoLast(store: Store): Promise<string | undefined> {
  for (;;) {
    const changeId = store.history.lastUndone();
    if (changeId === undefined) return undefined;
    const by = await takeBack(store, changeId, 'Redo');
    if (by) {
      store.history.redone(changeId, by);
      return by;
    }
    store.history.forget(changeId);
  }
}

/** Resolves with the id of the change that took it back; undefined where nothing of it stands. */
async function takeBack(store: Store, changeId: string, label: string): Promise<string | undefined> {
  const recorded = await store.db.activity.where({ change_id: changeId }).primaryKeys();
  const entries = await rowsInParts<Activity>(store.db.activity, recorded);
  const edited_at = new Date().toISOString();
  const effects = entries.flatMap((entry): Omit<Effect, 'before'>[] => {
    const table = tables[entry.entity];
    const row = store.replica[table].get(entry.entity_id);
    const set = row && reversal(entry, row, edited_at);
    return set ? [{ table, id: entry.entity_id, set }] : [];
  });
  if (effects.length === 0) return undefined;
  return store.change({
    label: `${label} ${effects.length === 1 ? 'a change' : `${effects.length} changes`}`,
    method: 'POST',
    path: `/api/changes/${changeId}/undo`,
    takesBack: true,
    edited_at,
    effects,
  });
}
