import { dayNumber, dayParts, daysInMonth } from '../dates/calendar.ts';
import { isWithinDay, type ParsedRule } from './read-rule.ts';

/** Days, weeks, months or years that are looked at, a century about: a rule that names no day at all ends there. */
const mostPeriods = {
  MINUTELY: 40_000,
  HOURLY: 40_000,
  DAILY: 40_000,
  WEEKLY: 6000,
  MONTHLY: 1500,
  YEARLY: 120,
};
const lastDay = dayNumber(9999, 12, 31);

/**
 * The moments of a rule whose first is `start` (both in minutes since 1970), in their order; some before `from` may
 * be left out. Takes a moment's work, whatever the rule says.
 */
export function* momentsOf(rule: ParsedRule, start: number, from: number): Generator<number> {
  // What is counted has to be counted from its beginning.
  const begin = rule.count === null ? Math.max(start, from) : start;
  const moments = isWithinDay(rule)
    ? momentsWithinDays(rule, start, begin)
    : momentsOfDays(rule, start, begin);
  let passed = 0;
  for (const moment of moments) {
    if (rule.until !== null && moment > rule.until) return;
    yield moment;
    passed += 1;
    if (passed === rule.count) return;
  }
}

const dayOf = (minutes: number) => Math.floor(minutes / 1440);

function* momentsWithinDays(rule: ParsedRule, start: number, begin: number): Generator<number> {
  const step = rule.interval * (rule.freq === 'HOURLY' ? 60 : 1);
  const atOrAfter = (minutes: number) => start + Math.ceil((minutes - start) / step) * step;
  let moment = atOrAfter(begin);
  for (let looked = 0; looked < mostPeriods[rule.freq] && dayOf(moment) <= lastDay; looked++) {
    const day = dayOf(moment);
    if (fits(rule, day)) {
      yield moment;
      moment += step;
    } else moment = atOrAfter((day + 1) * 1440);
  }
}

function* momentsOfDays(given: ParsedRule, start: number, begin: number): Generator<number> {
  const first = dayOf(start);
  const rule = withDefaults(given, first);
  const time = start - first * 1440;
  const periodOf = periods[rule.freq];
  const origin = periodOf.indexOf(first, rule);
  const ahead = Math.floor((periodOf.indexOf(dayOf(begin), rule) - origin) / rule.interval);
  for (let looked = 0; looked < mostPeriods[rule.freq]; looked++) {
    const { from, to } = periodOf.days(origin + (ahead + looked) * rule.interval, rule);
    // Not `from > lastDay`: too far away for a date it is not a number.
    if (!(from <= lastDay)) return;
    for (const day of daysIn(rule, from, to)) if (day >= first && day <= lastDay) yield day * 1440 + time;
  }
}

/** Returns the rule with the days that it leaves to its first one, `first`, in days since 1970. */
export function withDefaults(rule: ParsedRule, first: number): ParsedRule {
  if (rule.byDay.length + rule.byYearDay.length > 0) return rule;
  const { month, day, weekday } = dayParts(first);
  if (rule.freq === 'MONTHLY') return inShortMonths(rule, day);
  if (rule.byMonthDay.length > 0) return rule;
  if (rule.freq === 'WEEKLY') return { ...rule, byDay: [{ weekday, nth: null }] };
  if (rule.freq !== 'YEARLY') return rule;
  return { ...rule, byMonthDay: [day], byMonth: rule.byMonth.length > 0 ? rule.byMonth : [month] };
}

/**
 * A monthly day that a month does not have is its last one, as people mean it: by RFC 5545 that month would have none.
 */
function inShortMonths(rule: ParsedRule, first: number): ParsedRule {
  const [day = first, ...others] = rule.byMonthDay;
  if (day <= 28 || others.length > 0 || rule.bySetPos.length > 0)
    return { ...rule, byMonthDay: [day, ...others] };
  return { ...rule, byMonthDay: [28, 29, 30, 31].filter((one) => one <= day), bySetPos: [-1] };
}

interface Period {
  /** Number of the period a day is in. */
  indexOf: (day: number, rule: ParsedRule) => number;
  days: (index: number, rule: ParsedRule) => { from: number; to: number };
}

const oneDay: Period = { indexOf: (day) => day, days: (index) => ({ from: index, to: index }) };

/** The first day since 1970 was a Thursday. */
const firstWeekday = 3;

const periods: Record<ParsedRule['freq'], Period> = {
  MINUTELY: oneDay,
  HOURLY: oneDay,
  DAILY: oneDay,
  WEEKLY: {
    indexOf: (day, { weekStart }) => Math.floor((day + firstWeekday - weekStart) / 7),
    days: (index, { weekStart }) => {
      const from = index * 7 - firstWeekday + weekStart;
      return { from, to: from + 6 };
    },
  },
  MONTHLY: {
    indexOf: (day) => {
      const { year, month } = dayParts(day);
      return year * 12 + month - 1;
    },
    days: (index) => {
      const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
      return { from: dayNumber(year, month, 1), to: dayNumber(year, month, daysInMonth(year, month)) };
    },
  },
  YEARLY: {
    indexOf: (day) => dayParts(day).year,
    days: (index) => ({ from: dayNumber(index, 1, 1), to: dayNumber(index, 12, 31) }),
  },
};

function daysIn(rule: ParsedRule, from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; day <= to; day++) if (fits(rule, day)) days.push(day);
  if (rule.bySetPos.length === 0) return days;
  const chosen = new Set(rule.bySetPos.map((position) => days.at(position > 0 ? position - 1 : position)));
  return days.filter((day) => chosen.has(day));
}

/** Tells whether the rule matches the day, ignoring its interval. */
function fits(rule: ParsedRule, number: number): boolean {
  const { year, month, day, weekday } = dayParts(number);
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month)) return false;
  const isAmong = (list: number[], position: number, length: number) =>
    list.length === 0 || list.includes(position) || list.includes(position - length - 1);
  const length = daysInMonth(year, month);
  if (!isAmong(rule.byMonthDay, day, length)) return false;
  const newYear = dayNumber(year, 1, 1);
  const yearLength = dayNumber(year, 12, 31) - newYear + 1;
  if (!isAmong(rule.byYearDay, number - newYear + 1, yearLength)) return false;
  if (rule.byDay.length === 0) return true;
  const ofYear = rule.freq === 'YEARLY' && rule.byMonth.length === 0;
  const [position, span] = ofYear ? [number - newYear + 1, yearLength] : [day, length];
  const isCounted = rule.freq === 'MONTHLY' || rule.freq === 'YEARLY';
  return rule.byDay.some(({ weekday: wanted, nth }) => {
    if (wanted !== weekday) return false;
    if (nth === null || !isCounted) return true;
    return Math.ceil((nth > 0 ? position : span - position + 1) / 7) === Math.abs(nth);
  });
}
