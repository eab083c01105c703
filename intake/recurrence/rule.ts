import { dayParts, daysInMonth, formatMoment } from '../dates/calendar.ts';

export type Frequency = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** The part of an RRULE (RFC 5545) that people say. */
export interface Rule {
  freq: Frequency;
  interval: number;
  /** `MO`, or with a position `-1FR`. */
  byDay: string[];
  /** From 1, or -1 for the last. */
  byMonthDay: number[];
  byMonth: number[];
  bySetPos: number | null;
  count: number | null;
  /** Last day, in days since 1970-01-01. */
  until: number | null;
}

export const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
export const workdays = dayCodes.slice(0, 5);
export const weekend = dayCodes.slice(5);

export const createRule = (freq: Frequency, more: Partial<Rule> = {}): Rule => ({
  freq,
  interval: 1,
  byDay: [],
  byMonthDay: [],
  byMonth: [],
  bySetPos: null,
  count: null,
  until: null,
  ...more,
});

/** `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`. With `timed`, UNTIL names the end of its day. */
export function formatRule(rule: Rule, timed: boolean): string {
  const parts = [`FREQ=${rule.freq}`];
  if (rule.interval > 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.byMonth.length) parts.push(`BYMONTH=${rule.byMonth.join(',')}`);
  if (rule.byMonthDay.length) parts.push(`BYMONTHDAY=${rule.byMonthDay.join(',')}`);
  if (rule.byDay.length) parts.push(`BYDAY=${rule.byDay.join(',')}`);
  if (rule.bySetPos !== null) parts.push(`BYSETPOS=${rule.bySetPos}`);
  if (rule.count !== null) parts.push(`COUNT=${rule.count}`);
  if (rule.until !== null) {
    const day = formatMoment({ day: rule.until, minute: null }).replaceAll('-', '');
    parts.push(`UNTIL=${day}${timed ? 'T235959' : ''}`);
  }
  return parts.join(';');
}

function fits(rule: Rule, number: number): boolean {
  const { year, month, day, weekday } = dayParts(number);
  if (rule.byMonth.length && !rule.byMonth.includes(month)) return false;
  const length = daysInMonth(year, month);
  if (
    rule.byMonthDay.length &&
    !rule.byMonthDay.some((date) => (date > 0 ? date : length + 1 + date) === day)
  )
    return false;
  if (!rule.byDay.length) return true;
  if (rule.bySetPos === -1) {
    for (let later = number + 1; later <= number + length - day; later++)
      if (rule.byDay.includes(dayCodes[dayParts(later).weekday] ?? '')) return false;
  }
  if (rule.bySetPos === 1) {
    for (let before = number - 1; before > number - day; before--)
      if (rule.byDay.includes(dayCodes[dayParts(before).weekday] ?? '')) return false;
  }
  return rule.byDay.some((code) => {
    if (code.slice(-2) !== dayCodes[weekday]) return false;
    const nth = +code.slice(0, -2);
    if (!nth) return true;
    return nth > 0 ? Math.ceil(day / 7) === nth : Math.ceil((length - day + 1) / 7) === -nth;
  });
}

/** The first day on or after `from` that the rule names, leaving the interval aside; `from` when none does. */
export function firstDay(rule: Rule, from: number): number {
  for (let day = from; day < from + 366 * 8; day++) if (fits(rule, day)) return day;
  return from;
}
