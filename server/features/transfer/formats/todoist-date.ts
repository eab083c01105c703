import type { Task } from '#contract/tasks.ts';
import { dayParts, parseMoment } from '#intake/dates/calendar.ts';
import { withDefaults } from '#intake/recurrence/expand.ts';
import { type ParsedRule, readRule } from '#intake/recurrence/read-rule.ts';

const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th'];
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

type Dated = Pick<Task, 'due_date' | 'recurrence' | 'recurs_from_completion'>;

/**
 * Returns the due date as Todoist reads it: `2026-11-23 09:00`, `every monday at 09:00 starting 2026-11-23`. `isRepeating` is
 * false where there are no words for how the task repeats, and only its next date is there.
 */
export function toTodoistDate({ due_date: due, recurrence, recurs_from_completion }: Dated): {
  date: string;
  isRepeating: boolean;
} {
  if (due === null) return { date: '', isRepeating: false };
  const [day = '', time] = due.split('T');
  const words = recurrence === null ? null : describeRule(recurrence, day);
  if (words === null) return { date: time ? `${day} ${time}` : day, isRepeating: false };
  const { rhythm, until } = words;
  const every = recurs_from_completion ? 'every!' : 'every';
  return {
    date: `${every} ${rhythm}${time ? ` at ${time}` : ''} starting ${day}${until ? ` until ${until}` : ''}`,
    isRepeating: true,
  };
}

function describeRule(recurrence: string, firstDay: string): { rhythm: string; until: string | null } | null {
  try {
    const { day } = parseMoment(firstDay);
    const rule = withDefaults(readRule(recurrence), day);
    const rhythm = rule.count === null ? describeRhythm(rule, day) : null;
    const until = rule.until === null ? null : new Date(rule.until * 60_000).toISOString().slice(0, 10);
    return rhythm === null ? null : { rhythm, until };
  } catch {
    return null;
  }
}

/** Describes a rule whose first day is `first`, in days since 1970, without the word “every”. */
function describeRhythm(rule: ParsedRule, first: number): string | null {
  const { freq, interval, byDay, byMonthDay, byMonth, byYearDay, bySetPos } = rule;
  const starts = dayParts(first);
  const often = (unit: string) => (interval === 1 ? unit : `${interval} ${unit}s`);
  if (byYearDay.length > 0 || (byDay.length > 0 && byMonthDay.length > 0)) return null;
  const isLastDay = byMonthDay.at(-1) === 31 && bySetPos.join() === '-1';
  if (bySetPos.length > 0 && !isLastDay) return null;
  const [oneDay, ...otherDays] = byDay;
  const isOnFirstWeekday = oneDay?.weekday === starts.weekday && otherDays.length === 0;
  switch (freq) {
    case 'DAILY':
      return byDay.length + byMonthDay.length + byMonth.length === 0 ? often('day') : null;
    case 'HOURLY':
      return byDay.length + byMonthDay.length + byMonth.length === 0 ? often('hour') : null;
    case 'WEEKLY': {
      if (byMonth.length + byMonthDay.length > 0) return null;
      if (interval > 1) return isOnFirstWeekday ? often('week') : null;
      const codes = byDay.map(({ weekday }) => weekday).sort();
      return codes.join() === '0,1,2,3,4' ? 'weekday' : codes.map((weekday) => dayNames[weekday]).join(', ');
    }
    case 'MONTHLY': {
      if (byMonth.length > 0) return null;
      if (isLastDay || byMonthDay.join() === '-1') return interval === 1 ? 'last day' : null;
      if (byMonthDay.length === 1 && byMonthDay[0] === starts.day && starts.day <= 28) return often('month');
      if (interval > 1 || !oneDay || otherDays.length > 0 || oneDay.nth === null) return null;
      const place = oneDay.nth === -1 ? 'last' : ordinals[oneDay.nth];
      return place ? `${place} ${dayNames[oneDay.weekday]}` : null;
    }
    case 'YEARLY':
      return byDay.length === 0 &&
        byMonth.join() === String(starts.month) &&
        byMonthDay.join() === String(starts.day)
        ? often('year')
        : null;
    default:
      return null;
  }
}
