import { formatMoment, parseMoment } from '../dates/calendar.ts';
import { momentsOf } from './expand.ts';
import { isWithinDay, readRule } from './read-rule.ts';

function toMinutes(floating: string): number {
  const { day, minute } = parseMoment(floating);
  return day * 1440 + minute;
}

function toFloating(minutes: number, timed: boolean): string {
  const day = Math.floor(minutes / 1440);
  return formatMoment({ day, minute: timed ? minutes - day * 1440 : null });
}

/**
 * Due dates of a recurring task after `after`, at most `count` of them, floating like `due` itself
 * (`2026-11-21` or `2026-11-21T09:00`). `recurrence` is an RRULE without the prefix, `due` its first day.
 * Throws when the rule cannot be read.
 */
export function occurrencesAfter(recurrence: string, due: string, after: string, count: number): string[] {
  const rule = readRule(recurrence);
  const timed = due.includes('T') || isWithinDay(rule);
  // A day without a time is over when the day is.
  const last = toMinutes(timed ? after : after.slice(0, 10));
  const found: string[] = [];
  for (const moment of momentsOf(rule, toMinutes(due), last)) {
    if (found.length === count) break;
    if (moment > last) found.push(toFloating(moment, timed));
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
