import type english from '../en/events.ts';

export default {
  free: 'Disponible',
  now: 'En cours',
  eventIn: 'Événement du calendrier',
  busyUntilMidnight: (titles: string) => `Occupé jusqu’à minuit : ${titles}`,
  busyUntil: (time: string, titles: string) => `Occupé jusqu’à ${time} : ${titles}`,
  eventsOn: (day: string) => `Événements : ${day}`,
} satisfies typeof english;
