import { addMonths, dayNumber, dayParts, daysInMonth, nthWeekday } from '../calendar.ts';
import { numberAt } from '../numbers.ts';
import { holidayAt } from './holidays.ts';
import { quantityAt, shift } from './quantity.ts';
import { oneOf, phraseAt, type Scene, wordAt } from './scene.ts';
import { endsAt, months, shortWeekdays, weekdays } from './words.ts';

export interface DayRead {
  day: number;
  /** Set by "in 20 minutes", which names a time as well. */
  minute: number | null;
  /** The words are also something else, and need a preposition before them or an end behind them. */
  weak: boolean;
  /** Needs a preposition before it, whatever follows. */
  led: boolean;
  /** "tonight" and its like. */
  evening: boolean;
  next: number;
}

const read = (day: number, next: number, more: Partial<DayRead> = {}): DayRead => ({
  day,
  minute: null,
  weak: false,
  led: false,
  evening: false,
  next,
  ...more,
});

const todayWords = [
  'today',
  'later today',
  'tday',
  'end of day',
  'end of the day',
  'end of today',
  'eod',
  'the eod',
  'cob',
];
const moreToday = ['close of business', 'close of play', 'the end of the day', 'the end of day', 'this day'];
const tonightWords = ['tonight', 'tonite', 'this evening', 'later tonight', 'tonights'];
const tomorrowWords = 'tomorrow tmrw tmr tmw tmrrw tomorow tommorow tommorrow tomorro'.split(' ');
const dayAfter = ['the day after tomorrow', 'day after tomorrow', 'the day after tmrw', 'overmorrow'];

function simpleAt(scene: Scene, i: number): DayRead | null {
  const { day } = scene.now;
  let next = oneOf(scene, i, todayWords) || oneOf(scene, i, moreToday);
  if (next && /^(eod|cob|day|business|play)$/.test(wordAt(scene, next - 1))) {
    // eod friday, close of business on the 3rd
    const on = oneOf(scene, next, ['on', 'on the', 'this']) || next;
    const named = simpleAt(scene, on) ?? weekdayAt(scene, on) ?? monthDayAt(scene, on);
    if (named) return { ...named, weak: false, led: false };
  }

  if (next) return read(day, next);
  next = oneOf(scene, i, tonightWords);
  if (next) return read(day, next, { evening: true });
  if (wordAt(scene, i) === 'this')
    for (const part of ['morning', 'afternoon']) if (wordAt(scene, i + 1) === part) return read(day, i + 1);
  next = oneOf(scene, i, dayAfter);
  if (next) return read(day + 2, next);
  next = oneOf(scene, i, tomorrowWords);
  if (next) return read(day + 1, next);
  if (wordAt(scene, i) === '2' && /^(moro|morrow|mrw)$/.test(wordAt(scene, i + 1)))
    return read(day + 1, i + 2);
  return null;
}

/** Days from today to the next such weekday, 1 to 7. */
const ahead = (scene: Scene, weekday: number) => ((weekday - dayParts(scene.now.day).weekday + 6) % 7) + 1;

const notWeekdays = /^(black|cyber|good|easter|ash|shrove|palm|giving|fat|super|casual|ruby|bloody)$/;

