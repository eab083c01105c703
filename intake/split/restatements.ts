import { findWhens, readWhenAt } from '../dates/find-whens.ts';
import { beginsTask, weekdays } from '../dates/words.ts';
import { findPriorities } from '../priority/find-priorities.ts';
import { repeating } from '../recurrence/phrases.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { fillers } from '../speech/phrases.ts';
import { functionWord } from '../tokens/function-words.ts';
import { matchIndexedPhrase, type Scene, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isAlsoNoun, isTaskVerb } from '../tokens/verbs.ts';
import { readTaskStart } from './task-start.ts';

/** Returns the end of the name that opens tokens `start`..`end`: "the gym form | its due friday". */
function nameEnd(scene: Scene, start: number, end: number): number {
  for (let i = start + 1; i < end; i++)
    if (
      /^(its|it's|is|are|was|were|has|have|i|we|he|she|they)$/.test(wordAt(scene, i)) ||
      matchIndexedPhrase(scene, i, fillers)
    )
      return i;
  return end;
}

const content = ({ kind, lower }: Token) =>
  kind === 'word' && lower.length > 2 && lower !== 'then' && !functionWord.test(lower);

/**
 * Tells whether a task begins at `i` that says again what tokens `start`..`end` only named: "the passport, renew the
 * passport", "the form's due, sign the form".
 */
export function restatesTask(scene: Scene, start: number, end: number, i = end): boolean {
  const lead = skipLeadIn(scene, i);
  const verb = wordAt(scene, lead.next);
  const next = scene.tokens[lead.next + 1];
  // a verb that may be a noun has an article after it, or just what was named
  const bare = isAlsoNoun(verb) && !/^(the|a|an|my|our|his|her|their|that|some|it)$/.test(next?.lower ?? '');
  const begins = isTaskVerb(verb) && next?.kind === 'word';
  if (!begins && !lead.marked) return false;
  const first = readTaskStart(scene, start);
  if (first.strength || first.marked || first.at >= end || end - first.at > 12) return false;
  if (scene.tokens[first.at]?.kind !== 'word') return false;
  if (scene.tokens.slice(first.at, end).some((_, n) => orders(scene, first.at + n))) return false;
  // What is quoted, and how often, is not said again in other words.
  const isMore = ({ quoted, lower }: Token) => quoted || repeating.test(lower);
  if (scene.tokens.slice(first.at, end).some(isMore)) return false;
  const name = scene.tokens.slice(first.at, nameEnd(scene, first.at, end)).filter(content);
  // "low fat milk buy milk" may be two: a name of several words has "the" or the like before it, and no date in its place,
  // as in "the 15th low fat milk" and "this weekend low fat milk"
  const isNamed = /^(the|my|our|that|this|i|oh|[a-z]+'s)$/.test(wordAt(scene, first.at));
  const isDated = scene.tokens[first.at + 1]?.kind === 'number' || readWhenAt(scene, first.at) !== null;
  if (name.length > 1 && (!isNamed || isDated)) return false;
  // "on friday buy milk by friday" only says when, "no rush buy milk no rush" how urgent
  const before = { ...scene, tokens: scene.tokens.slice(first.at, end) };
  const values = [...findWhens(before, []), ...findPriorities(before)];
  const valued = values.flatMap((value) => before.tokens.slice(value.start, value.next));
  if (name.every((noun) => valued.includes(noun) || weekdays.has(noun.lower))) return false;
  const last = scene.tokens.slice(first.at, end).findLast(content);
  const object = begins ? lead.next + 1 : lead.next;
  const reach = object + (bare ? 1 : name.length > 1 ? 5 : 3);
  // "weekly buy milk weekly buy milk" is said twice
  const again = scene.tokens.slice(object, reach).filter((_, n) => wordAt(scene, object + n + 1) !== verb);
  return [...name, last].some(
    (noun) => noun !== undefined && again.some(({ lower }) => lower === noun.lower),
  );
}

/** A verb at `i`, with nobody before it who does it. */
const orders = (scene: Scene, i: number) => beginsTask(scene, i) && !doer.test(wordAt(scene, i - 1));
const doer = /^(i|we|you|he|she|they|it|to|not|never|still|always|the|a|my|that|has|have|i'll|we'll)$/;

/** Drops the clause that is restated from `next`, except a date that the restatement lacks. */
export function dropRepeated(
  scene: Scene,
  start: number,
  end: number,
  next: number,
  dropped: Set<Token>,
): void {
  const dated = scene.tokens.slice(next, next + 9).some((_, i) => readWhenAt(scene, next + i) !== null);
  const tokens = scene.tokens.slice(start, end);
  const said = dated ? [] : findWhens({ ...scene, tokens }, []);
  const corrected = said.filter((when) => tokens[when.start]?.corrected);
  const whens = corrected.length ? corrected : said;
  const kept = new Set(whens.flatMap((when) => tokens.slice(when.start, when.next)));
  for (const token of tokens) if (!kept.has(token)) dropped.add(token);
  for (const token of scene.tokens.slice(end, next)) dropped.add(token);
}

const hesitation = /^(u+m+|u+h+|erm?)$/;

/** "the kayak the kayak has to go", "the uh the kayak": without the first of two. */
export function removeStammer(tokens: Token[]): Token[] {
  const left: Token[] = [];
  const isTwice = (i: number, n: number) => {
    if (!/^(the|my|our|his|her|their|i|we)$/.test(left[i]?.lower ?? '')) return false;
    for (let k = 0; k < n; k++) {
      const token = left[i + k];
      if (token?.kind !== 'word' || token.quoted || token.lower !== left[i + n + k]?.lower) return false;
    }
    return true;
  };
  for (const token of tokens) {
    const [before, hesitated] = left.slice(-2);
    if (
      hesitation.test(hesitated?.lower ?? '') &&
      before?.lower === token.lower &&
      functionWord.test(token.lower)
    )
      left.splice(-2);
    left.push(token);
    const n = [2, 3, 4].find((length) => isTwice(left.length - 2 * length, length));
    if (n) left.splice(left.length - 2 * n, n);
  }
  return left;
}
