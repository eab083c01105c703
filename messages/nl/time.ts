import type english from '../en/time.ts';

export default {
  withinTheLastHour: 'in het afgelopen uur',
  today: 'Vandaag',
  tomorrow: 'Morgen',
  nextWeek: 'Volgende week',
  noDate: 'Geen datum',
  todayWithin: 'vandaag',
  yesterday: 'gisteren',
  yesterdayAlone: 'Gisteren',
  overdueSince: (since: string) => `Te laat sinds ${since}`,
  lessThanAMinute: 'minder dan een minuut',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} u`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} u ${minutes} min`,
  regions: {
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarctica',
    Asia: 'Azië',
    Australia: 'Australië',
    Europe: 'Europa',
  },
} satisfies typeof english;
