import { readWhenAt } from '../dates/find-whens.ts';
import { beginsTask, weekdays } from '../dates/words.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { particle } from '../tokens/function-words.ts';
import { maxReach, type Scene, stripPlural, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import {
  endsCompound,
  isActivityNoun,
  isActivityVerb,
  isAlsoNoun,
  isPhrasalVerb,
  isTaskVerb,
} from '../tokens/verbs.ts';

type Strength = 'strong' | 'weak' | null;

/** The position of a task's verb, whether a request leads to it ("I need to"), and how certainly it is a verb. */
export type TaskStart = { at: number; marked: boolean; strength: Strength };

/** Reads the start of a task at `i`: skips lead-ins and dates, and rates how certainly a verb follows. */
export function readTaskStart(scene: Scene, i: number, maxAdverbs = 4): TaskStart {
  const lead = skipLeadIn(scene, i);
  const at = lead.next;
  // "tomorrow call mom", "in the evening i need to cook", "on friday to pick up the cake"
  const when = readWhenAt(scene, at);
  if (when) {
    const to = /^(to|,)$/.test(wordAt(scene, when.next)) ? when.next + 1 : when.next;
    const then = skipLeadIn(scene, to);
    if (then.marked) return { at: then.next, marked: true, strength: 'strong' };
    if (isTaskVerb(wordAt(scene, then.next)))
      return { at: then.next, marked: lead.marked, strength: 'strong' };
  }
  const word = wordAt(scene, at);
  if (
    maxAdverbs > 0 &&
    /^(quickly|finally|definitely|probably|possibly|really|just|first|maybe|also|then)$/.test(word)
  ) {
    const after = readTaskStart(scene, at + 1, maxAdverbs - 1);
    return { ...after, marked: after.marked || lead.marked };
  }
  if (
    /^(jet|pressure|power|deep|steam|spring|double|batch|fact)$/.test(word) &&
    endsCompound(wordAt(scene, at + 1))
  )
    return { at: at + 1, marked: lead.marked, strength: 'weak' };
  const strength: Strength =
    isTaskVerb(word) && !namesNumber(scene, at) ? (isAlsoNoun(word) ? 'weak' : 'strong') : null;
  return { at, marked: lead.marked, strength };
}

/** "budget 400", "order 114-2233": a noun and its number. */
function namesNumber(scene: Scene, at: number): boolean {
  const [, number, dash] = scene.tokens.slice(at, at + 3);
  if (wordAt(scene, at) === 'budget')
    return number?.kind === 'number' || /^[$£€₹]$/.test(number?.lower ?? '');
  if (wordAt(scene, at) !== 'order') return false;
  return (
    number?.lower === '#' || (number?.kind === 'number' && number.lower.length > 2 && (!dash || !!dash.glued))
  );
}

/** "bin bags", "light bulbs": goods whose name begins with a verb. */
export const namesGoods = (scene: Scene, at: number) =>
  goods.test(`${wordAt(scene, at)} ${stripPlural(wordAt(scene, at + 1))}`);
const goods =
  /^(bin (bag|liner)|light bulb|plant (pot|food)|stock cube|water (bottle|filter)|paint (brushe|brush|roller)|pet food|mop head|brush head|tape measure|drain (cleaner|unblocker)|dust (bag|cloth)|iron tablet|spray paint|glue stick|hand (soap|cream|wash|towel|sanitiser|sanitizer|gel)|cover letter)$/;

/** Tells whether a verb and its particle stand at `i`, which together begin a task. */
export const isPhrasal = (scene: Scene, i: number) => isPhrasalVerb(wordAt(scene, i), wordAt(scene, i + 1));

const dayWords = /^(every|each|on|and|next|this|other|daily|weekly|day|week|month|year)$/;

/** "every other friday": says only when. */
export const areDays = (tokens: Token[]) =>
  tokens.every(({ lower }) => weekdays.has(lower) || dayWords.test(lower));

/** Words of the clause before a boundary: does it hold a whole task already? */
export function isCompleteTask(scene: Scene, from: number, to: number): boolean {
  const { at } = readTaskStart(scene, from);
  const all = scene.tokens.slice(at, Math.min(to, at + maxReach));
  const content = all.filter((token) => token.kind !== 'mark');
  if (areDays(content)) return false;
  // "wash, dry and fold laundry"
  if (all.length > content.length && content.every(({ lower }) => isTaskVerb(lower))) return false;
  // "drop off and pick up the cleaning"
  if (content.length === 2 && particle.test(content[1]?.lower ?? '') && isTaskVerb(content[0]?.lower ?? ''))
    return !wordAt(scene, to).startsWith('and');
  if (isCondition(scene, from, to)) return false;
  const [only] = content;
  if (content.length === 1 && only && wordAt(scene, to) === ',' && isActivityVerb(only.lower)) return true;
  if (content.length === 1 && only)
    return !isTaskVerb(only.lower) || (isActivityNoun(only.lower) && wordAt(scene, to) !== 'and');
  return true;
}

const conditional =
  /^(if|when|whenever|once|before|after|while|unless|until|since|because|as|during|in|on|for|given|assuming|provided)$/;
const subject =
  /^(i|you|he|she|it|we|they|who|that|the|a|an|my|our|your|his|her|their|this|to|of|and|or|[a-z]+'s|[a-z]+'re)$/;

/** "if it rains," "after lunch,": says when, and orders nothing yet. */
function isCondition(scene: Scene, from: number, to: number): boolean {
  if (wordAt(scene, to) !== ',' || !conditional.test(wordAt(scene, from)) || readWhenAt(scene, from))
    return false;
  for (let i = from + 1; i < Math.min(to, from + maxReach); i++) {
    if (wordAt(scene, i) === ',') return false;
    if (beginsTask(scene, i) && !subject.test(wordAt(scene, i - 1)))
      return /^(if|when|whenever|once|while|unless|until|since|because|as)$/.test(wordAt(scene, from));
  }
  return true;
}
