import { phrases } from '../tokens/scene.ts';
import { type Rule, ruleOf, weekend, workdays } from './rule.ts';

/** What a recurrence mostly begins with. */
export const repeating = /^(every|each|daily|weekly|monthly)$/;

/** Words that are a recurrence by themselves. */
export const adverbs: Record<string, () => Rule> = {
  daily: () => ruleOf('DAILY'),
  everyday: () => ruleOf('DAILY'),
  nightly: () => ruleOf('DAILY'),
  weekly: () => ruleOf('WEEKLY'),
  biweekly: () => ruleOf('WEEKLY', { interval: 2 }),
  fortnightly: () => ruleOf('WEEKLY', { interval: 2 }),
  monthly: () => ruleOf('MONTHLY'),
  bimonthly: () => ruleOf('MONTHLY', { interval: 2 }),
  quarterly: () => ruleOf('MONTHLY', { interval: 3 }),
  yearly: () => ruleOf('YEARLY'),
  annually: () => ruleOf('YEARLY'),
  hourly: () => ruleOf('HOURLY'),
  biannually: () => ruleOf('MONTHLY', { interval: 6 }),
  semiannually: () => ruleOf('MONTHLY', { interval: 6 }),
  biennially: () => ruleOf('YEARLY', { interval: 2 }),
};
export const adverbPhrases: [phrases: string[], make: () => Rule][] = [
  [['bi - weekly', 'bi weekly'], () => ruleOf('WEEKLY', { interval: 2 })],
  [['bi - monthly'], () => ruleOf('MONTHLY', { interval: 2 })],
  [['on a daily basis', 'day in day out'], () => ruleOf('DAILY')],
  [['on a weekly basis'], () => ruleOf('WEEKLY')],
  [['on a monthly basis'], () => ruleOf('MONTHLY')],
  [phrases('/on weekdays | on workdays | on work days'), () => ruleOf('WEEKLY', { byDay: workdays })],
  [phrases('/on/at weekends | at the weekends'), () => ruleOf('WEEKLY', { byDay: weekend })],
];
/** After a recurrence: it is counted from the day the task was completed. */
export const fromCompletions = phrases(`
  after/from/upon/since completion | after each completion | after/from/since /the last completion/time
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
    () => ruleOf('MONTHLY', { byMonthDay: [-1] }),
  ],
  [phrases('/at /the start/beginning of every/each month'), () => ruleOf('MONTHLY', { byMonthDay: [1] })],
  [phrases('/at /the end of every/each week'), () => ruleOf('WEEKLY', { byDay: ['FR'] })],
  [phrases('/at /the end of every/each day'), () => ruleOf('DAILY')],
];