function weekdayAt(scene: Scene, i: number): DayRead | null {
  const { day } = scene.now;
  const lead = oneOf(scene, i, [
    'this',
    'this coming',
    'coming',
    'next',
    'the next',
    'the following',
    'the',
    'this next',
  ]);
  const leadWord = lead ? wordAt(scene, lead - 1) : '';
  const at = lead || i;
  const name = wordAt(scene, at);
  const weekday = weekdays.get(name);
  if (weekday === undefined) return null;
  if (notWeekdays.test(wordAt(scene, at - 1))) return null;
  if (name === 'sunday' && /^(roast|school|times|papers?|best|lunch|service)$/.test(wordAt(scene, at + 1)))
    return null;
  if (wordAt(scene, i) === 'the' && lead === i + 1) return null;
  let next = at + 1;
  if (wordAt(scene, next) === '.' && scene.tokens[next]?.glued && name.length < 5 && scene.tokens[next + 1])
    next++;
  const away = ahead(scene, weekday);
  let target = day + away;
  if (leadWord === 'this') target = day + (away % 7);
  if (leadWord === 'next' && wordAt(scene, i) !== 'the') {
    const monday = day - dayParts(day).weekday;
    target = monday + 7 + weekday;
  }
  const skip = oneOf(scene, next, [
    'after next',
    'week',
    'of next week',
    'next week',
    'in two weeks',
    'this week',
  ]);
  if (skip) {
    const said = wordAt(scene, skip - 1) === 'week' ? wordAt(scene, skip - 2) : 'after';
    const monday = day - dayParts(day).weekday;
    if (said === 'next') target = monday + 7 + weekday;
    else if (said === 'this') target = Math.max(day, monday + weekday);
    else if (said === 'after' || phraseAt(scene, next, 'week')) {
      // "monday week" only where the week does not belong to what follows
      if (said !== 'after' && !endsAt(scene, skip)) return read(target, next);
      target = day + away + 7;
    }
    return read(target, skip);
  }
  // monday the 27th, sat 14th, friday 13 march
  const comma = wordAt(scene, next) === ',' ? next + 1 : next;
  const dated = monthDayAt(scene, comma) ?? numericAt(scene, comma);
  if (dated) return { ...dated, weak: false, led: false };
  const the = wordAt(scene, comma) === 'the' ? comma + 1 : comma;
  const number = numberAt(scene.tokens, the);
  if (number?.ordinal && number.value <= 31 && !scene.tokens[the]?.quoted) {
    for (let months = 0; months < 14; months++) {
      const { year, month } = dayParts(addMonths(day - dayParts(day).day + 1, months));
      if (number.value > daysInMonth(year, month)) continue;
      const candidate = dayNumber(year, month, number.value);
      if (candidate >= day && dayParts(candidate).weekday === weekday) return read(candidate, number.next);
    }
  }
  return read(target, next, { weak: shortWeekdays.has(name) && !lead });
}

/** The next such date from today on. */
function nextDate(scene: Scene, month: number, date: number): number | null {
  const { year } = dayParts(scene.now.day);
  for (let y = year; y < year + 9; y++) {
    if (date > daysInMonth(y, month)) continue;
    const day = dayNumber(y, month, date);
    if (day >= scene.now.day) return day;
  }
  return null;
}

function yearAt(scene: Scene, i: number): { year: number; next: number } | null {
  const at = /^(,|of|in)$/.test(wordAt(scene, i)) ? i + 1 : i;
  const word = wordAt(scene, at);
  if (!/^(19|20)\d\d$/.test(word) || isUnit(scene, at + 1)) return null;
  return { year: +word, next: at + 1 };
}
const isUnit = (scene: Scene, i: number) => /^[%x:]$/.test(wordAt(scene, i)) && !!scene.tokens[i]?.glued;

function dated(
  scene: Scene,
  month: number,
  date: number,
  next: number,
  more?: Partial<DayRead>,
): DayRead | null {
  if (date < 1 || date > 31) return null;
  const year = yearAt(scene, next);
  if (year) {
    if (date > daysInMonth(year.year, month)) return null;
    return read(dayNumber(year.year, month, date), year.next, more);
  }
  const day = nextDate(scene, month, date);
  return day === null ? null : read(day, next, more);
}

/** Index after "-5" of "3-5", of which the first day counts. */
function rangeEnd(scene: Scene, i: number): number {
  const dash = oneOf(scene, i, ['-', '–', '—', 'to', 'through', 'thru', 'until']);
  const last = dash && !scene.tokens[dash]?.quoted ? numberAt(scene.tokens, dash) : null;
  return last && last.value <= 31 && !/^[:.]$/.test(wordAt(scene, last.next)) ? last.next : i;
}

