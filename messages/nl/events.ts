import type english from '../en/events.ts';

export default {
  free: 'Vrij',
  now: 'Nu',
  eventIn: 'Afspraak in',
  busyUntilMidnight: (titles: string) => `Bezet tot middernacht: ${titles}`,
  busyUntil: (time: string, titles: string) => `Bezet tot ${time}: ${titles}`,
  eventsOn: (day: string) => `Afspraken op ${day}`,
} satisfies typeof english;
