import { useSyncExternalStore } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import type { Appearance, WeekStart } from '#contract/vocabularies.ts';
import { readSetting } from './setting-mutations.ts';
import { regionWeekStart } from './week-start.ts';

/** A setting's value, live; undefined when it was never set. */
export function useSetting<Id extends SettingId>(id: Id): SettingValue<Id> | undefined {
  const store = useStore();
  return useSyncExternalStore(store.replica.settings.subscribe, () => readSetting(store, id));
}

export const useAppearance = (): Appearance => useSetting('appearance') ?? 'system';

/** The day calendars begin with: the person's own choice, else that of the browser's region. */
export const useWeekStart = (): WeekStart => useSetting('week_start') ?? regionWeekStart();

/** Whether single keys may do something. */
export const useShortcutsOn = (): boolean => useSetting('shortcuts') ?? true;
