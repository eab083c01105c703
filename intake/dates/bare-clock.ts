import { readNumberAt } from '../tokens/numbers.ts';
import { matchIndexedPhrase, maxReach, type Scene, wordAt } from '../tokens/scene.ts';
import { isActivityNoun, isTaskVerb, takesAmount } from '../tokens/verbs.ts';
import { type ParsedClock, readDayPartAt } from './clock.ts';
import { datePrepositions } from './date-prepositions.ts';
import { readDayAt } from './day.ts';
import { filed, nameBefore } from './month-day.ts';
import { beginsTask, endsAt, isOrderAt, timedEvents } from './words.ts';

/** The surroundings of a time: the word before it, and whether a day or a part of the day precedes it. */
export interface ClockContext {
  glued: string;
  day: boolean;
  part: boolean;
}

/** Tells whether the bare number at `at` is an hour: "at 7", "ten to nine", "tomorrow 0730 start". */
export function isBareClock(scene: Scene, found: ParsedClock, at: number, beside: ClockContext): boolean {
  const { glued, day } = beside;
  // "read chapter 4 tonight"
  if (
    /^(chapter|room|gate|unit|lesson|page|level|part|seed|step|phase|round|grade|bed|fig|figure|version|assignment|homework|hw|quiz|episode|ep|season|module|problem|exercise|worksheet|volume|vol|item)$/.test(
      wordAt(scene, at - 1),
    )
  )
    return false;
  const after = scene.tokens[found.next];
  if (after?.glued && after.kind !== 'mark') return false;
  // "7 in the morning"
  if (readDayPartAt(scene, found.next)?.named) return day || !notClockLeads.test(glued);
  if (clockLeads.test(glued)) return isLedHour(scene, found, at, beside);
  if (notClockLeads.test(glued)) return isHourAllTheSame(scene, found, at);
  return isHour(scene, found, at, beside);
}

const clockLeads = /^(at|@|by|around|about|before|until|till|til|from|after|between|like)$/;
/** Prepositions after which a bare number is not a time: "for 3", "on 5". */
const notClockLeads = /^(for|on|in|due|over|during|of|the)$/;

const saysWhen = (scene: Scene, i: number) =>
  readDayAt(scene, i) !== null || readDayPartAt(scene, i) !== null;

/** Behind "at" or the like: "at 7", but not "at 7 stores". */
function isLedHour(scene: Scene, { next }: ParsedClock, at: number, { glued, day }: ClockContext): boolean {
  if (endsAt(scene, next) || beginsTask(scene, next) || saysWhen(scene, next)) return true;
  // "thursday at ten dentist"
  if (day && glued === 'at' && scene.tokens[next]?.kind === 'word') return true;
  // "daily at 7 walk": nothing but values stands before it
  const before = scene.tokens[at - 2];
  return (!before || before.kind === 'mark') && isTaskVerb(wordAt(scene, next));
}

/** Behind "for", "on" or the like: "for 9 tonight", "on 0730 shift", but not "for 3". */
const isHourAllTheSame = (scene: Scene, { next }: ParsedClock, at: number) =>
  readDayAt(scene, next)?.evening === true || (isEarly(scene, at) && clockWords.test(wordAt(scene, next)));

