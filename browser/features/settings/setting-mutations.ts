import type { Store } from '#browser/store/store.ts';
import type { Setting, SettingId, SettingValue } from '#contract/settings.ts';

const settingIds = [
  'intake_reset_at',
  'appearance',
  'week_start',
  'shortcuts',
  'saved_filters',
] as const satisfies SettingId[];

/** A setting's value as this device knows it; undefined when it was never set. */
export function readSetting<Id extends SettingId>(store: Store, id: Id): SettingValue<Id> | undefined {
  return store.replica.settings.get(id)?.value as SettingValue<Id> | undefined;
}

/** What a setting that was never set is like; of the week, that depends on the browser's region. */
const defaults: { [Id in SettingId]?: SettingValue<Id> } = {
  intake_reset_at: null,
  appearance: 'system',
  shortcuts: true,
  saved_filters: [],
};

/** Resolves with the id that undoes it, as long as the page is open. */
export async function changeSetting<Id extends SettingId>(
  store: Store,
  id: Id,
  value: SettingValue<Id>,
): Promise<string> {
  return putSetting(store, id, value);
}

/** Gives a setting the value it had before a change, unless it was changed since. Undefined where it was. */
export async function takeBackSetting(
  store: Store,
  changeId: string,
  as: 'undo' | 'redo',
): Promise<string | undefined> {
  const change = store.recentSetting(changeId);
  const id = settingIds.find((one) => one === change?.id);
  const value = change && id && ((change.before as Setting['value'] | undefined) ?? defaults[id]);
  const stands = id && JSON.stringify(readSetting(store, id)) === JSON.stringify(change?.after);
  return stands && value !== undefined ? putSetting(store, id, value, { changeId, as }) : undefined;
}

function putSetting(
  store: Store,
  id: SettingId,
  value: Setting['value'],
  takesBack?: { changeId: string; as: 'undo' | 'redo' },
): Promise<string> {
  return store.change({
    ...(takesBack && { takesBack }),
    label: 'Change a setting',
    method: 'PUT',
    path: `/api/settings/${id}`,
    body: { value },
    effects: [
      {
        table: 'settings',
        id,
        set: { value, updated_at: new Date().toISOString(), revision: readRevision(store, id) },
      },
    ],
  });
}

const readRevision = (store: Store, id: SettingId) => store.replica.settings.get(id)?.revision ?? 0;
