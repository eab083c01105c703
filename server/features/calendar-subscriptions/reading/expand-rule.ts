import { dayNumber, dayParts, daysInMonth } from '#intake/dates/calendar.ts';

/** A recurrence rule as jCal (RFC 7265) has it: one value, or a list of them. */
export interface JCalRule {
  freq?: string;
  interval?: number;
  count?: number;
  /** Counts from 1, Sunday. */
  wkst?: number;
  byday?: string | string[];
  [part: string]: unknown;
}

interface Rule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number;
  /** From 0, Monday, as all weekdays here. */
  weekStart: number;
  weekdays: number[];
  /** Weekdays counted in the month or year, such as the last Friday (`nth` -1). */
  nthWeekdays: { nth: number; weekday: number }[];
  months: number[];
  monthDays: number[];
  yearDays: number[];
  positions: number[];
  hours: number[];
  minutes: number[];
}

const dayMinutes = 1440;
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Parts that no common calendar writes. */
const unsupported = ['byweekno', 'bysecond', 'byeaster', 'rscale', 'skip'];

const listOf = (value: unknown): number[] =>
  value === undefined ? [] : [value].flat().map(Number).filter(Number.isInteger);

/** Returns null for rules within a day and others that cannot be expanded. */
function readRule(rule: JCalRule, startDay: number): Rule | null {
  const { freq = '', interval = 1, count = Number.POSITIVE_INFINITY, wkst = 2, byday } = rule;
  if (!frequencies.includes(freq) || unsupported.some((part) => part in rule) || interval < 1) return null;
  const days = byday === undefined ? [] : [byday].flat().map((day) => /^([+-]?\d*)(\w\w)$/.exec(day));
  const read = days.map((match) => ({
    nth: Number(match?.[1] || 0),
    weekday: weekdayNames.indexOf(match?.[2] ?? ''),
  }));
  if (read.some(({ weekday }) => weekday < 0)) return null;
  const canCount = freq === 'MONTHLY' || freq === 'YEARLY';
  const result: Rule = {
    freq: freq as Rule['freq'],
    interval,
    count,
    weekStart: (wkst + 5) % 7,
    weekdays: read.filter(({ nth }) => nth === 0 || !canCount).map(({ weekday }) => weekday),
    nthWeekdays: canCount ? read.filter(({ nth }) => nth !== 0) : [],
    months: listOf(rule.bymonth),
    monthDays: listOf(rule.bymonthday),
    yearDays: listOf(rule.byyearday),
    positions: listOf(rule.bysetpos),
    hours: listOf(rule.byhour).sort((one, other) => one - other),
    minutes: listOf(rule.byminute).sort((one, other) => one - other),
  };
  fillFromStart(result, dayParts(startDay));
  return result;
}

/** Fills in from the first date what the rule leaves out (RFC 5545, 3.3.10). */
function fillFromStart(rule: Rule, start: ReturnType<typeof dayParts>): void {
  const { freq, weekdays, nthWeekdays, monthDays, yearDays, months } = rule;
  if ([weekdays, nthWeekdays, monthDays, yearDays].some(({ length }) => length > 0)) return;
  if (freq === 'WEEKLY') rule.weekdays = [start.weekday];
  if (freq === 'MONTHLY' || freq === 'YEARLY') rule.monthDays = [start.day];
  if (freq === 'YEARLY' && months.length === 0) rule.months = [start.month];
}

/**
 * Yields the dates of a rule in order, in minutes since 1970 on the clocks of the event, up to `until`. Dates before `from` may be left
 * out. Yields nothing for a rule that it does not know.
 */
export function* expandRule(
  jcal: JCalRule,
  { start, from, until }: { start: number; from: number; until: number },
): Generator<number> {
  const startDay = Math.floor(start / dayMinutes);
  const rule = readRule(jcal, startDay);
  if (!rule) return;
  const times = timesOf(rule, start - startDay * dayMinutes);
  const lastDay = Math.floor(until / dayMinutes);
  let left = rule.count;
  for (const days of periodsOf(rule, startDay, Math.floor(from / dayMinutes), lastDay)) {
    const dates = days
      .filter((day) => matchesRule(rule, day))
      .flatMap((day) => times.map((minute) => day * dayMinutes + minute));
    for (const date of selectPositions(dates, rule.positions)) {
      if (date < start) continue;
      if (date > until || left <= 0) return;
      left--;
      yield date;
    }
  }
}

