import type english from '../en/events.ts';

export default {
  free: 'Frei',
  now: 'Jetzt',
  eventIn: 'Termin in',
  busyUntilMidnight: (titles: string) => `Belegt bis Mitternacht: ${titles}`,
  busyUntil: (time: string, titles: string) => `Belegt bis ${time}: ${titles}`,
  eventsOn: (day: string) => `Termine: ${day}`,
} satisfies typeof english;
