import { readNumberAt } from '../tokens/numbers.ts';
import { matchAnyPhrase, phrases, type Scene, stripApostrophes, wordAt } from '../tokens/scene.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { addMonths, dayNumber, dayParts } from './calendar.ts';
import { readYearAt } from './month-day.ts';
import { createParsedDay, type ParsedDay } from './parsed-day.ts';
import { endsAt, months } from './words.ts';

/** First words of all periods except months. */
export const periodStarts = new Set(
  'the end late start beginning early mid middle later sometime first next this week eow eom eoy weekend over month months year years q quarter quarters'.split(
    ' ',
  ),
);

/** Words after "the" at the start of a period. */
const afterThe = /^(end|start|beginning|middle|following|week|working|weekend|month|new|year|quarter)('s)?$/;

/** "month end", "by the year's end". */
const endOf = (unit: string) => phrases(`/the ${unit}/${unit}s/${unit}'s /- end`);
const monthEnd = endOf('month');
const quarterEnd = endOf('quarter');
const yearEnd = endOf('year');

type Place = 'start' | 'mid' | 'end';
const edges: [Place | null, string[]][] = [
  ['end', phrases('/the end of | late')],
  ['mid', phrases('/the middle of | mid /-')],
  ['start', phrases('/the start/beginning of | early | first thing')],
  [null, ['later', 'sometime']],
];

/** Reads which part of a period is meant ("the end of") and the index after it; `i` when none is named. */
function edgeAt(scene: Scene, i: number): { place: Place | null; next: number } {
  for (const [place, words] of edges) {
    const next = matchAnyPhrase(scene, i, words);
    if (next) return { place, next };
  }
  return { place: null, next: i };
}

/** `next week`, `this weekend`, `end of the month`, `mid march`, `in june`. */
export function readPeriodAt(scene: Scene, i: number): ParsedDay | null {
  const opening = wordAt(scene, i);
  if (!periodStarts.has(stripApostrophes(opening)) && !months.has(opening)) return null;
  if (opening === 'the' && !afterThe.test(wordAt(scene, i + 1))) return null;
  const { day } = scene.now;
  const { year, month, day: date, weekday } = dayParts(day);
  const monday = day - weekday;
  const firstOfMonth = day - date + 1;
  const saturday = weekday >= 5 ? day : monday + 5;
  let { place, next: j } = edgeAt(scene, i);
  // "by end april"
  const brief = j === i && /^(end|start)$/.test(opening) && months.has(wordAt(scene, j + 1));
  if (brief) {
    place = opening === 'end' ? 'end' : 'start';
    j++;
  }
  /** The day that its place in a period says, or the usual one. */
  const within = (days: Record<Place, number>, next: number, usual: number) =>
    createParsedDay(place ? days[place] : usual, next);
  const weekOf = (start: number, next: number, usual: number) =>
    within({ start, mid: start + 2, end: start + 4 }, next, usual);
  const monthOf = (start: number, next: number, usual: number) =>
    within({ start, mid: start + 14, end: addMonths(start, 1) - 1 }, next, usual);
  // "by month end", but not "month end report" and "prepare year end"
  const before = wordAt(scene, i - 1);
  const unitEnd = (end: number, next: number) =>
    /^(by|before|until|till|at|for)$/.test(before) || (endsAt(scene, next) && !isTaskVerb(before))
      ? createParsedDay(end, next)
      : null;
  let next = matchAnyPhrase(scene, j, ['the week after next', 'week after next']);
  if (next) return weekOf(monday + 14, next, monday + 14);
  next = matchAnyPhrase(scene, j, ['next week', 'the following week', 'the week after']);
  if (next && wordAt(scene, next) === "'") return null;
  if (next) {
    const twice = matchAnyPhrase(scene, next, ['after next', 'after']);
    return weekOf(monday + (twice ? 14 : 7), next, monday + 7);
  }
  const thisWeekEnd = weekday <= 4 ? monday + 4 : monday + 6;
  next = matchAnyPhrase(
    scene,
    j,
    place ? ['this week', 'the week', 'week', 'the working week'] : ['this week'],
  );
  if (next) return weekOf(weekday > 4 && place === 'end' ? monday + 7 : monday, next, thisWeekEnd);
  // "before the month is out"
  next = matchAnyPhrase(scene, j, ['eow', 'the week is out']);
  if (next) return createParsedDay(thisWeekEnd, next);
  next = matchAnyPhrase(scene, j, ['eom', 'the month is out']);
  if (next) return createParsedDay(addMonths(firstOfMonth, 1) - 1, next);
  next = matchAnyPhrase(scene, j, monthEnd);
  if (next) return unitEnd(addMonths(firstOfMonth, 1) - 1, next);
  next = matchAnyPhrase(scene, j, quarterEnd);
  if (next) return unitEnd(addMonths(firstOfMonth, 3 - ((month - 1) % 3)) - 1, next);
  next = matchAnyPhrase(scene, j, yearEnd);
  if (next) return unitEnd(dayNumber(year, 12, 31), next);
  next = matchAnyPhrase(scene, j, ['eoy', 'the year is out']);
  if (next) return createParsedDay(dayNumber(year, 12, 31), next);
  next = matchAnyPhrase(scene, j, ['next weekend', 'the following weekend', 'the weekend after next']);
  if (next) return createParsedDay(monday + 12, next);
  next = matchAnyPhrase(scene, j, [
    'this weekend',
    'the weekend',
    'this coming weekend',
    'weekend',
    'over the weekend',
  ]);
  if (next)
    return createParsedDay(saturday, next, { led: next === j + 1, weak: wordAt(scene, j) !== 'this' });
  next = matchAnyPhrase(scene, j, ['next month', 'the following month']);
  if (next) {
    // next month on the 5th
    const on = matchAnyPhrase(scene, next, ['on the', 'the']);
    const date = on && !scene.tokens[on]?.quoted ? readNumberAt(scene.tokens, on) : null;
    if (date?.ordinal && date.value <= 28)
      return createParsedDay(addMonths(firstOfMonth, 1) + date.value - 1, date.next);
    return monthOf(addMonths(firstOfMonth, 1), next, addMonths(firstOfMonth, 1));
  }
  next = matchAnyPhrase(scene, j, place ? ['this month', 'the month', 'month'] : ['this month']);
  if (next) return monthOf(firstOfMonth, next, addMonths(firstOfMonth, 1) - 1);
  next = matchAnyPhrase(scene, j, ['next year', 'the new year', 'the following year']);
  if (next)
    return place === 'end'
      ? createParsedDay(dayNumber(year + 1, 12, 31), next)
      : createParsedDay(dayNumber(year + 1, 1, 1), next);
  next = matchAnyPhrase(scene, j, place ? ['this year', 'the year', 'year'] : ['this year']);
  if (next) return createParsedDay(place === 'mid' ? dayNumber(year, 7, 1) : dayNumber(year, 12, 31), next);
  const numbered = wordAt(scene, j) === 'q' && scene.tokens[j + 1]?.glued ? +wordAt(scene, j + 1) : 0;
  if (numbered >= 1 && numbered <= 4) {
    const from = dayNumber(year + (numbered * 3 < month ? 1 : 0), numbered * 3 - 2, 1);
    return { ...createParsedDay(place === 'start' ? from : addMonths(from, 3) - 1, j + 2), led: !place };
  }
  const quarter = matchAnyPhrase(scene, j, ['next quarter', 'this quarter', 'the quarter', 'quarter']);
  if (quarter && (place || quarter > j + 1)) {
    const start = dayNumber(year, Math.floor((month - 1) / 3) * 3 + 1, 1);
    const from = wordAt(scene, j) === 'next' ? addMonths(start, 3) : start;
    return createParsedDay(place === 'end' || from <= day ? addMonths(from, 3) - 1 : from, quarter);
  }
  const turn = matchAnyPhrase(scene, j, ['next', 'this', 'this coming']);
  const named = months.get(wordAt(scene, turn || j));
  if (named !== undefined) {
    const at = turn || j;
    const said = readYearAt(scene, at + 1);
    if (/^\d/.test(wordAt(scene, at + 1)) && !said) return null;
    const from = said ? dayNumber(said.year, named, 1) : dayNumber(named < month ? year + 1 : year, named, 1);
    const end = addMonths(from, 1) - 1;
    const usual =
      said || from >= day ? from : turn && wordAt(scene, turn - 1) === 'next' ? addMonths(from, 12) : end;
    const result = monthOf(from, said?.next ?? at + 1, usual);
    const bare = !place && !turn && !said;
    return { ...result, led: bare || (brief && place === 'start'), weak: bare || brief };
  }
  return null;
}
