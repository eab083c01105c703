import { readWhenAt } from '../dates/find-whens.ts';
import { functionWord } from '../tokens/function-words.ts';
import { maxReach, type Scene, wordAt, wordSet } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import {
  isActivityNoun,
  isActivityVerb,
  isAlsoGoods,
  isContact,
  isTaskVerb,
  listsObjects,
} from '../tokens/verbs.ts';
import { hasOwnWhen } from './run-on.ts';
import { namesGoods } from './task-start.ts';

/** In these the object goes on, or something is told of it. */
export const clauseWord =
  /^(that|if|when|who|what|how|where|which|because|while|why|whether|between|with|without|like|to|than|as)$/;

/** An order, and no name of goods in a list of them. */
const isOrder = (verb: string) => isTaskVerb(verb) && !isAlsoGoods(verb);

/** "gym, bank, call the roofer": a name of one or two words, in a list by commas of which some are orders. */
export function isErrand(scene: Scene, left: number, from: number, right: number): boolean {
  if (from - left > 2 || isAlsoGoods(wordAt(scene, left - 1))) return false;
  for (let i = right; i < Math.min(scene.tokens.length, right + maxReach); i++)
    if (wordAt(scene, i - 1) === ',' && isOrder(wordAt(scene, i)) && !namesGoods(scene, i))
      return functionWord.test(wordAt(scene, i + 1)) || scene.tokens[i + 1]?.kind === 'word';
  return false;
}

/** "haircut, dry cleaning, library": three names or more of one or two words, of which one is an errand; the last may be an order. */
export function areErrands({ tokens }: Scene): boolean {
  const known = errands.get(tokens) ?? areErrandNames(tokens);
  errands.set(tokens, known);
  return known;
}
/** Cached answers, for the same sentence is asked about at each of its commas. */
const errands = new WeakMap<Token[], boolean>();

function areErrandNames(tokens: Token[]): boolean {
  let length = 0;
  let items = 1;
  for (const [i, { kind, lower }] of tokens.entries()) {
    if (lower === ',') {
      if (!length) return false;
      items++;
      length = 0;
      // "hoover, washing, post the parcel"
      if (items > 2 && isOrder(tokens[i + 1]?.lower ?? '') && endsList(tokens, i)) break;
    } else if (kind !== 'word' || ++length > 2 || functionWord.test(lower)) return false;
  }
  const isErrandWord = (word: string) =>
    isActivityNoun(word) || isActivityVerb(word) || errandPlaces.has(word);
  return (
    items > 2 &&
    tokens.some(
      ({ lower }, i) =>
        isErrandWord(lower) &&
        /^[,:]?$/.test(tokens[i - 1]?.lower ?? '') &&
        (tokens[i + 1]?.lower ?? ',') === ',',
    )
  );
}

const endsList = (tokens: Token[], comma: number) =>
  tokens.length - comma - 1 <= maxItemLength && !tokens.slice(comma + 1).some(({ lower }) => lower === ',');

const errandPlaces = wordSet('bank chemist pharmacy library tip supermarket butcher bakery optician garage');

/** Tokens of a list's item; a longer one is none. */
const maxItemLength = 6;

/** Returns the index of the comma behind what begins at `i`, or the end; for what is too long for an item, where it is. */
function itemEnd(scene: Scene, i: number): number {
  let end = i;
  while (end < scene.tokens.length && end - i <= maxItemLength && wordAt(scene, end) !== ',') end++;
  return end;
}

/** "suit to cleaners, call the florist": what has to be somewhere, in a list of orders. */
export function isSent(scene: Scene, i: number): boolean {
  const end = itemEnd(scene, i);
  if (end - i > maxItemLength || functionWord.test(wordAt(scene, i)) || !isOrder(wordAt(scene, end + 1)))
    return false;
  const [, ...rest] = scene.tokens.slice(i, end).map(({ lower }) => lower);
  const place = rest.includes('to') ? rest[rest.indexOf('to') + 1] : undefined;
  return place !== undefined && !isTaskVerb(place);
}

/** Opens more details of the task before it: "submit the form, closes at 5pm". */
const about = /^(deadline|due|doors|kickoff|table|show|store|shop|one|two|\d+|\w+s)$/;

/** "mail the form, grandma's tablets", "collect the boots, massage at 4pm": no order, and no other object of the last one. */
export function isOwn(scene: Scene, left: number, from: number, right: number): boolean {
  const { tokens } = scene;
  const end = itemEnd(scene, right);
  if (end - right > maxItemLength || functionWord.test(wordAt(scene, right))) return false;
  if (readWhenAt(scene, right)) return false;
  const order = tokens.slice(Math.max(left, from - maxReach), from);
  if (order.some(({ lower }) => clauseWord.test(lower) && !/^(to|with)$/.test(lower))) return false;
  const ordersAfter = (comma: number) => isTaskVerb(wordAt(scene, comma + 1));
  const isLast = end === tokens.length;
  const near = Math.max(0, from - maxReach);
  const listed = () =>
    tokens.slice(near, from).some(({ lower }, i) => lower === ',' && ordersAfter(near + i));
  if (!(isLast ? listed() : ordersAfter(end))) return false;
  if (hasOwnWhen(scene, right, 'clock')) return from - left > 1 && !about.test(wordAt(scene, right));
  const verb = wordAt(scene, left);
  if (!isTaskVerb(verb) || isContact(verb) || listsObjects(verb) || from - left < 2) return false;
  const item = tokens.slice(right, end).map(({ lower }) => lower);
  // "whisk the yolks, sugar and lime for the curd", "return the nice, big, red case to Bo"
  if (item.includes('and') || wordAt(scene, from - 2) === ',') return false;
  return (
    item.length > 1 &&
    (/'s$/.test(item[0] ?? '') || item.slice(1, -1).some((word) => /^(for|to|from)$/.test(word)))
  );
}

/** "tesco after": a name, and that it comes next. */
export function isThen(scene: Scene, i: number): boolean {
  const end = itemEnd(scene, i);
  return (
    end - i > 1 &&
    end - i < 5 &&
    /^(after|afterwards|later)$/.test(wordAt(scene, end - 1)) &&
    !functionWord.test(wordAt(scene, i))
  );
}
