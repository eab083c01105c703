import { useSyncExternalStore } from 'react';
import { useStore } from '#browser/store/use-store.ts';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import type { Appearance, WeekStart } from '#contract/vocabularies.ts';
import { readSetting } from './setting-mutations.ts';

/** Returns a setting's value, live; its default if it was never set. */
export function useSetting<Id extends SettingId>(id: Id): SettingValue<Id> {
  const store = useStore();
  return useSyncExternalStore(store.replica.settings.subscribe, () => readSetting(store, id));
}

/** Returns whether a setting was ever set, live. */
export function useIsSet(id: SettingId): boolean {
  const { settings } = useStore().replica;
  return useSyncExternalStore(settings.subscribe, () => settings.get(id) !== undefined);
}

export const useAppearance = (): Appearance => useSetting('appearance');

export const useWeekStart = (): WeekStart => useSetting('week_start');

export const useTimesOfDay = (): SettingValue<'times_of_day'> => useSetting('times_of_day');

/** Returns the ids of the themes that the sidebar leaves out. */
export const useHiddenThemes = (): SettingValue<'hidden_themes'> => useSetting('hidden_themes');

/** Returns whether single-key shortcuts are on. */
export const useShortcutsOn = (): boolean => useSetting('shortcuts');
