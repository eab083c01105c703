import * as library from 'rrule';
import { formatMoment, parseMoment } from '../calendar.ts';

/** Node sees the CommonJS build, whose names hang on the default export; bundlers see the module. */
const { RRule } = (Reflect.get(library, 'default') ?? library) as typeof library;

/** Wall time as rrule wants it: in the fields of UTC, so that no time zone or summer time moves it. */
function toDate(floating: string): Date {
  const { day, minute } = parseMoment(floating);
  return new Date(day * 86_400_000 + minute * 60_000);
}

function toFloating(date: Date, timed: boolean): string {
  const minutes = Math.floor(date.getTime() / 60_000);
  const day = Math.floor(minutes / 1440);
  return formatMoment({ day, minute: timed ? minutes - day * 1440 : null });
}

/**
 * A monthly day that a month does not have is its last one, as people mean it: by RFC 5545 that month would have none.
 */
function inShortMonths(rule: Partial<library.Options>, start: Date): Partial<library.Options> {
  const { freq, bymonthday, byweekday, byyearday, bysetpos } = rule;
  if (freq !== RRule.MONTHLY || byweekday || byyearday || bysetpos) return rule;
  const [day = 1, ...others] = [bymonthday ?? start.getUTCDate()].flat();
  if (day <= 28 || others.length > 0) return rule;
  return { ...rule, bymonthday: [28, 29, 30, 31].filter((one) => one <= day), bysetpos: [-1] };
}

/**
 * Due dates of a recurring task after `after`, at most `count` of them, floating like `due` itself
 * (`2026-11-21` or `2026-11-21T09:00`). `recurrence` is an RRULE without the prefix, `due` its first day.
 * Throws when the rule cannot be read.
 */
export function occurrencesAfter(recurrence: string, due: string, after: string, count: number): string[] {
  const timed = due.includes('T') || /FREQ=(HOURLY|MINUTELY)/.test(recurrence);
  const dtstart = toDate(due);
  const rule = new RRule({ ...inShortMonths(RRule.parseString(recurrence), dtstart), dtstart });
  const found: string[] = [];
  // A day without a time is over when the day is.
  let last = toDate(timed ? after : after.slice(0, 10));
  while (found.length < count) {
    const next = rule.after(last);
    if (!next) break;
    found.push(toFloating(next, timed));
    last = next;
  }
  return found;
}

/**
 * The due date a recurring task gets when it is completed at `completed` (floating), or null when it was the
 * last. With `fromCompletion` (`every!`) the interval counts from that day, else from the due date.
 */
export function nextDue(
  { recurrence, due, fromCompletion }: { recurrence: string; due: string; fromCompletion: boolean },
  completed: string,
): string | null {
  const time = due.slice(10);
  const start = fromCompletion ? completed.slice(0, 10) + time : due;
  const after = fromCompletion ? start : completed < due ? due : completed;
  return occurrencesAfter(recurrence, start, after, 1)[0] ?? null;
}
