import { readNumberAt } from '../tokens/numbers.ts';
import { matchAnyPhrase, type Scene, stripPlural, wordAt } from '../tokens/scene.ts';
import { addMonths, dayNumber, dayParts, daysInMonth, nthWeekday } from './calendar.ts';
import { followsRatioWord, fractionOfHour } from './clock.ts';
import { createParsedDay, type ParsedDay } from './parsed-day.ts';
import { endsAt, months, weekdays } from './words.ts';

/** Returns the next such date from today on. */
function nextDate(scene: Scene, month: number, date: number): number | null {
  const { year } = dayParts(scene.now.day);
  for (let y = year; y < year + 9; y++) {
    if (date > daysInMonth(y, month)) continue;
    const day = dayNumber(y, month, date);
    if (day >= scene.now.day) return day;
  }
  return null;
}

export function readYearAt(scene: Scene, i: number): { year: number; next: number } | null {
  // "3 aug '26"
  const brief = wordAt(scene, i + 1);
  if (wordAt(scene, i) === "'" && scene.tokens[i + 1]?.glued && /^[2-4]\d$/.test(brief))
    return { year: 2000 + +brief, next: i + 2 };
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
  more?: Partial<ParsedDay>,
): ParsedDay | null {
  if (date < 1 || date > 31) return null;
  const year = readYearAt(scene, next);
  if (year) {
    if (date > daysInMonth(year.year, month)) return null;
    return createParsedDay(dayNumber(year.year, month, date), year.next, more);
  }
  const day = nextDate(scene, month, date);
  return day === null ? null : createParsedDay(day, next, more);
}

/** Returns the index after "-5" of "3-5", of which the first day counts. */
function rangeEnd(scene: Scene, i: number): number {
  const dash = matchAnyPhrase(scene, i, ['-', '–', '—', 'to', 'through', 'thru', 'until']);
  const the = wordAt(scene, dash) === 'the' ? dash + 1 : dash;
  const last = dash && !scene.tokens[the]?.quoted ? readNumberAt(scene.tokens, the) : null;
  // "3-5.30" are times, "3rd to 5th:" is not
  const goesOn = last && /^[:.]$/.test(wordAt(scene, last.next)) && scene.tokens[last.next + 1]?.glued;
  return last && last.value <= 31 && !goesOn ? last.next : i;
}

