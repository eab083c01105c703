import { plural } from './plural.ts';

/** An ordinal number: `1st`, `22nd`. */
const ordinal = (number: number) => `${number}${endings[ordinalRules.select(number)] ?? 'th'}`;
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** A place among the days of a month: -1 is the last, -2 the one before, 2 the second. */
const place = (position: number) =>
  position === -1 ? 'last' : position < 0 ? `${ordinal(-position)} to last` : ordinal(position);

const english = {
  /**
   * How often a task repeats, as in `every 2 weeks on Mon, Thu, until 1 Jun 2027`. Each entry gets what was said so far
   * and adds to it, so that a language can use its own order.
   */
  recurrence: {
    /** How often, by the unit. */
    rhythms: {
      MINUTELY: (count: number) => plural(count, { one: 'every minute', other: 'every # minutes' }),
      HOURLY: (count: number) => plural(count, { one: 'every hour', other: 'every # hours' }),
      DAILY: (count: number) => plural(count, { one: 'every day', other: 'every # days' }),
      WEEKLY: (count: number) => plural(count, { one: 'every week', other: 'every # weeks' }),
      MONTHLY: (count: number) => plural(count, { one: 'every month', other: 'every # months' }),
      YEARLY: (count: number) => plural(count, { one: 'every year', other: 'every # years' }),
    },
    /** For what cannot be read. */
    unknown: 'every time',
    /** Every week on one day. */
    weekdays: {
      MO: 'every Monday',
      TU: 'every Tuesday',
      WE: 'every Wednesday',
      TH: 'every Thursday',
      FR: 'every Friday',
      SA: 'every Saturday',
      SU: 'every Sunday',
    },
    /** Every day from Monday to Friday. */
    workdays: 'every weekday',
    /** `days` are names of days, as `Mon, Thu`, or one as `Monday`. */
    onDays: (rhythm: string, days: string) => `${rhythm} on ${days}`,
    /** `dates` are days of the month, as `1st, 22nd`. */
    onDates: (rhythm: string, dates: string) => `${rhythm} on the ${dates}`,
    /** A day of the month by its number. */
    date: ordinal,
    /** The last day of the month, among `dates`. */
    lastDate: 'last day',
    /** `days` are days by their place in the month, as `2nd Tuesday, last Friday`. */
    onPlacedDays: (rhythm: string, days: string) => `${rhythm} on the ${days}`,
    /** `weekday` is a code such as `TU`, whose name is `name`; `position` is -1 for the last one of the month. */
    placedDay: (position: number, name: string, _weekday: string) => `${place(position)} ${name}`,
    /** A day from Monday to Friday, by its place in the month. */
    placedWorkday: (position: number) => `${place(position)} weekday`,
    /** A day of the year. */
    onDate: (rhythm: string, day: number, month: string) => `${rhythm} on ${day} ${month}`,
    /** `months` are names of months, as `March, September`. */
    inMonths: (rhythm: string, months: string) => `${rhythm} in ${months}`,
    once: (rhythm: string) => `${rhythm}, once more`,
    times: (rhythm: string, count: number) => `${rhythm}, ${count} times`,
    /** `month` is a short name, as `Jun`. */
    until: (rhythm: string, day: number, month: string, year: string) =>
      `${rhythm}, until ${day} ${month} ${year}`,
  },
  /** What is wrong with the name of something. */
  labels: {
    missing: {
      theme: 'A theme needs a name.',
      thread: 'A thread needs a title.',
      project: 'A project needs a name.',
      conversation: 'A conversation needs a name.',
    },
    invisible: {
      theme: 'Nobody can see these characters. A theme needs a name that shows.',
      thread: 'Nobody can see these characters. A thread needs a title that shows.',
      project: 'Nobody can see these characters. A project needs a name that shows.',
      conversation: 'Nobody can see these characters. A conversation needs a name that shows.',
    },
    nameTooLong: (max: number, length: number) =>
      `A name can have ${max} characters. This one has ${length}.`,
    titleTooLong: (max: number, length: number) =>
      `A title can have ${max} characters. This one has ${length}.`,
    notInAddresses: (name: string) => `A theme cannot be called “${name}”: no address can end in it.`,
  },
  devices: {
    unknown: 'An unknown device',
    program: 'A program',
    browser: 'A browser',
    /** As in `Firefox on Linux`. */
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  },
  /** Says that a phase of the focus timer has ended. */
  timerEnds: {
    break: { title: 'Break Complete!', body: 'Time to get back to work!' },
    work: {
      title: 'Pomodoro Complete!',
      body: (minutes: number) => `Great job! You completed a ${minutes}-minute focus session.`,
    },
  },
  /** Exercises of mindfulness. */
  exercises: {
    'quick-breathing': {
      name: 'Quick Breathing',
      description: 'A short break between two things, with slow breaths out.',
    },
    'deep-focus': {
      name: 'Deep Focus Meditation',
      description: 'Settle on one thing before you work on it.',
    },
    'stress-relief': {
      name: 'Stress Relief',
      description: 'Slow, deep breaths for when a day has become too much.',
    },
    'productivity-boost': {
      name: 'Productivity Boost',
      description: 'A brisk rhythm that wakes you up in the middle of the day.',
    },
    'evening-wind-down': {
      name: 'Evening Wind Down',
      description: 'Long breaths out, to leave the day behind before you sleep.',
    },
  },
};

export type DomainTexts = typeof english;
export default english;
