import { clockAt, type DayPart } from '../dates/clock.ts';
import { dayAt } from '../dates/day.ts';
import { isByAuthor } from '../dates/names.ts';
import { minutesOf, quantityAt } from '../dates/quantity.ts';
import { oneOf, phraseAt, phrases, type Scene, withoutS, wordAt } from '../dates/scene.ts';
import { endsAt, unitAt, weekdays } from '../dates/words.ts';
import { numberAt } from '../numbers.ts';
import { skipLeadIn } from '../speech.ts';
import { goodsVerbs, strongVerbs } from '../verbs.ts';
import {
  type Body,
  everyBody,
  frequencies,
  monthly,
  ofNamedMonths,
  partsEnd,
  partWords,
  unitBody,
} from './every.ts';
import { monthPlaceAt, weekdayList } from './lists.ts';
import { adverbPhrases, adverbs, edges, fromCompletions } from './phrases.ts';
import { dayCodes, type Rule, ruleOf, weekend, workdays } from './rule.ts';

export interface RecurrenceRead {
  rule: Rule;
  /** `every!`: counted from the day the task was completed. */
  fromCompletion: boolean;
  /** "every morning" says when on the day. */
  part: DayPart | null;
  start: number;
  next: number;
  /** It says how many times, which no rule does: "twice a day" stays in the title. */
  counted?: boolean;
  /** Where its weekdays stand apart from it: "mon, wed and fri at 6am every week". */
  days?: { start: number; next: number };
}

/** Nouns that make an adjective at the start a rhythm: "weekly review", "daily standup". */
const rhythm =
  /^(review|standup|sync|meeting|check|checkin|backup|checkup|call|walk|meditation|workout|run|stretch|stretching|stretches|planning|retro|cleaning|clean|shop|reading|journal|journaling|practice|class|lesson|session|catchup|catch|reflection|prayer|yoga|gratitude|reminder|appraisal|newsletter|feed|feeding|watering|swim|jog|bath|injection|supervision|counselling|visit|inspection|delivery|return|payment|filing)$/;
/** "everyday shoes" */
const ordinary =
  /^(shoe|boot|trainer|clothe|wear|jewellery|jewelry|earring|makeup|bag|mug|plate|dishe|bowl|china|cutlery|item|essential|object|thing|life|carry|price|english|french|german|spanish|phrase|hero|heroe|people|sexism|racism|jean|coat|jacket|dress|watch|perfume|moisturiser|moisturizer|sunscreen|shampoo|low|use|stuff)$/;

const everyWords = phrases(`
  each and every | every single/one | every/each/ev/evry/ev'ry/ea | ea . | once/on each
  repeat/repeats/repeating/recurring/once/on every
`);
const everyWeek = phrases(`
  each week | every /single/other week | every/each fortnight | of every/each week | weekly
`);
const perUnit = phrases('/once a/per/an');

/** Whether "daily" or "weekly" leads a habit: "weekly review with Bo", but not "daily standup notes". */
const isRhythm = (scene: Scene, at: number) =>
  // "weekly 1:1"
  phraseAt(scene, at, '1 : 1') > 0 ||
  scene.tokens.slice(at, at + 5).some((token, n) => {
    if (!rhythm.test(token.lower)) return false;
    const next = scene.tokens[at + n + 1];
    return (
      next?.kind !== 'word' ||
      (n === 0 && strongVerbs.has(token.lower) && /^(the|my|our|mum|mom|dad)$/.test(next.lower)) ||
      /^(with|at|on|of|for|and|about|in|to|by|before|after|until|from|every|this|next|starting|up)$/.test(
        next.lower,
      ) ||
      dayAt(scene, at + n + 1) !== null
    );
  });

