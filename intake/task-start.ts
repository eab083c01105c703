import { whenAt } from './dates/find.ts';
import { longestOf, phraseAt, type Scene, wordAt } from './dates/scene.ts';
import { weekdays } from './dates/words.ts';
import { skipLeadIn } from './speech.ts';
import { joiners } from './speech-phrases.ts';
import {
  activityNouns,
  activityVerbs,
  binomials,
  causatives,
  continuations,
  givingVerbs,
  goodsVerbs,
  nounVerbs,
  phrasals,
  pronouns,
  quietVerbs,
  relaxedVerbs,
  spokenVerbs,
  strongVerbs,
  talkVerbs,
  wordSet,
} from './verbs.ts';

const functionWord =
  /^(the|a|an|my|our|your|his|her|their|its|this|that|these|those|some|any|no|to|of|in|on|at|by|for|from|with|about|into|onto|over|under|after|before|between|without|through|and|or|but|nor|than|as|if|when|while|who|what|which|where|how|why|because|so|can|could|will|would|should|may|might|must|shall|do|does|did|don't|not|never|is|are|was|were|be|been|am|i|you|he|she|it|we|they|me|him|us|them|new|old|good|next|more|two|three|every|each|all|also|just|please|via|per|vs|re|up|off|out|back|down|away|over)$/;
export const prepositionWord =
  /^(of|in|on|at|by|for|from|with|about|into|onto|over|under|to|and|or|than|as|is|are|was)$/;

type Strength = 'strong' | 'weak' | null;

/** Whether a task could begin at `i` of the scene, and how surely. */
export function taskStart(scene: Scene, i: number): { at: number; marked: boolean; strength: Strength } {
  const lead = skipLeadIn(scene, i);
  const at = lead.next;
  // "tomorrow call mom", "in the evening i need to cook", "on friday to pick up the cake"
  const when = whenAt(scene, at);
  if (when) {
    const to = /^(to|,)$/.test(wordAt(scene, when.next)) ? when.next + 1 : when.next;
    const then = skipLeadIn(scene, to);
    if (then.marked) return { at: then.next, marked: true, strength: 'strong' };
    if (strongVerbs.has(wordAt(scene, then.next)))
      return { at: then.next, marked: lead.marked, strength: 'strong' };
  }
  const word = wordAt(scene, at);
  if (/^(quickly|finally|definitely|probably|possibly|really|just|first|maybe|also|then)$/.test(word)) {
    const after = taskStart(scene, at + 1);
    return { ...after, marked: after.marked || lead.marked };
  }
  const strength: Strength = strongVerbs.has(word) ? (nounVerbs.has(word) ? 'weak' : 'strong') : null;
  return { at, marked: lead.marked, strength };
}

const dayWords = /^(every|each|on|and|next|this|other|daily|weekly)$/;

/** Words of the clause before a boundary: does it hold a whole task already? */
export function isWhole(scene: Scene, from: number, to: number): boolean {
  const { at } = taskStart(scene, from);
  const all = scene.tokens.slice(at, to);
  const content = all.filter((token) => token.kind !== 'mark');
  if (content.every(({ lower }) => weekdays.has(lower) || dayWords.test(lower))) return false;
  // "wash, dry and fold laundry"
  if (all.length > content.length && content.every(({ lower }) => strongVerbs.has(lower))) return false;
  // "drop off and pick up the cleaning"
  if (
    content.length === 2 &&
    particle.test(content[1]?.lower ?? '') &&
    strongVerbs.has(content[0]?.lower ?? '')
  )
    return !wordAt(scene, to).startsWith('and');
  if (isCondition(scene, from, to)) return false;
  const [only] = content;
  if (content.length === 1 && only && wordAt(scene, to) === ',' && activityVerbs.has(only.lower)) return true;
  if (content.length === 1 && only)
    return !strongVerbs.has(only.lower) || (activityNouns.has(only.lower) && wordAt(scene, to) !== 'and');
  return true;
}

const particle = /^(up|off|out|down|away|back)$/;
const conditional =
  /^(if|when|whenever|once|before|after|while|unless|until|since|because|as|during|in|on|for|given|assuming|provided)$/;
const subject =
  /^(i|you|he|she|it|we|they|who|that|the|a|an|my|our|your|his|her|their|this|to|of|and|or|[a-z]+'s|[a-z]+'re)$/;

/** "if it rains," "after lunch,": says when, and orders nothing yet. */
function isCondition(scene: Scene, from: number, to: number): boolean {
  if (wordAt(scene, to) !== ',' || !conditional.test(wordAt(scene, from)) || whenAt(scene, from))
    return false;
  for (let i = from + 1; i < to; i++) {
    const word = wordAt(scene, i);
    if (word === ',') return false;
    if (strongVerbs.has(word) && !nounVerbs.has(word) && !subject.test(wordAt(scene, i - 1)))
      return /^(if|when|whenever|once|while|unless|until|since|because|as)$/.test(wordAt(scene, from));
  }
  return true;
}

/** Whether the words `start`..`end` end with a day or a time, and say more than it. */
function endsInWhen(scene: Scene, start: number, end: number, kind: 'day' | 'clock'): boolean {
  const left = { ...scene, tokens: scene.tokens.slice(0, end) };
  for (let i = Math.max(start + 1, end - 8); i < end; i++) {
    const when = whenAt(left, i);
    if (when?.next === end) return when[kind] !== null;
  }
  return false;
}

/** Whether a date or time that stands before `i` reads on beyond it: "at fifteen past eight". */
function goesOn(scene: Scene, start: number, i: number): boolean {
  for (let from = Math.max(start + 1, i - 8); from < i; from++)
    if ((whenAt(scene, from)?.next ?? 0) > i) return true;
  return false;
}

/** Whether words follow at `right` that come before a day or time of their own, with no boundary between. */
function hasOwnWhen(scene: Scene, right: number, kind: 'day' | 'clock'): boolean {
  if (whenAt(scene, right)) return false;
  for (let i = right + 1; i < Math.min(scene.tokens.length, right + 8); i++) {
    if (/^(,|and|then|;)$/.test(wordAt(scene, i))) return false;
    if (whenAt(scene, i)?.[kind] != null) return true;
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
    /^(until|till|through|meets?|due|instead|not|starting|only|at|pm|am)$/.test(word)
  )
    return false;
  // "train friday returns monday"
  if (/[^s]s$/.test(word) && !activityNouns.has(word)) return false;
  return (['day', 'clock'] as const).some(
    (kind) =>
      hasOwnWhen(scene, i, kind) &&
      endsInWhen(scene, start, i, kind) &&
      isWhole(scene, start, i) &&
      !goesOn(scene, start, i),
  );
}

/** Whether to cut before `right`, the boundary being tokens `from`..`right` of which the text before starts at `start`. */
export function cutsHere(scene: Scene, start: number, from: number, right: number): boolean {
  const { tokens } = scene;
  const joiner = tokens
    .slice(from, right)
    .map((token) => token.lower)
    .join(' ');
  if (!tokens[right] || !isWhole(scene, start, from)) return false;
  // "drag and drop", "Eat, Pray, Love"
  if (binomials.has(`${wordAt(scene, from - 1)} ${wordAt(scene, right)}`)) return false;
  const named = tokens[from - 1]?.capital && tokens[right]?.capital && !tokens[start]?.capital;
  if (named && /^(,|and|&)$/.test(joiner)) return false;
  const asked = skipLeadIn(scene, start).marked || skipLeadIn(scene, 0).marked;
  const to = wordAt(scene, right) === 'to' && asked ? right + 1 : right;
  // "come and get", "try and fix"
  if (/^(come|go|try|stay|wait)$/.test(wordAt(scene, from - 1)) && /^(and|&)$/.test(joiner)) return false;
  const must = /^(must|should|gotta|shall)$/.test(wordAt(scene, right)) ? right + 1 : right;
  if (must > right && (strongVerbs.has(wordAt(scene, must)) || wordAt(scene, must) === 'also'))
    return !/^(who|what|which|that|if|when|how|where|we|they|i|you|he|she)$/.test(wordAt(scene, must - 3));
  // "put down that I need to call and that I need to pay"
  const that =
    wordAt(scene, right) === 'that' && asked && !talkVerbs.has(wordAt(scene, skipLeadIn(scene, start).next));
  if (that && skipLeadIn(scene, right + 1).marked) return true;
  const begin = taskStart(scene, to);
  if (begin.marked) return begin.at < tokens.length;
  if (joiner === 'but') return false;
  if (joiner === 'next' && !begin.strength) return false;
  const object = wordAt(scene, begin.at + 1);
  const hasObject = begin.at + 1 < tokens.length;
  const first = taskStart(scene, start);
  const explicit =
    /then|also|after|plus|oh|finally|lastly|another|more thing|next|first|last|there|way|at it/.test(joiner);
  // "oh and the vet wants a sample"
  if (/\boh and\b/.test(joiner) && tokens.length - right > 2) return true;
  if (joiner === '+' && first.strength && !/^[\d(]/.test(wordAt(scene, right)))
    return joinsOrders(scene, right);
  const leftVerb = wordAt(scene, first.at);
  if (begin.strength) {
    const verb = wordAt(scene, begin.at);
    if (
      !explicit &&
      talkVerbs.has(leftVerb) &&
      continuations.has(verb) &&
      joiner !== ',' &&
      /^(about|for|if|whether|to|that|what|when|how|where|why|on|with|hi|hello|no|yes|on|up|go)?$/.test(
        object,
      )
    )
      return false;
    if (!explicit && pronouns.has(object) && joiner !== ',' && !whenAt(scene, right)) return false;
    // ", to hide the cables"
    if (to > right && joiner === ',') return true;
    if (begin.strength === 'strong') {
      if (!explicit && joiner === 'and' && sharesHead(scene, first.at, from, begin.at)) return false;
      if (!hasObject)
        return explicit || activityNouns.has(verb) || (joiner === ',' && activityVerbs.has(verb));
      if (
        prepositionWord.test(object) &&
        /^(email|text|message|phone|call|change|repair|post)$/.test(verb) &&
        object !== 'about'
      )
        return explicit;
      return true;
    }
    if (!hasObject)
      return first.strength !== null && (explicit || (joiner === ',' && activityVerbs.has(verb)));
    if (phrasals.has(`${verb} ${object}`)) return true;
    if (prepositionWord.test(object) || tokens[begin.at + 1]?.kind === 'mark') return explicit;
    if (first.strength === null)
      return explicit || joiner.startsWith(',') || joiner !== 'and' || endsInWhen(scene, start, from, 'day');
    // "buy oil and water filters": after a purchase the name of a good is likelier than a verb
    if (!explicit && joiner === 'and' && sharesHead(scene, first.at, from, begin.at)) return false;
    if (goodsVerbs.has(verb) && /^(buy|get|order|grab|collect|pick|bring|mix|add|need|fetch)$/.test(leftVerb))
      return explicit || /^(the|a|an|my|our|some|his|her|up|out|mum|mom|dad)$/.test(object);
    return true;
  }
  if (isUnknownVerb(scene, first, from, right) && /^(and|&)$/.test(joiner)) return true;
  // "dentist on monday and vet on tuesday"
  if (hasOwnWhen(scene, right, 'day') && endsInWhen(scene, start, from, 'day')) return true;
  if (
    /^(,|and|&)$/.test(joiner) &&
    hasOwnWhen(scene, right, 'clock') &&
    endsInWhen(scene, start, from, 'clock')
  )
    return true;
  if (activityNouns.has(wordAt(scene, begin.at)) && (joiner.includes(',') || explicit)) {
    const next = wordAt(scene, begin.at + 1);
    return next === '' || next === ',' || next === 'and' || /^(at|on|tomorrow|today|with)$/.test(next);
  }

  return (
    /then|after that|next up/.test(joiner) &&
    !functionWord.test(wordAt(scene, right)) &&
    !/^(if|when|once)$/.test(wordAt(scene, start))
  );
}

const heads = wordSet(`
  levels sets filters office offices cards sizes prices rates supplies kits bottles trays covers lids pads racks stands
  holders cases machine machines bulbs settings meters gauges pressure tanks caps leaks lines pipes brushes packs packets
  samples tools gear equipment products services areas issues problems costs options shakers grinders sauce mixers tests
  readings charges rolls bags buckets hoses pumps cables sensors stations points boards books covers guns pens markers
`);

/** "check fuel and oil levels", "buy sweep and mop sets": two words name kinds of the same thing. */
function sharesHead(scene: Scene, verb: number, from: number, at: number): boolean {
  const noun = wordAt(scene, at);
  if (!(goodsVerbs.has(noun) || /^(mop|post|file|rent|exercise|test|sweep|print)$/.test(noun))) return false;
  const left = scene.tokens.slice(verb + 1, from).filter(({ kind }) => kind !== 'mark');
  const bare = left.filter(({ lower }) => !/^(the|a|by|at|in|for|some|new|more)$/.test(lower));
  if (bare.length !== 1 || !heads.has(wordAt(scene, at + 1))) return false;
  const after = scene.tokens[at + 2];
  return !after || after.kind === 'mark' || functionWord.test(after.lower);
}

/** "submit the form + lodge the claim + call Ana": some of what plus signs join are orders. */
function joinsOrders(scene: Scene, right: number): boolean {
  for (let i = right; i < scene.tokens.length; i++) {
    const previous = wordAt(scene, i - 1);
    if (previous === '+' && strongVerbs.has(wordAt(scene, i))) return true;
  }
  return false;
}

const determiner = /^(the|my|our|your|their)$/;

/** "paint the shed and creosote the fence": whatever stands before "the" after a whole order is an order too. */
function isUnknownVerb(
  scene: Scene,
  left: { at: number; strength: Strength },
  from: number,
  right: number,
): boolean {
  const verb = wordAt(scene, left.at);
  const word = wordAt(scene, right);
  if (!left.strength || from - left.at < 2 || givingVerbs.has(verb) || causatives.has(verb)) return false;
  if (scene.tokens.slice(left.at, from).some((token) => clauseWord.test(token.lower))) return false;
  if (!/^[a-z]{3,}$/.test(word) || scene.tokens[right]?.capital || functionWord.test(word)) return false;
  if (/(ing|ed|ly|s)$/.test(word) && !/ss$/.test(word)) return false;
  if (
    /^(half|both|such|whatever|maybe|around|during|until|against|like|what|then|mum|mom|dad|gran|nan)$/.test(
      word,
    )
  )
    return false;
  if (!determiner.test(wordAt(scene, right + 1)) || !scene.tokens[right + 2]) return false;
  return !/^(day|night|week|month|year|morning|afternoon|evening|next|following|other|same|rest|one|first|last)$/.test(
    wordAt(scene, right + 2),
  );
}
const clauseWord =
  /^(that|if|when|who|what|how|where|which|because|while|why|whether|between|with|without|like|to|than|as)$/;

/** Whether a verb in mid-speech begins a new task: "buy milk call mom pay rent". */
export function runsOn(scene: Scene, start: number, i: number): boolean {
  const verb = wordAt(scene, i);
  const long = scene.tokens.length >= 9;
  const spoken =
    spokenVerbs.has(verb) ||
    (strongVerbs.has(verb) && (!quietVerbs.has(verb) || (long && relaxedVerbs.has(verb))));
  const phrase = phrasals.has(`${verb} ${wordAt(scene, i + 1)}`);
  if (longestOf(scene, i + 1, joiners)) return false;
  if (!(spoken || phrase) || !scene.tokens[i + 1] || scene.tokens[i + 1]?.kind === 'mark') return false;
  const previous = scene.tokens[i - 1];
  if (!previous || previous.kind === 'mark' || functionWord.test(previous.lower)) return false;
  const object = wordAt(scene, i + 1);
  if (!phrase && (prepositionWord.test(object) || verb === 'pick')) return false;
  if (verb === 'thank' && object === 'you') return false;
  const first = taskStart(scene, start);
  if (!first.strength || first.at >= i - 1) return false;
  for (let j = first.at; j < i; j++) {
    const word = wordAt(scene, j);
    if (/^(that|if|when|who|what|how|where|which|because|while)$/.test(word)) return false;
  }
  if (causatives.has(wordAt(scene, first.at)) || phraseAt(scene, first.at, 'make sure')) return false;
  if (phrase) return true;
  if (relaxedVerbs.has(verb) && long) return true;
  if (nounVerbs.has(verb)) return /^(the|a|an|my|our|his|her|mum|mom|dad)$/.test(object);
  return true;
}
