import { addMonths, dayNumber, dayParts, daysInMonth } from '../calendar.ts';
import { numberAt, ordinalWords } from '../numbers.ts';
import { clockAt } from './clock.ts';
import { type DayRead, read } from './day-read.ts';
import { holidayAt, holidayStarts } from './holidays.ts';
import { monthDayAt, nthOfMonthAt, numericAt, ordinalAt } from './month-day.ts';
import { periodAt, periodStarts } from './period.ts';
import { type Quantity, quantityAt, quantityStarts, shift } from './quantity.ts';
import { indexPhrases, longestOf, oneOf, opensWith, phrases, type Scene, startsOf, wordAt } from './scene.ts';
import { beginsTask, endsAt, givesWay, months, shortWeekdays, slips, unitAt, weekdays } from './words.ts';

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
const weekdayLeads = indexPhrases(
  phrases('bank holiday | the next/following | this coming/next | this/coming/next/the'),
);
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

/** Days from today to the next such weekday, 1 to 7. */
const ahead = (scene: Scene, weekday: number) => ((weekday - dayParts(scene.now.day).weekday + 6) % 7) + 1;

/** With these before it, it is another day or a name: "good friday", "ruby tuesday". */
const notWeekdays =
  /^(black|cyber|good|easter|ash|shrove|palm|giving|fat|super|casual|ruby|bloody|blue|gloomy|girl|freaky|taco|throwback|wacky|manic)$/;

/** Before a surname. */
const titles = /^(mr|mrs|ms|dr|miss)$/;
/** With these behind it, it is something else: "sat prep", "Wednesday Addams", "sunday roast". */
const notBefore: Record<string, RegExp> = {
  sat: /^(prep|tests?|scores?|exam|practice|words|tutor|essay|math|down|in|up|through|back|with|next|there)$/,
  wednesday: /^addams/,
  sunday: /^(roast|school|times|papers?|best|lunch|service)$/,
};

function weekdayAt(scene: Scene, i: number): DayRead | null {
  const { day } = scene.now;
  const lead = longestOf(scene, i, weekdayLeads);
  const leadWord = lead ? wordAt(scene, lead - 1) : '';
  const at = lead || i;
  const name = wordAt(scene, at);
  const weekday = weekdays.get(name);
  if (weekday === undefined) return null;
  if (notWeekdays.test(wordAt(scene, at - 1))) return null;
  // "give Tuesday her tablet", "the newly wed pair", "mr. Monday"
  const before = wordAt(scene, i - 1);
  if (before === 'newly' || titles.test(before === '.' ? wordAt(scene, i - 2) : before)) return null;
  if (before === 'give' && !/^(a|an|the|off)$/.test(wordAt(scene, at + 1))) return null;
  if (wordAt(scene, at + 1) === 'night' && /^(football|lights|live|fever|raw)$/.test(wordAt(scene, at + 2)))
    return null;
  if (notBefore[name]?.test(wordAt(scene, at + 1))) return null;
  // "the cat sat on my report"
  if (
    name === 'sat' &&
    at > 0 &&
    /^(on|at|by|for)$/.test(wordAt(scene, at + 1)) &&
    /^(the|a|my|our|his|her|their)$/.test(wordAt(scene, at + 2))
  )
    return null;
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
  const bareThe = wordAt(scene, i) === 'the' && lead === i + 1;
  // the friday before christmas
  const hinge = /^(before|after)$/.test(wordAt(scene, next)) && wordAt(scene, next + 1) !== 'next';
  const anchor = hinge ? (holidayAt(scene, next + 1) ?? monthDayAt(scene, next + 1)) : null;
  if (anchor) {
    const { weekday: own } = dayParts(anchor.day);
    const back = ((own - weekday + 6) % 7) + 1;
    const forth = ((weekday - own + 6) % 7) + 1;
    return read(wordAt(scene, next) === 'before' ? anchor.day - back : anchor.day + forth, anchor.next);
  }
  if (bareThe) return null;
  const skip = oneOf(scene, next, [
    'after next',
    'week',
    'fortnight',
    'of next week',
    'next week',
    'in two weeks',
    'this week',
  ]);
  if (skip) {
    const isFortnight = wordAt(scene, skip - 1) === 'fortnight';
    const said = /^(week|fortnight)$/.test(wordAt(scene, skip - 1)) ? wordAt(scene, skip - 2) : 'after';
    const monday = day - dayParts(day).weekday;
    if (said === 'next') target = monday + 7 + weekday;
    else if (said === 'this') target = Math.max(day, monday + weekday);
    else if (said === 'after' || skip === next + 1) {
      // "monday week" only where the week does not belong to what follows
      const timed = givesWay(scene, skip) || clockAt(scene, skip) !== null;
      if (said !== 'after' && !isFortnight && !timed) return read(target, next);
      target = day + away + (isFortnight ? 14 : 7);
    }
    return read(target, skip);
  }
  // monday the 27th, sat 14th, friday 13 march
  const comma = wordAt(scene, next) === ',' ? next + 1 : next;
  const numeric = numericAt(scene, comma);
  // "mon 9-10" is no day in September
  const isOn = (read: DayRead | null) => read !== null && dayParts(read.day).weekday === weekday;
  // "sat 11/4" is in april where the 4th of november is none
  const turned = numeric && numericAt({ ...scene, dayFirst: !scene.dayFirst }, comma);
  const written = [numeric, turned].find(isOn);
  const dated = monthDayAt(scene, comma) ?? (written && !written.led ? written : null);
  if (dated) return { ...dated, weak: false, led: false };
  const the = wordAt(scene, comma) === 'the' ? comma + 1 : comma;
  const number = numberAt(scene.tokens, the);
  // "friday first thing"
  const isNumbered = wordAt(scene, number?.next ?? 0) !== 'thing';
  if (number?.ordinal && number.value <= 31 && isNumbered && !scene.tokens[the]?.quoted) {
    for (let months = 0; months < 14; months++) {
      const { year, month } = dayParts(addMonths(day - dayParts(day).day + 1, months));
      if (number.value > daysInMonth(year, month)) continue;
      const candidate = dayNumber(year, month, number.value);
      if (candidate >= day && dayParts(candidate).weekday === weekday) return read(candidate, number.next);
    }
  }
  return read(target, next, { weak: shortWeekdays.has(name) && !lead });
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

/** `in 3 days`, `two weeks from now`, `three weeks from tomorrow`, `3 days before christmas`. */
function relativeAt(scene: Scene, i: number): DayRead | null {
  const { now } = scene;
  // "fortnight today: vet", "vet fortnight tomorrow", but not "fashion week tomorrow"
  const away = wordAt(scene, i) === 'fortnight' ? 14 : i === 0 && wordAt(scene, i) === 'week' ? 7 : 0;
  const counted = away > 0 && /^to(day|morrow)$/.test(wordAt(scene, i + 1)) ? simpleAt(scene, i + 1) : null;
  if (counted && !/^(last|next|this|the|per|every)$/.test(wordAt(scene, i - 1)))
    return read(counted.day + away, counted.next);
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
