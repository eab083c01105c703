import { useStore } from '#browser/store/use-store.ts';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import { changeSetting } from './setting-mutations.ts';

/** Returns a function that changes a setting and shows a toast if that fails. */
export function useChangeSetting<Id extends SettingId>(id: Id): (value: SettingValue<Id>) => void {
  const store = useStore();
  return (value) => toastOnError(changeSetting(store, id, value), notStored);
}
