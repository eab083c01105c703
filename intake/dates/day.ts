import { ordinalWords, readNumberAt } from '../tokens/numbers.ts';
import {
  collectFirstWords,
  indexPhrases,
  matchAnyPhrase,
  matchIndexedPhrase,
  opensWith,
  phrases,
  type Scene,
  wordAt,
} from '../tokens/scene.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { addMonths, dayParts } from './calendar.ts';
import { readClockAt } from './clock.ts';
import { holidayStarts, readHolidayAt } from './holidays.ts';
import { readMonthDayAt, readNthOfMonthAt, readNumericDateAt, readOrdinalDayAt } from './month-day.ts';
import { createParsedDay, type ParsedDay } from './parsed-day.ts';
import { periodStarts, readPeriodAt } from './period.ts';
import { addQuantity, type Quantity, quantityStarts, readQuantityAt } from './quantity.ts';
import { readWeekdayAt, weekdayLeads } from './weekday.ts';
import {
  beginsTask,
  endsAt,
  mayEndLeadingDate,
  misspellings,
  months,
  readUnitAt,
  weekdays,
} from './words.ts';

const todayWords = indexPhrases(
  phrases('end of day/today | end of the day | later today | the eod | today/tday/eod/cob'),
);
const moreToday = indexPhrases(phrases('close of business/play | the end of /the day | this day'));
/** Names no other day behind one: "friday EOD". */
export const endOfDay = indexPhrases(
  phrases('end of day | /the end of the day | /the eod/cob | close of business/play'),
);
const tonightWords = indexPhrases([
  ...misspellings('tonight'),
  ...phrases('/late/later tonight | this evening | tonite/tonights'),
]);
const tomorrowNames = [
  ...misspellings('tomorrow'),
  ...'tomorrow tmrw tmr tmw tmrrw tmoz tomoz tomo tmoro tmorow tommorow tommrow tomrow tomorro tomarrow toomorow'.split(
    ' ',
  ),
];
const tomorrowWords = indexPhrases(tomorrowNames);
const dayAfter = indexPhrases([
  'overmorrow',
  ...tomorrowNames.flatMap((name) => phrases(`/the day after ${name}`)),
]);
const thisTime = indexPhrases(['this time']);

const besideDays = indexPhrases(phrases('day before | /the day after | the day/night before'));
const besideWeeks = indexPhrases(['the week before', 'the week after', 'week before', 'week after']);
const timesAway = indexPhrases([
  "in a week's time",
  "in a fortnight's time",
  "in a month's time",
  "in a year's time",
]);

function simpleAt(scene: Scene, i: number): ParsedDay | null {
  const { day } = scene.now;
  let next = matchIndexedPhrase(scene, i, todayWords) || matchIndexedPhrase(scene, i, moreToday);
  if (next && /^(eod|cob|day|business|play)$/.test(wordAt(scene, next - 1))) {
    // eod friday, close of business on the 3rd
    const on = matchAnyPhrase(scene, next, ['on', 'on the', 'this']) || next;
    const named = simpleAt(scene, on) ?? readWeekdayAt(scene, on) ?? readMonthDayAt(scene, on);
    if (named) return { ...named, weak: false, led: false };
  }

  if (next) return createParsedDay(day, next);
  next = matchIndexedPhrase(scene, i, tonightWords);
  if (next) return createParsedDay(day, next, { evening: true });
  if (wordAt(scene, i) === 'this')
    for (const part of ['morning', 'afternoon', 'arvo', 'aft'])
      if (wordAt(scene, i + 1) === part) return createParsedDay(day, i + 1);
  next = matchIndexedPhrase(scene, i, thisTime);
  const then = next ? sameTimeAt(scene, next) : null;
  if (then) return { ...then, minute: scene.now.minute, weak: false, led: false };
  // the day before christmas
  next = matchIndexedPhrase(scene, i, besideDays);
  const anchor = next ? (readHolidayAt(scene, next) ?? readMonthDayAt(scene, next)) : null;
  if (anchor)
    return createParsedDay(anchor.day + (wordAt(scene, next - 1) === 'after' ? 1 : -1), anchor.next);
  next = matchIndexedPhrase(scene, i, besideWeeks);
  const feast = next ? readHolidayAt(scene, next) : null;
  if (feast) return createParsedDay(feast.day + (wordAt(scene, next - 1) === 'after' ? 7 : -7), feast.next);
  next = matchIndexedPhrase(scene, i, dayAfter);
  if (next) return createParsedDay(day + 2, next);
  next = matchIndexedPhrase(scene, i, tomorrowWords) || shortTomorrowEnd(scene, i);
  if (next) return createParsedDay(day + 1, next);
  return null;
}

