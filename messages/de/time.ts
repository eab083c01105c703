import type english from '../en/time.ts';

export default {
  withinTheLastHour: 'in der letzten Stunde',
  today: 'Heute',
  tomorrow: 'Morgen',
  nextWeek: 'Nächste Woche',
  noDate: 'Ohne Datum',
  /** Within a sentence. */
  todayWithin: 'heute',
  /** Within a sentence. */
  yesterday: 'gestern',
  /** Alone. */
  yesterdayAlone: 'Gestern',
  /** `since` is a time, `yesterday`, or a day such as `Friday` or `21 Nov`. */
  overdueSince: (since: string) => `Überfällig seit ${since}`,
  lessThanAMinute: 'weniger als eine Minute',
  minutes: (minutes: number) => `${minutes} Min.`,
  hours: (hours: number) => `${hours} Std.`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
  regions: {
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarktis',
    Asia: 'Asien',
    Australia: 'Australien',
    Europe: 'Europa',
  },
} satisfies typeof english;