/** `march 3rd 2015`, `3 march`, `the 23rd day of september`, `may twenty nine`, `october, 1st`. */
export function monthDayAt(scene: Scene, i: number): DayRead | null {
  const { tokens } = scene;
  const month = months.get(wordAt(scene, i));
  if (month !== undefined) {
    let j = i + 1;
    if (wordAt(scene, j) === '.' && tokens[j]?.glued) j++;
    const bare = j;
    if (wordAt(scene, j) === ',') j++;
    if (wordAt(scene, j) === 'the') j++;
    const number = tokens[j]?.quoted ? null : numberAt(tokens, j);
    const clock = number && wordAt(scene, number.next) === ':' && tokens[number.next]?.glued;
    const soft = j > bare && !number?.ordinal;
    if (number && number.value <= 31 && !clock && !soft) {
      const meridiem = /^(am|pm)$/.test(wordAt(scene, number.next));
      const alsoWord = /^(may|mar|jan)$/.test(wordAt(scene, i));
      const weak = !number.ordinal && alsoWord && !endsAt(scene, number.next);
      if (!meridiem || number.ordinal) {
        const found = dated(scene, month, number.value, rangeEnd(scene, number.next), { weak });
        if (found) return found;
      }
    }
    return null;
  }
  const the = wordAt(scene, i) === 'the' ? i + 1 : i;
  const number = tokens[the]?.quoted ? null : numberAt(tokens, the);
  if (!number || number.value > 31 || number.value < 1) return null;
  let j = rangeEnd(scene, number.next);
  const day = oneOf(scene, j, ['day of', 'of', 'day in', 'in']);
  if (day) j = day;
  const named = months.get(wordAt(scene, j));
  if (named === undefined) return null;
  if (number.spelled && !number.ordinal && !day) return null;
  if (wordAt(scene, j) === 'may' && !number.ordinal && !endsAt(scene, j + 1) && !yearAt(scene, j + 1))
    return null;
  return dated(scene, named, number.value, wordAt(scene, j + 1) === '.' ? j + 2 : j + 1);
}

/** `2026-12-20`, `12/20/26`, `20.12.2026`, `4/25`. */
export function numericAt(scene: Scene, i: number): DayRead | null {
  const { tokens } = scene;
  const first = wordAt(scene, i);
  if (!/^\d{1,4}$/.test(first)) return null;
  const separator = wordAt(scene, i + 1);
  if (!/^[-/.]$/.test(separator) || !tokens[i + 1]?.glued || !tokens[i + 2]?.glued) return null;
  const second = wordAt(scene, i + 2);
  const third =
    wordAt(scene, i + 3) === separator && tokens[i + 3]?.glued && tokens[i + 4]?.glued
      ? wordAt(scene, i + 4)
      : '';
  if (!/^\d{1,2}$/.test(second)) return null;
  if (first.length === 4) {
    if (!/^\d{1,2}$/.test(third)) return null;
    const [year, month, date] = [+first, +second, +third];
    if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null;
    // 2026-12-20T09:00
    const clock = /^t$/.test(wordAt(scene, i + 5)) ? i + 6 : i + 5;
    return read(dayNumber(year, month, date), clock);
  }
  const hasYear = /^(\d\d|\d{4})$/.test(third);
  if (first.length > 2 || (!hasYear && separator !== '/')) return null;
  if (third && !hasYear) return null;
  const order = scene.dayFirst || separator === '.' ? [second, first] : [first, second];
  let [month, date] = [Number(order[0]), Number(order[1])];
  if (month > 12) [month, date] = [date, month];
  if (month < 1 || month > 12 || date < 1) return null;
  if (hasYear) {
    const year = third.length === 2 ? 2000 + +third : +third;
    if (date > daysInMonth(year, month)) return null;
    return read(dayNumber(year, month, date), i + 5);
  }
  const day = nextDate(scene, month, date);
  // 1/2 cup, 5/8 inch: fractions unless a preposition leads or the clause ends
  const always = `${first}/${second}` === '24/7';
  const surely = (+first > 12 || +second > 12) && !always;
  return day === null ? null : read(day, i + 3, { weak: !surely, led: always });
}

const namedMonths = ['this month', 'next month', 'the next month', 'the following month', 'the month'];

