import type { Store } from '#browser/store/store.ts';
import type { SettingId, SettingValue } from '#contract/settings.ts';

/** A setting's value as this device knows it; undefined when it was never set. */
export function readSetting<Id extends SettingId>(store: Store, id: Id): SettingValue<Id> | undefined {
  return store.replica.settings.get(id)?.value as SettingValue<Id> | undefined;
}

export async function changeSetting<Id extends SettingId>(
  store: Store,
  id: Id,
  value: SettingValue<Id>,
): Promise<void> {
  await store.change({
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
