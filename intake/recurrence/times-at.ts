import { minutesOf, quantityAt } from '../dates/quantity.ts';
import { endsAt, unitAt } from '../dates/words.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { numberAt } from '../tokens/numbers.ts';
import { oneOf, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import { isArranging } from '../tokens/verbs.ts';
import { frequencies, monthly, unitBody } from './every.ts';
import { isSeveral, monthPlaceAt } from './lists.ts';
import { finish, type RecurrenceRead, readOf } from './read.ts';
import { type Frequency, ruleOf } from './rule.ts';

const oncePer = phrases('once a/per/an');

/** "once a month on the 15th" */
export function oncePerAt(scene: Scene, i: number): RecurrenceRead | null {
  const per = oneOf(scene, i, oncePer);
  const body = per ? unitBody(scene, per) : null;
  return body && body.rule.freq !== 'MINUTELY' ? finish(scene, i, body) : null;
}

const manyTimes = ['twice', 'thrice', '2x', 'two times', 'three times'];
const perUnit = ['a', 'per', 'each', 'every', '/', 'an'];
const onDates = ['on the', 'on', ', on the', ', the', 'the'];

/** "twice a month on the 1st and 15th", "twice a year"; "3 times a week" is only counted. */
export function timesAt(scene: Scene, i: number): RecurrenceRead | null {
  const times = oneOf(scene, i, manyTimes) || numberTimes(scene, i);
  if (!times) return null;
  const counted = (freq: Frequency, next: number) => ({
    ...readOf(i, { rule: ruleOf(freq), next }),
    counted: true,
  });
  if (wordAt(scene, times) === 'daily') return counted('DAILY', times + 1);
  if (wordAt(scene, times) === 'weekly') return counted('WEEKLY', times + 1);
  const per = oneOf(scene, times, perUnit);
  const unit = per ? unitAt(scene, per) : null;
  const freq = unit && frequencies[unit.unit];
  if (!freq) return null;
  const on = freq === 'MONTHLY' ? oneOf(scene, unit.next, onDates) : 0;
  const dates = on ? monthPlaceAt(scene, on) : null;
  if (dates && isSeveral(dates)) return finish(scene, i, { rule: monthly(dates), next: dates.next });
  if (freq === 'YEARLY' && /^(twice|2x|two)$/.test(wordAt(scene, i)))
    return finish(scene, i, { rule: ruleOf('MONTHLY', { interval: 6 }), next: unit.next });
  return counted(freq, unit.next);
}

/** Index after "5 times" or "4x", else 0. */
function numberTimes(scene: Scene, i: number): number {
  const number = scene.tokens[i]?.quoted ? null : numberAt(scene.tokens, i);
  if (!number || number.ordinal) return 0;
  return /^(times|x)$/.test(wordAt(scene, number.next)) ? number.next + 1 : 0;
}

/** "study 30 mins a day" */
export function rateAt(scene: Scene, i: number): RecurrenceRead | null {
  if (!/^(a|per)$/.test(wordAt(scene, i)) || !endsInMinutes(scene, i)) return null;
  const body = unitBody(scene, i + 1);
  const ends = body?.rule.freq === 'DAILY' && !body.part && endsAt(scene, body.next);
  return ends ? finish(scene, i, body) : null;
}

/** Whether what lasts so long stands right before `i`, and is done: not "find a sitter 3 hours a day". */
const endsInMinutes = (scene: Scene, i: number) =>
  !beingArranged(wordAt(scene, skipLeadIn(scene, 0).next)) &&
  [1, 2, 3, 4].some((n) => {
    const quantity = i < n ? null : quantityAt(scene, i - n);
    return quantity?.next === i && minutesOf(quantity) !== null && !limits.test(wordAt(scene, i - n - 1));
  });
const beingArranged = (word: string) => isArranging(word) || word === 'is' || word === 'are';
const limits = /^(to|than|of|if|is|costs?)$/;
