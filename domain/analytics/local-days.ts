const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Converts instants (ms since 1970) to the user's days, counted from 1970-01-01, and hours. */
export interface LocalDays {
  dayOf: (instant: number) => number;
  /** Hour of the wall clock, 0 to 23. */
  hourOf: (instant: number) => number;
}

/**
 * Creates the conversion for an IANA time zone. A day begins at `dayStartMinutes` after midnight: until then it is still
 * the day before. Offsets are looked up once for each day, since asking Intl for every event would take seconds.
 */
export function createLocalDays(timeZone: string, { dayStartMinutes = 0 } = {}): LocalDays {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const readOffset = (instant: number) =>
    Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

  /** Offsets in ms at the beginning of UTC days. */
  const offsets = new Map<number, number>();
  function offsetAtStart(utcDay: number): number {
    const known = offsets.get(utcDay);
    if (known !== undefined) return known;
    const offset = readOffset(utcDay * dayMs);
    offsets.set(utcDay, offset);
    return offset;
  }
  function toWallMs(instant: number): number {
    const utcDay = Math.floor(instant / dayMs);
    const offset = offsetAtStart(utcDay);
    // The clocks change within this day, so the moment itself decides.
    return instant + (offset === offsetAtStart(utcDay + 1) ? offset : readOffset(instant));
  }

  return {
    dayOf: (instant) => Math.floor((toWallMs(instant) - dayStartMinutes * minuteMs) / dayMs),
    hourOf: (instant) => new Date(toWallMs(instant)).getUTCHours(),
  };
}
