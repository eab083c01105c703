import { t } from '#browser/i18n/time.ts';
import type { ComboboxOption } from '#browser/ui/combobox.tsx';

/** Zone names that browsers still use, and the current names in the IANA time zone database. */
const currentNames: Record<string, string> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};
const toCurrentName = (zone: string) => currentNames[zone] ?? zone;

export const isSameZone = (one: string, other: string) => toCurrentName(one) === toCurrentName(other);

/** Returns the device's own zone, an IANA name. */
export const getDeviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const regionNames = (): Record<string, string> => t.regions;

/** Formats `America/Argentina/Buenos_Aires` as `Buenos Aires, Argentina, America`. */
export function formatZone(zone: string): string {
  const [region = '', ...places] = toCurrentName(zone).split('/');
  return [...places.reverse(), regionNames()[region] ?? region].join(', ').replaceAll('_', ' ');
}

/** Returns `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export const getZoneCity = (zone: string) =>
  toCurrentName(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Formats the offset of a zone at a moment: `UTC+2`, `UTC−3:30` or `UTC`. */
export function formatZoneOffset(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−');
}

/**
 * Lists the time zones to choose from, which can be found by city, country, continent, IANA name or offset (`utc+2`).
 * Includes the zones `inUse` even if this browser does not list them.
 */
export function listZoneOptions(at: Date, inUse: readonly string[]): ComboboxOption[] {
  const listed = Intl.supportedValuesOf('timeZone');
  const more = [...inUse, 'UTC'].filter((zone) => !listed.some((known) => isSameZone(known, zone)));
  return [...listed, ...new Set(more)]
    .map((value) => {
      const hint = formatZoneOffset(value, at);
      const offset = hint.replace('−', '-');
      const names = `${value} ${value.replaceAll(/[/_]/g, ' ')} ${toCurrentName(value)}`;
      return {
        value,
        label: formatZone(value),
        hint,
        keywords: `${names} ${offset} ${offset.replace('UTC', 'GMT')}`,
      };
    })
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}
