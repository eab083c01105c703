import type { ComboboxOption } from '#browser/ui/combobox.tsx';

/** Names that browsers still give, and those the IANA time zone database has had for them since. */
const renamed: Record<string, string> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};
const today = (zone: string) => renamed[zone] ?? zone;

export const isSameZone = (one: string, other: string) => today(one) === today(other);

/** The device's own, an IANA name. */
export const getDeviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `America/Argentina/Buenos_Aires` as people write it: `Buenos Aires, Argentina, America`. */
export const formatZone = (zone: string) => today(zone).split('/').reverse().join(', ').replaceAll('_', ' ');

/** `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
export const getZoneCity = (zone: string) => today(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** `UTC+2`, `UTC−3:30`, or `UTC`. */
export function formatZoneOffset(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−');
}

/**
 * All time zones to choose from, found by city, country or continent, by IANA name or by offset (`utc+2`). `inUse`
 * are there too where this browser does not list them.
 */
export function listZoneOptions(at: Date, inUse: readonly string[]): ComboboxOption[] {
  const listed = Intl.supportedValuesOf('timeZone');
  const more = [...inUse, 'UTC'].filter((zone) => !listed.some((known) => isSameZone(known, zone)));
  return [...listed, ...new Set(more)]
    .map((value) => {
      const hint = formatZoneOffset(value, at);
      const offset = hint.replace('−', '-');
      const names = `${value} ${value.replaceAll(/[/_]/g, ' ')} ${today(value)}`;
      return {
        value,
        label: formatZone(value),
        hint,
        keywords: `${names} ${offset} ${offset.replace('UTC', 'GMT')}`,
      };
    })
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}
