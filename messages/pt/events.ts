import type english from '../en/events.ts';

export default {
  free: 'Livre',
  now: 'Agora',
  eventIn: 'Evento em',
  busyUntilMidnight: (titles: string) => `Ocupado até meia-noite: ${titles}`,
  busyUntil: (time: string, titles: string) => `Ocupado até ${time}: ${titles}`,
  eventsOn: (day: string) => `Eventos de ${day}`,
} satisfies typeof english;
