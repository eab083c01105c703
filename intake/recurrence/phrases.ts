import { phrases } from '../tokens/scene.ts';
import { createRule, type Rule, weekend, workdays } from './rule.ts';

/** Words that most recurrences begin with. */
export const repeating = /^(every|each|daily|weekly|monthly)$/;

/** Words that are a recurrence by themselves. */
export const adverbs: Record<string, () => Rule> = {
  daily: () => createRule('DAILY'),
  everyday: () => createRule('DAILY'),
  nightly: () => createRule('DAILY'),
  weekly: () => createRule('WEEKLY'),
  biweekly: () => createRule('WEEKLY', { interval: 2 }),
  fortnightly: () => createRule('WEEKLY', { interval: 2 }),
  monthly: () => createRule('MONTHLY'),
  bimonthly: () => createRule('MONTHLY', { interval: 2 }),
  quarterly: () => createRule('MONTHLY', { interval: 3 }),
  yearly: () => createRule('YEARLY'),
  annually: () => createRule('YEARLY'),
  hourly: () => createRule('HOURLY'),
  biannually: () => createRule('MONTHLY', { interval: 6 }),
  semiannually: () => createRule('MONTHLY', { interval: 6 }),
  biennially: () => createRule('YEARLY', { interval: 2 }),
};
export const adverbPhrases: [phrases: string[], make: () => Rule][] = [
  [['bi - weekly', 'bi weekly'], () => createRule('WEEKLY', { interval: 2 })],
  [['bi - monthly'], () => createRule('MONTHLY', { interval: 2 })],
  [['on a daily basis', 'day in day out'], () => createRule('DAILY')],
  [['on a weekly basis'], () => createRule('WEEKLY')],
  [['on a monthly basis'], () => createRule('MONTHLY')],
  [phrases('/on weekdays | on workdays | on work days'), () => createRule('WEEKLY', { byDay: workdays })],
  [phrases('/on/at weekends | at the weekends'), () => createRule('WEEKLY', { byDay: weekend })],
];
/** After a recurrence: it is counted from the day the task was completed. */
export const fromCompletions = phrases(`
  /, after/from/upon/since completion | after each completion | after/from/since /the last completion/time
  after completing/finishing/doing /it | after i finish/complete/do /it | after it's done
  after it is done | after/since /last done | from when /it's done | from when i finish
`);

/** The first or last day of each month, week or day. */
export const edges: [phrases: string[], make: () => Rule][] = [
  [
    phrases(`
      /at/by /the end of every/each month | every/each month end | every end of /the month
      every month at the end
    `),
    () => createRule('MONTHLY', { byMonthDay: [-1] }),
  ],
  [phrases('/at /the start/beginning of every/each month'), () => createRule('MONTHLY', { byMonthDay: [1] })],
  [phrases('/at /the end of every/each week'), () => createRule('WEEKLY', { byDay: ['FR'] })],
  [phrases('/at /the end of every/each day'), () => createRule('DAILY')],
];