/** `march 3rd 2015`, `3 march`, `the 23rd day of september`, `may twenty nine`, `october, 1st`. */
export function readMonthDayAt(scene: Scene, i: number): ParsedDay | null {
  const { tokens } = scene;
  const month = months.get(wordAt(scene, i));
  if (month !== undefined) {
    let j = i + 1;
    if (wordAt(scene, j) === '.' && tokens[j]?.glued) j++;
    const bare = j;
    if (wordAt(scene, j) === ',') j++;
    if (wordAt(scene, j) === 'the') j++;
    const number = tokens[j]?.quoted ? null : readNumberAt(tokens, j);
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
  const number = tokens[the]?.quoted ? null : readNumberAt(tokens, the);
  if (!number || number.value > 31 || number.value < 1) return null;
  let j = rangeEnd(scene, number.next);
  const isRange = j > number.next;
  // "23 & 24 march"
  const other = /^(&|and)$/.test(wordAt(scene, j)) ? readNumberAt(tokens, j + 1) : null;
  if (other && months.has(wordAt(scene, other.next)) && other.value > number.value) j = other.next;
  const day = matchAnyPhrase(scene, j, ['day of', 'of', 'day in', 'in']);
  if (day) j = day;
  // 14-mar-2026
  const dashed = wordAt(scene, j) === '-' && tokens[j]?.glued === true && tokens[j + 1]?.glued === true;
  if (dashed) j++;
  const named = months.get(wordAt(scene, j));
  if (named === undefined) return null;
  const dashedYear = dashed && wordAt(scene, j + 1) === '-' ? readYearAt(scene, j + 2) : null;
  if (dashedYear && number.value <= daysInMonth(dashedYear.year, named))
    return createParsedDay(dayNumber(dashedYear.year, named, number.value), dashedYear.next);
  if (number.spelled && !number.ordinal && !day) return null;
  const asVerb = wordAt(scene, j) === 'may' && tokens[j + 1]?.kind !== 'number' && !endsAt(scene, j + 1);
  if (asVerb && !number.ordinal && !isRange) return null;
  return dated(scene, named, number.value, wordAt(scene, j + 1) === '.' ? j + 2 : j + 1);
}

const numbered =
  /^(unit|flat|apartment|apt|suite|room|chapter|ch|page|pg|pp?|exercise|ex|question|problem|lesson|module|section|sec|part|act|scene|episode|ep|season|level|step|stage|lot|block|bay|gate|platform|number|no|nr|version|v|size|bolt|screw|pipe|valve|socket|spanner|wrench|drill|hose|batch|volume|vol|verse|article|clause|item|door|locker|desk|seat|row|bed|slide|figure|fig|photo|worksheet|sheet|track|shelf|aisle|bin|rack|building|floor|house|shop|pitch|field|route|grade|signature|zone|panel|sprint|phase|copy|book|handout|handbook|ward|round|leg|heat|dose|set|pack|card|form|draft|exit|junction)$/;

export const filed =
  /^(order|invoice|ref|reference|no|id|ticket|case|number|po|job|booking|account|code|pin|policy|model|part|file)$/;

/** One of these has a number, several have a day: "chase ticket 4/7", but not "concert tickets 4/7". */
const filedOne = /^(order|invoice|inv|ref|reference|id|ticket|case|po)$/;

/** The word before `i` and before the full stop of "no. 4". */
export const nameBefore = (scene: Scene, i: number) => (wordAt(scene, i - 1) === '.' ? i - 2 : i - 1);

/** Tells whether what stands before `i` numbers things: "unit 4/12", "chapters 3/4 and 5/6", "no. 4/7", "order 4/7". */
function isNumbered(scene: Scene, i: number): boolean {
  if (wordAt(scene, i - 1) === '#') return true;
  const before = nameBefore(scene, i);
  if (/^(and|or|,|&|to)$/.test(wordAt(scene, before)) && wordAt(scene, before - 2) === '/')
    return isNumbered(scene, before - 3);
  return filedOne.test(wordAt(scene, before)) || numbered.test(stripPlural(wordAt(scene, before)));
}

/** "dilute it 1/8", "1/2 past 10" */
const isPart = (scene: Scene, i: number) =>
  fractionOfHour(scene, i) !== undefined || followsRatioWord(scene, i);

/** `2026-12-20`, `12/20/26`, `20.12.2026`, `4/25`. */
export function readNumericDateAt(scene: Scene, i: number): ParsedDay | null {
  const { tokens } = scene;
  const first = wordAt(scene, i);
  // 20260402
  const basic = /^(20\d\d)(0[1-9]|1[0-2])([0-3]\d)$/.exec(first);
  if (basic) {
    const [year, month, date] = basic.slice(1).map(Number) as [number, number, number];
    const glued = tokens[i]?.glued || tokens[i + 1]?.glued;
    if (
      glued ||
      filed.test(wordAt(scene, nameBefore(scene, i))) ||
      date < 1 ||
      date > daysInMonth(year, month)
    )
      return null;
    return createParsedDay(dayNumber(year, month, date), i + 1);
  }
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
    return createParsedDay(dayNumber(year, month, date), clock);
  }
  const hasYear = /^(\d\d|\d{4})$/.test(third);
  const dotted =
    separator === '.' && wordAt(scene, i + 3) === '.' && tokens[i + 3]?.glued && !tokens[i + 4]?.glued;
  const bare = !hasYear && separator !== '/' && !dotted;
  if (first.length > 2 || (bare && second.length < 2)) return null;
  if (third && !hasYear) return null;
  if (separator === '/' && !hasYear && (isNumbered(scene, i) || isPart(scene, i))) return null;
  const order = scene.dayFirst || (separator === '.' && !bare) ? [second, first] : [first, second];
  let [month, date] = [Number(order[0]), Number(order[1])];
  if (month > 12) [month, date] = [date, month];
  if (month < 1 || month > 12 || date < 1) return null;
  if (hasYear) {
    // 10.4.26.3 is an address
    if (/^[-/.]$/.test(wordAt(scene, i + 5)) && tokens[i + 5]?.glued && tokens[i + 6]?.glued) return null;
    const year = third.length === 2 ? 2000 + +third : +third;
    if (date > daysInMonth(year, month)) return null;
    return createParsedDay(dayNumber(year, month, date), i + 5);
  }
  const day = nextDate(scene, month, date);
  // 1/2 cup, 5/8 inch: fractions unless a preposition leads or the clause ends
  // 4.22 and 4-22 need an "on"; "at 6.30" and "by 8.25am" are times
  if (bare && (/^(at|@)$/.test(wordAt(scene, i - 1)) || /^[ap]m$/.test(wordAt(scene, i + 3)))) return null;
  if (bare)
    return day === null || (+first <= 12 && +second <= 12)
      ? null
      : createParsedDay(day, i + 3, { weak: true, led: true });
  if (dotted) return day === null ? null : createParsedDay(day, i + 4);
  const always = `${first}/${second}` === '24/7';
  const fraction = +first < +second && /^(16|32|64)$/.test(second);
  const surely = (+first > 12 || +second > 12) && !always && !fraction;
  // "12/1 physio"
  const opens = i === 0 && tokens[3]?.kind === 'word' && !(+first < +second && +second <= 8);
  return day === null ? null : createParsedDay(day, i + 3, { weak: !surely && !opens, led: always });
}