/** By its form and by what stands beside it, where no preposition decides. */
function isHour(scene: Scene, found: ParsedClock, at: number, beside: ClockContext): boolean {
  if (isMinutesTo(scene, found, at)) return true;
  const { next } = found;
  const dayAfter = readDayAt(scene, next);
  const early = isEarly(scene, at);
  const dotted = wordAt(scene, at + 1) === '.' && next === at + 3;
  const ish = wordAt(scene, next - 1) === 'ish';
  const previous = wordAt(scene, at - 1);
  // "ring Bo 7ish", but not "size 7ish"
  if (ish && !/^(size|sizes|age|aged|of|is|was|cost|costs)$/.test(previous))
    if (endsAt(scene, next) || saysWhen(scene, next)) return true;
  // "tomorrow 0730 start", "0415 tomorrow", "tonight 6.40 slot", "doors 7.30 fri", but not "4.99 fri"
  if (early || dotted || ish) {
    const sure = early || ish || /^[134]/.test(wordAt(scene, at + 2));
    if (beside.day || beside.part || (sure && dayAfter)) return scene.tokens[next]?.kind !== 'number';
  }
  if (early && (clockWords.test(previous) || clockWords.test(wordAt(scene, next)))) return true;
  if (dayAfter && isHourBeforeDay(scene, found, at, dayAfter.evening === true)) return true;
  // "call Lena 9 tomorrow morning", but not "order 9 tomorrow morning"
  if (dayAfter && readDayPartAt(scene, dayAfter.next) && !isTaskVerb(previous) && !hasAmount(scene, at))
    return true;
  if (isMilitary(scene, at) || isDotted(scene, at, next)) return true;
  // "8-12 on mon"
  if (found.until !== null && wordAt(scene, next) === 'on' && readDayAt(scene, next + 1)) return true;
  // "1430 brief the crew"
  if (at === 0) return fourDigits.test(wordAt(scene, at)) && isOrderAt(scene, next);
  return (beside.day || beside.part) && isHourBehindDay(scene, found, at, beside);
}

/** "0730" */
const isEarly = (scene: Scene, i: number) => /^0\d{3}$/.test(wordAt(scene, i));

/** "ten to nine": falling numbers are no range, and neither are numbers before a day. */
function isMinutesTo(scene: Scene, { next }: ParsedClock, at: number): boolean {
  if (!/^(to|till|of|before)$/.test(wordAt(scene, next - 2))) return false;
  const minutes = readNumberAt(scene.tokens, at);
  const hour = readNumberAt(scene.tokens, next - 1);
  if (!minutes?.spelled) return false;
  const falls = hour !== null && minutes.value > hour.value;
  const previous = wordAt(scene, at - 1);
  if (saysWhen(scene, next)) return falls || !(isTaskVerb(previous) || previous.endsWith('s'));
  if (!falls) return false;
  return endsAt(scene, next) || clockWords.test(wordAt(scene, next)) || (at === 0 && isOrderAt(scene, next));
}

/** With a day behind it: "bus 20 to 6 tomorrow", "nine thirty tomorrow", "barber 11 tomorrow", "gym 9 tonight". */
const isHourBeforeDay = (scene: Scene, { minute, until, next }: ParsedClock, at: number, evening: boolean) =>
  (/^2[05]$/.test(wordAt(scene, at)) && wordAt(scene, at + 1) === 'to') ||
  (next === at + 2 && minute % 60 > 0 && scene.tokens[at]?.kind === 'word') ||
  appointments.test(wordAt(scene, at - 1)) ||
  (until !== null && timedEvents.test(wordAt(scene, at - 1))) ||
  (evening && (at > 0 || endsAt(scene, at + 2)));

/** With a day or a part of it before: "friday 9-10 hymns", "14 april 1015 choir", "14 april, 1015", "friday 9". */
function isHourBehindDay(
  scene: Scene,
  { until, next }: ParsedClock,
  at: number,
  { glued, day }: ClockContext,
): boolean {
  const four = day && fourDigits.test(wordAt(scene, at));
  if ((day && until !== null) || (four && isHourOf(scene, at))) return true;
  if (/^[-,]$/.test(glued) && !(four && glued === ',')) return false;
  // "tmrw 9 call mom"
  return endsAt(scene, next) || saysWhen(scene, next) || (day && isOrderAt(scene, next));
}

/** Beside one of these four digits are a time: "alarm 0615", "0730 start". */
export const clockWords =
  /^(alarm|wake|up|start|starts|starting|shift|train|bus|flight|ferry|leave|leaving|meet|briefing|kickoff|report|sharp|finish|slot|tram|boat|mass|service|show|session|class|bulletin|news|appointment)$/;
