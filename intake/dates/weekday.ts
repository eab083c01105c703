import { readNumberAt } from '../tokens/numbers.ts';
import {
  indexPhrases,
  matchAnyPhrase,
  matchIndexedPhrase,
  phrases,
  type Scene,
  wordAt,
} from '../tokens/scene.ts';
import { isActivityNoun } from '../tokens/verbs.ts';
import { addMonths, dayNumber, dayParts, daysInMonth } from './calendar.ts';
import { readClockAt } from './clock.ts';
import { readHolidayAt } from './holidays.ts';
import { readMonthDayAt, readNumericDateAt } from './month-day.ts';
import { createParsedDay, type ParsedDay } from './parsed-day.ts';
import { mayEndLeadingDate, shortWeekdays, weekdays } from './words.ts';

/** Words that may precede a weekday and are read with it. */
export const weekdayLeads = indexPhrases(
  phrases('bank holiday | the next/following | this coming/next | this/coming/next/the'),
);

/** `friday`, `next friday`, `monday week`, `the friday before christmas`, `sat 14th`. */
export function readWeekdayAt(scene: Scene, i: number): ParsedDay | null {
  const lead = matchIndexedPhrase(scene, i, weekdayLeads);
  const at = lead || i;
  const name = wordAt(scene, at);
  const weekday = weekdays.get(name);
  if (weekday === undefined || isNoWeekday(scene, i, at)) return null;
  const dotted = wordAt(scene, at + 1) === '.' && scene.tokens[at + 1]?.glued && name.length < 5;
  const next = dotted && scene.tokens[at + 2] ? at + 2 : at + 1;
  const beside = besideAt(scene, weekday, next);
  if (beside) return beside;
  // "the friday"
  if (wordAt(scene, i) === 'the' && lead === i + 1) return null;
  const day = ledDay(scene, weekday, i, lead);
  return (
    inWeekAt(scene, weekday, next, day) ??
    dateBehind(scene, weekday, next) ??
    createParsedDay(day, next, { weak: shortWeekdays.has(name) && !lead })
  );
}

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

