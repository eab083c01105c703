import type english from '../en/time.ts';

export default {
  withinTheLastHour: 'il y a moins d’une heure',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  nextWeek: 'Semaine prochaine',
  noDate: 'Sans date',
  todayWithin: 'aujourd’hui',
  yesterday: 'hier',
  yesterdayAlone: 'Hier',
  overdueSince: (since: string) =>
    `En retard depuis ${/^\d+(er)?\s\p{L}{3}/u.test(since) ? 'le ' : ''}${since}`,
  lessThanAMinute: 'moins d’une minute',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  regions: {
    Africa: 'Afrique',
    America: 'Amérique',
    Antarctica: 'Antarctique',
    Asia: 'Asie',
    Australia: 'Australie',
    Europe: 'Europe',
  },
} satisfies typeof english;
