import { dayParts } from '../calendar.ts';
import type { DayPart } from '../dates/clock.ts';
import { clockAt } from '../dates/clock.ts';
import { dayAt, monthDayAt } from '../dates/day.ts';
import { holidayAt } from '../dates/holidays.ts';
import { quantityAt } from '../dates/quantity.ts';
import { oneOf, type Scene, wordAt } from '../dates/scene.ts';
import { endsAt, months, shortWeekdays, unitAt } from '../dates/words.ts';
import { numberAt } from '../numbers.ts';
import { type MonthPlace, monthPlaceAt, weekdayList } from './lists.ts';
import { dayCodes, type Frequency, type Rule, ruleOf, weekend, workdays } from './rule.ts';

export interface RecurrenceRead {
  rule: Rule;
  /** `every!`: counted from the day the task was completed. */
  fromCompletion: boolean;
  /** "every morning" says when on the day. */
  part: DayPart | null;
  start: number;
  next: number;
}

const frequencies: Record<string, Frequency> = {
  minute: 'MINUTELY',
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

const adverbs: Record<string, () => Rule> = {
  daily: () => ruleOf('DAILY'),
  everyday: () => ruleOf('DAILY'),
  nightly: () => ruleOf('DAILY'),
  weekly: () => ruleOf('WEEKLY'),
  biweekly: () => ruleOf('WEEKLY', { interval: 2 }),
  fortnightly: () => ruleOf('WEEKLY', { interval: 2 }),
  monthly: () => ruleOf('MONTHLY'),
  bimonthly: () => ruleOf('MONTHLY', { interval: 2 }),
  quarterly: () => ruleOf('MONTHLY', { interval: 3 }),
  yearly: () => ruleOf('YEARLY'),
  annually: () => ruleOf('YEARLY'),
  hourly: () => ruleOf('HOURLY'),
  biannually: () => ruleOf('MONTHLY', { interval: 6 }),
  semiannually: () => ruleOf('MONTHLY', { interval: 6 }),
  biennially: () => ruleOf('YEARLY', { interval: 2 }),
};
const adverbPhrases: [string, () => Rule][] = [
  ['bi - weekly', () => ruleOf('WEEKLY', { interval: 2 })],
  ['bi weekly', () => ruleOf('WEEKLY', { interval: 2 })],
  ['bi - monthly', () => ruleOf('MONTHLY', { interval: 2 })],
  ['on a daily basis', () => ruleOf('DAILY')],
  ['on a weekly basis', () => ruleOf('WEEKLY')],
  ['on a monthly basis', () => ruleOf('MONTHLY')],
  ['day in day out', () => ruleOf('DAILY')],
  ['on weekdays', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['on workdays', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['on work days', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['on weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
  ['at weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
  ['at the weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
  ['weekdays', () => ruleOf('WEEKLY', { byDay: workdays })],
  ['weekends', () => ruleOf('WEEKLY', { byDay: weekend })],
];
/** Nouns that make an adjective at the start a rhythm: "weekly review", "daily standup". */
const rhythm =
  /^(review|standup|sync|meeting|check|checkin|backup|call|walk|meditation|workout|run|stretch|stretching|stretches|planning|retro|cleaning|clean|shop|reading|journal|journaling|practice|class|lesson|session|catchup|reflection|prayer|yoga|gratitude)$/;

const partWords: Record<string, DayPart> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
};

type Body = { rule: Rule; part?: DayPart | null; next: number };

/** Index after "of the month", "of each month" and so on, or `i` when nothing of it stands there. */
const ofMonth = (scene: Scene, i: number) =>
  oneOf(scene, i, [
    'of the month',
    'of each month',
    'of every month',
    'of a month',
    'in the month',
    'of month',
    'each month',
    'every month',
    'in each month',
    'in every month',
    'day of the month',
    'day of each month',
    'day of every month',
  ]) || i;

const monthly = (place: MonthPlace): Rule =>
  ruleOf('MONTHLY', { byMonthDay: place.byMonthDay, byDay: place.byDay, bySetPos: place.bySetPos });

/** `of november`, `in march and september`. */
function ofNamedMonths(scene: Scene, i: number): { byMonth: number[]; next: number } | null {
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
    const join = oneOf(scene, next, ['and', ',', '&', ', and']);
    if (!join || !months.has(wordAt(scene, join))) break;
    next = join;
  }
  return byMonth.length ? { byMonth, next } : null;
}

/** What follows "every". */
function everyBody(scene: Scene, i: number): Body | null {
  const word = wordAt(scene, i);
  const { tokens } = scene;
  const other =
    /^(other|second|alternate|2nd)$/.test(word) || (word === '2' && wordAt(scene, i + 1) === 'nd');
  if (other) {
    const at = word === '2' ? i + 2 : i + 1;
    const list = weekdayList(scene, at);
    if (list) {
      const month = ofMonth(scene, list.next);
      if (month > list.next && word !== 'other' && word !== 'alternate')
        return { rule: ruleOf('MONTHLY', { byDay: list.values.map((code) => `2${code}`) }), next: month };
      return { rule: ruleOf('WEEKLY', { interval: 2, byDay: list.values }), next: list.next };
    }
    const unit = unitBody(scene, at);
    if (unit) return { ...unit, rule: { ...unit.rule, interval: unit.rule.interval * 2 } };
  }
  const unit = unitBody(scene, i);
  if (unit) return unit;
  const list = weekdayList(scene, i);
  if (list) return { rule: ruleOf('WEEKLY', { byDay: list.values }), next: list.next };
  // every march 3, every 25th of december, every january
  const dated = monthDayAt(scene, i);
  if (dated) {
    const { month, day } = dayParts(dated.day);
    const rule = ruleOf('YEARLY', { byMonth: [month], byMonthDay: [day] });
    // every jan 1 and july 1
    const join = oneOf(scene, dated.next, ['and', '&', 'and on']);
    const second = join ? monthDayAt(scene, join) : null;
    if (second && dayParts(second.day).day === day)
      return { rule: { ...rule, byMonth: [month, dayParts(second.day).month] }, next: second.next };
    return { rule, next: dated.next };
  }
  const named = monthList(scene, i);
  if (named) return { rule: ruleOf('YEARLY', { byMonth: named.byMonth, byMonthDay: [1] }), next: named.next };
  const holiday = holidayAt(scene, i);
  if (holiday) {
    const { month, day } = dayParts(holiday.ofYear(2026));
    const fixed = [2027, 2028].every((year) => dayParts(holiday.ofYear(year)).day === day);
    return {
      rule: ruleOf('YEARLY', fixed ? { byMonth: [month], byMonthDay: [day] } : {}),
      next: holiday.next,
    };
  }
  const number = tokens[i]?.quoted ? null : numberAt(tokens, i);
  if (number) {
    let at = number.next;
    if (wordAt(scene, at) === '-') at++;
    const counted = unitBody(scene, at);
    if (
      counted &&
      (!number.ordinal || !ofMonthFollows(scene, counted.next, wordAt(scene, at))) &&
      number.value > 0
    )
      return { ...counted, rule: { ...counted.rule, interval: counted.rule.interval * number.value } };
    const days = number.ordinal ? null : weekdayList(scene, at);
    if (days)
      return { rule: ruleOf('WEEKLY', { interval: number.value, byDay: days.values }), next: days.next };
  }
  const couple = oneOf(scene, i, ['couple of', 'couple', 'few']);
  const counted = couple ? unitBody(scene, couple) : null;
  if (counted && wordAt(scene, i) === 'couple') return { ...counted, rule: { ...counted.rule, interval: 2 } };
  const half = oneOf(scene, i, ['half year', 'half - year']);
  if (half) return { rule: ruleOf('MONTHLY', { interval: 6 }), next: half };
  const place = monthPlaceAt(scene, i);
  if (place) {
    const inMonths = ofNamedMonths(scene, place.next);
    if (inMonths)
      return { rule: { ...monthly(place), freq: 'YEARLY', byMonth: inMonths.byMonth }, next: inMonths.next };
    return { rule: monthly(place), next: ofMonth(scene, place.next) };
  }
  return null;
}

const ofMonthFollows = (scene: Scene, i: number, unit: string) => unit === 'day' && ofMonth(scene, i) > i;

/** A unit of time and the days it is asked on: `week on monday`, `month on the 15th`, `year on march 3`. */
function unitBody(scene: Scene, i: number): Body | null {
  const word = wordAt(scene, i);
  const part = partWords[word];
  if (part) return { rule: ruleOf('DAILY'), part, next: i + 1 };
  if (/^(weekday|workday|schoolday|weekdays|workdays)$/.test(word))
    return dayWithPart(scene, i + 1, workdays);
  const business = oneOf(scene, i, [
    'business day',
    'working day',
    'work day',
    'school day',
    'week day',
    'working days',
    'business days',
  ]);
  if (business) return dayWithPart(scene, business, workdays);
  const schoolNight = oneOf(scene, i, ['school night', 'weeknight', 'work night', 'weeknights']);
  if (schoolNight)
    return { rule: ruleOf('WEEKLY', { byDay: dayCodes.slice(0, 4) }), part: 'night', next: schoolNight };
  if (/^(weekend|weekends)$/.test(word)) return { rule: ruleOf('WEEKLY', { byDay: weekend }), next: i + 1 };
  const unit = unitAt(scene, i);
  const freq = unit && frequencies[unit.unit];
  if (!unit || !freq || (word.length === 1 && !/^[dwh]$/.test(word))) return null;
  const rule = ruleOf(freq, { interval: unit.times });
  let { next } = unit;
  if (freq === 'DAILY') {
    const except = oneOf(scene, next, ['except', 'but', 'except for', 'but not', 'apart from', 'except on']);
    if (except) {
      const weekendOff = oneOf(scene, except, [
        'weekends',
        'the weekend',
        'weekend',
        'the weekends',
        'on weekends',
      ]);
      if (weekendOff) return { rule: ruleOf('WEEKLY', { byDay: workdays }), next: weekendOff };
      const list = weekdayList(scene, except);
      if (list)
        return {
          rule: ruleOf('WEEKLY', { byDay: dayCodes.filter((code) => !list.values.includes(code)) }),
          next: list.next,
        };
    }
    const of = oneOf(scene, next, ['of the week', 'of the year']);
    if (of) next = of;
    return { rule, next };
  }
  const on = oneOf(scene, next, ['on the', 'on a', 'on', ', on', 'every', 'each', '- on']);
  if (freq === 'WEEKLY') {
    const list = weekdayList(scene, on || next);
    if (list && (on || endsAt(scene, list.next) || clockAt(scene, list.next)))
      return { rule: { ...rule, byDay: list.values }, next: list.next };
    const days = oneOf(scene, on || next, ['weekdays', 'weekends', 'weekend']);
    if (days && on)
      return {
        rule: { ...rule, byDay: wordAt(scene, days - 1) === 'weekdays' ? workdays : weekend },
        next: days,
      };
  }
  if (freq === 'MONTHLY' && (on || wordAt(scene, next) === 'the')) {
    const place = monthPlaceAt(scene, on || next);
    if (place)
      return {
        rule: { ...rule, ...monthly(place), freq, interval: rule.interval },
        next: ofMonth(scene, place.next),
      };
    const number = numberAt(scene.tokens, on || next);
    if (number && number.value <= 31 && endsAt(scene, number.next))
      return { rule: { ...rule, byMonthDay: [number.value] }, next: number.next };
  }
  if (freq === 'YEARLY') {
    const inMonth = ofNamedMonths(scene, next);
    if (inMonth) return { rule: { ...rule, byMonth: inMonth.byMonth, byMonthDay: [1] }, next: inMonth.next };
    if (on || wordAt(scene, next) === 'the') {
      const dated = monthDayAt(scene, on || next);
      if (dated) {
        const { month, day } = dayParts(dated.day);
        return { rule: { ...rule, byMonth: [month], byMonthDay: [day] }, next: dated.next };
      }
      const place = monthPlaceAt(scene, on || next);
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

function dayWithPart(scene: Scene, next: number, byDay: string[]): Body {
  const part = partWords[wordAt(scene, next)];
  return { rule: ruleOf('WEEKLY', { byDay }), part: part ?? null, next: part ? next + 1 : next };
}

const everyWords = [
  'every',
  'each',
  'ev',
  'evry',
  'every single',
  'each and every',
  'every one',
  'repeat every',
  'repeats every',
  'repeating every',
  'recurring every',
  'once every',
  'once each',
  'on every',
  'on each',
];
const perUnit = ['once a', 'once per', 'once an', 'a', 'per', 'an'];

/** A recurrence at token `i`. */
function recurrenceAt(scene: Scene, i: number): RecurrenceRead | null {
  const word = wordAt(scene, i);
  const finish = (body: Body | null, fromCompletion = false): RecurrenceRead | null => {
    if (!body) return null;
    const part =
      body.part ??
      partWords[wordAt(scene, body.next)] ??
      partWords[wordAt(scene, body.next).replace(/s$/, '')];
    const said = !body.part && part && body.rule.freq !== 'DAILY';
    return {
      rule: body.rule,
      fromCompletion,
      part: part ?? null,
      start: i,
      next: said ? body.next + 1 : body.next,
    };
  };
  let every = oneOf(scene, i, everyWords);
  if (every) {
    const bang = wordAt(scene, every) === '!' && scene.tokens[every]?.glued;
    if (bang) every++;
    return finish(everyBody(scene, every), !!bang);
  }
  const phrase = adverbPhrases
    .map(([name, make]) => ({ make, next: oneOf(scene, i, [name]) }))
    .find(({ next }) => next);
  if (phrase && (endsAt(scene, phrase.next) || clockAt(scene, phrase.next)))
    return finish({ rule: phrase.make(), next: phrase.next });
  const repeat = oneOf(scene, i, ['repeat', 'repeats', 'repeating', 'recurring']);
  const at = repeat || i;
  const make = adverbs[wordAt(scene, at)];
  if (make && Object.hasOwn(adverbs, wordAt(scene, at))) {
    const rule = make();
    const ends = endsAt(scene, at + 1) || clockAt(scene, at + 1) !== null || dayAt(scene, at + 1) !== null;
    const alone = at === 0 && scene.tokens.slice(1, 6).some((token) => rhythm.test(token.lower));
    if (!ends && !alone) return null;
    if (scene.tokens[at + 1]?.lower === '-' && scene.tokens[at + 1]?.glued) return null;
    const colon = wordAt(scene, at + 1) === ':' ? at + 2 : at + 1;
    // weekly on friday, monthly on the 15th, yearly on march 3
    const unit = {
      WEEKLY: 'week',
      MONTHLY: 'month',
      YEARLY: 'year',
      DAILY: 'day',
      HOURLY: 'hour',
      MINUTELY: 'minute',
    }[rule.freq];
    const tokens = [...scene.tokens];
    const here = tokens[at];
    if (here) tokens[at] = { ...here, lower: unit };
    const body = rule.interval < 3 ? unitBody({ ...scene, tokens }, at) : null;
    if (body && body.next > at + 1)
      return finish({ ...body, rule: { ...body.rule, interval: rule.interval } });
    return finish({ rule, part: word === 'nightly' ? 'night' : null, next: colon });
  }
  const per = oneOf(scene, i, perUnit);
  if (per && wordAt(scene, i) === 'once') {
    const unit = unitBody(scene, per);
    if (unit && unit.rule.freq !== 'MINUTELY') return finish(unit);
  }
  const times =
    oneOf(scene, i, ['twice', 'thrice', '2x', 'two times', 'three times']) || numberTimes(scene, i);
  if (times) {
    const a = oneOf(scene, times, ['a', 'per', 'each', 'every', '/', 'an']);
    const unit = unitAt(scene, a || times);
    if (wordAt(scene, times) === 'daily') return finish({ rule: ruleOf('DAILY'), next: times + 1 });
    if (wordAt(scene, times) === 'weekly') return finish({ rule: ruleOf('WEEKLY'), next: times + 1 });
    const freq = a && unit ? frequencies[unit.unit] : undefined;
    if (unit && freq) return finish({ rule: ruleOf(freq), next: unit.next });
  }
  // on mondays, tuesdays and thursdays, friday evenings
  const on = oneOf(scene, i, ['on']);
  const list = weekdayList(scene, on || i);
  if (list) {
    const partWord = wordAt(scene, list.next);
    const parts = /^(mornings|afternoons|evenings|nights)$/.test(partWord);
    const range = list.values.length > 2 && /^(-|–|to|through|thru)$/.test(wordAt(scene, (on || i) + 1));
    if (list.plural || parts || range) {
      const next = parts ? list.next + 1 : list.next;
      if (!endsAt(scene, next) && !clockAt(scene, next)) return null;
      const part = parts ? (partWords[partWord.slice(0, -1)] ?? null) : null;
      return { rule: ruleOf('WEEKLY', { byDay: list.values }), fromCompletion: false, part, start: i, next };
    }
  }
  // the 15th of every month, last friday of each month, third thursday of november every year
  const place = monthPlaceAt(scene, wordAt(scene, i) === 'on' ? i + 1 : i);
  if (place) {
    const end = oneOf(scene, place.next, [
      'of each month',
      'of every month',
      'of the month every month',
      'every month',
      'each month',
      'day of every month',
      'day of each month',
      'of the month each month',
      'monthly',
      'of every single month',
    ]);
    if (end) return finish({ rule: monthly(place), next: end });
    const everyOther = oneOf(scene, place.next, [
      'of every other month',
      'every other month',
      'of every second month',
    ]);
    if (everyOther) return finish({ rule: { ...monthly(place), interval: 2 }, next: everyOther });
    const quarter = oneOf(scene, place.next, ['of every quarter', 'of each quarter']);
    if (quarter) return finish({ rule: { ...monthly(place), interval: 3 }, next: quarter });
    const named = ofNamedMonths(scene, place.next);
    const yearly = named && oneOf(scene, named.next, ['every year', 'each year', 'yearly', 'annually']);
    if (named && yearly)
      return finish({ rule: { ...monthly(place), freq: 'YEARLY', byMonth: named.byMonth }, next: yearly });
  }
  return null;
}

function numberTimes(scene: Scene, i: number): number {
  const number = scene.tokens[i]?.quoted ? null : numberAt(scene.tokens, i);
  if (!number || number.ordinal) return 0;
  return /^(times|x)$/.test(wordAt(scene, number.next)) ? number.next + 1 : 0;
}

const triggers =
  /^(every|each|ev|evry|daily|everyday|nightly|weekly|biweekly|bi|fortnightly|monthly|bimonthly|quarterly|yearly|annually|hourly|biannually|semiannually|biennially|once|twice|thrice|times|x|repeat|repeats|repeating|recurring|weekdays|weekends|workdays|mornings|afternoons|evenings|nights|basis|mon|(mon|tues|wednes|thurs|fri|satur|sun)days|monday|day)$/;

/** The first recurrence of a clause. */
export function findRecurrence(scene: Scene, taken: boolean[]): RecurrenceRead | null {
  if (!scene.tokens.some((token) => triggers.test(token.lower))) return null;
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i] || scene.tokens[i]?.quoted) continue;
    const read = recurrenceAt(scene, i);
    if (read && !taken.slice(i, read.next).some(Boolean) && !scene.tokens[read.next - 1]?.quoted) return read;
  }
  return null;
}

export interface Bounds {
  count: number | null;
  until: number | null;
  /** First day, when it was said. */
  from: number | null;
  ranges: [start: number, next: number][];
}

/** `until june`, `for 6 weeks`, `10 times`, `starting monday`, wherever they stand in the clause. */
export function findBounds(scene: Scene, rule: Rule, taken: boolean[]): Bounds {
  const bounds: Bounds = { count: null, until: null, from: null, ranges: [] };
  const end: { amount: number; unit: string }[] = [];
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i] || scene.tokens[i]?.quoted) continue;
    const until = oneOf(scene, i, [
      'until',
      'till',
      'til',
      'through',
      'thru',
      'ending',
      'ending on',
      'ends',
      'ends on',
      'up to',
      'up until',
      'until the end of',
      'to',
    ]);
    const untilDay = until && wordAt(scene, i) !== 'to' ? boundDay(scene, until) : null;
    if (untilDay) {
      bounds.until = untilDay.day;
      bounds.ranges.push([i, untilDay.next]);
      i = untilDay.next - 1;
      continue;
    }
    const from = oneOf(scene, i, [
      'starting',
      'starting on',
      'starting from',
      'starts',
      'starts on',
      'beginning',
      'beginning on',
      'from',
      'start',
      'as of',
      'start on',
      'starting in',
    ]);
    const fromDay = from ? boundDay(scene, from) : null;
    if (fromDay) {
      bounds.from = fromDay.day;
      bounds.ranges.push([i, fromDay.next]);
      i = fromDay.next - 1;
      continue;
    }
    const lead = oneOf(scene, i, ['for', 'for the next', 'for a total of', 'x', 'a total of', 'only']);
    const number = numberAt(scene.tokens, lead || i);
    const times =
      number &&
      !number.ordinal &&
      oneOf(scene, number.next, ['times', 'time', 'x', 'occurrences', 'repetitions', 'sessions']);
    if (number && times) {
      bounds.count = number.value;
      bounds.ranges.push([i, times]);
      i = times - 1;
      continue;
    }
    if (lead && /^for$/.test(wordAt(scene, i))) {
      const length = quantityAt(scene, lead);
      if (length && !['minute', 'hour'].includes(length.unit)) {
        end.push(length);
        bounds.ranges.push([i, length.next]);
        i = length.next - 1;
      }
    }
  }
  const [length] = end;
  if (length) {
    const per = { day: 1, week: 7, month: 30, year: 365 }[length.unit] ?? 1;
    const own = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, YEARLY: 365, HOURLY: 1 / 24, MINUTELY: 1 / 1440 }[
      rule.freq
    ];
    const times = Math.max(1, rule.byDay.length) * Math.round((length.amount * per) / (own * rule.interval));
    const exact =
      per === own || (per === 7 && own === 1) || (per === 365 && own === 30 && rule.interval <= 12);
    bounds.count =
      exact && per === 365 && own === 30 ? Math.round((length.amount * 12) / rule.interval) : times;
  }
  return bounds;
}

function boundDay(scene: Scene, i: number): { day: number; next: number } | null {
  const at = /^(on|the|in)$/.test(wordAt(scene, i)) && !dayAt(scene, i) ? i + 1 : i;
  const read = dayAt(scene, at);
  if (!read || (shortWeekdays.has(wordAt(scene, i)) && !endsAt(scene, read.next))) return null;
  return read;
}
