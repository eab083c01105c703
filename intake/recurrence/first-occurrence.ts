import { dayParts } from '../dates/calendar.ts';
import type { DayPart } from '../dates/clock.ts';
import { readHolidayAt } from '../dates/holidays.ts';
import type { ResolvedDue } from '../dates/resolve-due.ts';
import { minuteOfPart } from '../dates/times-of-day.ts';
import type { Scene } from '../tokens/scene.ts';
import { yearlyPlace } from './every.ts';
import { dayCodes, firstDay, type Rule } from './rule.ts';

/** "daily except weekends" is weekly on the days left. */
export function excludeDays(rule: Rule, days: string[]): Rule {
  const of = rule.byDay.length ? rule.byDay : dayCodes;
  return {
    ...rule,
    freq: rule.freq === 'DAILY' ? 'WEEKLY' : rule.freq,
    byDay: of.filter((day) => !days.includes(day)),
  };
}

/** Returns the yearly rule of the holiday that is named; null when its date moves, undefined when none is named. */
export function holidayRule(scene: Scene): ReturnType<typeof yearlyPlace> | undefined {
  for (let i = 0; i < scene.tokens.length; i++) {
    const feast = scene.tokens[i]?.quoted ? null : readHolidayAt(scene, i);
    if (feast) return yearlyPlace(feast.ofYear);
  }
  return undefined;
}

/** "monday, every week" and "on the 15th every month" name the day beside the rule. */
export function anchorRule(rule: Rule, day: number): Rule {
  if (rule.byDay.length || rule.byMonthDay.length || rule.byMonth.length) return rule;
  const { weekday, day: date, month } = dayParts(day);
  if (rule.freq === 'WEEKLY') return { ...rule, byDay: [dayCodes[weekday] ?? 'MO'] };
  if (rule.freq === 'MONTHLY') return { ...rule, byMonthDay: [date] };
  if (rule.freq === 'YEARLY') return { ...rule, byMonth: [month], byMonthDay: [date] };
  return rule;
}

/** The first day of a recurrence, from the day that was said or from today, in time for what was said. */
export function firstOccurrence(
  scene: Scene,
  rule: Rule,
  from: number | null,
  due: ResolvedDue | null,
  part: DayPart | null,
): ResolvedDue {
  const { now } = scene;
  const start = from ?? (due?.daySaid ? due.day : now.day);
  const minute = due?.minute ?? (part && minuteOfPart(scene, part));
  let day = firstDay(rule, start);
  const passed = minute !== null && minute <= now.minute;
  if (day === now.day && passed && rule.freq !== 'HOURLY' && rule.freq !== 'MINUTELY')
    day = firstDay(rule, day + 1);
  return { day, minute, length: due?.length ?? null, daySaid: true };
}