const namedMonths = ['this month', 'next month', 'the next month', 'the following month', 'the month'];

/** `the 15th`, `20th of next month`, `first of the month`. */
export function readOrdinalDayAt(scene: Scene, i: number): ParsedDay | null {
  const the = wordAt(scene, i) === 'the' ? i + 1 : i;
  const number = scene.tokens[the]?.quoted ? null : readNumberAt(scene.tokens, the);
  if (!number?.ordinal || number.value > 31) return null;
  const today = dayParts(scene.now.day);
  const firstOfMonth = scene.now.day - today.day + 1;
  if (wordAt(scene, number.next) === 'of' || wordAt(scene, number.next) === 'day') {
    const of = matchAnyPhrase(scene, number.next, ['of', 'day of']);
    const named = of && matchAnyPhrase(scene, of, namedMonths);
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
    return number.value > daysInMonth(year, month) ? null : createParsedDay(start + number.value - 1, named);
  }
  for (let offset = 0; offset < 3; offset++) {
    const start = addMonths(firstOfMonth, offset);
    const { year, month } = dayParts(start);
    const day = start + number.value - 1;
    if (number.value <= daysInMonth(year, month) && day >= scene.now.day)
      return createParsedDay(day, rangeEnd(scene, number.next), {
        weak: true,
        led: number.spelled && the === i,
      });
  }
  return null;
}

const [saturday, sunday] = [5, 6];

/** The first day of the nth `period` of a month, of the last with -1: a weekday's name, `weekend`, `week`, `day` or `working day`. */
function nthIn(year: number, month: number, nth: number, period: string): number {
  const weekday = period === 'weekend' ? saturday : weekdays.get(period);
  if (weekday !== undefined) return nthWeekday(year, month, weekday, nth);
  // The first week begins with the month; the last is the last whole one.
  if (period === 'week')
    return nth < 0 ? nthWeekday(year, month, sunday, nth) - 6 : dayNumber(year, month, 7 * nth - 6);
  const day = dayNumber(year, month, nth < 0 ? daysInMonth(year, month) : nth);
  // Only the first and the last working day are looked for.
  if (period === 'day' || nth > 1) return day;
  const { weekday: own } = dayParts(day);
  return own < saturday ? day : nth < 0 ? day - (own - saturday + 1) : day + (sunday + 1 - own);
}

/** `last friday of the month`, `first monday in june`, `the last day of march`, `last weekend of april`. */
export function readNthOfMonthAt(scene: Scene, i: number): ParsedDay | null {
  const the = wordAt(scene, i) === 'the' ? i + 1 : i;
  const last = wordAt(scene, the) === 'last';
  const number = last || scene.tokens[the]?.quoted ? null : readNumberAt(scene.tokens, the);
  if (!last && (!number?.ordinal || number.value > 5)) return null;
  const from = number?.next ?? the + 1;
  const working = matchAnyPhrase(scene, from, ['business day', 'working day', 'work day']);
  const at = working ? working - 1 : from;
  const period = working ? 'working day' : wordAt(scene, at);
  if (!weekdays.has(period) && !/^(working day|day|week|weekend)$/.test(period)) return null;
  if (!/^(of|in)$/.test(wordAt(scene, at + 1))) return null;
  const today = dayParts(scene.now.day);
  const nth = number?.value ?? -1;
  const dayOf = (year: number, month: number) => nthIn(year, month, nth, period);
  const month = months.get(wordAt(scene, at + 2));
  if (month !== undefined) {
    const year = readYearAt(scene, at + 3);
    const day = dayOf(year?.year ?? today.year, month);
    return createParsedDay(
      !year && day < scene.now.day ? dayOf(today.year + 1, month) : day,
      year?.next ?? at + 3,
    );
  }
  const named = matchAnyPhrase(scene, at + 2, namedMonths);
  if (!named) return null;
  const following = /^(next|following)$/.test(wordAt(scene, named - 2));
  const start = addMonths(scene.now.day - today.day + 1, following ? 1 : 0);
  const inMonth = (from: number) => dayOf(dayParts(from).year, dayParts(from).month);
  const day = inMonth(start);
  return createParsedDay(
    day < scene.now.day && wordAt(scene, named - 2) === 'the' ? inMonth(addMonths(start, 1)) : day,
    named,
  );
}
