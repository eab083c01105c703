import { useStore } from '#browser/store/use-store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import { changeSetting } from './setting-mutations.ts';

const notStored = 'This could not be stored on this device. Free some space and try again.';

/** Returns a function that changes a setting and shows a toast if that fails. */
export function useChangeSetting<Id extends SettingId>(id: Id): (value: SettingValue<Id>) => void {
  const store = useStore();
  return (value) => toastOnError(changeSetting(store, id, value), notStored);
}