/** A recurrence at token `i`. */
function recurrenceAt(scene: Scene, i: number): RecurrenceRead | null {
  const word = wordAt(scene, i);
  for (const [phrases, make] of edges) {
    const next = oneOf(scene, i, phrases);
    if (next) return { rule: make(), fromCompletion: false, part: null, start: i, next };
  }
  const finish = (body: Body | null, fromCompletion = false): RecurrenceRead | null => {
    if (!body) return null;
    const part = body.part ?? partWords.get(withoutS(wordAt(scene, body.next)));
    const said = !body.part && part && body.rule.freq !== 'DAILY';
    // "daily, morning and evening"
    const at = wordAt(scene, body.next) === ',' ? body.next + 1 : body.next;
    const partsNext = partsEnd(scene, at + 1);
    const several = partWords.has(wordAt(scene, at)) && partsNext > at + 1;
    const end = said || several ? partsNext : body.next;
    const completed = oneOf(scene, end, fromCompletions);
    return {
      rule: body.rule,
      fromCompletion: fromCompletion || completed > 0,
      part: part ?? null,
      start: i,
      next: completed || end,
    };
  };
  if (word === 'alternate') return finish(everyBody(scene, i));
  let every = oneOf(scene, i, everyWords);
  if (every) {
    const bang = wordAt(scene, every) === '!' && scene.tokens[every]?.glued;
    if (bang) every++;
    return finish(everyBody(scene, every), !!bang);
  }
  const phrase = adverbPhrases
    .map(([phrases, make]) => ({ make, next: oneOf(scene, i, phrases) }))
    .find(({ next }) => next);
  if (phrase && (endsAt(scene, phrase.next) || clockAt(scene, phrase.next)))
    return finish({ rule: phrase.make(), next: phrase.next });
  const repeat = oneOf(scene, i, ['repeat', 'repeats', 'repeating', 'recurring']);
  const at = repeat || i;
  const make = adverbs[wordAt(scene, at)];
  if (make && Object.hasOwn(adverbs, wordAt(scene, at))) {
    const rule = make();
    const bound = /^(until|till|til|through|thru|starting|except)$/.test(wordAt(scene, at + 1));
    const ends =
      bound || endsAt(scene, at + 1) || clockAt(scene, at + 1) !== null || dayAt(scene, at + 1) !== null;
    const alone =
      at === 0 && (isRhythm(scene, 1) || (word === 'everyday' && !ordinary.test(withoutS(wordAt(scene, 1)))));
    const listed = rule.freq === 'WEEKLY' ? weekdayList(scene, at + 1) : null;
    // "biweekly fridays approve payroll"
    if (listed?.plural) return finish({ rule: { ...rule, byDay: listed.values }, next: listed.next });
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
    const counted = (rule: Rule, next: number): RecurrenceRead => ({
      rule,
      fromCompletion: false,
      part: null,
      start: i,
      next,
      counted: true,
    });
    if (wordAt(scene, times) === 'daily') return counted(ruleOf('DAILY'), times + 1);
    if (wordAt(scene, times) === 'weekly') return counted(ruleOf('WEEKLY'), times + 1);
    const freq = a && unit ? frequencies[unit.unit] : undefined;
    if (unit && freq) {
      // twice a month on the 1st and 15th
      const on = oneOf(scene, unit.next, ['on the', 'on', ', on the', ', the', 'the']);
      const dates = freq === 'MONTHLY' && on ? monthPlaceAt(scene, on) : null;
      if (dates && dates.byMonthDay.length + dates.byDay.length > 1)
        return finish({ rule: monthly(dates), next: dates.next });
      const halves = freq === 'YEARLY' && /^(twice|2x|two)$/.test(word);
      if (halves) return finish({ rule: ruleOf('MONTHLY', { interval: 6 }), next: unit.next });
      return counted(ruleOf(freq), unit.next);
    }
  }
  // "study 30 mins a day"
  const rate = /^(a|per)$/.test(word) && endsInMinutes(scene, i) ? unitBody(scene, i + 1) : null;
  if (rate?.rule.freq === 'DAILY' && !rate.part && endsAt(scene, rate.next)) return finish(rate);
  // on mondays, tuesdays and thursdays, friday evenings
  const on = oneOf(scene, i, ['on']);
  const list = weekdayList(scene, on || i);
  if (list) {
    const partWord = wordAt(scene, list.next);
    const parts = /^(mornings|afternoons|evenings|nights)$/.test(partWord);
    const mark = wordAt(scene, (on || i) + 1);
    const range = list.values.length > 2 && /^(-|–|to|through|thru|\/)$/.test(mark);
    // "swim tue/thu", "class mon wed fri", but not "a course mon tue wed"
    const apart =
      list.values.length > (/^[/&]$/.test(mark) ? 1 : 2) && areApart(list.values) && !saysOnce(scene, i);
    // monday to thursday every week
    const weekly = oneOf(scene, list.next, everyWeek);
    if (weekly) {
      const interval = /^(fortnight|other)/.test(
        wordAt(scene, weekly - (wordAt(scene, weekly - 1) === 'week' ? 2 : 1)),
      )
        ? 2
        : 1;
      return finish({ rule: ruleOf('WEEKLY', { interval, byDay: list.values }), next: weekly });
    }
    if (list.plural || parts || range || apart) {
      const next = parts ? list.next + 1 : list.next;
      const opens = i === 0 && (list.plural || parts) && wordAt(scene, next) !== 'with';
      if (!opens && !endsAt(scene, next) && !clockAt(scene, next)) return null;
      if (!on && wordAt(scene, next) === 'with') return null;
      const part = parts ? (partWords.get(partWord.slice(0, -1)) ?? null) : null;
      return { rule: ruleOf('WEEKLY', { byDay: list.values }), fromCompletion: false, part, start: i, next };
    }
  }
  const parted = partsOfDays(scene, on || i);
  if (parted && !/^(for|of|the|all)$/.test(wordAt(scene, i - 1)))
    return { ...parted, fromCompletion: false, start: i };
  // the 15th of every month, last friday of each month, third thursday of november every year
  const place = monthPlaceAt(scene, wordAt(scene, i) === 'on' ? i + 1 : i);
  if (place) {
    const end = oneOf(scene, place.next, eachMonth);
    if (end) return finish({ rule: monthly(place), next: end });
    const several = place.byMonthDay.length + place.byDay.length > 1;
    const often = several && oneOf(scene, place.next, severalTimes);
    if (often) return finish({ rule: monthly(place), next: often });
    // "on the last day of the month" is one day
    const isLastDay = word === 'last' && !/^(the|on)$/.test(wordAt(scene, i - 1)) && !place.byDay.length;
    const ofMonth =
      place.byDay.length || isLastDay ? oneOf(scene, place.next, ['of the month', 'of month']) : 0;
    if (ofMonth && isHabit(scene, i, ofMonth)) return finish({ rule: monthly(place), next: ofMonth });
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

/** Whether what lasts so long stands right before `i`, and is done: not "find a sitter 3 hours a day". */
const endsInMinutes = (scene: Scene, i: number) =>
  !beingArranged.test(wordAt(scene, skipLeadIn(scene, 0).next)) &&
  [1, 2, 3, 4].some((n) => {
    const quantity = i < n ? null : quantityAt(scene, i - n);
    return quantity?.next === i && minutesOf(quantity) !== null && !limits.test(wordAt(scene, i - n - 1));
  });
const beingArranged =
  /^(find|hire|book|get|look|apply|ask|offer|request|negotiate|buy|order|rent|arrange|compare|check|tell|email|call|is|are)$/;
const limits = /^(to|than|of|if|is|costs?)$/;

/** `weekday mornings`, `weekend afternoons`. */
function partsOfDays(scene: Scene, i: number): { rule: Rule; part: DayPart; next: number } | null {
  const days = wordAt(scene, i) === 'weekday' ? workdays : wordAt(scene, i) === 'weekend' ? weekend : null;
  const part = days && /s$/.test(wordAt(scene, i + 1)) && partWords.get(wordAt(scene, i + 1).slice(0, -1));
  return days && part ? { rule: ruleOf('WEEKLY', { byDay: days }), part, next: i + 2 } : null;
}

/** "mon wed fri next week", "mon or wed or fri", "tue/thu?" */
const saysOnce = ({ tokens }: Scene, from: number) =>
  tokens.some(
    ({ lower }, i) =>
      lower === '?' ||
      (lower === 'week' && /^(this|next|of)$/.test(tokens[i - 1]?.lower ?? '')) ||
      (i > from && lower === 'or'),
  );

/** Whether no weekday of a list is the day after the one before it. */
const areApart = (days: string[]) =>
  days.every((day, i) => i === 0 || dayCodes.indexOf(day) - dayCodes.indexOf(days[i - 1] ?? '') > 1);

const eachMonth = phrases(`
  /of each/every month | of the month /, each/every month | of every single month | day of each/every month | monthly
`);
const severalTimes = phrases(`
  of /the month | twice a/each/every/per month | twice monthly | two times a month
`);

/** "last friday of the month" at `i`..`next`: a rhythm when nothing before or beside it means one day. */
function isHabit(scene: Scene, i: number, next: number): boolean {
  let at = i - 1;
  while (/^(on|the)$/.test(wordAt(scene, at))) at--;
  const before = wordAt(scene, at);
  if (/^(by|before|until|till|til|due|from|for|after|this|since|is|was|are|or)$/.test(before)) return false;
  return !scene.tokens.some(
    (token, k) =>
      (k < i || k >= next) &&
      (weekdays.has(token.lower) || /^(today|tonight|tomorrow|this|next|deadline|due)$/.test(token.lower)),
  );
}

function numberTimes(scene: Scene, i: number): number {
  const number = scene.tokens[i]?.quoted ? null : numberAt(scene.tokens, i);
  if (!number || number.ordinal) return 0;
  return /^(times|x)$/.test(wordAt(scene, number.next)) ? number.next + 1 : 0;
}

const triggers =
  /^(every|alternate|tue|wed|each|ea|ev|evry|ev'ry|daily|everyday|nightly|weekly|biweekly|bi|fortnightly|monthly|bimonthly|quarterly|yearly|annually|hourly|biannually|semiannually|biennially|once|twice|thrice|times|x|repeat|repeats|repeating|recurring|weekdays|weekends|workdays|mornings|afternoons|evenings|nights|basis|mon|tues|tuesday|(mon|tues|wednes|thurs|fri|satur|sun)days|monday|day|month|end)$/;

/** "every week" with the several weekdays that were named before it. */
function withDaysBefore(scene: Scene, read: RecurrenceRead, taken: boolean[]): RecurrenceRead {
  const { rule } = read;
  if (rule.freq !== 'WEEKLY' || rule.byDay.length) return read;
  for (let start = 0; start < read.start; start++) {
    const list = scene.tokens[start]?.quoted ? null : weekdayList(scene, start);
    if (list && list.values.length > 1 && !taken.slice(start, list.next).some(Boolean))
      return { ...read, rule: { ...rule, byDay: list.values }, days: { start, next: list.next } };
  }
  return read;
}

/** "biweekly": with the weekdays that are named behind it, "biweekly sync, thursdays". */
const withDaysAfter = (read: RecurrenceRead, { rule, start, next }: RecurrenceRead): RecurrenceRead =>
  read.rule.freq === 'WEEKLY' && !read.rule.byDay.length && rule.freq === 'WEEKLY' && rule.interval === 1
    ? { ...read, rule: { ...read.rule, byDay: rule.byDay }, days: { start, next } }
    : read;

/** Whether it is told, asked or a name, and nothing repeats: "read every day by david levithan". */
const isTold = (scene: Scene, { start, next }: RecurrenceRead) =>
  // "ask how she runs every day", "is the bakery shut on mondays?"
  scene.tokens.slice(1, start).some(({ lower }) => lower === 'how' || lower === 'why') ||
  (/^(is|are|does)$/.test(wordAt(scene, 0)) && !/^(every|each)$/.test(wordAt(scene, start))) ||
  // "fix the daily build", "buy daily lenses"
  (/^(the|a|an|my|our|his|her|their|this|that)$/.test(wordAt(scene, start - 1)) &&
    wordAt(scene, start).endsWith('ly') &&
    !endsAt(scene, next)) ||
  (/^(daily|weekly|monthly)$/.test(wordAt(scene, start)) &&
    (goodsVerbs.has(wordAt(scene, start - 1)) ||
      /^(buy|order|renew|return|cancel)$/.test(wordAt(scene, start - 1))) &&
    scene.tokens[next]?.kind === 'word') ||
  // "late every day last term"
  (wordAt(scene, next) === 'last' &&
    /^(week|month|term|year|season|semester|quarter|spring|summer|autumn|fall|winter)$/.test(
      wordAt(scene, next + 1),
    )) ||
  isByAuthor(scene, start, next);

/** The first recurrence of a clause. */
export function findRecurrence(scene: Scene, taken: boolean[]): RecurrenceRead | null {
  if (!scene.tokens.some((token) => triggers.test(token.lower))) return null;
  let best: RecurrenceRead | null = null;
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i] || scene.tokens[i]?.quoted) continue;
    const read = recurrenceAt(scene, i);
    if (
      !read ||
      isTold(scene, read) ||
      taken.slice(i, read.next).some(Boolean) ||
      scene.tokens[read.next - 1]?.quoted
    )
      continue;
    // "quarterly review every 3 months": every says it better
    if (/^(every|each|once)$/.test(wordAt(scene, i))) return withDaysBefore(scene, read, taken);
    best = best ? withDaysAfter(best, read) : read;
    i = read.next - 1;
  }
  return best;
}
