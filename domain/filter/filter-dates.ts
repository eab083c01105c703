import type { WeekStart } from '#contract/vocabularies.ts';
import {
  addMonths,
  dayNumber,
  dayParts,
  daysInMonth,
  formatMoment,
  parseMoment,
} from '#intake/dates/calendar.ts';
import { whenAt } from '#intake/dates/find.ts';
import { settle } from '#intake/dates/settle.ts';
import { months, weekdays } from '#intake/dates/words.ts';
import { tokenise } from '#intake/tokens/tokenise.ts';
import { weekOf } from '../week.ts';

/** First and last day of what was said (`2026-11-21`), or one minute twice (`2026-11-21T09:00`). */
export interface Span {
  from: string;
  to: string;
}

export interface DateContext {
  /** Floating, to the minute. */
  now: string;
  /** Of two readings the one before today, as where something was made: `friday` is the last one. */
  past: boolean;
  weekStart: WeekStart;
}

const unit = '(minutes?|mins?|hours?|hrs?|h|days?|d|weeks?|w|months?|years?|y)';
const signed = new RegExp(`^([+-])\\s*(\\d{1,4})\\s*${unit}?$`);
const ago = new RegExp(`^(\\d{1,4}|an?)\\s*${unit}\\s+ago$`);
const stretch = new RegExp(`^(next|last|past)\\s+(\\d{1,4})\\s*${unit}$`);
const period = /^(last|this|next)\s+(week|weekend|month|year)$/;

/** What a date in words or figures means; null where it means none. */
export function readDates(text: string, context: DateContext): Span | null {
  const said = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const now = parseMoment(context.now);
  return (
    relative(said, now) ??
    lengthOfDays(said, now.day) ??
    namedPeriod(said, now.day, context.weekStart) ??
    calendarPeriod(said, now.day, context.past) ??
    spoken(said, now, context.past)
  );
}

/** `4/5`, which is a day of April to some and of May to others. */
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

/** The days and minutes a count of units is away. */
function shifted(now: Now, count: number, name = 'day'): Span {
  if (name.startsWith('min')) return moment(now.day, now.minute + count);
  if (name.startsWith('h')) return moment(now.day, now.minute + count * 60);
  if (name.startsWith('w')) return days(now.day + count * 7);
  if (name.startsWith('mon')) return days(addMonths(now.day, count));
  if (name.startsWith('y')) return days(addMonths(now.day, count * 12));
  return days(now.day + count);
}

/** `yesterday`, `+3 days`, `-1 week`, `2 weeks ago`. */
function relative(said: string, now: Now): Span | null {
  if (said === 'yesterday') return days(now.day - 1);
  const [, sign, count, name] = signed.exec(said) ?? [];
  if (count) return shifted(now, Number(count) * (sign === '-' ? -1 : 1), name);
  const [, back, backName] = ago.exec(said) ?? [];
  return back ? shifted(now, -(Number(back) || 1), backName) : null;
}

/** `next 7 days` begins today, `last 7 days` ends today; so do weeks and months. */
function lengthOfDays(said: string, today: number): Span | null {
  const [, way, count, name = ''] = stretch.exec(said) ?? [];
  if (!way || Number(count) === 0 || /^(min|h)/.test(name)) return null;
  const sign = way === 'next' ? 1 : -1;
  const end = parseMoment(shifted({ day: today, minute: 0 }, sign * Number(count), name).from).day - sign;
  return sign === 1 ? days(today, end) : days(end, today);
}

/** `this week`, `last month`, `next year`, `weekend` (after a Monday to Friday, wherever weeks begin), `last friday`. */
function namedPeriod(said: string, today: number, weekStart: WeekStart): Span | null {
  const { year, day, weekday } = dayParts(today);
  const monday = today - weekday;
  const [, way, name] =
    period.exec(said === 'weekend' || said === 'the weekend' ? 'this weekend' : said) ?? [];
  const step = way === 'last' ? -1 : way === 'next' ? 1 : 0;
  if (name === 'week') {
    const first = weekOf(today, weekStart) + step * 7;
    return days(first, first + 6);
  }
  if (name === 'weekend') return days(monday + step * 7 + 5, monday + step * 7 + 6);
  if (name === 'month') return monthOf(addMonths(today - day + 1, step));
  if (name === 'year') return days(dayNumber(year + step, 1, 1), dayNumber(year + step, 12, 31));
  const named = said.startsWith('last ') ? weekdays.get(said.slice(5)) : undefined;
  return named === undefined ? null : days(today - ((weekday - named + 6) % 7) - 1);
}

function monthOf(first: number): Span {
  const { year, month } = dayParts(first);
  return days(first, first + daysInMonth(year, month) - 1);
}

/** `2026`, `2026-11`, `november`, `nov 2026`. */
function calendarPeriod(said: string, today: number, past: boolean): Span | null {
  const [, digits, number] = /^(\d{4})(?:-(\d\d))?$/.exec(said) ?? [];
  if (digits && Number(digits) >= 1970 && Number(digits) < 2200) {
    if (!number) return days(dayNumber(Number(digits), 1, 1), dayNumber(Number(digits), 12, 31));
    return Number(number) >= 1 && Number(number) <= 12
      ? monthOf(dayNumber(Number(digits), Number(number), 1))
      : null;
  }
  const [, word = '', said4] = /^([a-z]+)(?: (\d{4}))?$/.exec(said) ?? [];
  const named = months.get(word);
  if (named === undefined) return null;
  const { year, month } = dayParts(today);
  const nearest = past ? (named > month ? year - 1 : year) : named < month ? year + 1 : year;
  return monthOf(dayNumber(said4 ? Number(said4) : nearest, named, 1));
}

/** Whatever the intake reads as a day or a time, if it reads all of it. */
function spoken(said: string, now: Now, past: boolean): Span | null {
  if (isAmbiguousDate(said)) return null;
  const [, isoDay, isoTime] = /^(\d{4}-\d\d-\d\d)t(\d\d:\d\d)$/.exec(said) ?? [];
  const scene = { tokens: tokenise(isoDay ? `${isoDay} ${isoTime}` : said), now, dayFirst: true };
  const when = whenAt(scene, 0);
  if (!when || when.next !== scene.tokens.length) return null;
  const { due } = settle(scene, [when]);
  if (!due) return null;
  const day = past && due.day > now.day ? before(said, due.day) : due.day;
  return due.minute === null ? days(day) : moment(day, due.minute);
}

/** The one before, of days that come again: a weekday, a day of the month, a day of the year. */
function before(said: string, day: number): number {
  const words = said.split(/[\s,.]+/);
  if (words.length === 1 && weekdays.has(said)) return day - 7;
  if (/\d{4}/.test(said)) return day;
  if (words.some((word) => months.has(word))) return addMonths(day, -12);
  return /^(the )?\d+(st|nd|rd|th)$/.test(said) ? addMonths(day, -1) : day;
}