/** `the 15th`, `20th of next month`, `first of the month`. */
function ordinalAt(scene: Scene, i: number): DayRead | null {
  const the = wordAt(scene, i) === 'the' ? i + 1 : i;
  const number = scene.tokens[the]?.quoted ? null : numberAt(scene.tokens, the);
  if (!number?.ordinal || number.value > 31) return null;
  const today = dayParts(scene.now.day);
  const firstOfMonth = scene.now.day - today.day + 1;
  if (wordAt(scene, number.next) === 'of' || wordAt(scene, number.next) === 'day') {
    const of = oneOf(scene, number.next, ['of', 'day of']);
    const named = of && oneOf(scene, of, namedMonths);
    if (!named) return null;
    const offset = /next|following/.test(
      scene.tokens
        .slice(of, named)
        .map((token) => token.lower)
        .join(' '),
    )
      ? 1
      : 0;
    const start = addMonths(
      firstOfMonth,
      offset || (number.value < today.day && wordAt(scene, of) !== 'this' ? 1 : 0),
    );
    const { year, month } = dayParts(start);
    return number.value > daysInMonth(year, month) ? null : read(start + number.value - 1, named);
  }
  for (let offset = 0; offset < 3; offset++) {
    const start = addMonths(firstOfMonth, offset);
    const { year, month } = dayParts(start);
    const day = start + number.value - 1;
    if (number.value <= daysInMonth(year, month) && day >= scene.now.day)
      return read(day, number.next, { weak: true, led: number.spelled && the === i });
  }
  return null;
}

/** `last friday of the month`, `first monday in june`, `the last day of march`. */
function nthOfMonthAt(scene: Scene, i: number): DayRead | null {
  const the = wordAt(scene, i) === 'the' ? i + 1 : i;
  const last = wordAt(scene, the) === 'last';
  const number = last || scene.tokens[the]?.quoted ? null : numberAt(scene.tokens, the);
  if (!last && (!number?.ordinal || number.value > 5)) return null;
  const at = number?.next ?? the + 1;
  const weekday = weekdays.get(wordAt(scene, at));
  if (weekday === undefined && wordAt(scene, at) !== 'day') return null;
  if (!/^(of|in)$/.test(wordAt(scene, at + 1))) return null;
  const today = dayParts(scene.now.day);
  const nth = number?.value ?? -1;
  const dayOf = (year: number, month: number) =>
    weekday !== undefined
      ? nthWeekday(year, month, weekday, nth)
      : dayNumber(year, month, nth < 0 ? daysInMonth(year, month) : nth);
  const month = months.get(wordAt(scene, at + 2));
  if (month !== undefined) {
    const year = yearAt(scene, at + 3);
    const day = dayOf(year?.year ?? today.year, month);
    return read(!year && day < scene.now.day ? dayOf(today.year + 1, month) : day, year?.next ?? at + 3);
  }
  const named = oneOf(scene, at + 2, namedMonths);
  if (!named) return null;
  const following = /^(next|following)$/.test(wordAt(scene, named - 2));
  const start = addMonths(scene.now.day - today.day + 1, following ? 1 : 0);
  const inMonth = (from: number) => dayOf(dayParts(from).year, dayParts(from).month);
  const day = inMonth(start);
  return read(
    day < scene.now.day && wordAt(scene, named - 2) === 'the' ? inMonth(addMonths(start, 1)) : day,
    named,
  );
}

