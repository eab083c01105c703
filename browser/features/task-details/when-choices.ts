import { capitalize } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/task-details.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { dayParts, formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import { createRule, dayCodes, firstDay, formatRule, workdays } from '#intake/recurrence/rule.ts';

/** Returns the quick choices of due day. `now` is floating; `time`, such as `T09:00` or empty, is appended to each day. */
export function dueChoices(now: string, time: string): { label: string; due: string | null }[] {
  const { day } = parseMoment(now);
  const on = (day: number) => formatMoment({ day, minute: null }) + time;
  const monday = day + 7 - dayParts(day).weekday;
  return [
    { label: t.today, due: on(day) },
    { label: t.tomorrow, due: on(day + 1) },
    { label: t.nextWeek, due: on(monday) },
    { label: t.noDate, due: null },
  ];
}

/** Returns recurrences that fit the day of `from`, the due date or today, with display labels. */
export function repeatChoices(from: string): { label: string; recurrence: string | null }[] {
  const { month, day, weekday } = dayParts(parseMoment(from).day);
  const isLast = dayParts(parseMoment(from).day + 1).day === 1;
  const rules = [
    createRule('DAILY'),
    createRule('WEEKLY', { byDay: workdays }),
    createRule('WEEKLY', { byDay: [dayCodes[weekday] ?? 'MO'] }),
    createRule('MONTHLY', { byMonthDay: [isLast && day > 28 ? -1 : day] }),
    createRule('YEARLY', { byMonth: [month], byMonthDay: [day] }),
  ].map((rule) => formatRule(rule, false));
  return [
    { label: t.never, recurrence: null },
    ...rules.map((recurrence) => ({ label: capitalize(describeRecurrence(recurrence)), recurrence })),
  ];
}

/** Returns the first weekday on or after `from` (floating), where `Every weekday` starts. */
export const findFirstWeekday = (from: string): string =>
  formatMoment({
    day: firstDay(createRule('WEEKLY', { byDay: workdays }), parseMoment(from).day),
    minute: null,
  });

/** Returns reminder choices for a due date; a day without a time counts from 09:00. */
export function reminderChoices(
  due: string | null,
  hourCycle: HourCycle,
): { label: string; remindAt: string | null }[] {
  if (due === null) return [{ label: t.none, remindAt: null }];
  const timed = due.includes('T');
  const { day, minute } = parseMoment(due);
  const before = (minutes: number) => {
    const moment = day * 1440 + (timed ? minute : 9 * 60) - minutes;
    return formatMoment({ day: Math.floor(moment / 1440), minute: moment % 1440 });
  };
  const morning = formatTimeOfDay('09:00', hourCycle);
  const choices = timed
    ? [
        { label: t.whenItIsDue, remindAt: before(0) },
        { label: t.n10MinutesBefore, remindAt: before(10) },
        { label: t.n1HourBefore, remindAt: before(60) },
        { label: t.n1DayBefore, remindAt: before(24 * 60) },
      ]
    : [
        { label: t.onTheDay(morning), remindAt: before(0) },
        { label: t.theDayBefore(morning), remindAt: before(24 * 60) },
      ];
  return [{ label: t.none, remindAt: null }, ...choices];
}
