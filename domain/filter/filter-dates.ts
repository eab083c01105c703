import type { WeekStart } from '#contract/vocabularies.ts';
import {
  addMonths,
  dayNumber,
  dayParts,
  daysInMonth,
  formatMoment,
  parseMoment,
} from '#intake/dates/calendar.ts';
import { readWhenAt } from '#intake/dates/find-whens.ts';
import { resolveDue } from '#intake/dates/resolve-due.ts';
import { months, weekdays } from '#intake/dates/words.ts';
import { tokenise } from '#intake/tokens/tokenise.ts';
import { weekOf } from '../week.ts';

/** First and last day (`2026-11-21`), or one minute twice (`2026-11-21T09:00`). */
export interface Span {
  from: string;
  to: string;
}

export interface DateContext {
  /** Floating, to the minute. */
  now: string;
  /** Prefers the date before today: `friday` is the last one. */
  past: boolean;
  weekStart: WeekStart;
}

const unit = '(minutes?|mins?|hours?|hrs?|h|days?|d|weeks?|w|months?|years?|y)';
const signed = new RegExp(`^([+-])\\s*(\\d{1,4})\\s*${unit}?$`);
const ago = new RegExp(`^(\\d{1,4}|an?)\\s*${unit}\\s+ago$`);
const stretch = new RegExp(`^(next|last|past)\\s+(\\d{1,4})\\s*${unit}$`);
const period = /^(last|this|next)\s+(week|weekend|month|year)$/;

/** Parses a date in words or digits; null if it is none. */
export function readDates(text: string, context: DateContext): Span | null {
  const date = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const now = parseMoment(context.now);
  return (
    relative(date, now) ??
    lengthOfDays(date, now.day) ??
    namedPeriod(date, now.day, context.weekStart) ??
    calendarPeriod(date, now.day, context.past) ??
    parseWithIntake(date, now, context.past)
  );
}

/** Returns whether a date such as `4/5` is in April to some people and in May to others. */
export const isAmbiguousDate = (text: string) => {
  const [, one, other] = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?$/.exec(text.trim()) ?? [];
  return one !== other && Number(one) <= 12 && Number(other) <= 12;
};

type Now = { day: number; minute: number };

const days = (from: number, to = from): Span => ({
  from: formatMoment({ day: from, minute: null }),
  to: formatMoment({ day: to, minute: null }),
});
const moment = (day: number, minute: number): Span => {
  const at = formatMoment({ day: day + Math.floor(minute / 1440), minute: ((minute % 1440) + 1440) % 1440 });
  return { from: at, to: at };
};

/** Returns the date that is `count` units after `now`. */
function shifted(now: Now, count: number, name = 'day'): Span {
  if (name.startsWith('min')) return moment(now.day, now.minute + count);
  if (name.startsWith('h')) return moment(now.day, now.minute + count * 60);
  if (name.startsWith('w')) return days(now.day + count * 7);
  if (name.startsWith('mon')) return days(addMonths(now.day, count));
  if (name.startsWith('y')) return days(addMonths(now.day, count * 12));
  return days(now.day + count);
}

/** Parses `yesterday`, `+3 days`, `-1 week`, `2 weeks ago`. */
function relative(date: string, now: Now): Span | null {
  if (date === 'yesterday') return days(now.day - 1);
  const [, sign, count, name] = signed.exec(date) ?? [];
  if (count) return shifted(now, Number(count) * (sign === '-' ? -1 : 1), name);
  const [, back, backName] = ago.exec(date) ?? [];
  return back ? shifted(now, -(Number(back) || 1), backName) : null;
}

/** Parses `next 7 days`, which begins today, and `last 2 weeks`, which end today. */
function lengthOfDays(date: string, today: number): Span | null {
  const [, way, count, name = ''] = stretch.exec(date) ?? [];
  if (!way || Number(count) === 0 || /^(min|h)/.test(name)) return null;
  const sign = way === 'next' ? 1 : -1;
  const end = parseMoment(shifted({ day: today, minute: 0 }, sign * Number(count), name).from).day - sign;
  return sign === 1 ? days(today, end) : days(end, today);
}

/** Parses `this week`, `last month`, `next year`, `last friday` and `weekend`: Saturday and Sunday, wherever weeks begin. */
function namedPeriod(date: string, today: number, weekStart: WeekStart): Span | null {
  const { year, day, weekday } = dayParts(today);
  const monday = today - weekday;
  const [, way, name] =
    period.exec(date === 'weekend' || date === 'the weekend' ? 'this weekend' : date) ?? [];
  const step = way === 'last' ? -1 : way === 'next' ? 1 : 0;
  if (name === 'week') {
    const first = weekOf(today, weekStart) + step * 7;
    return days(first, first + 6);
  }
  if (name === 'weekend') return days(monday + step * 7 + 5, monday + step * 7 + 6);
  if (name === 'month') return monthOf(addMonths(today - day + 1, step));
  if (name === 'year') return days(dayNumber(year + step, 1, 1), dayNumber(year + step, 12, 31));
  const named = date.startsWith('last ') ? weekdays.get(date.slice(5)) : undefined;
  return named === undefined ? null : days(today - ((weekday - named + 6) % 7) - 1);
}

function monthOf(first: number): Span {
  const { year, month } = dayParts(first);
  return days(first, first + daysInMonth(year, month) - 1);
}

/** Parses `2026`, `2026-11`, `november`, `nov 2026`. */
function calendarPeriod(date: string, today: number, past: boolean): Span | null {
  const [, digits, number] = /^(\d{4})(?:-(\d\d))?$/.exec(date) ?? [];
  if (digits && Number(digits) >= 1970 && Number(digits) < 2200) {
    if (!number) return days(dayNumber(Number(digits), 1, 1), dayNumber(Number(digits), 12, 31));
    return Number(number) >= 1 && Number(number) <= 12
      ? monthOf(dayNumber(Number(digits), Number(number), 1))
      : null;
  }
  const [, word = '', yearDigits] = /^([a-z]+)(?: (\d{4}))?$/.exec(date) ?? [];
  const named = months.get(word);
  if (named === undefined) return null;
  const { year, month } = dayParts(today);
  const nearest = past ? (named > month ? year - 1 : year) : named < month ? year + 1 : year;
  return monthOf(dayNumber(yearDigits ? Number(yearDigits) : nearest, named, 1));
}

/** Parses whatever the intake takes for a day or a time, if it takes all of the text. */
function parseWithIntake(date: string, now: Now, past: boolean): Span | null {
  if (isAmbiguousDate(date)) return null;
  const [, isoDay, isoTime] = /^(\d{4}-\d\d-\d\d)t(\d\d:\d\d)$/.exec(date) ?? [];
  const scene = { tokens: tokenise(isoDay ? `${isoDay} ${isoTime}` : date), now, dayFirst: true };
  const when = readWhenAt(scene, 0);
  if (!when || when.next !== scene.tokens.length) return null;
  const { due } = resolveDue(scene, [when]);
  if (!due) return null;
  const day = past && due.day > now.day ? previousOccurrence(date, due.day) : due.day;
  return due.minute === null ? days(day) : moment(day, due.minute);
}

/** Returns the previous occurrence of a weekday, a day of the month or a day of the year. */
function previousOccurrence(date: string, day: number): number {
  const words = date.split(/[\s,.]+/);
  if (words.length === 1 && weekdays.has(date)) return day - 7;
  if (/\d{4}/.test(date)) return day;
  if (words.some((word) => months.has(word))) return addMonths(day, -12);
  return /^(the )?\d+(st|nd|rd|th)$/.test(date) ? addMonths(day, -1) : day;
}
