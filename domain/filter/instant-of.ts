/** From the next day on, years have five digits in some zone: they do not parse, and compare wrongly as text. */
const lastDay = Date.UTC(9999, 11, 31);

/** Returns the instant (ISO 8601, UTC) at which clocks in `timeZone` show `floating` (`2026-11-21T09:00`, or a day). */
export function instantOf(floating: string, timeZone: string): string {
  const wall = Date.parse(floating.length === 10 ? `${floating}T00:00Z` : `${floating}Z`);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // Years before 1000 come without their zeros.
  const wallAt = (instant: number) => format.format(instant).replace(' ', 'T').padStart(19, '0');
  /** Returns the zone's offset from UTC in ms. */
  const ahead = (instant: number) => Date.parse(`${wallAt(instant)}Z`) - Math.floor(instant / 1000) * 1000;
  const near = Math.min(wall - ahead(Math.min(wall, lastDay)), lastDay);
  // Again, since the clocks may have changed in between.
  return new Date(Math.min(wall - ahead(near), lastDay)).toISOString();
}