/** Before a number and a day these are at that hour: "barber 11 tomorrow". */
const appointments =
  /^(barbers?|brunch|choir|church|dentist|dinner|doctor|gym|haircut|hairdresser|lunch|mechanic|meeting|optician|physio|pilates|standup|therapy|vet|yoga|zumba)$/;

/** Four digits that are a time rather than a year. */
const fourDigits = /^(0\d|1[0-8]|2[1-3])[0-5]\d$/;
/** Four digits that are a time and neither the morning's nor likely an amount. */
const afternoon = /^(1[3-9]|2[0-3])[0-5][05]$/;

/** Returns the indexes around `at` within reach. */
const around = ({ tokens }: Scene, at: number): number[] => {
  const from = Math.max(0, at - maxReach);
  return tokens.slice(from, at + maxReach).map((_, n) => from + n);
};

const hasAmount = (scene: Scene, at: number) =>
  around(scene, at).some((i) => takesAmount(scene.tokens[i]?.lower ?? ''));

/** Tells whether a day stands at `i`, or behind a preposition there. */
const dayFollows = (scene: Scene, i: number) =>
  readDayAt(scene, i) !== null ||
  (matchIndexedPhrase(scene, i, datePrepositions) > 0 &&
    readDayAt(scene, matchIndexedPhrase(scene, i, datePrepositions)) !== null);
const saysDay = (scene: Scene, at: number) => around(scene, at).some((i) => readDayAt(scene, i) !== null);

/** Four digits at `i` that are a time by what stands beside them: "Bo lands 1430 on friday", "barber 1545". */
function isMilitary(scene: Scene, i: number): boolean {
  const word = wordAt(scene, i);
  const early = /^0\d[0-5]\d$/.test(word);
  if ((!early && !afternoon.test(word)) || filed.test(wordAt(scene, nameBefore(scene, i)))) return false;
  const next = /^(hours|hrs|h)$/.test(wordAt(scene, i + 1)) ? i + 2 : i + 1;
  const previous = wordAt(scene, i - 1);
  // At the end of a clause they are a time behind these.
  if (endsAt(scene, next) && (timedEvents.test(previous) || isActivityNoun(previous)) && !isCounted(scene, i))
    return true;
  // "0540 oar drill thursday"
  if (early && i === 0) return saysDay(scene, i);
  return dayFollows(scene, next) && !hasAmount(scene, i);
}

/** "1015 choir" behind a day, but not "1500 leaflets", "1000 piece puzzle". */
const isHourOf = (scene: Scene, i: number) =>
  /[05]$/.test(wordAt(scene, i)) &&
  scene.tokens[i + 1]?.kind === 'word' &&
  !/[^s]s$|^(word|calorie|kcal|piece|row|rep|step|page|mile|metre|meter|m|km|g|kg|ml|grit|watt|w|thread|litre|liter)$/.test(
    wordAt(scene, i + 1),
  ) &&
  !hasAmount(scene, i);

/** "run 1500": the only word before it is a verb. */
const isCounted = (scene: Scene, i: number) => i === 1 && isTaskVerb(wordAt(scene, 0));

/** "easter rehearsal 10.40": at the end of a clause that says a day, and no price. */
function isDotted(scene: Scene, i: number, next: number): boolean {
  if (next !== i + 3 || wordAt(scene, i + 1) !== '.' || !/^[0-5][05]$/.test(wordAt(scene, i + 2)))
    return false;
  const previous = wordAt(scene, i - 1);
  if (!endsAt(scene, next) || isCounted(scene, i) || !/^\p{L}/u.test(previous)) return false;
  return (
    !/^(to|size|version|v|ios|of|is|was|costs?)$/.test(previous) && !hasAmount(scene, i) && saysDay(scene, i)
  );
}
