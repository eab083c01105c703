import { readClockAt } from '../dates/clock.ts';
import { type ParsedWhen, readWhenAt, readWhenBefore } from '../dates/find-whens.ts';
import { weekdays } from '../dates/words.ts';
import { readLeadingPriority } from '../priority/find-priorities.ts';
import { repeating } from '../recurrence/phrases.ts';
import { joiners } from '../speech/phrases.ts';
import { functionWord, particle, prepositionWord } from '../tokens/function-words.ts';
import { matchIndexedPhrase, matchPhrase, maxReach, type Scene, wordAt } from '../tokens/scene.ts';
import {
  isActivityNoun,
  isAlsoNoun,
  isCausative,
  isCertainMidSentence,
  isChannel,
  isCommonMidSentence,
  isMessaging,
  isTaskVerb,
  needsNoArticle,
  takesSubscription,
} from '../tokens/verbs.ts';
import { areDays, isCompleteTask, isPhrasal, readTaskStart } from './task-start.ts';

/** The day or time that ends right before `end`, behind `start`. */
const whenBefore = (scene: Scene, start: number, end: number): ParsedWhen | null =>
  readWhenBefore(scene, Math.max(start + 1, end - 8), end);

/** Tells whether the words `start`..`end` end with a day or a time, and say more than it. */
export const endsInWhen = (scene: Scene, start: number, end: number, kind: 'day' | 'clock') =>
  whenBefore(scene, start, end)?.[kind] != null;

/** Tells whether a date or time that stands before `i` reads on beyond it: "at fifteen past eight". */
function goesOn(scene: Scene, start: number, i: number): boolean {
  for (let from = Math.max(start + 1, i - 8); from < i; from++)
    if ((readWhenAt(scene, from)?.next ?? 0) > i) return true;
  return false;
}

/** Tells whether words follow at `right` that come before a day or time of their own, with no boundary between. */
export function hasOwnWhen(scene: Scene, right: number, kind: 'day' | 'clock'): boolean {
  if (readWhenAt(scene, right)) return false;
  for (let i = right + 1; i < Math.min(scene.tokens.length, right + 8); i++) {
    if (/^(,|and|then|;)$/.test(wordAt(scene, i))) return false;
    if (readWhenAt(scene, i)?.[kind] != null) return true;
  }
  return false;
}

/** "dentist tuesday haircut wednesday": a name after a day or time, with one of its own. */
export function turnsToName(scene: Scene, start: number, i: number): boolean {
  const previous = scene.tokens[i - 1];
  if (!previous || previous.kind === 'mark' || scene.tokens[i]?.kind !== 'word') return false;
  const word = wordAt(scene, i);
  if (
    weekdays.has(word) ||
    functionWord.test(word) ||
    /^(until|till|through|thru|meets?|due|instead|not|starting|only|at|pm|am)$/.test(word)
  )
    return false;
  // "every tuesday except next week"
  const near = Math.max(start, i - maxReach);
  if (word === 'except' && scene.tokens.slice(near, i).some(({ lower }) => repeating.test(lower)))
    return false;
  // "train friday returns monday"
  if (/[^s]s$/.test(word) && !isActivityNoun(word)) return false;
  return (['day', 'clock'] as const).some(
    (kind) =>
      hasOwnWhen(scene, i, kind) &&
      endsInWhen(scene, start, i, kind) &&
      !namesWhatFollows(scene, start, i) &&
      isCompleteTask(scene, start, i) &&
      !isWhichOne(scene, i) &&
      !goesOn(scene, start, i) &&
      !saysHowOften(scene, start, i),
  );
}

/** "put the christmas | tree up on the 1st": with the word behind it, it is no date. */
function namesWhatFollows(scene: Scene, start: number, i: number): boolean {
  const before = whenBefore(scene, start, i);
  return before !== null && readWhenAt(scene, before.start) === null;
}

/** "every friday at 4pm | send it until june": what stands before the time says how often. */
function saysHowOften(scene: Scene, start: number, i: number): boolean {
  const before = whenBefore(scene, start, i);
  return (
    before !== null && before.start - start < maxReach && areDays(scene.tokens.slice(start, before.start))
  );
}

