import { numberAt, ordinalWords } from '../tokens/numbers.ts';
import {
  indexPhrases,
  longestOf,
  oneOf,
  opensWith,
  phrases,
  type Scene,
  startsOf,
  wordAt,
} from '../tokens/scene.ts';
import { addMonths, dayParts } from './calendar.ts';
import { type DayRead, read } from './day-read.ts';
import { holidayAt, holidayStarts } from './holidays.ts';
import { monthDayAt, nthOfMonthAt, numericAt, ordinalAt } from './month-day.ts';
import { periodAt, periodStarts } from './period.ts';
import { type Quantity, quantityAt, quantityStarts, shift } from './quantity.ts';
import { weekdayAt, weekdayLeads } from './weekday.ts';
import { beginsTask, endsAt, givesWay, months, slips, unitAt, weekdays } from './words.ts';

const todayWords = indexPhrases(
  phrases('end of day/today | end of the day | later today | the eod | today/tday/eod/cob'),
);
const moreToday = indexPhrases(phrases('close of business/play | the end of /the day | this day'));
const tonightWords = indexPhrases([
  ...slips('tonight'),
  ...phrases('/late/later tonight | this evening | tonite/tonights'),
]);
const tomorrowNames = [
  ...slips('tomorrow'),
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

function simpleAt(scene: Scene, i: number): DayRead | null {
  const { day } = scene.now;
  let next = longestOf(scene, i, todayWords) || longestOf(scene, i, moreToday);
  if (next && /^(eod|cob|day|business|play)$/.test(wordAt(scene, next - 1))) {
    // eod friday, close of business on the 3rd
    const on = oneOf(scene, next, ['on', 'on the', 'this']) || next;
    const named = simpleAt(scene, on) ?? weekdayAt(scene, on) ?? monthDayAt(scene, on);
    if (named) return { ...named, weak: false, led: false };
  }

  if (next) return read(day, next);
  next = longestOf(scene, i, tonightWords);
  if (next) return read(day, next, { evening: true });
  if (wordAt(scene, i) === 'this')
    for (const part of ['morning', 'afternoon', 'arvo', 'aft'])
      if (wordAt(scene, i + 1) === part) return read(day, i + 1);
  next = longestOf(scene, i, thisTime);
  const then = next ? sameTimeAt(scene, next) : null;
  if (then) return { ...then, minute: scene.now.minute, weak: false, led: false };
  // the day before christmas
  next = longestOf(scene, i, besideDays);
  const anchor = next ? (holidayAt(scene, next) ?? monthDayAt(scene, next)) : null;
  if (anchor) return read(anchor.day + (wordAt(scene, next - 1) === 'after' ? 1 : -1), anchor.next);
  next = longestOf(scene, i, besideWeeks);
  const feast = next ? holidayAt(scene, next) : null;
  if (feast) return read(feast.day + (wordAt(scene, next - 1) === 'after' ? 7 : -7), feast.next);
  next = longestOf(scene, i, dayAfter);
  if (next) return read(day + 2, next);
  next = longestOf(scene, i, tomorrowWords);
  if (next) return read(day + 1, next);
  return null;
}

/** The day of "this time tomorrow", "this time next week". */
function sameTimeAt(scene: Scene, i: number): DayRead | null {
  const unit = wordAt(scene, i) === 'next' ? unitAt(scene, i + 1) : null;
  if (!unit) return dayAt(scene, wordAt(scene, i) === 'on' ? i + 1 : i);
  const { day, minute } = scene.now;
  const moment = shift({ day, minute }, { ...unit, amount: unit.times }, 1, minute);
  return read(moment.day, unit.next);
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
  const first = quantityAt(scene, i);
  if (first?.unit !== 'week') return first;
  const days = quantityAt(scene, first.next + (wordAt(scene, first.next) === 'and' ? 1 : 0));
  return days?.unit === 'day' ? { ...days, amount: 7 * first.amount + days.amount } : first;
}

/** "fortnight today: vet", "vet fortnight tomorrow", but not "fashion week tomorrow". */
function weeksFromAt(scene: Scene, i: number): DayRead | null {
  const days = wordAt(scene, i) === 'fortnight' ? 14 : i === 0 && wordAt(scene, i) === 'week' ? 7 : 0;
  if (!days || !/^to(day|morrow)$/.test(wordAt(scene, i + 1))) return null;
  if (/^(last|next|this|the|per|every)$/.test(wordAt(scene, i - 1))) return null;
  const from = simpleAt(scene, i + 1);
  return from && read(from.day + days, from.next);
}

/** `in 3 days`, `two weeks from now`, `three weeks from tomorrow`, `3 days before christmas`. */
function relativeAt(scene: Scene, i: number): DayRead | null {
  const { now } = scene;
  const lead = longestOf(scene, i, inWords);
  const quantity = spanAt(scene, lead || i);
  if (!quantity) {
    const number = scene.tokens[lead || i]?.quoted ? null : numberAt(scene.tokens, lead || i);
    const working = number && longestOf(scene, number.next, workingDays);
    const end = working && (longestOf(scene, working, fromNow) || (lead && working));
    if (number && end && number.value < 200) return read(afterWorkdays(now.day, number.value), end);

    const time = longestOf(scene, i, timesAway);
    const length = time ? wordAt(scene, time - 2) : '';
    if (time && /^(week|fortnight)/.test(length))
      return read(now.day + (length.startsWith('week') ? 7 : 14), time);
    if (time) return read(addMonths(now.day, length.startsWith('month') ? 1 : 12), time);
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
  const after = longestOf(scene, next, fromNow);
  if (after) return exact(here, 1, after);
  const hinge = oneOf(scene, next, ['from', 'after', 'before', 'on', 'ahead of', 'prior to']);
  // a week today, three weeks tomorrow
  const near = quantity.unit === 'week' && !/^(once|twice|times|x)$/.test(wordAt(scene, i - 1));
  const base = near && /^t(o|m)/.test(wordAt(scene, next)) ? simpleAt(scene, next) : null;
  if (base && !base.evening) return exact({ day: base.day, minute: null }, 1, base.next);
  if (hinge && !small && !(wordAt(scene, hinge - 1) === 'on' && quantity.unit !== 'week')) {
    const base = dayAt(scene, hinge);
    const back = /before|of|to/.test(wordAt(scene, hinge - 1));
    if (base && base.minute === null)
      return { ...exact({ day: base.day, minute: null }, back ? -1 : 1, base.next) };
  }
  // "fill in 12 month warranty card"
  if (
    quantity.amount > 1 &&
    /^(day|week|month|year)$/.test(wordAt(scene, next - 1)) &&
    !givesWay(scene, next)
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
/** What a day begins with, where not with digits; "last friday of the month". */
export const dayStarts = startsOf(
  ...dayPhrases,
  quantityStarts,
  ordinalWords,
  weekdays,
  months,
  holidayStarts,
  periodStarts,
  new Set(['last', 'week', 'fortnight']),
);
/** What stands behind "the" where that begins a day. */
const afterThe = startsOf(
  dayStarts,
  indexPhrases(dayPhrases.flatMap((index) => index.get('the') ?? []).map((phrase) => phrase.slice(4))),
);

/** The calendar day named at token `i`, without a preposition before it (except the "in" of "in 3 days"). */
export function dayAt(scene: Scene, i: number): DayRead | null {
  if (!opensWith(scene, i, dayStarts) || scene.tokens[i]?.quoted) return null;
  if (wordAt(scene, i) === 'the' && !opensWith(scene, i + 1, afterThe)) return null;
  const holiday = holidayAt(scene, wordAt(scene, i) === 'this' ? i + 1 : i);
  // "labour day 1 may"
  const dated = holiday ? monthDayAt(scene, holiday.next) : null;
  if (dated && endsAt(scene, dated.next)) return dated;
  if (holiday) return read(holiday.day, holiday.next, { led: !holiday.festive, festive: holiday.festive });
  return (
    weeksFromAt(scene, i) ??
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
