import { parseMoment } from '#intake/dates/calendar.ts';
import { withDefaults } from '#intake/recurrence/expand.ts';
import { occurrencesAfter } from '#intake/recurrence/occurrences.ts';
import { isWithinDay, type ParsedRule, readRule } from '#intake/recurrence/read-rule.ts';
import { dayCodes } from '#intake/recurrence/rule.ts';
import { shiftMoment } from '../shift-moment.ts';
import { formatFloating, formatInstant } from './content-lines.ts';

/**
 * Returns the rule of a task as RFC 5545 writes it, so that it has the same dates in every calendar, or null if it has no
 * words for it or the rule cannot be read. `due` is the first date, floating; `toInstant` returns the instant of a moment.
 */
export function toRfcRule(
  recurrence: string,
  due: string,
  toInstant: (moment: string) => Date,
): string | null {
  try {
    const rule = readRule(recurrence);
    const { day } = parseMoment(due);
    const isTimed = due.includes('T');
    if (!isTimed && isWithinDay(rule)) return null;
    // What RFC 5545 makes of a first date that the rule does not name is undefined (3.8.5.3).
    const [first] = occurrencesAfter(recurrence, due, dayBefore(due), 1);
    if (first !== due) return null;
    const explicit = simplifyLastDay(withDefaults(rule, day));
    return isSayable(explicit) ? formatRule(explicit, { isTimed, toInstant }) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the dates of a task from `due` on, those before `after` left out but for the first, until `until`, and at most
 * `max` of them; `due` alone if the rule cannot be read.
 */
export function listOccurrences(
  { recurrence, due }: { recurrence: string; due: string },
  { after, until, max }: { after: string; until: string; max: number },
): string[] {
  try {
    const later = occurrencesAfter(recurrence, due, after > due ? after : due, max - 1);
    return [due, ...later.filter((date) => date <= until)];
  } catch {
    return [due];
  }
}

const dayBefore = (due: string): string => {
  const timed = due.includes('T') ? due : `${due}T00:00`;
  return shiftMoment(timed, '1970-01-02', '1970-01-01');
};

/** Writes the last of the 28th to the 31st as the last day of the month, which more programs understand. */
const simplifyLastDay = (rule: ParsedRule): ParsedRule =>
  rule.freq === 'MONTHLY' &&
  rule.byDay.length === 0 &&
  rule.byMonthDay.join() === '28,29,30,31' &&
  rule.bySetPos.join() === '-1'
    ? { ...rule, byMonthDay: [-1], bySetPos: [] }
    : rule;

/** Tells whether RFC 5545 (3.3.10) allows these parts together, with the meaning that they have here. */
function isSayable(rule: ParsedRule): boolean {
  const { freq, byDay, byMonthDay, byYearDay, byMonth, bySetPos, count, until } = rule;
  if (count !== null && until !== null) return false;
  if (byYearDay.length > 0 && ['DAILY', 'WEEKLY', 'MONTHLY'].includes(freq)) return false;
  if (byMonthDay.length > 0 && freq === 'WEEKLY') return false;
  if (byYearDay.length > 0 && byMonthDay.length + byMonth.length + byDay.length > 0) return false;
  const isCounted = freq === 'MONTHLY' || freq === 'YEARLY';
  const placed = byDay.filter(({ nth }) => isCounted && nth !== null).length;
  // Programs differ in what they make of these.
  if (placed > 0 && (byMonthDay.length > 0 || placed < byDay.length)) return false;
  return bySetPos.length === 0 || byDay.length + byMonthDay.length + byYearDay.length > 0;
}

function formatRule(
  { freq, interval, byDay, byMonthDay, byYearDay, byMonth, bySetPos, count, until, weekStart }: ParsedRule,
  { isTimed, toInstant }: { isTimed: boolean; toInstant: (moment: string) => Date },
): string {
  const isCounted = freq === 'MONTHLY' || freq === 'YEARLY';
  const days = byDay.map(({ weekday, nth }) => `${(isCounted && nth) || ''}${dayCodes[weekday]}`);
  const last = until === null ? '' : formatUntil(until, isTimed, toInstant);
  const parts: [name: string, value: string][] = [
    ['FREQ', freq],
    ['INTERVAL', interval > 1 ? String(interval) : ''],
    ['BYMONTH', byMonth.join(',')],
    ['BYMONTHDAY', byMonthDay.join(',')],
    ['BYYEARDAY', byYearDay.join(',')],
    ['BYDAY', [...new Set(days)].join(',')],
    ['BYSETPOS', bySetPos.join(',')],
    ['COUNT', count === null ? '' : String(count)],
    ['UNTIL', last],
    ['WKST', freq === 'WEEKLY' && weekStart > 0 ? (dayCodes[weekStart] ?? '') : ''],
  ];
  return parts.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join(';');
}

/** Formats UNTIL: a day where the first date is one, otherwise in UTC (3.3.10). `until` is in minutes since 1970. */
function formatUntil(until: number, isTimed: boolean, toInstant: (moment: string) => Date): string {
  const moment = new Date(until * 60_000).toISOString().slice(0, 16);
  return isTimed ? formatInstant(toInstant(moment)) : formatFloating(moment.slice(0, 10));
}
