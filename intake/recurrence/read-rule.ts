import { parseMoment } from '../dates/calendar.ts';
import { dayCodes, type Frequency } from './rule.ts';

/** An RRULE as it is expanded. Empty lists say nothing. */
export interface ParsedRule {
  freq: Frequency;
  interval: number;
  /** `weekday` from 0, Monday; `nth` from 1, or from -1 at the end; null for every one. */
  byDay: { weekday: number; nth: number | null }[];
  byMonthDay: number[];
  byYearDay: number[];
  byMonth: number[];
  bySetPos: number[];
  count: number | null;
  /** Last minute, since 1970. */
  until: number | null;
  /** From 0, Monday. */
  weekStart: number;
}

const frequencies: readonly string[] = ['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const isFrequency = (word: string): word is Frequency => frequencies.includes(word);

/** The time of day comes from the due date. */
const ignored = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];

/** Throws where something of the rule is not understood: half a rule is another rule. */
export function readRule(text: string): ParsedRule {
  const parts = new Map(
    text
      .trim()
      .toUpperCase()
      .replace(/^RRULE:/, '')
      .split(';')
      .filter((part) => part !== '')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  );
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const number = (name: string, most: number) => {
    const value = take(name);
    return value === undefined ? null : numberIn(value, 1, most);
  };
  const list = (name: string, most: number, least = -most) =>
    (take(name)?.split(',') ?? []).map((value) => numberIn(value, least, most));

  const freq = take('FREQ') ?? '';
  if (!isFrequency(freq)) throw unreadable(`FREQ=${freq}`);
  if (!isWithinDay({ freq })) for (const name of ignored) parts.delete(name);
  const rule: ParsedRule = {
    freq,
    interval: number('INTERVAL', 1_000_000) ?? 1,
    byDay: (take('BYDAY')?.split(',') ?? []).map(readDay),
    byMonthDay: list('BYMONTHDAY', 31),
    byYearDay: list('BYYEARDAY', 366),
    byMonth: list('BYMONTH', 12, 1),
    bySetPos: list('BYSETPOS', 366),
    count: number('COUNT', Number.MAX_SAFE_INTEGER),
    until: readUntil(take('UNTIL')),
    weekStart: Math.max(0, dayCodes.indexOf(take('WKST') ?? 'MO')),
  };
  const [rest] = parts.keys();
  if (rest !== undefined) throw unreadable(rest);
  if (isWithinDay(rule) && rule.bySetPos.length > 0) throw unreadable('BYSETPOS');
  return rule;
}

/** Tells whether a rule can yield several moments of one day. */
export const isWithinDay = ({ freq }: Pick<ParsedRule, 'freq'>) => freq === 'HOURLY' || freq === 'MINUTELY';

const unreadable = (part: string) => new Error(`A recurrence cannot be read: ${part}`);

function numberIn(text: string, least: number, most: number): number {
  const value = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value === 0 || value < least || value > most) throw unreadable(text);
  return value;
}

function readDay(text: string): ParsedRule['byDay'][number] {
  const [, nth, code = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = dayCodes.indexOf(code);
  if (weekday < 0) throw unreadable(text);
  return { weekday, nth: nth === undefined ? null : numberIn(nth, -53, 53) };
}

/** A day without a time counts until its end. */
function readUntil(text: string | undefined): number | null {
  if (text === undefined) return null;
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?$/.exec(text);
  if (!match) throw unreadable(text);
  const [, year, month, day, hour = '23', minute = '59'] = match;
  const moment = parseMoment(`${year}-${month}-${day}T${hour}:${minute}`);
  return moment.day * 1440 + moment.minute;
}
