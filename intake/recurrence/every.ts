import { dayParts, daysInMonth } from '../dates/calendar.ts';
import { type DayPart, readClockAt } from '../dates/clock.ts';
import { readHolidayAt } from '../dates/holidays.ts';
import { readMonthDayAt } from '../dates/month-day.ts';
import { endsAt, isOrderAt, mayEndLeadingDate, months, readUnitAt, type Unit } from '../dates/words.ts';
import { readNumberAt } from '../tokens/numbers.ts';
import { matchAnyPhrase, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import { type MonthPlace, readLetterList, readMonthPlaceAt, readWeekdayList } from './lists.ts';
import { createRule, dayCodes, type Frequency, type Rule, weekend, workdays } from './rule.ts';

export const frequencies: Record<Unit, Frequency> = {
  minute: 'MINUTELY',
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

/** Parts of the day that say when a daily thing is done. */
export const partWords: ReadonlyMap<string, DayPart> = new Map(
  (['morning', 'afternoon', 'evening', 'night'] as const).map((part) => [part, part]),
);

export type Body = { rule: Rule; part?: DayPart | null; next: number };

/** Returns the index after "of the month", "of each month" and so on, or `i` when nothing of it stands there. */
const ofMonth = (scene: Scene, i: number) => matchAnyPhrase(scene, i, monthWords) || i;
const monthWords = phrases(`
  of the/each/every/a month | in the/each/every month | of month | each/every month
  day of the/each/every month
`);

export const monthly = (place: MonthPlace): Rule =>
  createRule('MONTHLY', { byMonthDay: place.byMonthDay, byDay: place.byDay, bySetPos: place.bySetPos });

/** `of november`, `in march and september`. */
export function ofNamedMonths(scene: Scene, i: number): { byMonth: number[]; next: number } | null {
  if (!/^(of|in)$/.test(wordAt(scene, i))) return null;
  return monthList(scene, i + 1);
}

function monthList(scene: Scene, i: number): { byMonth: number[]; next: number } | null {
  const byMonth: number[] = [];
  let next = i;
  for (;;) {
    const month = months.get(wordAt(scene, next));
    if (month === undefined) break;
    byMonth.push(month);
    next++;
    const join = matchAnyPhrase(scene, next, ['and', ',', '&', ', and']);
    if (!join || !months.has(wordAt(scene, join))) break;
    next = join;
  }
  return byMonth.length ? { byMonth, next } : null;
}

/** Returns a holiday's place in every year: its date or the nth weekday; null when its date moves. */
export function yearlyPlace(
  ofYear: (year: number) => number,
): (Pick<Rule, 'byMonth'> & Partial<Rule>) | null {
  const days = Array.from({ length: 12 }, (_, n) => dayParts(ofYear(2026 + n)));
  const same = (of: (day: (typeof days)[number]) => number) => new Set(days.map(of)).size === 1;
  const [{ month, day, weekday }] = days as [(typeof days)[number]];
  if (!same((one) => one.month)) return null;
  if (same((one) => one.day)) return { byMonth: [month], byMonthDay: [day] };
  if (!same((one) => one.weekday)) return null;
  const code = dayCodes[weekday] ?? 'MO';
  if (same((one) => Math.ceil(one.day / 7)))
    return { byMonth: [month], byDay: [`${Math.ceil(day / 7)}${code}`] };
  const isLast = days.every((one) => one.day + 7 > daysInMonth(one.year, one.month));
  return isLast ? { byMonth: [month], byDay: [`-1${code}`] } : null;
}

/** The part of a recurrence that follows "every". */
export function readEveryBody(scene: Scene, i: number): Body | null {
  const word = wordAt(scene, i);
  const { tokens } = scene;
  const other =
    /^(other|second|alternate|2nd)$/.test(word) || (word === '2' && wordAt(scene, i + 1) === 'nd');
  if (other) {
    const at = word === '2' ? i + 2 : i + 1;
    const list = readWeekdayList(scene, at);
    if (list) {
      const month = ofMonth(scene, list.next);
      if (month > list.next && word !== 'other' && word !== 'alternate')
        return { rule: createRule('MONTHLY', { byDay: list.values.map((code) => `2${code}`) }), next: month };
      return { rule: createRule('WEEKLY', { interval: 2, byDay: list.values }), next: list.next };
    }
    const unit = readUnitBody(scene, at);
    if (unit) return { ...unit, rule: { ...unit.rule, interval: unit.rule.interval * 2 } };
  }
  const unit = readUnitBody(scene, i);
  // "each day mon-sat"
  const among =
    unit?.rule.freq === 'DAILY' && unit.rule.interval === 1 ? readWeekdayList(scene, unit.next) : null;
  if (among && among.values.length > 1)
    return { rule: createRule('WEEKLY', { byDay: among.values }), next: among.next };
  if (unit) return unit;
  const list = readWeekdayList(scene, i) ?? readLetterList(scene, i);
  if (list) return { rule: createRule('WEEKLY', { byDay: list.values }), next: list.next };
  // every march 3, every 25th of december, every january
  const dated = readMonthDayAt(scene, i);
  if (dated) {
    const { month, day } = dayParts(dated.day);
    const rule = createRule('YEARLY', { byMonth: [month], byMonthDay: [day] });
    // every jan 1 and july 1
    const join = matchAnyPhrase(scene, dated.next, ['and', '&', 'and on']);
    const second = join ? readMonthDayAt(scene, join) : null;
    if (second && dayParts(second.day).day === day)
      return { rule: { ...rule, byMonth: [month, dayParts(second.day).month] }, next: second.next };
    return { rule, next: dated.next };
  }
  const named = monthList(scene, i);
  if (named) return { rule: createRule('YEARLY', { byMonth: named.byMonth }), next: named.next };
  const holiday = readHolidayAt(scene, i);
  if (holiday) {
    const place = yearlyPlace(holiday.ofYear);
    return place && { rule: createRule('YEARLY', place), next: holiday.next };
  }
  const number = tokens[i]?.quoted ? null : readNumberAt(tokens, i);
  if (number) {
    let at = number.next;
    if (wordAt(scene, at) === '-') at++;
    const counted = readUnitBody(scene, at);
    if (
      counted &&
      (!number.ordinal || !ofMonthFollows(scene, counted.next, wordAt(scene, at))) &&
      number.value > 0
    )
      return { ...counted, rule: { ...counted.rule, interval: counted.rule.interval * number.value } };
    const days = number.ordinal ? null : readWeekdayList(scene, at);
    if (days)
      return { rule: createRule('WEEKLY', { interval: number.value, byDay: days.values }), next: days.next };
  }
  const couple = matchAnyPhrase(scene, i, ['couple of', 'couple', 'few']);
  const counted = couple ? readUnitBody(scene, couple) : null;
  if (counted) return { ...counted, rule: { ...counted.rule, interval: wordAt(scene, i) === 'few' ? 3 : 2 } };
  const half = matchAnyPhrase(scene, i, ['half year', 'half - year']);
  if (half) return { rule: createRule('MONTHLY', { interval: 6 }), next: half };
  const place = readMonthPlaceAt(scene, i);
  if (place) {
    const inMonths = ofNamedMonths(scene, place.next);
    if (inMonths)
      return { rule: { ...monthly(place), freq: 'YEARLY', byMonth: inMonths.byMonth }, next: inMonths.next };
    const next = ofMonth(scene, place.next);
    // "every second page", "every 3rd row"
    const [nth = 0] = place.byMonthDay;
    if (nth > 1 && nth < 6 && next === place.next && !mayEndLeadingDate(scene, next)) return null;
    return { rule: monthly(place), next };
  }
  return null;
}

const ofMonthFollows = (scene: Scene, i: number, unit: string) => unit === 'day' && ofMonth(scene, i) > i;

const businessDays = phrases('business/working day/days | work/school/week day');

/** A unit of time and the days it is asked on: `week on monday`, `month on the 15th`, `year on march 3`. */
export function readUnitBody(scene: Scene, i: number): Body | null {
  const word = wordAt(scene, i);
  const part = partWords.get(word);
  if (part) return { rule: createRule('DAILY'), part, next: partsEnd(scene, i + 1) };
  if (/^(weekday|workday|schoolday|weekdays|workdays)$/.test(word))
    return dayWithPart(scene, i + 1, workdays);
  const business = matchAnyPhrase(scene, i, businessDays);
  if (business) return dayWithPart(scene, business, workdays);
  const schoolNight = matchAnyPhrase(scene, i, ['school night', 'weeknight', 'work night', 'weeknights']);
  if (schoolNight)
    return { rule: createRule('WEEKLY', { byDay: dayCodes.slice(0, 4) }), part: 'night', next: schoolNight };
  if (/^(weekend|weekends)$/.test(word))
    return { rule: createRule('WEEKLY', { byDay: weekend }), next: i + 1 };
  const unit = readUnitAt(scene, i);
  if (!unit || (word.length === 1 && !/^[dwh]$/.test(word))) return null;
  const freq = frequencies[unit.unit];
  const rule = createRule(freq, { interval: unit.times });
  let { next } = unit;
  if (freq === 'DAILY') {
    const except = matchAnyPhrase(scene, next, [
      'except',
      'but',
      'except for',
      'but not',
      'apart from',
      'except on',
    ]);
    if (except) {
      const weekendOff = matchAnyPhrase(scene, except, [
        'weekends',
        'the weekend',
        'weekend',
        'the weekends',
        'on weekends',
      ]);
      if (weekendOff) return { rule: createRule('WEEKLY', { byDay: workdays }), next: weekendOff };
      const list = readWeekdayList(scene, except);
      if (list)
        return {
          rule: createRule('WEEKLY', { byDay: dayCodes.filter((code) => !list.values.includes(code)) }),
          next: list.next,
        };
    }
    const of = matchAnyPhrase(scene, next, ['of the week', 'of the year']);
    if (of) next = of;
    return { rule, next };
  }
  const on = matchAnyPhrase(scene, next, ['on the', 'on a', 'on', ', on', 'every', 'each', '- on']);
  if (freq === 'WEEKLY') {
    const list = readWeekdayList(scene, on || next);
    if (list && (on || list.plural || endsAt(scene, list.next) || readClockAt(scene, list.next)))
      return { rule: { ...rule, byDay: list.values }, next: list.next };
    const days = matchAnyPhrase(scene, on || next, ['weekdays', 'weekends', 'weekend']);
    if (days && on)
      return {
        rule: { ...rule, byDay: wordAt(scene, days - 1) === 'weekdays' ? workdays : weekend },
        next: days,
      };
  }
  if (freq === 'MONTHLY' && (on || wordAt(scene, next) === 'the')) {
    const place = readMonthPlaceAt(scene, on || next);
    if (place)
      return {
        rule: { ...rule, ...monthly(place), freq, interval: rule.interval },
        next: ofMonth(scene, place.next),
      };
    const number = readNumberAt(scene.tokens, on || next);
    if (number && number.value <= 31 && mayEndLeadingDate(scene, number.next))
      return { rule: { ...rule, byMonthDay: [number.value] }, next: number.next };
  }
  if (freq === 'YEARLY') {
    const inMonth = ofNamedMonths(scene, next);
    if (inMonth) return { rule: { ...rule, byMonth: inMonth.byMonth }, next: inMonth.next };
    if (on || wordAt(scene, next) === 'the') {
      const dated = readMonthDayAt(scene, on || next);
      if (dated) {
        const { month, day } = dayParts(dated.day);
        return { rule: { ...rule, byMonth: [month], byMonthDay: [day] }, next: dated.next };
      }
      const feast = readHolidayAt(scene, on || next);
      if (feast) {
        const day = yearlyPlace(feast.ofYear);
        return day && { rule: { ...rule, ...day }, next: feast.next };
      }
      const place = readMonthPlaceAt(scene, on || next);
      const named = place && ofNamedMonths(scene, place.next);
      if (place && named)
        return {
          rule: { ...rule, ...monthly(place), freq, byMonth: named.byMonth, interval: rule.interval },
          next: named.next,
        };
    }
  }
  return { rule, next };
}

/** Returns the index after more parts of the day behind one, "morning and evening"; of several the first says when. */
export function partsEnd(scene: Scene, i: number): number {
  const joined = matchAnyPhrase(scene, i, andParts);
  return joined &&
    partWords.has(wordAt(scene, joined)) &&
    (endsAt(scene, joined + 1) || isOrderAt(scene, joined + 1))
    ? partsEnd(scene, joined + 1)
    : i;
}
const andParts = phrases('and/&/,/+ /every/each | , and /every/each');

function dayWithPart(scene: Scene, next: number, byDay: string[]): Body {
  const part = partWords.get(wordAt(scene, next));
  return {
    rule: createRule('WEEKLY', { byDay }),
    part: part ?? null,
    next: part ? partsEnd(scene, next + 1) : next,
  };
}