/** `next week`, `this weekend`, `end of the month`, `mid march`, `in june`. */
function periodAt(scene: Scene, i: number): DayRead | null {
  const { day } = scene.now;
  const { year, month, day: date, weekday } = dayParts(day);
  const monday = day - weekday;
  const firstOfMonth = day - date + 1;
  const saturday = weekday >= 5 ? day : monday + 5;
  let j = i;
  let place: 'start' | 'mid' | 'end' | null = null;
  const edge = oneOf(scene, j, [
    'the end of',
    'end of',
    'late',
    'the start of',
    'the beginning of',
    'beginning of',
    'start of',
    'early',
    'mid',
    'the middle of',
    'middle of',
    'mid -',
    'later',
    'sometime',
    'first thing',
  ]);
  if (edge) {
    const said = scene.tokens
      .slice(i, edge)
      .map((token) => token.lower)
      .join(' ');
    place = /end|late$/.test(said)
      ? 'end'
      : /mid/.test(said)
        ? 'mid'
        : /start|begin|early|first/.test(said)
          ? 'start'
          : null;
    j = edge;
  }
  const within = (start: number, length: number, next: number, usual: number) =>
    read(
      place === 'end'
        ? start + length - 1
        : place === 'mid'
          ? start + Math.floor(length / 2)
          : place === 'start'
            ? start
            : usual,
      next,
    );
  const weekOf = (start: number, next: number, usual: number) =>
    read(place === 'end' ? start + 4 : place === 'mid' ? start + 2 : place === 'start' ? start : usual, next);
  const monthOf = (start: number, next: number, usual: number) => {
    const parts = dayParts(start);
    return within(start, daysInMonth(parts.year, parts.month), next, usual);
  };
  let next = oneOf(scene, j, ['next week', 'the following week', 'the week after']);
  if (next && wordAt(scene, next) === "'") return null;
  if (next) {
    const twice = oneOf(scene, next, ['after next', 'after']);
    return weekOf(monday + (twice ? 14 : 7), next, monday + 7);
  }
  next = oneOf(scene, j, ['the week after next']);
  if (next) return weekOf(monday + 14, next, monday + 14);
  const thisWeekEnd = weekday <= 4 ? monday + 4 : monday + 6;
  next = oneOf(scene, j, place ? ['this week', 'the week', 'week', 'the working week'] : ['this week']);
  if (next) return weekOf(weekday > 4 && place === 'end' ? monday + 7 : monday, next, thisWeekEnd);
  if (oneOf(scene, j, ['eow'])) return read(thisWeekEnd, j + 1);
  if (oneOf(scene, j, ['eom'])) return read(addMonths(firstOfMonth, 1) - 1, j + 1);
  if (oneOf(scene, j, ['eoy'])) return read(dayNumber(year, 12, 31), j + 1);
  next = oneOf(scene, j, ['next weekend', 'the following weekend', 'the weekend after next']);
  if (next) return read(monday + 12, next);
  next = oneOf(scene, j, [
    'this weekend',
    'the weekend',
    'this coming weekend',
    'weekend',
    'over the weekend',
  ]);
  if (next) return read(saturday, next, { led: next === j + 1, weak: wordAt(scene, j) !== 'this' });
  next = oneOf(scene, j, ['next month', 'the following month']);
  if (next) return monthOf(addMonths(firstOfMonth, 1), next, addMonths(firstOfMonth, 1));
  next = oneOf(scene, j, place ? ['this month', 'the month', 'month'] : ['this month']);
  if (next) return monthOf(firstOfMonth, next, addMonths(firstOfMonth, 1) - 1);
  next = oneOf(scene, j, ['next year', 'the new year', 'the following year']);
  if (next)
    return place === 'end' ? read(dayNumber(year + 1, 12, 31), next) : read(dayNumber(year + 1, 1, 1), next);
  next = oneOf(scene, j, place ? ['this year', 'the year', 'year'] : ['this year']);
  if (next) return read(place === 'mid' ? dayNumber(year, 7, 1) : dayNumber(year, 12, 31), next);
  const numbered = wordAt(scene, j) === 'q' && scene.tokens[j + 1]?.glued ? +wordAt(scene, j + 1) : 0;
  if (numbered >= 1 && numbered <= 4) {
    const from = dayNumber(year + (numbered * 3 < month ? 1 : 0), numbered * 3 - 2, 1);
    return { ...read(place === 'start' ? from : addMonths(from, 3) - 1, j + 2), led: !place };
  }
  const quarter = oneOf(scene, j, ['next quarter', 'this quarter', 'the quarter', 'quarter']);
  if (quarter && (place || quarter > j + 1)) {
    const start = dayNumber(year, Math.floor((month - 1) / 3) * 3 + 1, 1);
    const from = wordAt(scene, j) === 'next' ? addMonths(start, 3) : start;
    return read(place === 'end' || from <= day ? addMonths(from, 3) - 1 : from, quarter);
  }
  const turn = oneOf(scene, j, ['next', 'this', 'this coming']);
  const named = months.get(wordAt(scene, turn || j));
  if (named !== undefined) {
    const at = turn || j;
    const said = yearAt(scene, at + 1);
    if (/^\d/.test(wordAt(scene, at + 1)) && !said) return null;
    const from = said ? dayNumber(said.year, named, 1) : dayNumber(named < month ? year + 1 : year, named, 1);
    const end = addMonths(from, 1) - 1;
    const usual =
      said || from >= day ? from : turn && wordAt(scene, turn - 1) === 'next' ? addMonths(from, 12) : end;
    const result = monthOf(from, said?.next ?? at + 1, usual);
    return { ...result, led: !place && !turn && !said, weak: !place && !turn && !said };
  }
  return null;
}

