import { readWhenAt } from '../dates/find-whens.ts';
import { weekdays } from '../dates/words.ts';
import { readLeadingPriority } from '../priority/find-priorities.ts';
import { findRecurrence } from '../recurrence/find-recurrence.ts';
import { repeating } from '../recurrence/phrases.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { functionWord } from '../tokens/function-words.ts';
import { matchPhrase, maxReach, type Scene, wordAt } from '../tokens/scene.ts';
import {
  addsObjects,
  isActivityNoun,
  isAlsoGoods,
  isBinomial,
  isContact,
  isDoneSitting,
  isNotifying,
  isTaskVerb,
  joinsNextVerb,
  listsObjects,
  takesClause,
} from '../tokens/verbs.ts';
import { type Boundary, isUnknownVerb, type Orders, splitsAtVerb } from './boundary-verbs.ts';
import { areErrands, isErrand, isOwn, isSent, isThen } from './comma-lists.ts';
import { findObligation, isLooseThing } from './obligations.ts';
import { restatesTask } from './restatements.ts';
import { endsInWhen, hasOwnWhen } from './run-on.ts';
import { isCompleteTask, isPhrasal, namesGoods, readTaskStart } from './task-start.ts';

/** Decides whether a task begins at `right`, after the boundary `from`..`right` and a clause that begins at `start`. */
export function isTaskBoundary(scene: Scene, start: number, from: number, right: number): boolean {
  const joiner = scene.tokens
    .slice(from, right)
    .map(({ lower }) => (lower === 'n' ? 'and' : lower))
    .join(' ');
  const boundary: Boundary = { scene, start, from, right, joiner, next: wordAt(scene, right) };
  if (tellsSomebody(boundary)) return true;
  if (!scene.tokens[right] || !isCompleteTask(scene, start, from)) return false;
  // "1 week and 3 days from now"
  if ((readWhenAt(scene, start)?.next ?? 0) > right || repeatsBeyond(scene, from, right)) return false;
  // "today, call Ana, tomorrow, call Bo": it leads where another one led
  if (joiner === ',' && isValueToComma(scene, right)) return isValueToComma(scene, 0);
  if (listsWeekdays(boundary) || isOneName(boundary)) return false;
  if (leadsWithPriority(boundary)) return true;
  return byPhrase(boundary) ?? byOrders(boundary);
}

/** "fix the typo and deploy | and tell marketing": a verb alone is a task where somebody is to be told of it. */
function tellsSomebody({ scene, start, from, right, joiner, next }: Boundary): boolean {
  if (joiner !== 'and' || from !== start + 1 || wordAt(scene, start - 1) !== 'and') return false;
  const done = wordAt(scene, start);
  if (!isTaskVerb(done) || isContact(done)) return false;
  return isNotifying(next) && right + 1 < scene.tokens.length;
}

/** "gym every monday and friday, call Ana" */
const listsWeekdays = ({ scene, start, from, right, next }: Boundary) =>
  weekdays.has(wordAt(scene, from - 1)) &&
  weekdays.has(next) &&
  wordAt(scene, right + 1) === ',' &&
  scene.tokens.slice(Math.max(start, from - maxReach), from).some(({ lower }) => lower === 'every');

/** "drag and drop", "Eat, Pray, Love" */
function isOneName({ scene, start, from, right, joiner, next }: Boundary): boolean {
  if (isBinomial(wordAt(scene, from - 1), next)) return true;
  const { tokens } = scene;
  const named = tokens[from - 1]?.capital && tokens[right]?.capital && !tokens[start]?.capital;
  return !!named && /^(,|and|&)$/.test(joiner);
}

/** "p1 ring the bank, p3 tidy the desk": a priority before an order, or before a name where one led before. */
function leadsWithPriority({ scene, start, right, joiner, next }: Boundary): boolean {
  if (joiner !== ',') {
    if (!/^(, )?(and|&|then|plus|also)\b/.test(joiner)) return false;
    // "and at some point fix the gate": said in passing
    if (/^(at|if|one|some|sometime|when|whenever|eventually)$/.test(next)) return false;
  }
  const end = readLeadingPriority(scene, right)?.next;
  if (!end || wordAt(scene, end - 1) === ',' || scene.tokens[end]?.kind !== 'word') return false;
  if (functionWord.test(wordAt(scene, end))) return false;
  return readTaskStart(scene, end).strength !== null || readLeadingPriority(scene, start) !== null;
}

