import { readClockAt } from '../dates/clock.ts';
import { readDayAt } from '../dates/day.ts';
import { endsAt, weekdays } from '../dates/words.ts';
import {
  matchAnyPhrase,
  matchPhrase,
  maxReach,
  phrases,
  type Scene,
  stripPlural,
  wordAt,
} from '../tokens/scene.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import {
  type Body,
  frequencies,
  monthly,
  ofNamedMonths,
  partWords,
  readEveryBody,
  readUnitBody,
} from './every.ts';
import { isSeveral, type MonthPlace, readMonthPlaceAt, readWeekdayList } from './lists.ts';
import { createParsedRecurrence, finish, type ParsedRecurrence } from './parsed-recurrence.ts';
import { adverbPhrases, adverbs, edges } from './phrases.ts';
import { createRule, dayCodes, type Frequency, weekend, workdays } from './rule.ts';
import { readOncePerAt, readRateAt, readTimesAt } from './times-at.ts';

/** A recurrence at token `i`. Of the ways to say one, each opens with words of its own. */
export const readRecurrenceAt = (scene: Scene, i: number): ParsedRecurrence | null =>
  edgeAt(scene, i) ??
  everyAt(scene, i) ??
  adverbPhraseAt(scene, i) ??
  adverbAt(scene, i) ??
  readOncePerAt(scene, i) ??
  readTimesAt(scene, i) ??
  readRateAt(scene, i) ??
  weekdaysAt(scene, i) ??
  partsOfDaysAt(scene, i) ??
  placeOfMonthAt(scene, i);

/** The first of `table` that stands at `i`. */
function phraseRuleAt(scene: Scene, i: number, table: typeof edges): Body | null {
  for (const [phrases, make] of table) {
    const next = matchAnyPhrase(scene, i, phrases);
    if (next) return { rule: make(), next };
  }
  return null;
}

/** "at the end of every month" */
function edgeAt(scene: Scene, i: number): ParsedRecurrence | null {
  const edge = phraseRuleAt(scene, i, edges);
  return edge && createParsedRecurrence(i, edge);
}

const everyWords = phrases(`
  each and every | every single/one | every/each/ev/evry/ev'ry/ea | ea . | once/on each
  repeat/repeats/repeating/recurring/once/on every
`);

/** "every 2 weeks", "each monday", "alternate fridays", "every! 3 days". */
function everyAt(scene: Scene, i: number): ParsedRecurrence | null {
  if (wordAt(scene, i) === 'alternate') return finish(scene, i, readEveryBody(scene, i));
  const every = matchAnyPhrase(scene, i, everyWords);
  if (!every) return null;
  const bang = wordAt(scene, every) === '!' && scene.tokens[every]?.glued;
  const read = finish(scene, i, readEveryBody(scene, bang ? every + 1 : every));
  return read && bang ? { ...read, fromCompletion: true } : read;
}

/** "on a daily basis", "bi-weekly at 9". */
function adverbPhraseAt(scene: Scene, i: number): ParsedRecurrence | null {
  const body = phraseRuleAt(scene, i, adverbPhrases);
  return body && (endsAt(scene, body.next) || readClockAt(scene, body.next)) ? finish(scene, i, body) : null;
}

const repeats = ['repeat', 'repeats', 'repeating', 'recurring'];

/** "weekly on friday", "repeat daily", "daily standup". */
function adverbAt(scene: Scene, i: number): ParsedRecurrence | null {
  const at = matchAnyPhrase(scene, i, repeats) || i;
  const habit = at === 0 && leadsHabit(scene);
  const word = habit && wordAt(scene, at) === 'annual' ? 'yearly' : wordAt(scene, at);
  const rule = Object.hasOwn(adverbs, word) ? adverbs[word]?.() : undefined;
  if (!rule) return null;
  const next = at + 1;
  const listed = rule.freq === 'WEEKLY' ? readWeekdayList(scene, next) : null;
  // "biweekly fridays approve payroll"
  if (listed?.plural) return finish(scene, i, { rule: { ...rule, byDay: listed.values }, next: listed.next });
  if (!isBounded(scene, next) && !habit) return null;
  if (scene.tokens[next]?.lower === '-' && scene.tokens[next]?.glued) return null;
  const body = rule.interval < 3 ? readUnitBody(behindUnit(scene, at, rule.freq), 0) : null;
  if (body && body.next > 1)
    return finish(scene, i, {
      ...body,
      rule: { ...body.rule, interval: rule.interval },
      next: at + body.next,
    });
  return finish(scene, i, {
    rule,
    part: wordAt(scene, i) === 'nightly' ? 'night' : null,
    next: wordAt(scene, next) === ':' ? next + 1 : next,
  });
}

/** Tells whether an adverb ends before `i`: "report weekly", "daily until june", "monthly at 9". */
const isBounded = (scene: Scene, i: number) =>
  /^(until|till|til|through|thru|starting|except)$/.test(wordAt(scene, i)) ||
  endsAt(scene, i) ||
  readClockAt(scene, i) !== null ||
  readDayAt(scene, i) !== null;

