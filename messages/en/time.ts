export default {
  withinTheLastHour: 'within the last hour',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  noDate: 'No date',
  /** Within a sentence. */
  todayWithin: 'today',
  /** Within a sentence. */
  yesterday: 'yesterday',
  /** Alone. */
  yesterdayAlone: 'Yesterday',
  /** `since` is a time, `yesterday`, or a day such as `Friday` or `21 Nov`. */
  overdueSince: (since: string) => `Overdue since ${since}`,
  lessThanAMinute: 'less than a minute',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  /** Where a time zone is. */
  regions: {
    Africa: 'Africa',
    America: 'America',
    Antarctica: 'Antarctica',
    Asia: 'Asia',
    Australia: 'Australia',
    Europe: 'Europe',
  },
};
