import { type Rule, ruleOf, weekend, workdays } from './rule.ts';

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
export const adverbPhrases: [string, () => Rule][] = [
  ['bi - weekly', () => ruleOf('WEEKLY', { interval: 2 })],
  ['bi weekly', () => ruleOf('WEEKLY', { interval: 2 })],
  ['bi - monthly', () => ruleOf('MONTHLY', { interval: 2 })],
  ['on a daily basis', () => ruleOf('DAILY')],
  ['on a weekly basis', () => ruleOf('WEEKLY')],
  ['on a monthly basis', () => ruleOf('MONTHLY')],
  ['day in day out', () => ruleOf('DAILY')],
  ['on weekdays', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['on workdays', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['on work days', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['on weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
  ['at weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
  ['at the weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
  ['weekdays', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
];
/** After a recurrence: it is counted from the day the task was completed. */
export const fromCompletions = [
  'after completion',
  'from completion',
  'upon completion',
  'since completion',
  'after each completion',
  'after the last completion',
  'after last completion',
  'from last completion',
  'since last completion',
  'after completing',
  'after completing it',
  'after finishing',
  'after finishing it',
  'after i finish',
  'after i finish it',
  'after i complete it',
  'after i do it',
  "after it's done",
  'after it is done',
  'after done',
  'after doing it',
  'from when done',
  "from when it's done",
  'from when i finish',
  'after the last time',
  'from the last time',
  'since the last time',
  'since last done',
  'after last done',
];

/** The first or last day of each month, week or day. */
export const edges: [phrases: string[], make: () => Rule][] = [
  [
    [
      'at the end of every month',
      'at the end of each month',
      'the end of every month',
      'the end of each month',
    ]
      .flatMap((phrase) => [phrase, phrase.replace('at the ', ''), phrase.replace('at the ', 'by the ')])
      .concat(
        'every month end',
        'each month end',
        'every end of month',
        'every end of the month',
        'every month at the end',
      ),
    () => ruleOf('MONTHLY', { byMonthDay: [-1] }),
  ],
  [
    ['start', 'beginning'].flatMap((edge) =>
      ['every', 'each'].flatMap((every) =>
        ['at the ', 'the ', ''].map((lead) => `${lead}${edge} of ${every} month`),
      ),
    ),
    () => ruleOf('MONTHLY', { byMonthDay: [1] }),
  ],
  [
    ['at the end of every week', 'at the end of each week', 'end of every week', 'end of each week'],
    () => ruleOf('WEEKLY', { byDay: ['FR'] }),
  ],
  [
    ['at the end of every day', 'at the end of each day', 'end of every day', 'end of each day'],
    () => ruleOf('DAILY'),
  ],
];