/** "gym tom 8.30", but not "call tom 8.30". */
function shortTomorrowEnd(scene: Scene, i: number): number {
  if (wordAt(scene, i) !== 'tom' || scene.tokens[i]?.capital || namesPerson.test(wordAt(scene, i - 1)))
    return 0;
  const clock = readClockAt(scene, wordAt(scene, i + 1) === 'at' ? i + 2 : i + 1);
  return clock && (clock.digital || !clock.bare) && !isTaskVerb(wordAt(scene, i - 1)) ? i + 1 : 0;
}
/** Before the name of a person. */
const namesPerson = /^(and|with|for|to|from|by|of|uncle|mr)$/;

/** The day of "this time tomorrow", "this time next week". */
function sameTimeAt(scene: Scene, i: number): ParsedDay | null {
  const unit = wordAt(scene, i) === 'next' ? readUnitAt(scene, i + 1) : null;
  if (!unit) return readDayAt(scene, wordAt(scene, i) === 'on' ? i + 1 : i);
  const { day, minute } = scene.now;
  const moment = addQuantity({ day, minute }, { ...unit, amount: unit.times }, 1, minute);
  return createParsedDay(moment.day, unit.next);
}

const inWords = indexPhrases(
  phrases('in another/about/around/like | in/within/inside/after | in/within/over the next'),
);
const fromNow = indexPhrases(phrases('from now/today | from right now | hence/later/out'));

const workingDays = indexPhrases(
  phrases('business/working day | business/working/work days | workdays/weekdays'),
);

function afterWorkdays(day: number, count: number): number {
  let target = day;
  for (let left = count; left > 0; ) if (dayParts(++target).weekday < 5) left--;
  return target;
}

/** `3 weeks`; `1 week and 3 days` is in days. */
function spanAt(scene: Scene, i: number): Quantity | null {
  const first = readQuantityAt(scene, i);
  if (first?.unit !== 'week') return first;
  const days = readQuantityAt(scene, first.next + (wordAt(scene, first.next) === 'and' ? 1 : 0));
  return days?.unit === 'day' ? { ...days, amount: 7 * first.amount + days.amount } : first;
}

/** "fortnight today: vet", "vet fortnight tomorrow", but not "fashion week tomorrow". */
function weeksFromAt(scene: Scene, i: number): ParsedDay | null {
  const days = wordAt(scene, i) === 'fortnight' ? 14 : i === 0 && wordAt(scene, i) === 'week' ? 7 : 0;
  if (!days || !/^to(day|morrow)$/.test(wordAt(scene, i + 1))) return null;
  if (/^(last|next|this|the|per|every)$/.test(wordAt(scene, i - 1))) return null;
  const from = simpleAt(scene, i + 1);
  return from && createParsedDay(from.day + days, from.next);
}

