/** Returns the instant (ISO 8601, UTC) at which clocks in `timeZone` show `floating` (`2026-11-21T09:00`, or a day). */
export function instantOf(floating: string, timeZone: string): string {
  const wall = Date.parse(floating.length === 10 ? `${floating}T00:00Z` : `${floating}Z`);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  /** Returns the zone's offset from UTC in ms. */
  const ahead = (instant: number) =>
    Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
  const near = wall - ahead(wall);
  // Again, since the clocks may have changed in between.
  return new Date(wall - ahead(near)).toISOString();
}
