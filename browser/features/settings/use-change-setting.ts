import { useStore } from '#browser/store/store-provider.tsx';
import { orSay } from '#browser/ui/or-say.ts';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import { changeSetting } from './setting-mutations.ts';

const notStored = 'This could not be stored on this device. Free some space and try again.';

/** Changes a setting at once, and says so where that fails. */
export function useChangeSetting<Id extends SettingId>(id: Id): (value: SettingValue<Id>) => void {
  const store = useStore();
  return (value) => orSay(changeSetting(store, id, value), notStored);
}
