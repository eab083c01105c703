import { readQuantityAt, toMinutes } from '../dates/quantity.ts';
import { endsAt, readUnitAt } from '../dates/words.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { readNumberAt } from '../tokens/numbers.ts';
import { matchAnyPhrase, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import { isArranging } from '../tokens/verbs.ts';
import { frequencies, monthly, readUnitBody } from './every.ts';
import { isSeveral, readMonthPlaceAt } from './lists.ts';
import { createParsedRecurrence, finish, type ParsedRecurrence } from './parsed-recurrence.ts';
import { createRule, type Frequency } from './rule.ts';

const oncePer = phrases('once a/per/an');

/** "once a month on the 15th" */
export function readOncePerAt(scene: Scene, i: number): ParsedRecurrence | null {
  const per = matchAnyPhrase(scene, i, oncePer);
  const body = per ? readUnitBody(scene, per) : null;
  return body && body.rule.freq !== 'MINUTELY' ? finish(scene, i, body) : null;
}

const manyTimes = ['twice', 'thrice', '2x', 'two times', 'three times'];
const perUnit = ['a', 'per', 'each', 'every', '/', 'an'];
const onDates = ['on the', 'on', ', on the', ', the', 'the'];

/** "twice a month on the 1st and 15th", "twice a year"; "3 times a week" is only counted. */
export function readTimesAt(scene: Scene, i: number): ParsedRecurrence | null {
  const times = matchAnyPhrase(scene, i, manyTimes) || numberTimes(scene, i);
  if (!times) return null;
  const counted = (freq: Frequency, next: number) => ({
    ...createParsedRecurrence(i, { rule: createRule(freq), next }),
    counted: true,
  });
  if (wordAt(scene, times) === 'daily') return counted('DAILY', times + 1);
  if (wordAt(scene, times) === 'weekly') return counted('WEEKLY', times + 1);
  const per = matchAnyPhrase(scene, times, perUnit);
  const unit = per ? readUnitAt(scene, per) : null;
  const freq = unit && frequencies[unit.unit];
  if (!freq) return null;
  const on = freq === 'MONTHLY' ? matchAnyPhrase(scene, unit.next, onDates) : 0;
  const dates = on ? readMonthPlaceAt(scene, on) : null;
  if (dates && isSeveral(dates)) return finish(scene, i, { rule: monthly(dates), next: dates.next });
  if (freq === 'YEARLY' && /^(twice|2x|two)$/.test(wordAt(scene, i)))
    return finish(scene, i, { rule: createRule('MONTHLY', { interval: 6 }), next: unit.next });
  return counted(freq, unit.next);
}

/** Returns the index after "5 times" or "4x", else 0. */
function numberTimes(scene: Scene, i: number): number {
  const number = scene.tokens[i]?.quoted ? null : readNumberAt(scene.tokens, i);
  if (!number || number.ordinal) return 0;
  return /^(times|x)$/.test(wordAt(scene, number.next)) ? number.next + 1 : 0;
}

/** "study 30 mins a day" */
export function readRateAt(scene: Scene, i: number): ParsedRecurrence | null {
  if (!/^(a|per)$/.test(wordAt(scene, i))) return null;
  const counted = endsInCount(scene, i);
  if (!counted && !endsInMinutes(scene, i)) return null;
  const body = readUnitBody(scene, i + 1);
  const ends = body?.rule.freq === 'DAILY' && !body.part && endsAt(scene, body.next);
  const rate = ends ? finish(scene, i, body) : null;
  return rate && counted ? { ...rate, counted } : rate;
}

/** "vitamin d 1 | a day", "learn 10 kanji | a day", but not "a car for 30 euros a day". */
function endsInCount(scene: Scene, i: number): boolean {
  const isAmount = scene.tokens[i - 1]?.kind === 'number';
  const at = isAmount ? i - 1 : i - 2;
  if (scene.tokens[at]?.kind !== 'number' || limits.test(wordAt(scene, at - 1))) return false;
  return isAmount || !(notCounted.test(wordAt(scene, i - 1)) || notCounted.test(wordAt(scene, at - 1)));
}
const notCounted =
  /^(dollars?|euros?|pounds?|quid|bucks?|rupees?|rs|inr|usd|eur|gbp|[$£€₹]|am|pm|hours?|hrs?|minutes?|mins?|days?|for|at|under|over|about|from|by|up)$/;

/** Tells whether what lasts so long stands right before `i`, and is done: not "find a sitter 3 hours a day". */
const endsInMinutes = (scene: Scene, i: number) =>
  !beingArranged(wordAt(scene, skipLeadIn(scene, 0).next)) &&
  [1, 2, 3, 4].some((n) => {
    const quantity = i < n ? null : readQuantityAt(scene, i - n);
    return quantity?.next === i && toMinutes(quantity) !== null && !limits.test(wordAt(scene, i - n - 1));
  });
const beingArranged = (word: string) => isArranging(word) || word === 'is' || word === 'are';
const limits = /^(to|than|of|if|is|costs?)$/;
