import type { Store } from '#browser/store/store.ts';
import type { SettingValue } from '#contract/settings.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { readSetting } from './setting-mutations.ts';
import { useSetting } from './setting-queries.ts';

/** Returns how a region, such as `en-US`, writes the time; by the browser's own choice for what is no language, as WebKitGTK's `C`. */
export function findHourCycle(locale: string): HourCycle {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat(locale, { hour: 'numeric' });
  } catch {
    format = new Intl.DateTimeFormat(undefined, { hour: 'numeric' });
  }
  const { hourCycle } = format.resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
}

let ofRegion: { locale: string; hourCycle: HourCycle } | undefined;

/** Returns how the browser's region writes the time. Asks `Intl` once, since every row of a list asks. */
export function getRegionHourCycle(): HourCycle {
  const locale = navigator.language;
  if (ofRegion?.locale !== locale) ofRegion = { locale, hourCycle: findHourCycle(locale) };
  return ofRegion.hourCycle;
}

const resolve = (chosen: SettingValue<'hour_cycle'>): HourCycle =>
  chosen === 'automatic' ? getRegionHourCycle() : chosen;

/** Returns how times are shown to the user, live. */
export const useHourCycle = (): HourCycle => resolve(useSetting('hour_cycle'));

/** Returns how times are shown to the user now, for messages such as toasts. */
export const readHourCycle = (store: Pick<Store, 'replica'>): HourCycle =>
  resolve(readSetting(store, 'hour_cycle'));
