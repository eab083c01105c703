import { t } from '#browser/i18n/model.ts';
import { undoSetting } from '#browser/model/settings/setting-mutations.ts';
import { getServerTime } from '#browser/server-clock.ts';
import type { NewEffect } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { dismissToastsOf, toast, toastWhilePending } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { Activity } from '#contract/activity.ts';
import { type LoggedTable, listTablesWith, syncedKinds } from '#contract/synced-kinds.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { cascadeTrashToSubtask } from '#domain/task-change.ts';
import { reversal, withoutDoneFollowers } from '#domain/undo.ts';
import { withFreeName } from '#domain/with-free-name.ts';

const tables = Object.fromEntries(
  listTablesWith('entity').map((table) => [syncedKinds[table].entity, table]),
) as Record<Activity['entity'], LoggedTable>;

/** Activity being read from the disk; the next undo waits for it, so that undos stay in order. */
let pendingRead: Promise<Activity[]> | undefined;

/**
 * Undoes a change made on any device, except in fields that have been changed since. A recent change of this tab is undone
 * before the function returns. Resolves with whether there was anything to undo.
 */
export async function undoChange(store: Store, changeId: string): Promise<boolean> {
  return (await undoOrRedo(store, changeId, 'undo')) !== undefined;
}

/**
 * Undoes what a change did to one of its rows, as a step of its own in the undo history. Resolves with the id under which
 * that can be undone, or undefined if nothing is left to undo.
 */
export async function undoForRow(
  store: Store,
  changeId: string,
  entityId: string,
): Promise<string | undefined> {
  const entries = store.getRecentActivity(changeId) ?? (await store.readActivity(changeId));
  const ofRow = entries.filter(({ entity_id }) => entity_id === entityId);
  return reverse(store, { changeId, entityId }, ofRow, 'undo');
}

/** Undoes the last step made on this device within the last hour. Resolves with the id of its last change, or undefined if there was none. */
export async function undoLast(store: Store): Promise<string | undefined> {
  let undone: { changeId: string; together?: string | undefined } | undefined;
  for (;;) {
    while (pendingRead) await pendingRead;
    const step = store.undoHistory.getLastDone();
    if (!step || (undone && !isSameStep(step, undone))) return undone?.changeId;
    if (await undoChange(store, step.changeId)) undone = step;
    if (undone && !undone.together) return undone.changeId;
  }
}

/** Redoes what was undone last. Resolves with the id of the new change, or undefined if there was nothing to redo. */
export async function redoLast(store: Store): Promise<string | undefined> {
  let redone: { by: string; together?: string | undefined } | undefined;
  for (;;) {
    while (pendingRead) await pendingRead;
    const step = store.undoHistory.getLastUndone();
    if (!step || (redone && !isSameStep(step, redone))) return redone?.by;
    const by = await undoOrRedo(store, step.changeId, 'redo');
    if (by) redone = { by, together: step.together };
    if (redone && !redone.together) return redone.by;
  }
}

const isSameStep = (one: { together?: string | undefined }, other: { together?: string | undefined }) =>
  one.together !== undefined && one.together === other.together;

/** Resolves with the id of the new change, or undefined if nothing is left to undo or redo. */
async function undoOrRedo(store: Store, changeId: string, as: 'undo' | 'redo'): Promise<string | undefined> {
  dismissToastsOf(changeId);
  const recent = store.getRecentActivity(changeId);
  if (recent) return reverse(store, { changeId }, recent, as);
  return toastWhilePending(as === 'undo' ? t.undoing : t.redoing, undoOrRedoFromDisk(store, changeId, as));
}

async function undoOrRedoFromDisk(
  store: Store,
  changeId: string,
  as: 'undo' | 'redo',
): Promise<string | undefined> {
  pendingRead = store.readActivity(changeId);
  try {
    return reverse(store, { changeId }, await pendingRead, as);
  } finally {
    pendingRead = undefined;
  }
}

async function reverse(
  store: Store,
  { changeId, entityId }: { changeId: string; entityId?: string },
  entries: readonly Activity[],
  as: 'undo' | 'redo',
): Promise<string | undefined> {
  const edited_at = new Date(getServerTime()).toISOString();
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
    if (entityId !== undefined) return undefined;
    const bySetting = await undoSetting(store, changeId, as);
    if (!bySetting) store.undoHistory.forget(changeId);
    return bySetting;
  }
  const by = await store.change({
    label: (as === 'undo' ? t.undoChanges : t.redoChanges)(effects.length),
    method: 'POST',
    path: `/api/changes/${changeId}/undo${entityId === undefined ? '' : `?entity_id=${entityId}`}`,
    ...(entityId === undefined && { undoes: { changeId, as } }),
    edited_at,
    effects,
  });
  toastRenamed(renamed);
  return by;
}

/** Gives restored themes another name where theirs is taken, changing `effects` in place. Returns the renamed themes. */
function avoidNameClashes({ replica: { themes } }: Store, effects: NewEffect[]): Renamed[] {
  const others = new Map(themes.rows().map((theme) => [theme.id, theme]));
  const renamed: Renamed[] = [];
  for (const effect of effects) {
    const theme = effect.table === 'themes' ? themes.get(effect.id) : undefined;
    if (!theme) continue;
    const before = effect.set as Partial<Theme>;
    const set = withFreeName(before, theme, others.values());
    const back = { ...theme, ...before };
    if (set !== before && set.name) renamed.push({ name: back.name, as: set.name });
    effect.set = set;
    others.set(theme.id, { ...back, ...set });
  }
  return renamed;
}

/** Returns effects for the subtasks that go to the trash with their tasks. */
function findSubtaskEffects({ replica: { tasks } }: Store, effects: readonly NewEffect[]): NewEffect[] {
  const changed = new Map(effects.map((effect) => [effect.id, effect]));
  if (!effects.some(({ set }) => 'deleted_at' in set && set.deleted_at)) return [];
  return tasks.rows().flatMap((subtask): NewEffect[] => {
    const effect = changed.has(subtask.id) ? undefined : changed.get(subtask.parent_id ?? '');
    const before = effect && tasks.get(effect.id);
    const set =
      before &&
      cascadeTrashToSubtask({ before, after: { ...before, ...(effect.set as Partial<Task>) } }, subtask);
    return set ? [{ table: 'tasks', id: subtask.id, set }] : [];
  });
}

/** A theme that was restored under another name because its own was taken. */
export interface Renamed {
  name: string;
  as: string;
}

/** Shows a toast for each renamed theme. */
export function toastRenamed(renamed: readonly Renamed[]): void {
  for (const { name, as } of renamed)
    toast({
      text: t.restoredAs(truncate(name, 40), truncate(as, 40)),
    });
}