/** Decides by a phrase that joins two verbs, or by an obligation without a subject; null when neither is there. */
function byPhrase({ scene, start, from, right, joiner, next }: Boundary): boolean | null {
  // "come and get", "try and fix"
  if (joinsNextVerb(wordAt(scene, from - 1)) && /^(and|&)$/.test(joiner)) return false;
  // "sit down and plan the trip"
  if (joiner === 'and' && from - start < 6 && matchPhrase(scene, start, 'sit down'))
    return !isDoneSitting(next);
  if (!/^(must|should|gotta|shall)$/.test(next)) return null;
  // "mow the lawn and must ring Bo", but not "oil the winch, must be done today"
  const verb = wordAt(scene, right + 1);
  if (verb === 'be' && joiner === ',') return false;
  if (!isTaskVerb(verb) && verb !== 'also') return null;
  return !/^(who|what|which|that|if|when|how|where|we|they|i|you|he|she)$/.test(wordAt(scene, right - 2));
}

/** Decides by the verbs on both sides. */
function byOrders(boundary: Boundary): boolean {
  const { scene, start, right, joiner, next } = boundary;
  const asked = skipLeadIn(scene, start).marked || skipLeadIn(scene, 0).marked;
  if (asked && next === 'that' && asksAgain(boundary)) return true;
  const requested = asked && next === 'to';
  const second = readTaskStart(scene, requested ? right + 1 : right);
  // "water the ferns, don't forget the roses"
  if (joiner.startsWith(',') && /^(don't|dont)$/.test(next) && isTaskVerb(wordAt(scene, right + 1)))
    return true;
  if (second.marked) return second.at < scene.tokens.length;
  if (joiner !== 'but' && isOwed(scene, start, right)) return true;
  // "call the plumber also need lightbulbs"
  if (
    /^(and )?(also|plus)$/.test(joiner) &&
    /^(need|needs)$/.test(next) &&
    scene.tokens[right + 1]?.kind === 'word'
  )
    return true;
  // "and glue i need glue"
  if (/and|,|also/.test(joiner) && [1, 2, 3].some((n) => restatesTask(scene, right, right + n))) return true;
  // "milk, bin bags, light bulbs"
  if (joiner === ',' && namesGoods(scene, right)) return false;
  // "buy oil and bin bags"
  const ends = right + 2 === scene.tokens.length;
  if (
    joiner === 'and' &&
    ends &&
    namesGoods(scene, right) &&
    addsObjects(wordAt(scene, skipLeadIn(scene, start).next))
  )
    return false;
  if (joiner === 'but' || (joiner === 'next' && !second.strength)) return false;
  const first = readTaskStart(scene, start);
  const explicit =
    /then|also|after|plus|oh|finally|lastly|another|more thing|next|first|last|there|way|at it/.test(joiner);
  const orders = { ...boundary, first, firstVerb: wordAt(scene, first.at), second, explicit, requested };
  return byJoiner(orders) ?? (second.strength ? splitsAtVerb(orders) : cutsAtThing(orders));
}

/** "put down that I need to call | and that I need to pay" */
const asksAgain = ({ scene, start, right }: Boundary) =>
  !isContact(wordAt(scene, skipLeadIn(scene, start).next)) && skipLeadIn(scene, right + 1).marked;

/** "and the tiler needs paying", but not "tell Bo the dog needs feeding and the cat needs pills". */
function isOwed(scene: Scene, start: number, right: number): boolean {
  if (!findObligation(scene, right)) return false;
  const verb = wordAt(scene, readTaskStart(scene, start).at);
  const near = Math.max(start, right - maxReach);
  const before = scene.tokens.slice(near, right);
  if (isContact(verb) || takesClause(verb))
    return !before.some((_, i) => findObligation(scene, near + i) > 0);
  return !before.some(({ lower }) => /^(that|if|whether|because|why|unless|until)$/.test(lower));
}

/** Decides by the words of the boundary, or by the list it is part of; null when they do not tell. */
function byJoiner(orders: Orders): boolean | null {
  const { scene, from, right, joiner, next, first } = orders;
  // "oh and the vet wants a sample"
  if (/\b(oh and|and oh)\b/.test(joiner) && scene.tokens.length - right > 2) return true;
  if (joiner === '+' && first.strength && !/^[\d(]/.test(next)) return joinsOrders(scene, right);
  // "2nd and 4th saturday"
  if (scene.tokens[right]?.kind === 'number' && /^(st|nd|rd|th)$/.test(wordAt(scene, from - 1))) return false;
  if (joiner === ',' && isListed(orders)) return true;
  if (joiner === 'plus' && isOneMore(orders)) return true;
  return null;
}

/** "submit the form + lodge the claim + call Ana": some of what plus signs join are orders. */
const joinsOrders = (scene: Scene, right: number) =>
  scene.tokens.slice(right, right + maxReach).some((_, n) => {
    const i = right + n;
    return wordAt(scene, i - 1) === '+' && (isTaskVerb(wordAt(scene, i)) || isPhrasal(scene, i));
  });

/** Tells whether what follows a comma has the form of a task in a list of tasks. */
function isListed({ scene, start, from, right, first, second }: Orders): boolean {
  if (areErrands(scene)) return true;
  if (first.strength === 'strong' && isSent(scene, right)) return true;
  // "kids to school 8:30, tesco after"
  if (isThen(scene, right) && endsInWhen(scene, start, from, 'clock')) return true;
  if (second.strength) return false;
  if (isOwn(scene, first.at, from, right)) return true;
  return !first.strength && !first.marked && isErrand(scene, first.at, from, right);
}

/** "pull the manes plus clean the tack plus hay delivery" */
const isOneMore = ({ scene, from, next, first, firstVerb }: Orders) =>
  first.strength !== null &&
  !listsObjects(firstVerb) &&
  !functionWord.test(next) &&
  scene.tokens.slice(Math.max(0, from - maxReach), from).some(({ lower }) => lower === 'plus');

/** Tells whether what no known verb opens is a task of its own. */
function cutsAtThing(orders: Orders): boolean {
  const { scene, from, right, joiner, next, first, second, explicit } = orders;
  if (joiner === 'and' && areBothFor(orders)) return !/^(mum|mom|dad|me|him|her|them|us)$/.test(next);
  if (/\band\b/.test(joiner) && isLooseThing(scene, first.at, from, right)) return true;
  const phrase = first.strength && right + 2 < scene.tokens.length && isPhrasal(scene, right);
  if (/^(and|&|,|, and)$/.test(joiner) && (phrase || isUnknownVerb(orders))) return true;
  if (/^(and|,|, and)$/.test(joiner) && leadsWithRepeat(scene, right)) return true;
  if (/^(, )?and$/.test(joiner) && leadsWithDay(orders)) return true;
  // "nappies today, thursday 17:15 dentist with Leo"
  if (joiner === ',' && endsInWhen(scene, orders.start, from, 'day') && leadsWithDay(orders)) return true;
  // "bins tonight, it's green this week"
  if (/^(it|it's|they|they're|he's|she's|that's|there's)$/.test(next)) return false;
  if (bothEndIn('day', orders) || (/^(,|and|&)$/.test(joiner) && bothEndIn('clock', orders))) return true;
  // "repeat prescription every 4 weeks, eye test 9 Dec"
  if (joiner === ',' && endsInRepeat(orders) && hasOwnWhen(scene, right, 'day')) return true;
  // "buy oats, gym at 6"
  if (isActivityNoun(wordAt(scene, second.at)) && (joiner.includes(',') || explicit))
    return /^(,|and|then|at|on|tomorrow|today|with|w)?$/.test(wordAt(scene, second.at + 1));
  return isAnnounced(orders);
}

/** "vet for the rabbit and tablets for the dog" */
function areBothFor({ scene, from, right, first }: Orders): boolean {
  const isFor = (start: number, end: number) =>
    scene.tokens.slice(Math.max(start, end - maxReach), end).some(({ lower }) => lower === 'for');
  return !first.strength && isFor(first.at + 1, from) && isFor(right + 1, right + 4);
}

/** "dentist on monday and vet on tuesday" */
const bothEndIn = (kind: 'day' | 'clock', { scene, start, from, right }: Boundary) =>
  hasOwnWhen(scene, right, kind) && endsInWhen(scene, start, from, kind);

function endsInRepeat({ scene, start, from }: Boundary): boolean {
  const tokens = scene.tokens.slice(Math.max(start, from - maxReach), from);
  const rule = findRecurrence({ ...scene, tokens }, []);
  return rule !== null && rule.start > 0 && rule.next === tokens.length;
}

/** Tells whether the boundary says that one more task comes. */
function isAnnounced({ scene, start, right, joiner, next, firstVerb }: Orders): boolean {
  // "first mow the verge, next rake it, finally two bags of seed"
  const inRow = /^(first|firstly|start|begin)$/.test(wordAt(scene, 0));
  if (inRow && /finally|lastly|last of all/.test(joiner) && right + 1 < scene.tokens.length) return true;
  // "oil the hinge, also lamp bulbs"
  const adds = /(,|u[mh]+|er|erm) (also|plus)/.test(joiner) && !addsObjects(firstVerb);
  if (!adds && !/then|after that|next up/.test(joiner)) return false;
  if (functionWord.test(next) && !/^(the|my|a|an)$/.test(next)) return false;
  return !/^(if|when|once)$/.test(wordAt(scene, start));
}

/** Returns the index after a date or a recurrence that begins at `i` and is all there is up to a comma; else -1. */
function valueEnd(scene: Scene, i: number): number {
  const when = readWhenAt(scene, i);
  if (when) return when.next;
  if (!repeating.test(wordAt(scene, i))) return -1;
  const rest = scene.tokens.slice(i, i + 8);
  const end = rest.findIndex(({ lower }) => lower === ',');
  const rule = findRecurrence({ ...scene, tokens: rest.slice(0, Math.max(0, end)) }, []);
  return rule?.start === 0 && rule.next === end ? i + end : -1;
}

const isValueToComma = (scene: Scene, i: number) => wordAt(scene, valueEnd(scene, i)) === ',';

/** "gym and next monday dentist", but not "sunday papers" and "monday and tuesday". */
function leadsWithDay({ scene, right, next, firstVerb }: Orders): boolean {
  if (isContact(firstVerb) || isAlsoGoods(firstVerb)) return false;
  const when = readWhenAt(scene, right);
  if (when?.day == null || (when.next < right + 2 && !/^(tomorrow|tonight)$/.test(next))) return false;
  return scene.tokens[when.next]?.kind === 'word' && !functionWord.test(wordAt(scene, when.next));
}

/** "every 2nd | and 4th sunday" */
function repeatsBeyond({ tokens, ...scene }: Scene, from: number, right: number): boolean {
  const first = Math.max(0, from - 4);
  const at = tokens.slice(first, from).findIndex(({ lower }) => lower === 'every') + first;
  if (at < first || tokens[from + 1]?.kind !== 'number') return false;
  const rule = findRecurrence({ ...scene, tokens: tokens.slice(at, right + 4) }, []);
  return rule?.start === 0 && at + rule.next > right;
}

/** "every monday water the plants": how often stands before the order. */
function leadsWithRepeat(scene: Scene, right: number): boolean {
  if (!repeating.test(wordAt(scene, right))) return false;
  let at = right + 1;
  while (at < right + 4 && (weekdays.has(wordAt(scene, at)) || repeated.test(wordAt(scene, at)))) at++;
  return isTaskVerb(wordAt(scene, at)) && scene.tokens[at + 1]?.kind === 'word';
}
const repeated = /^(day|week|weekday|weekend|month|year|morning|evening|night|other|second|and)$/;
