import { useSyncExternalStore } from 'react';
import { useStore } from '#browser/store/use-store.ts';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import type { Appearance, WeekStart } from '#contract/vocabularies.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { readSetting } from './setting-mutations.ts';

/** Returns a setting's value, live; undefined when it was never set. */
export function useSetting<Id extends SettingId>(id: Id): SettingValue<Id> | undefined {
  const store = useStore();
  return useSyncExternalStore(store.replica.settings.subscribe, () => readSetting(store, id));
}

export const useAppearance = (): Appearance => useSetting('appearance') ?? settingDefaults.appearance;

export const useWeekStart = (): WeekStart => useSetting('week_start') ?? settingDefaults.week_start;

export const useTimesOfDay = (): SettingValue<'times_of_day'> =>
  useSetting('times_of_day') ?? settingDefaults.times_of_day;

/** Returns the ids of the themes that the sidebar leaves out. */
export const useHiddenThemes = (): SettingValue<'hidden_themes'> =>
  useSetting('hidden_themes') ?? settingDefaults.hidden_themes;

/** Returns whether single-key shortcuts are on. */
export const useShortcutsOn = (): boolean => useSetting('shortcuts') ?? settingDefaults.shortcuts;
