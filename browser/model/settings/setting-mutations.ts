import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/model.ts';
import type { Store } from '#browser/store/store.ts';
import type { Setting, SettingId, SettingValue } from '#contract/settings.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';

/** Returns a setting's value as this device knows it, its default if it was never set. */
export function readSetting<Id extends SettingId>(store: Pick<Store, 'replica'>, id: Id): SettingValue<Id> {
  const row = store.replica.settings.get(id);
  return row ? (row.value as SettingValue<Id>) : settingDefaults[id];
}

const isSettingId = (id: string): id is SettingId => Object.hasOwn(settingDefaults, id);

/** Changes a setting. Resolves with the id of the change, which undoes it unless it is not undoable. */
export async function changeSetting<Id extends SettingId>(
  store: Store,
  id: Id,
  value: SettingValue<Id>,
  { isUndoable = true } = {},
): Promise<string> {
  return putSetting(store, id, value, { isUndoable });
}

/** Restores the value a setting had before a change. Resolves with undefined if the setting was changed since. */
export async function undoSetting(
  store: Store,
  changeId: string,
  as: 'undo' | 'redo',
): Promise<string | undefined> {
  const { id = '', before, after } = store.undoHistory.getSettingChange(changeId) ?? {};
  if (!isSettingId(id) || JSON.stringify(readSetting(store, id)) !== JSON.stringify(after)) return undefined;
  const value = before ? (before.value as Setting['value']) : settingDefaults[id];
  return putSetting(store, id, value, { undoes: { changeId, as } });
}

function putSetting(
  store: Store,
  id: SettingId,
  value: Setting['value'],
  { undoes, isUndoable = true }: { undoes?: { changeId: string; as: 'undo' | 'redo' }; isUndoable?: boolean },
): Promise<string> {
  const change_id = uuidv7();
  const known = store.replica.settings.get(id);
  if (isUndoable)
    store.undoHistory.recordSettingChange(change_id, {
      id,
      before: known ? { value: known.value } : null,
      after: value,
    });
  return store.change({
    change_id,
    ...(undoes && { undoes }),
    isUndoable,
    label: t.changeASetting,
    method: 'PUT',
    path: `/api/settings/${id}`,
    body: { value },
    effects: [
      {
        table: 'settings',
        id,
        set: { value, updated_at: new Date().toISOString(), revision: known?.revision ?? 0 },
      },
    ],
  });
}
