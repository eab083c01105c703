import type english from '../en/events.ts';

/** The one o’clock hour is singular in Spanish. */
const untilTime = (time: string) => (/^0?1\D/.test(time) ? `hasta la ${time}` : `hasta las ${time}`);

export default {
  free: 'Libre',
  now: 'Ahora',
  eventIn: 'Evento en',
  busyUntilMidnight: (titles: string) => `Ocupado hasta medianoche: ${titles}`,
  busyUntil: (time: string, titles: string) => `Ocupado ${untilTime(time)}: ${titles}`,
  eventsOn: (day: string) => `Eventos: ${day}`,
} satisfies typeof english;