/** Tells whether a verb in mid-speech begins a new task: "buy milk call mom pay rent". */
export function startsTaskMidSentence(scene: Scene, start: number, i: number): boolean {
  const verb = wordAt(scene, i);
  const long = scene.tokens.length >= 9;
  const spoken =
    isCertainMidSentence(verb) ||
    (isTaskVerb(verb) && (!isCommonMidSentence(verb) || (long && needsNoArticle(verb))));
  const phrase = isPhrasal(scene, i) || isChore(scene, i);
  if (matchIndexedPhrase(scene, i + 1, joiners)) return false;
  // "update the risk register asap"
  const thing = readLeadingPriority(scene, i + 1)?.next ?? i + 1;
  if (!(spoken || phrase) || !scene.tokens[thing] || scene.tokens[i + 1]?.kind === 'mark') return false;
  const previous = scene.tokens[i - 1];
  const first = readTaskStart(scene, start);
  // "take the bins out | feed the hens"
  const closes = first.strength !== null && i - first.at > 2 && particle.test(previous?.lower ?? '');
  if (!previous || previous.kind === 'mark' || (functionWord.test(previous.lower) && !closes)) return false;
  const object = wordAt(scene, i + 1);
  // "submit VAT return q3"
  const isNoun = /^(return|claim|form|report|review|order|update|renewal)$/.test(verb);
  if (isNoun && previous.shouted && i - first.at === 2 && first.strength && !functionWord.test(object))
    return false;
  if (!phrase && verb === 'pick') return false;
  if (verb === 'thank' && object === 'you') return false;
  // "they said ring after 2pm"
  if (/^(said|says)$/.test(previous.lower)) return false;
  if (isWhichOne(scene, i)) return false;
  // "10mm drill bit"
  if (
    /^(mm|cm|m|inch|in|ml|l|g|kg|oz|lb|w|v|a)$/.test(previous.lower) &&
    scene.tokens[i - 2]?.kind === 'number'
  )
    return false;
  // "pay the tax return fee"
  if (verb === 'return' && previous.lower === 'tax') return false;
  // "order daily contact lenses", "fix the daily build script"
  if (
    /^(daily|weekly|monthly|yearly)$/.test(previous.lower) &&
    (naming.test(wordAt(scene, i - 2)) || takesSubscription(wordAt(scene, i - 2)))
  )
    return false;
  // "nits check tonight": nothing is said of what to check
  if (verb === 'check' && /[^s]s$/.test(previous.lower) && readWhenAt(scene, i + 1)) return false;
  // "book Diwali leave with HR"
  if (verb === 'leave' && /^(book|request|apply|ask|claim)$/.test(wordAt(scene, first.at))) return false;
  // "renew large print shelf"
  if (verb === 'print' && /^(large|small|fine|big)$/.test(previous.lower)) return false;
  // "find accounts email re the bill"
  if (isMessaging(verb) && /^(re|regarding)$/.test(object)) return false;
  // "reset the email password"
  if (isChannel(verb) && belongings.test(object)) return false;
  const dated = isDated(scene, start, i);
  if (!phrase && prepositionWord.test(object) && (!dated || isAlsoNoun(verb))) return false;
  if (!dated && (!first.strength || first.at >= i - 1)) return false;
  for (let j = Math.max(first.at, i - maxReach); j < i; j++) {
    const word = wordAt(scene, j);
    if (/^(that|if|when|who|what|how|where|which|because|while)$/.test(word)) return false;
  }
  if (isCausative(wordAt(scene, first.at)) || matchPhrase(scene, first.at, 'make sure')) return false;
  if (phrase) return true;
  if (needsNoArticle(verb) && long && !dated) return true;
  // "lock back door", but not "bike lock back door key"
  const place = `${object} ${wordAt(scene, i + 2)}`;
  const after = scene.tokens[i + 3];
  if (/^(back|front) (door|gate|garden|yard)$/.test(place) && (!after || isTaskVerb(after.lower)))
    return true;
  if (isAlsoNoun(verb)) return articles.test(object) || /'s$/.test(object + wordAt(scene, i + 2));
  return true;
}

/** "do the ironing" */
const isChore = (scene: Scene, i: number) =>
  wordAt(scene, i) === 'do' &&
  /^(the|my|some)$/.test(wordAt(scene, i + 1)) &&
  /^(dishes|beds|bins|washing|ironing|laundry|shopping|hoovering|dusting|cleaning|cooking|filing|gardening|floors?|bathroom|kitchen)$/.test(
    wordAt(scene, i + 2),
  );

/** Before "daily" these make it an adjective. */
const naming = /^(the|a|an|my|our|his|her|their|this|that|read)$/;

const belongings =
  /^(passwords?|accounts?|address|addresses|numbers?|lists?|signature|inbox|template|login|app|settings|bills?|contract|case|office|box)$/;

/** "mop kitchen | hoover stairs | change beds": one verb, one thing, three times or more. */
export function isVerbChain(scene: Scene, start: number, i: number): boolean {
  if (i - start !== 2) return false;
  const pair = (at: number) =>
    isTaskVerb(wordAt(scene, at)) &&
    scene.tokens[at + 1]?.kind === 'word' &&
    !functionWord.test(wordAt(scene, at + 1));
  if (!pair(i) || !pair(start) || isPhrasal(scene, start)) return false;
  const ends = i + 2 === scene.tokens.length;
  return ends ? pair(i - 4) : pair(i + 2);
}

/** "trim the hedge on friday | jab the bull": whether the clause ends with its day or time before `i`. */
function isDated(scene: Scene, start: number, i: number): boolean {
  const when = whenBefore(scene, start, i);
  const dated = when && (when.day !== null || when.clock !== null);
  return (
    !!dated &&
    !goesOn(scene, start, i) &&
    isCompleteTask(scene, start, when.start) &&
    !opensCondition(scene, start)
  );
}

/** "prepare for the 3pm | call": whether a time that says which one it is ends before `i`. */
const isWhichOne = (scene: Scene, i: number) =>
  [1, 2, 3, 4].some((n) => articles.test(wordAt(scene, i - n - 1)) && readClockAt(scene, i - n)?.next === i);

/** "before I leave today | send the minutes": when to do what comes next. */
const opensCondition = (scene: Scene, start: number) =>
  /^(before|after|when|once|while|until|if|as)$/.test(wordAt(scene, start)) &&
  /^(i|i'm|we|we're|he|she|they|it|you|the|my)$/.test(wordAt(scene, start + 1));

const articles = /^(the|a|an|my|our|his|her|their|mum|mom|dad|gran|nan|auntie|them|that)$/;