/** Tells whether the word at `at` is no weekday but a verb, or of a name; what leads it begins at `i`. */
function isNoWeekday(scene: Scene, i: number, at: number): boolean {
  if (notWeekdays.test(wordAt(scene, at - 1))) return true;
  // "give Tuesday her tablet", "the newly wed pair", "mr. Monday"
  const before = wordAt(scene, i - 1);
  if (before === 'newly' || titles.test(before === '.' ? wordAt(scene, i - 2) : before)) return true;
  const [name, after, second] = [wordAt(scene, at), wordAt(scene, at + 1), wordAt(scene, at + 2)];
  if (before === 'give' && !/^(a|an|the|off)$/.test(after)) return true;
  if (after === 'night' && /^(football|lights|live|fever|raw)$/.test(second)) return true;
  if (notBefore[name]?.test(after)) return true;
  // "the plumber's coming wednesday"
  if (wordAt(scene, i) === 'coming' && i < at && /('s|'re|^(is|are|be|am|'m))$/.test(before)) return true;
  // "the cat sat on my report"
  const sits = name === 'sat' && at > 0 && /^(on|at|by|for)$/.test(after);
  return sits && /^(the|a|my|our|his|her|their)$/.test(second);
}

/** The weekday that follows today, or the one that "this" or "next" before it means. */
function ledDay(scene: Scene, weekday: number, i: number, lead: number): number {
  const { day } = scene.now;
  const leadWord = lead ? wordAt(scene, lead - 1) : '';
  if (leadWord === 'this') return day + (ahead(scene, weekday) % 7);
  if (leadWord === 'next' && wordAt(scene, i) !== 'the') return monday(day) + 7 + weekday;
  return day + ahead(scene, weekday);
}

/** Days from today to the next such weekday, 1 to 7. */
const ahead = (scene: Scene, weekday: number) => ((weekday - dayParts(scene.now.day).weekday + 6) % 7) + 1;

/** The first day of the week. */
const monday = (day: number) => day - dayParts(day).weekday;

/** "the friday | before christmas" */
function besideAt(scene: Scene, weekday: number, i: number): ParsedDay | null {
  if (!/^(before|after)$/.test(wordAt(scene, i)) || wordAt(scene, i + 1) === 'next') return null;
  const anchor = readHolidayAt(scene, i + 1) ?? readMonthDayAt(scene, i + 1);
  if (!anchor) return null;
  const { weekday: own } = dayParts(anchor.day);
  const back = ((own - weekday + 6) % 7) + 1;
  const forth = ((weekday - own + 6) % 7) + 1;
  return createParsedDay(wordAt(scene, i) === 'before' ? anchor.day - back : anchor.day + forth, anchor.next);
}

const weeks = ['after next', 'week', 'fortnight', 'of next week', 'next week', 'in two weeks', 'this week'];

/** "monday | week", "friday | of next week"; `day` is the one that the words before `i` mean alone. */
function inWeekAt(scene: Scene, weekday: number, i: number, day: number): ParsedDay | null {
  const next = matchAnyPhrase(scene, i, weeks);
  if (!next) return null;
  const today = scene.now.day;
  const last = wordAt(scene, next - 1);
  const said = /^(week|fortnight)$/.test(last) ? wordAt(scene, next - 2) : 'after';
  if (said === 'next') return createParsedDay(monday(today) + 7 + weekday, next);
  if (said === 'this') return createParsedDay(Math.max(today, monday(today) + weekday), next);
  if (said !== 'after' && next !== i + 1) return createParsedDay(day, next);
  // "monday week" only where the week does not belong to what follows
  const ends = mayEndLeadingDate(scene, next) || readClockAt(scene, next) !== null;
  if (said !== 'after' && last !== 'fortnight' && !ends) return createParsedDay(day, i);
  return createParsedDay(today + ahead(scene, weekday) + (last === 'fortnight' ? 14 : 7), next);
}

/** "monday | the 27th", "sat | 14th", "friday | 13 march" */
function dateBehind(scene: Scene, weekday: number, i: number): ParsedDay | null {
  const at = wordAt(scene, i) === ',' ? i + 1 : i;
  const numeric = readNumericDateAt(scene, at);
  // "mon 9-10" is no day in September
  const isOn = (read: ParsedDay | null) => read !== null && dayParts(read.day).weekday === weekday;
  // "sat 11/4" is in april where the 4th of november is none
  const turned = numeric && readNumericDateAt({ ...scene, dayFirst: !scene.dayFirst }, at);
  const written = [numeric, turned].find(isOn);
  const dated = readMonthDayAt(scene, at) ?? (written && !written.led ? written : null);
  if (dated) return { ...dated, weak: false, led: false };
  const the = wordAt(scene, at) === 'the' ? at + 1 : at;
  const number = scene.tokens[the]?.quoted ? null : readNumberAt(scene.tokens, the);
  // "friday first thing"
  const isDate = number?.ordinal && number.value <= 31 && wordAt(scene, number.next) !== 'thing';
  if (isDate) return nextSuch(scene, weekday, number.value, number.next);
  return number && !number.spelled && the === i ? bareDate(scene, weekday, number.value, i + 1) : null;
}

/** "tue 24 10:00", "fri | 27": a date without "th" that is such a weekday soon; up to 12 only before a time, else it is one. */
function bareDate(scene: Scene, weekday: number, date: number, next: number): ParsedDay | null {
  const [after, beyond] = scene.tokens.slice(next, next + 2);
  // "fri 16:30", "fri 16h30"
  const isJoined = after?.glued && (after.kind !== 'mark' || beyond?.glued);
  if (date < 1 || date > 31 || isJoined) return null;
  const clock = readClockAt(scene, next);
  const isTimed = clock !== null && !clock.bare;
  if (!isTimed && (date <= 12 || !(mayEndLeadingDate(scene, next) || isActivityNoun(wordAt(scene, next)))))
    return null;
  const day = nextSuch(scene, weekday, date, next);
  return day && day.day < scene.now.day + 42 ? day : null;
}

/** The next `date` of a month, from 1, that is such a weekday. */
function nextSuch(scene: Scene, weekday: number, date: number, next: number): ParsedDay | null {
  const today = scene.now.day;
  for (let months = 0; months < 14; months++) {
    const { year, month } = dayParts(addMonths(today - dayParts(today).day + 1, months));
    if (date > daysInMonth(year, month)) continue;
    const day = dayNumber(year, month, date);
    if (day >= today && dayParts(day).weekday === weekday) return createParsedDay(day, next);
  }
  return null;
}