const inWords = [
  'in',
  'within',
  'in the next',
  'within the next',
  'over the next',
  'in another',
  'in about',
  'in around',
  'in like',
  'inside',
  'after',
];
const fromNow = ['from now', 'from today', 'from right now', 'hence', 'later', 'out'];

const workingDays = [
  'business days',
  'working days',
  'work days',
  'business day',
  'working day',
  'workdays',
  'weekdays',
];

function afterWorkdays(day: number, count: number): number {
  let target = day;
  for (let left = count; left > 0; ) if (dayParts(++target).weekday < 5) left--;
  return target;
}

/** `in 3 days`, `two weeks from now`, `three weeks from tomorrow`, `3 days before christmas`. */
function relativeAt(scene: Scene, i: number): DayRead | null {
  const { now } = scene;
  const lead = oneOf(scene, i, inWords);
  const quantity = quantityAt(scene, lead || i);
  if (!quantity) {
    const number = lead && !scene.tokens[lead]?.quoted ? numberAt(scene.tokens, lead) : null;
    const working = number && oneOf(scene, number.next, workingDays);
    if (number && working && number.value < 200) return read(afterWorkdays(now.day, number.value), working);

    const time = oneOf(scene, i, ["in a week's time", "in a month's time"]);
    if (time)
      return read(wordAt(scene, time - 2).startsWith('week') ? now.day + 7 : addMonths(now.day, 1), time);
    return null;
  }
  let { next } = quantity;
  if (wordAt(scene, next) === "'") next++;
  if (wordAt(scene, next) === 'time' && lead) next++;
  const exact = (from: { day: number; minute: number | null }, sign: 1 | -1, end: number): DayRead => {
    const moment = shift(from, quantity, sign, now.minute);
    return read(moment.day, end, { minute: moment.minute });
  };
  const small = quantity.unit === 'minute' || quantity.unit === 'hour';
  const here = { day: now.day, minute: small ? now.minute : null };
  const after = oneOf(scene, next, fromNow);
  if (after) return exact(here, 1, after);
  const hinge = oneOf(scene, next, ['from', 'after', 'before', 'on', 'ahead of', 'prior to']);
  if (hinge && !small && !(wordAt(scene, hinge - 1) === 'on' && quantity.unit !== 'week')) {
    const base = dayAt(scene, hinge);
    const back = /before|of|to/.test(wordAt(scene, hinge - 1));
    if (base && base.minute === null)
      return { ...exact({ day: base.day, minute: null }, back ? -1 : 1, base.next) };
  }
  if (!lead || wordAt(scene, i) === 'after') return null;
  if (wordAt(scene, next) === 'of' || wordAt(scene, next) === 'before') return null;
  return exact(here, 1, next);
}

/** The calendar day named at token `i`, without a preposition before it (except the "in" of "in 3 days"). */
export function dayAt(scene: Scene, i: number): DayRead | null {
  const token = scene.tokens[i];
  if (!token || token.quoted || token.kind === 'break') return null;
  const holiday = holidayAt(scene, wordAt(scene, i) === 'this' ? i + 1 : i);
  if (holiday) return read(holiday.day, holiday.next, { led: true });
  return (
    relativeAt(scene, i) ??
    simpleAt(scene, i) ??
    nthOfMonthAt(scene, i) ??
    weekdayAt(scene, i) ??
    monthDayAt(scene, i) ??
    numericAt(scene, i) ??
    ordinalAt(scene, i) ??
    periodAt(scene, i)
  );
}