const timesOf = ({ hours, minutes }: Rule, minute: number): number[] => {
  const ofHours = hours.length > 0 ? hours : [Math.floor(minute / 60)];
  return ofHours.flatMap((hour) =>
    (minutes.length > 0 ? minutes : [minute % 60]).map((each) => hour * 60 + each),
  );
};

/** Yields the days of each period. Starts near `fromDay` where nothing has to be counted. */
function* periodsOf(rule: Rule, startDay: number, fromDay: number, lastDay: number): Generator<number[]> {
  const { freq, interval, count, weekStart } = rule;
  const range = (first: number, length: number) => Array.from({ length }, (_, ahead) => first + ahead);
  const skipped = (passed: number) =>
    count === Number.POSITIVE_INFINITY ? Math.max(0, Math.floor(passed / interval)) * interval : 0;
  const start = dayParts(startDay);
  if (freq === 'DAILY' || freq === 'WEEKLY') {
    const length = freq === 'DAILY' ? 1 : 7;
    const first = length === 1 ? startDay : startDay - ((start.weekday - weekStart + 7) % 7);
    for (
      let day = first + length * skipped(Math.floor((fromDay - first) / length));
      day <= lastDay;
      day += length * interval
    )
      yield range(day, length);
    return;
  }
  const from = dayParts(fromDay);
  if (freq === 'YEARLY') {
    for (let year = start.year + skipped(from.year - start.year); ; year += interval) {
      const first = dayNumber(year, 1, 1);
      // Not a number in a year that no clock reaches.
      if (!(first <= lastDay)) return;
      yield range(first, dayNumber(year + 1, 1, 1) - first);
    }
  }
  const monthOf = ({ year, month }: typeof start) => year * 12 + month - 1;
  for (let at = monthOf(start) + skipped(monthOf(from) - monthOf(start)); ; at += interval) {
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
    const first = dayNumber(year, month, 1);
    if (!(first <= lastDay)) return;
    if (rule.months.length === 0 || rule.months.includes(month)) yield range(first, daysInMonth(year, month));
  }
}

/** Returns whether a day matches each part of the rule. */
function matchesRule(rule: Rule, number: number): boolean {
  const { year, month, day, weekday } = dayParts(number);
  const { months, monthDays, yearDays } = rule;
  if (months.length > 0 && !months.includes(month)) return false;
  const isOneOf = (list: readonly number[], at: number, length: () => number) =>
    list.length === 0 || list.includes(at) || list.includes(at - length() - 1);
  if (!isOneOf(monthDays, day, () => daysInMonth(year, month))) return false;
  const first = dayNumber(year, 1, 1);
  if (!isOneOf(yearDays, number - first + 1, () => dayNumber(year + 1, 1, 1) - first)) return false;
  return matchesWeekday(rule, { number, year, month, weekday });
}

function matchesWeekday(
  { freq, weekdays, nthWeekdays, months }: Rule,
  { number, year, month, weekday }: { number: number; year: number; month: number; weekday: number },
): boolean {
  if (weekdays.length === 0 && nthWeekdays.length === 0) return true;
  if (weekdays.includes(weekday)) return true;
  const isOfYear = freq === 'YEARLY' && months.length === 0;
  const first = isOfYear ? dayNumber(year, 1, 1) : dayNumber(year, month, 1);
  const end = isOfYear ? dayNumber(year + 1, 1, 1) : first + daysInMonth(year, month);
  const [nth, nthFromEnd] = [Math.floor((number - first) / 7) + 1, -Math.floor((end - 1 - number) / 7) - 1];
  return nthWeekdays.some(
    (each) => each.weekday === weekday && (each.nth === nth || each.nth === nthFromEnd),
  );
}

/** Selects the dates at the positions that BYSETPOS names. */
function selectPositions(dates: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return dates;
  const picked = positions.map((position) => dates.at(position > 0 ? position - 1 : position));
  return [...new Set(picked)].filter((date) => date !== undefined).sort((one, other) => one - other);
}
