import { cardinalWords, readNumberAt } from '../tokens/numbers.ts';
import {
  collectFirstWords,
  indexPhrases,
  matchAnyPhrase,
  matchIndexedPhrase,
  opensWith,
  type Scene,
  wordAt,
} from '../tokens/scene.ts';
import { addMonths, type Moment } from './calendar.ts';
import { readUnitAt, type Unit } from './words.ts';

/** A length of time: `3 days`, `an hour and a half`, `1h30`, `2.5 weeks`, `half an hour`. */
export interface Quantity {
  amount: number;
  unit: Unit;
  next: number;
}

const vague = new Map([
  ['a', 1],
  ['an', 1],
  ['a couple of', 2],
  ['a couple', 2],
  ['couple of', 2],
  ['couple', 2],
  ['a few', 3],
  ['few', 3],
  ['a half', 0.5],
  ['half a', 0.5],
  ['half an', 0.5],
]);
const vagueNames = indexPhrases([...vague.keys()]);
const quarterNames = indexPhrases([
  'three quarters of an hour',
  'a quarter of an hour',
  'quarter of an hour',
]);
/** First words of lengths of time other than digits. */
export const quantityStarts = collectFirstWords(vagueNames, quarterNames, cardinalWords);
const halfAfter = ['and a half', 'and half'];

export function readQuantityAt(scene: Scene, i: number): Quantity | null {
  if (!opensWith(scene, i, quantityStarts) || scene.tokens[i]?.quoted) return null;
  const word = wordAt(scene, i);
  if (word === 'half' && wordAt(scene, i + 1) === 'hour') return { amount: 30, unit: 'minute', next: i + 2 };
  const quarters = matchIndexedPhrase(scene, i, quarterNames);
  if (quarters) return { amount: word === 'three' ? 45 : 15, unit: 'minute', next: quarters };
  let amount: number;
  let next = matchIndexedPhrase(scene, i, vagueNames);
  if (next) {
    const said = scene.tokens.slice(i, next).map((token) => token.lower);
    amount = vague.get(said.join(' ')) ?? 1;
    if (wordAt(scene, next) === 'half') return readQuantityAt(scene, next);
  } else {
    const number = readNumberAt(scene.tokens, i);
    if (!number || number.ordinal) return null;
    amount = number.value;
    next = number.next;
    const point = scene.tokens[next];
    const fraction = scene.tokens[next + 1];
    if (point?.glued && /^[.,]$/.test(point.lower) && fraction?.glued && /^\d{1,2}$/.test(fraction.lower)) {
      amount += +fraction.lower / 10 ** fraction.lower.length;
      next += 2;
    }
    const half = matchAnyPhrase(scene, next, halfAfter);
    if (half) {
      amount += 0.5;
      next = half;
    }
    if (wordAt(scene, next) === '-' && readUnitAt(scene, next + 1)) next++;
  }
  const unit = readUnitAt(scene, next);
  if (!unit) return null;
  amount *= unit.times;
  next = unit.next;
  const half = matchAnyPhrase(scene, next, halfAfter);
  if (half) {
    amount += 0.5 * unit.times;
    next = half;
  }
  const loose = matchAnyPhrase(scene, next, ['or so', 'or two', 'or three', 'ish']);
  if (loose) next = loose;
  if (unit.unit === 'day' && scene.tokens[next]?.kind === 'number') {
    // 1d 2h 5min
    const rest = readQuantityAt(scene, next);
    const minutes = rest && toMinutes(rest);
    if (rest && minutes) return { amount: amount * 1440 + minutes, unit: 'minute', next: rest.next };
  }
  if (unit.unit === 'hour') {
    // 1h30, 1 hour 20 minutes, 2 hours and 15 min
    const rest = wordAt(scene, next) === 'and' ? next + 1 : next;
    const minutes = readNumberAt(scene.tokens, rest);
    const named = minutes && !minutes.ordinal ? readUnitAt(scene, minutes.next) : null;
    if (minutes && named?.unit === 'minute')
      return { amount: amount * 60 + minutes.value, unit: 'minute', next: named.next };
    if (minutes && minutes.value < 60 && scene.tokens[rest]?.glued)
      return { amount: amount * 60 + minutes.value, unit: 'minute', next: minutes.next };
  }
  return { amount, unit: unit.unit, next };
}

export function toMinutes({ amount, unit }: Quantity): number | null {
  if (unit === 'minute') return Math.round(amount);
  if (unit === 'hour') return Math.round(amount * 60);
  return null;
}

/** The moment so many minutes after a day begins; below 0 and from 1440 on it is of another day. */
export const atMinute = (day: number, minute: number): Moment => ({
  day: day + Math.floor(minute / 1440),
  minute: ((minute % 1440) + 1440) % 1440,
});

/** The moment `quantity` after (or with sign -1 before) another. Minutes and hours need the minute of `from`. */
export function addQuantity(
  from: Moment,
  { amount, unit }: Quantity,
  sign: 1 | -1,
  nowMinute: number,
): Moment {
  const minutes = unit === 'minute' ? amount : unit === 'hour' ? amount * 60 : null;
  if (minutes !== null) {
    return atMinute(from.day, (from.minute ?? nowMinute) + sign * Math.round(minutes));
  }
  const whole = Math.round(amount);
  if (unit === 'day') return { day: from.day + sign * Math.round(amount), minute: from.minute };
  if (unit === 'week') return { day: from.day + sign * Math.round(amount * 7), minute: from.minute };
  const inMonths = unit === 'year' ? Math.round(amount * 12) : whole;
  return { day: addMonths(from.day, sign * inMonths), minute: from.minute };
}