/** Tells whether the adverb that a clause opens with is of a habit: "weekly review", "everyday walk the dog", not "annual leave call". */
const leadsHabit = (scene: Scene) =>
  (isRhythm(scene, 1) && !/^(leave|general)$/.test(wordAt(scene, 1))) ||
  (wordAt(scene, 0) === 'everyday' && !ordinary.test(stripPlural(wordAt(scene, 1))));

/** Nouns that make an adjective at the start a rhythm: "weekly review", "daily standup". */
const rhythm =
  /^(review|standup|sync|meeting|check|checkin|backup|checkup|call|walk|meditation|workout|run|stretch|stretching|stretches|planning|retro|cleaning|clean|shop|reading|journal|journaling|practice|class|lesson|session|catchup|catch|reflection|prayer|yoga|gratitude|reminder|appraisal|newsletter|feed|feeding|watering|swim|jog|bath|injection|supervision|counselling|visit|inspection|delivery|return|payment|filing|test|exam|screening|scan|jab|shot|vaccination|booster|haircut|service|servicing|treatment|mot)$/;
/** "everyday shoes" */
const ordinary =
  /^(shoe|boot|trainer|clothe|wear|jewellery|jewelry|earring|makeup|bag|mug|plate|dishe|bowl|china|cutlery|item|essential|object|thing|life|carry|price|english|french|german|spanish|phrase|hero|heroe|people|sexism|racism|jean|coat|jacket|dress|watch|perfume|moisturiser|moisturizer|sunscreen|shampoo|low|use|stuff)$/;

/** Tells whether "daily" or "weekly" leads a habit: "weekly review with Bo", but not "daily standup notes". */
const isRhythm = (scene: Scene, at: number) =>
  // "weekly 1:1"
  matchPhrase(scene, at, '1 : 1') > 0 ||
  scene.tokens.slice(at, at + 5).some((token, n) => {
    if (!rhythm.test(token.lower)) return false;
    const next = scene.tokens[at + n + 1];
    return (
      next?.kind !== 'word' ||
      (n === 0 && isTaskVerb(token.lower) && /^(the|my|our|mum|mom|dad)$/.test(next.lower)) ||
      /^(with|at|on|of|for|and|about|in|to|by|before|after|until|from|every|this|next|starting|up)$/.test(
        next.lower,
      ) ||
      readDayAt(scene, at + n + 1) !== null
    );
  });

const unitNames = new Map(Object.entries(frequencies).map(([unit, freq]) => [freq, unit]));

/** Returns what stands from `at` on, with "weekly on friday" as "week on friday", which is what follows "every". */
const behindUnit = (scene: Scene, at: number, freq: Frequency): Scene => ({
  ...scene,
  tokens: scene.tokens
    .slice(at, at + maxReach)
    .map((token, n) => (n === 0 ? { ...token, lower: unitNames.get(freq) ?? token.lower } : token)),
});

const behindOn = (scene: Scene, i: number) => (wordAt(scene, i) === 'on' ? i + 1 : i);
/** "mornings" */
const partOfMany = (word: string) =>
  (word.endsWith('s') ? partWords.get(word.slice(0, -1)) : undefined) ?? null;

const everyWeek = phrases(`
  each week | every /single/other week | every/each fortnight | of every/each week | weekly
`);

/** "on mondays", "friday evenings", "swim tue/thu", "monday to thursday every week". */
function weekdaysAt(scene: Scene, i: number): ParsedRecurrence | null {
  const first = behindOn(scene, i);
  const list = readWeekdayList(scene, first);
  if (!list) return null;
  const byDay = list.values;
  const weekly = matchAnyPhrase(scene, list.next, everyWeek);
  if (weekly) {
    const isSecond = wordAt(scene, weekly - 1) === 'fortnight' || wordAt(scene, weekly - 2) === 'other';
    return finish(scene, i, {
      rule: createRule('WEEKLY', { interval: isSecond ? 2 : 1, byDay }),
      next: weekly,
    });
  }
  const part = partOfMany(wordAt(scene, list.next));
  const isPlural = list.plural || part !== null;
  if (!isPlural && !meansEveryWeek(scene, byDay, first)) return null;
  const next = part ? list.next + 1 : list.next;
  const isWith = wordAt(scene, next) === 'with';
  const opens = i === 0 && isPlural && !isWith;
  if (!opens && !endsAt(scene, next) && !readClockAt(scene, next)) return null;
  // "mondays with Bo" are his, "on mondays with Bo" it repeats
  if (isWith && first === i) return null;
  return createParsedRecurrence(i, { rule: createRule('WEEKLY', { byDay }), part, next });
}

