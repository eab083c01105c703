import { addMonths } from '../dates/calendar.ts';
import { readDayAt } from '../dates/day.ts';
import { readQuantityAt } from '../dates/quantity.ts';
import { endsAt, months, shortWeekdays } from '../dates/words.ts';
import { readNumberAt } from '../tokens/numbers.ts';
import { matchAnyPhrase, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import { readWeekdayList } from './lists.ts';
import { type Rule, weekend } from './rule.ts';

export interface Bounds {
  count: number | null;
  until: number | null;
  /** First day, when it was said. */
  from: number | null;
  /** Days of the week left out: "except weekends". */
  except: string[];
  ranges: [start: number, next: number][];
}

const untilWords = phrases(
  'until/till/til/through/thru/to | ending/ends /on | up to/until | until the end of',
);
const fromWords = phrases('start/starts/starting/beginning /on | starting from/in | from | as of');
const exceptWords = phrases('except /on/for | but not /on | apart from');

/** `until june`, `for 6 weeks`, `10 times`, `starting monday`, wherever they stand in the clause. */
export function findBounds(scene: Scene, rule: Rule, taken: boolean[]): Bounds {
  const bounds: Bounds = { count: null, until: null, from: null, except: [], ranges: [] };
  const end: { amount: number; unit: string }[] = [];
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i] || scene.tokens[i]?.quoted) continue;
    const until = matchAnyPhrase(scene, i, untilWords);
    // "to june" only right behind "from april"
    const afterFrom = bounds.from !== null && bounds.ranges.at(-1)?.[1] === i;
    const untilDay =
      until && (wordAt(scene, i) !== 'to' || afterFrom)
        ? (boundDay(scene, i + 1) ?? boundDay(scene, until))
        : null;
    if (untilDay) {
      const wholeMonth = /^(through|thru)$/.test(wordAt(scene, until - 1)) && untilDay.next === until + 1;
      bounds.until =
        wholeMonth && months.has(wordAt(scene, until)) ? addMonths(untilDay.day, 1) - 1 : untilDay.day;
      bounds.ranges.push([i, untilDay.next]);
      i = untilDay.next - 1;
      continue;
    }
    const from = matchAnyPhrase(scene, i, fromWords);
    const fromDay = from ? boundDay(scene, from) : null;
    if (fromDay) {
      bounds.from = fromDay.day;
      bounds.ranges.push([i, fromDay.next]);
      i = fromDay.next - 1;
      continue;
    }
    const except = matchAnyPhrase(scene, i, exceptWords);
    if (except) {
      const off = /^weekends?$/.test(wordAt(scene, except))
        ? { values: weekend, next: except + 1 }
        : readWeekdayList(scene, except);
      if (off) {
        bounds.except = off.values;
        bounds.ranges.push([i, off.next]);
        i = off.next - 1;
        continue;
      }
    }
    const lead = matchAnyPhrase(scene, i, [
      'for',
      'for the next',
      'the next',
      'next',
      'for a total of',
      'x',
      'a total of',
      'only',
    ]);
    const number = readNumberAt(scene.tokens, lead || i);
    const times =
      number &&
      !number.ordinal &&
      (matchAnyPhrase(scene, number.next, ['times', 'time', 'x', 'occurrences', 'repetitions', 'sessions']) ||
        (lead && wordAt(scene, i) === 'x' && scene.tokens[lead]?.glued ? number.next : 0));
    // "for the next 6 tuesdays"
    if (lead && number && !number.ordinal && taken[number.next] && rule.byDay.length > 0) {
      bounds.count = number.value;
      bounds.ranges.push([i, number.next]);
      i = number.next;
      continue;
    }
    if (number && times) {
      bounds.count = number.value;
      bounds.ranges.push([i, times]);
      i = times - 1;
      continue;
    }
    if (lead && /^for$/.test(wordAt(scene, i))) {
      const length = readQuantityAt(scene, lead);
      if (length && !['minute', 'hour'].includes(length.unit)) {
        end.push(length);
        bounds.ranges.push([i, length.next]);
        i = length.next - 1;
      }
    }
  }
  const [length] = end;
  if (length) {
    const per = { day: 1, week: 7, month: 30, year: 365 }[length.unit] ?? 1;
    const own = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, YEARLY: 365, HOURLY: 1 / 24, MINUTELY: 1 / 1440 }[
      rule.freq
    ];
    const times = Math.max(1, rule.byDay.length) * Math.round((length.amount * per) / (own * rule.interval));
    const exact =
      per === own || (per === 7 && own === 1) || (per === 365 && own === 30 && rule.interval <= 12);
    bounds.count =
      exact && per === 365 && own === 30 ? Math.round((length.amount * 12) / rule.interval) : times;
  }
  return bounds;
}

function boundDay(scene: Scene, i: number): { day: number; next: number } | null {
  const at = /^(on|the|in)$/.test(wordAt(scene, i)) && !readDayAt(scene, i) ? i + 1 : i;
  const read = readDayAt(scene, at);
  if (!read || (shortWeekdays.has(wordAt(scene, i)) && !endsAt(scene, read.next))) return null;
  return read;
}