/** `in 3 days`, `two weeks from now`, `three weeks from tomorrow`, `3 days before christmas`. */
function relativeAt(scene: Scene, i: number): ParsedDay | null {
  const { now } = scene;
  const lead = matchIndexedPhrase(scene, i, inWords);
  const quantity = spanAt(scene, lead || i);
  if (!quantity) {
    const number = scene.tokens[lead || i]?.quoted ? null : readNumberAt(scene.tokens, lead || i);
    const working = number && matchIndexedPhrase(scene, number.next, workingDays);
    const end = working && (matchIndexedPhrase(scene, working, fromNow) || (lead && working));
    if (number && end && number.value < 200)
      return createParsedDay(afterWorkdays(now.day, number.value), end);

    const time = matchIndexedPhrase(scene, i, timesAway);
    const length = time ? wordAt(scene, time - 2) : '';
    if (time && /^(week|fortnight)/.test(length))
      return createParsedDay(now.day + (length.startsWith('week') ? 7 : 14), time);
    if (time) return createParsedDay(addMonths(now.day, length.startsWith('month') ? 1 : 12), time);
    return null;
  }
  let { next } = quantity;
  if (wordAt(scene, next) === "'") next++;
  if (wordAt(scene, next) === 'time' && lead) next++;
  const exact = (from: { day: number; minute: number | null }, sign: 1 | -1, end: number): ParsedDay => {
    const moment = addQuantity(from, quantity, sign, now.minute);
    return createParsedDay(moment.day, end, { minute: moment.minute });
  };
  const small = quantity.unit === 'minute' || quantity.unit === 'hour';
  const begun = Number(quantity.unit === 'minute' && scene.hasBegun === true);
  const here = { day: now.day, minute: small ? now.minute + begun : null };
  const after = matchIndexedPhrase(scene, next, fromNow);
  if (after) return exact(here, 1, after);
  const hinge = matchAnyPhrase(scene, next, ['from', 'after', 'before', 'on', 'ahead of', 'prior to']);
  // a week today, three weeks tomorrow
  const near = quantity.unit === 'week' && !/^(once|twice|times|x)$/.test(wordAt(scene, i - 1));
  const base = near && /^t(o|m)/.test(wordAt(scene, next)) ? simpleAt(scene, next) : null;
  if (base && !base.evening) return exact({ day: base.day, minute: null }, 1, base.next);
  if (hinge && !small && !(wordAt(scene, hinge - 1) === 'on' && quantity.unit !== 'week')) {
    const base = readDayAt(scene, hinge);
    const back = /before|of|to/.test(wordAt(scene, hinge - 1));
    if (base && base.minute === null)
      return { ...exact({ day: base.day, minute: null }, back ? -1 : 1, base.next) };
  }
  // "fill in 12 month warranty card"
  if (
    quantity.amount > 1 &&
    /^(day|week|month|year)$/.test(wordAt(scene, next - 1)) &&
    !mayEndLeadingDate(scene, next)
  )
    return null;
  // "after two days call again"
  const begins = i === 0 && !small && beginsTask(scene, next);
  if (!lead || (wordAt(scene, i) === 'after' && !begins)) return null;
  if (wordAt(scene, next) === 'of' || wordAt(scene, next) === 'before') return null;
  return exact(here, 1, next);
}

const dayPhrases = [
  todayWords,
  moreToday,
  thisTime,
  tonightWords,
  tomorrowWords,
  dayAfter,
  besideDays,
  besideWeeks,
  weekdayLeads,
  timesAway,
  inWords,
];
/** First words of days other than digits; "last friday of the month". */
export const dayStarts = collectFirstWords(
  ...dayPhrases,
  quantityStarts,
  ordinalWords,
  weekdays,
  months,
  holidayStarts,
  periodStarts,
  new Set(['last', 'week', 'fortnight', 'tom']),
);
/** Words after "the" at the start of a day. */
const afterThe = collectFirstWords(
  dayStarts,
  indexPhrases(dayPhrases.flatMap((index) => index.get('the') ?? []).map((phrase) => phrase.slice(4))),
);

/** Reads the calendar day at token `i`, without a preposition before it (except the "in" of "in 3 days"). */
export function readDayAt(scene: Scene, i: number): ParsedDay | null {
  if (!opensWith(scene, i, dayStarts) || scene.tokens[i]?.quoted) return null;
  if (wordAt(scene, i) === 'the' && !opensWith(scene, i + 1, afterThe)) return null;
  const holiday = readHolidayAt(scene, wordAt(scene, i) === 'this' ? i + 1 : i);
  // "labour day 1 may"
  const dated = holiday ? readMonthDayAt(scene, holiday.next) : null;
  if (dated && endsAt(scene, dated.next)) return dated;
  if (holiday)
    return createParsedDay(holiday.day, holiday.next, { led: !holiday.festive, festive: holiday.festive });
  return (
    weeksFromAt(scene, i) ??
    relativeAt(scene, i) ??
    simpleAt(scene, i) ??
    readNthOfMonthAt(scene, i) ??
    readWeekdayAt(scene, i) ??
    readMonthDayAt(scene, i) ??
    readNumericDateAt(scene, i) ??
    readOrdinalDayAt(scene, i) ??
    readPeriodAt(scene, i)
  );
}
