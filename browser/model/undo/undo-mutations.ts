import { undoSetting } from '#browser/model/settings/setting-mutations.ts';
import type { NewEffect } from '#browser/store/device-database.ts';
import type { RowTable } from '#browser/store/rows.ts';
import type { Store } from '#browser/store/store.ts';
import { toast, toastWhilePending } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { Activity } from '#contract/activity.ts';
import { alongToTrash } from '#domain/task-change.ts';
import { reversal, withoutDoneFollowers } from '#domain/undo.ts';
import { withFreeName } from '#domain/with-free-name.ts';

const tables = {
  task: 'tasks',
  theme: 'themes',
  thread: 'threads',
  project: 'projects',
  note: 'notes',
} as const satisfies Record<Activity['entity'], RowTable>;

/** A record that is being read from the disk, and in whose turn nothing else is taken back. */
let reading: Promise<Activity[]> | undefined;

/**
 * Takes back what was done at once, on whatever device, as far as nobody has changed it since. What this tab did
 * lately is taken back before this returns. Resolves with whether there was something to take back.
 */
export async function undoChange(store: Store, changeId: string): Promise<boolean> {
  return (await undoOrRedo(store, changeId, 'undo')) !== undefined;
}

/**
 * Takes back the last thing done on this device in the last hour. Resolves with the change that was taken back;
 * undefined where there was none.
 */
export async function undoLast(store: Store): Promise<string | undefined> {
  for (;;) {
    while (reading) await reading;
    const changeId = store.undoHistory.getLastDone();
    if (changeId === undefined || (await undoChange(store, changeId))) return changeId;
  }
}

/** Does again what was undone last. Resolves with the change that does it; undefined where there was nothing. */
export async function redoLast(store: Store): Promise<string | undefined> {
  for (;;) {
    while (reading) await reading;
    const changeId = store.undoHistory.getLastUndone();
    if (changeId === undefined) return undefined;
    const by = await undoOrRedo(store, changeId, 'redo');
    if (by) return by;
  }
}

/** Resolves with the id of the change that took it back; undefined where nothing of it stands. */
async function undoOrRedo(store: Store, changeId: string, as: 'undo' | 'redo'): Promise<string | undefined> {
  const recent = store.getRecentActivity(changeId);
  if (recent) return reverse(store, changeId, recent, as);
  return toastWhilePending(
    as === 'undo' ? 'Undoing…' : 'Doing it again…',
    undoOrRedoFromDisk(store, changeId, as),
  );
}

async function undoOrRedoFromDisk(
  store: Store,
  changeId: string,
  as: 'undo' | 'redo',
): Promise<string | undefined> {
  reading = store.readActivity(changeId);
  try {
    return reverse(store, changeId, await reading, as);
  } finally {
    reading = undefined;
  }
}

async function reverse(
  store: Store,
  changeId: string,
  entries: readonly Activity[],
  as: 'undo' | 'redo',
): Promise<string | undefined> {
  const edited_at = new Date().toISOString();
  const standing = withoutDoneFollowers(entries, (id) => store.replica.tasks.get(id));
  const effects = standing.flatMap((entry): NewEffect[] => {
    const table = tables[entry.entity];
    const row = store.replica[table].get(entry.entity_id);
    const set = row && reversal(entry, row, edited_at);
    return set ? [{ table, id: entry.entity_id, set }] : [];
  });
  const renamed = avoidNameClashes(store, effects);
  effects.push(...findSubtaskEffects(store, effects));
  if (effects.length === 0) {
    const bySetting = await undoSetting(store, changeId, as);
    if (!bySetting) store.undoHistory.forget(changeId);
    return bySetting;
  }
  const what = effects.length === 1 ? 'a change' : `${effects.length} changes`;
  const by = await store.change({
    label: `${as === 'undo' ? 'Undo' : 'Redo'} ${what}`,
    method: 'POST',
    path: `/api/changes/${changeId}/undo`,
    undoes: { changeId, as },
    edited_at,
    effects,
  });
  toastRenamed(renamed);
  return by;
}

/** Puts a free name into the effects by which a theme comes back whose name another has got. Returns which. */
function avoidNameClashes({ replica: { themes } }: Store, effects: NewEffect[]): Renamed[] {
  const others = new Map(themes.rows().map((theme) => [theme.id, theme]));
  const renamed: Renamed[] = [];
  for (const effect of effects) {
    const theme = effect.table === 'themes' ? themes.get(effect.id) : undefined;
    if (!theme) continue;
    const set = withFreeName(effect.set, theme, others.values());
    const back = { ...theme, ...effect.set };
    if (set !== effect.set && set.name) renamed.push({ name: back.name, as: set.name });
    effect.set = set;
    others.set(theme.id, { ...back, ...set });
  }
  return renamed;
}

/** The subtasks of the tasks that go to the trash, as far as nothing else becomes of them. */
function findSubtaskEffects({ replica: { tasks } }: Store, effects: readonly NewEffect[]): NewEffect[] {
  const changed = new Map(effects.map((effect) => [effect.id, effect]));
  if (!effects.some(({ set }) => 'deleted_at' in set && set.deleted_at)) return [];
  return tasks.rows().flatMap((subtask): NewEffect[] => {
    const effect = changed.has(subtask.id) ? undefined : changed.get(subtask.parent_id ?? '');
    const before = effect && tasks.get(effect.id);
    const set = before && alongToTrash({ before, after: { ...before, ...effect.set } }, subtask);
    return set ? [{ table: 'tasks', id: subtask.id, set }] : [];
  });
}

/** A theme that came back under another name, because a new one has its own. */
export interface Renamed {
  name: string;
  as: string;
}

/** A toast for each of them. */
export function toastRenamed(renamed: readonly Renamed[]): void {
  for (const { name, as } of renamed)
    toast({
      text: `There is a new theme called “${truncate(name, 40)}”: the other one is now “${truncate(as, 40)}”`,
    });
}