/** Tells whether single weekdays from `first` on are of every week: "mon-fri", "swim tue/thu", not "mon tue wed". */
function meansEveryWeek(scene: Scene, days: string[], first: number): boolean {
  const mark = wordAt(scene, first + 1);
  if (days.length > 2 && /^[-–/]$/.test(mark)) return true;
  // "open monday to friday", but not "in Berlin tuesday to thursday", "away from monday to friday"
  if (/^(to|through|thru|until|till)$/.test(mark))
    return days.length > 4 && wordAt(scene, first - 1) !== 'from' && /^(to|through|thru)$/.test(mark);
  return days.length > (/^[/&]$/.test(mark) ? 1 : 2) && areApart(days) && !saysOnce(scene, first);
}

/** "mon wed fri next week", "mon or wed or fri", "tue/thu?" */
const saysOnce = ({ tokens }: Scene, from: number) =>
  tokens
    .slice(Math.max(0, from - maxReach), from + maxReach)
    .some(
      ({ lower }, i, near) =>
        lower === '?' ||
        (lower === 'week' && /^(this|next|of)$/.test(near[i - 1]?.lower ?? '')) ||
        (i > Math.min(from, maxReach) && lower === 'or'),
    );

/** Tells whether no weekday of a list is the day after the one before it. */
const areApart = (days: string[]) =>
  days.every((day, i) => i === 0 || dayCodes.indexOf(day) - dayCodes.indexOf(days[i - 1] ?? '') > 1);

/** "weekday mornings", "on weekend afternoons", but not "all weekday mornings". */
function partsOfDaysAt(scene: Scene, i: number): ParsedRecurrence | null {
  const at = behindOn(scene, i);
  const word = wordAt(scene, at);
  const byDay = word === 'weekday' ? workdays : word === 'weekend' ? weekend : null;
  const part = byDay && partOfMany(wordAt(scene, at + 1));
  if (!part || /^(for|of|the|all)$/.test(wordAt(scene, i - 1))) return null;
  return createParsedRecurrence(i, { rule: createRule('WEEKLY', { byDay }), part, next: at + 2 });
}

const eachMonth = phrases(`
  /of each/every month | of the month /, each/every month | of every single month | day of each/every month | monthly
`);
const severalTimes = phrases(`
  of /the month | twice a/each/every/per month | twice monthly | two times a month
`);
const ofMonth = phrases('of /the month');
const otherMonth = phrases('/of every other month | of every second month');
const eachQuarter = phrases('of every/each quarter');
const eachYear = phrases('every/each year | yearly | annually');

/** "the 15th of every month", "last friday of the month", "third thursday of november every year". */
function placeOfMonthAt(scene: Scene, i: number): ParsedRecurrence | null {
  const place = readMonthPlaceAt(scene, behindOn(scene, i));
  if (!place) return null;
  const rule = monthly(place);
  const often = isSeveral(place) ? matchAnyPhrase(scene, place.next, severalTimes) : 0;
  const month = matchAnyPhrase(scene, place.next, eachMonth) || often || habitEnd(scene, i, place);
  if (month) return finish(scene, i, { rule, next: month });
  const other = matchAnyPhrase(scene, place.next, otherMonth);
  if (other) return finish(scene, i, { rule: { ...rule, interval: 2 }, next: other });
  const quarter = matchAnyPhrase(scene, place.next, eachQuarter);
  if (quarter) return finish(scene, i, { rule: { ...rule, interval: 3 }, next: quarter });
  const named = ofNamedMonths(scene, place.next);
  const yearly = named && matchAnyPhrase(scene, named.next, eachYear);
  if (!yearly) return null;
  return finish(scene, i, { rule: { ...rule, freq: 'YEARLY', byMonth: named.byMonth }, next: yearly });
}

/** Returns the index after "of the month" where that repeats, else 0; "on the last day of the month" is one day. */
function habitEnd(scene: Scene, i: number, place: MonthPlace): number {
  const isLastDay = wordAt(scene, i) === 'last' && !/^(the|on)$/.test(wordAt(scene, i - 1));
  if (!place.byDay.length && !isLastDay) return 0;
  const next = matchAnyPhrase(scene, place.next, ofMonth);
  return next && isHabit(scene, i, next) ? next : 0;
}

/** "last friday of the month" at `i`..`next`: a rhythm when nothing before or beside it means one day. */
function isHabit(scene: Scene, i: number, next: number): boolean {
  let at = i - 1;
  while (/^(on|the)$/.test(wordAt(scene, at))) at--;
  const before = wordAt(scene, at);
  if (/^(by|before|until|till|til|due|from|for|after|this|since|is|was|are|or)$/.test(before)) return false;
  const around = [
    ...scene.tokens.slice(Math.max(0, i - maxReach), i),
    ...scene.tokens.slice(next, next + maxReach),
  ];
  return !around.some(
    ({ lower }) => weekdays.has(lower) || /^(today|tonight|tomorrow|this|next|deadline|due)$/.test(lower),
  );
}
