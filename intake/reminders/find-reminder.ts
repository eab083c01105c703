import { formatMoment, type Moment, parseMoment } from '../dates/calendar.ts';
import { type DayPart, settleHour } from '../dates/clock.ts';
import { findWhens, readWhenAt } from '../dates/find-whens.ts';
import { addQuantity, atMinute, type Quantity, readQuantityAt, toMinutes } from '../dates/quantity.ts';
import { resolveDue } from '../dates/resolve-due.ts';
import { minuteOfPart } from '../dates/times-of-day.ts';
import {
  indexPhrases,
  matchAnyPhrase,
  matchIndexedPhrase,
  matchPhrase,
  maxReach,
  phrases,
  type Scene,
  wordAt,
} from '../tokens/scene.ts';

export interface ParsedReminder {
  /** Interval before the due time. */
  before: Quantity | null;
  /** At which minute of that day, where that is said; 1440 and more are of the day after. */
  minute: number | null;
  /** Or the moment itself, floating. */
  at: string | null;
  start: number;
  next: number;
}

const asks = indexPhrases(
  phrases('/and remind me | reminder | set/with /a reminder | alert/notify/ping me | alert/alarm'),
);
const befores = phrases(
  'before /that/it | beforehand/ahead/earlier/prior/early | in advance | ahead of time',
);
const theDayBefore = phrases('the day/evening/night/week before | a day before | the day prior');
/** Default minute of the day to remind at. */
const inTheMorning = 540;

/** "ping me tomorrow", "nudge me about the vet": in other words "remind me"; but not "ping me the address". */
export function normaliseReminderRequests(scene: Scene): void {
  scene.tokens.forEach((token, i) => {
    const others = /^(?!(and|then|also|just|please|pls|you)$)[a-z]/.test(wordAt(scene, i - 1));
    if (others || !/^(alert|notify|nudge|ping) me$/.test(`${token.lower} ${wordAt(scene, i + 1)}`)) return;
    if (/^(to|about|\W.*|)$/.test(wordAt(scene, i + 2)) || readWhenAt(scene, i + 2)) token.lower = 'remind';
  });
}

/** `remind me 10 minutes before`, `reminder 1 day before`, `!30m`, `! tomorrow 9am`. */
export function findReminder(scene: Scene, taken: boolean[]): ParsedReminder | null {
  const asking = scene.tokens.findIndex((_, i) => matchPhrase(scene, i, 'remind me') > 0);
  let isDated: boolean | undefined;
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i] || scene.tokens[i]?.quoted) continue;
    const bang = wordAt(scene, i) === '!' && !scene.tokens[i]?.glued && i > 0;
    const ask = bang ? i + 1 : matchIndexedPhrase(scene, i, asks);
    if (ask) {
      const lead = matchAnyPhrase(scene, ask, ['in', 'about', 'at']);
      const eve = matchAnyPhrase(scene, ask, theDayBefore);
      if (eve) {
        const said = wordAt(scene, eve - 2);
        // At twelve an evening is a night.
        const part = said === 'evening' || said === 'night' ? 'night' : null;
        const before: Quantity = { amount: 1, unit: said === 'week' ? 'week' : 'day', next: eve };
        return { before, at: null, start: i, ...timeAfter(scene, eve, part) };
      }
      const before = readQuantityAt(scene, lead || ask);
      const end = before && matchAnyPhrase(scene, before.next, befores);
      if (before && end && toMinutes(before) === null)
        return { before, at: null, start: i, ...timeAfter(scene, end) };
      if (before && (end || bang))
        return { before, minute: null, at: null, start: i, next: end || before.next };
      if (bang) {
        const rest = { ...scene, tokens: scene.tokens.slice(ask, ask + maxReach) };
        const when = readWhenAt(rest, 0);
        const isFree = when && !taken.slice(ask, ask + when.next).some(Boolean);
        const { due } = isFree ? resolveDue(scene, [when]) : { due: null };
        if (when && due && due.minute !== null)
          return { before: null, minute: null, at: formatMoment(due), start: i, next: ask + when.next };
      }
      continue;
    }
    const before = readQuantityAt(scene, i);
    // "remind me about the vet an hour before"
    const asked = asking >= 0 && asking < i;
    const end =
      before &&
      matchAnyPhrase(scene, before.next, asked ? befores : ['beforehand', 'in advance', 'ahead of time']);
    // Without a date nobody knows before what: the words stay.
    if (!before || !end) continue;
    const time = toMinutes(before) === null ? timeAfter(scene, end) : { minute: null, next: end };
    const isLast = scene.tokens[time.next]?.kind !== 'word';
    if (isLast) isDated ??= findWhens(scene, taken).length > 0;
    if (!asked || (isLast && isDated)) return { before, at: null, start: i, ...time };
  }
  return null;
}

/** Reads the time of that day that follows at `next`: "the day before at noon", "the evening before at 8", "the day before in the evening". */
function timeAfter(
  scene: Scene,
  next: number,
  part: DayPart | null = null,
): Pick<ParsedReminder, 'minute' | 'next'> {
  const when = readWhenAt(scene, next);
  // Without a preposition it is the task's: "the day before 9am physio".
  if (!when?.led || when.day !== null) return { minute: part && minuteOfPart(scene, part), next };
  const { clock, part: said = part } = when;
  return {
    minute: clock ? settleHour(clock, said ?? part, null) : said && minuteOfPart(scene, said),
    next: when.next,
  };
}

/** Computes the floating moment to remind at; null when neither it nor a due time is known. */
export function computeReminder(read: ParsedReminder, due: Moment | null): string | null {
  if (read.at) return read.at;
  if (!read.before || !due) return null;
  const from = { day: due.day, minute: due.minute ?? inTheMorning };
  const then = addQuantity(from, read.before, -1, inTheMorning);
  return formatMoment(atMinute(then.day, read.minute ?? then.minute ?? inTheMorning));
}

/** Returns the default reminder: 9:00 on the day, or in an hour when that is past or no day was named. */
export function defaultReminder(dueDate: string | null, now: string): string {
  const then = dueDate && formatMoment({ ...parseMoment(dueDate), minute: inTheMorning });
  if (then && then > now) return then;
  const { day, minute } = parseMoment(now);
  return formatMoment(atMinute(day, minute + 60));
}
