import { areErrands, clauseWord, isErrand, isOwn, isSent, isThen, listing } from './comma-lists.ts';
import { whenAt } from './dates/find.ts';
import { phraseAt, type Scene, wordAt } from './dates/scene.ts';
import { weekdays } from './dates/words.ts';
import { isLooseThing, owedAt } from './owed.ts';
import { leadingPriority } from './priority.ts';
import { findRecurrence } from './recurrence/find.ts';
import { repeating } from './recurrence/phrases.ts';
import { restarts } from './restart.ts';
import { endsInWhen, hasOwnWhen } from './run-on.ts';
import { skipLeadIn } from './speech.ts';
import {
  functionWord,
  isPhrasal,
  isWhole,
  particle,
  prepositionWord,
  type Strength,
  taskStart,
} from './task-start.ts';
import {
  activityNouns,
  activityVerbs,
  binomials,
  causatives,
  continuations,
  givingVerbs,
  goodsVerbs,
  pronouns,
  strongVerbs,
  talkVerbs,
  wordSet,
} from './verbs.ts';

/** Whether to cut before `right`, the boundary being tokens `from`..`right` of which the text before starts at `start`. */
export function cutsHere(scene: Scene, start: number, from: number, right: number): boolean {
  const { tokens } = scene;
  const joiner = tokens
    .slice(from, right)
    .map(({ lower }) => (lower === 'n' ? 'and' : lower))
    .join(' ');
  // "fix the typo and deploy and tell marketing"
  const lone = from === start + 1 && wordAt(scene, start - 1) === 'and' && joiner === 'and';
  const tells = /^(tell|notify|inform|let|ask)$/.test(wordAt(scene, right)) && tokens[right + 1];
  const done = wordAt(scene, start);
  if (lone && tells && strongVerbs.has(done) && !talkVerbs.has(done)) return true;
  if (!tokens[right] || !isWhole(scene, start, from)) return false;
  // "1 week and 3 days from now"
  if ((whenAt(scene, start)?.next ?? 0) > right || repeatsBeyond(scene, from, right)) return false;
  if (joiner === ',' && wordAt(scene, valueEnd(scene, right)) === ',')
    return wordAt(scene, valueEnd(scene, 0)) === ',';
  // "gym every monday and friday, call Ana"
  const isWeekday = (i: number) => weekdays.has(wordAt(scene, i));
  if (isWeekday(from - 1) && isWeekday(right) && wordAt(scene, right + 1) === ',')
    if (tokens.slice(start, from).some(({ lower }) => lower === 'every')) return false;
  // "drag and drop", "Eat, Pray, Love"
  if (binomials.has(`${wordAt(scene, from - 1)} ${wordAt(scene, right)}`)) return false;
  const named = tokens[from - 1]?.capital && tokens[right]?.capital && !tokens[start]?.capital;
  if (named && /^(,|and|&)$/.test(joiner)) return false;
  if (
    (joiner === ',' ||
      (/^(, )?(and|&|then|plus|also)\b/.test(joiner) && !vague.test(wordAt(scene, right)))) &&
    leadsWithPriority(scene, start, right)
  )
    return true;
  const asked = skipLeadIn(scene, start).marked || skipLeadIn(scene, 0).marked;
  const to = wordAt(scene, right) === 'to' && asked ? right + 1 : right;
  // "come and get", "try and fix"
  if (/^(come|go|try|stay|wait)$/.test(wordAt(scene, from - 1)) && /^(and|&)$/.test(joiner)) return false;
  // "sit down and plan the trip"
  if (joiner === 'and' && from - start < 6 && phraseAt(scene, start, 'sit down'))
    return !/^(talk|plan|discuss|go|work|sort|figure|write|think|draw|make)$/.test(wordAt(scene, right));
  const must = /^(must|should|gotta|shall)$/.test(wordAt(scene, right)) ? right + 1 : right;
  // "oil the winch, must be done today"
  if (must > right && wordAt(scene, must) === 'be' && joiner === ',') return false;
  if (must > right && (strongVerbs.has(wordAt(scene, must)) || wordAt(scene, must) === 'also'))
    return !/^(who|what|which|that|if|when|how|where|we|they|i|you|he|she)$/.test(wordAt(scene, must - 3));
  // "put down that I need to call and that I need to pay"
  const that =
    wordAt(scene, right) === 'that' && asked && !talkVerbs.has(wordAt(scene, skipLeadIn(scene, start).next));
  if (that && skipLeadIn(scene, right + 1).marked) return true;
  const begin = taskStart(scene, to);
  if (
    /^,/.test(joiner) &&
    /^(don't|dont)$/.test(wordAt(scene, right)) &&
    strongVerbs.has(wordAt(scene, right + 1))
  )
    return true;
  if (begin.marked) return begin.at < tokens.length;
  if (joiner !== 'but' && isOwed(scene, start, right)) return true;
  // "and glue i need glue"
  if (/and|,|also/.test(joiner) && [1, 2, 3].some((n) => restarts(scene, right, right + n))) return true;
  if (joiner === 'but') return false;
  if (joiner === 'next' && !begin.strength) return false;
  const object = wordAt(scene, begin.at + 1);
  const hasObject = begin.at + 1 < tokens.length;
  if (joiner === ',' && areErrands(scene)) return true;
  const first = taskStart(scene, start);
  const explicit =
    /then|also|after|plus|oh|finally|lastly|another|more thing|next|first|last|there|way|at it/.test(joiner);
  // "oh and the vet wants a sample"
  if (/\b(oh and|and oh)\b/.test(joiner) && tokens.length - right > 2) return true;
  if (joiner === '+' && first.strength && !/^[\d(]/.test(wordAt(scene, right)))
    return joinsOrders(scene, right);
  const leftVerb = wordAt(scene, first.at);
  // "2nd and 4th saturday"
  if (tokens[right]?.kind === 'number' && /^(st|nd|rd|th)$/.test(wordAt(scene, from - 1))) return false;
  if (joiner === ',' && first.strength === 'strong' && isSent(scene, right)) return true;
  if (joiner === ',' && !begin.strength && isOwn(scene, first.at, from, right)) return true;
  // "pull the manes plus clean the tack plus hay delivery"
  if (
    joiner === 'plus' &&
    first.strength &&
    !listing.test(leftVerb) &&
    !functionWord.test(wordAt(scene, right)) &&
    tokens.slice(0, from).some(({ lower }) => lower === 'plus')
  )
    return true;
  // "kids to school 8:30, tesco after"
  if (joiner === ',' && endsInWhen(scene, start, from, 'clock') && isThen(scene, right)) return true;
  if (begin.strength) {
    const verb = wordAt(scene, begin.at);
    if (
      !explicit &&
      talkVerbs.has(leftVerb) &&
      continuations.has(verb) &&
      joiner !== ',' &&
      /^(about|for|if|whether|to|that|what|when|how|where|why|on|with|hi|hello|no|yes|up|go)?$/.test(object)
    )
      return false;
    // "a grab rail for gran, fit it"
    if (!explicit && first.strength === null && isPronoun(scene, begin.at + 1)) return false;
    if (!explicit && isPronoun(scene, begin.at + 1) && joiner !== ',' && !whenAt(scene, right)) return false;
    // ", to hide the cables"
    if (to > right && joiner === ',') return true;
    // "see that it is clean, warm and quiet"
    if (joiner === ',' && /^(and|or)$/.test(object) && !tokens[begin.at + 3]) return false;
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
    if (isPhrasal(scene, begin.at)) return true;
    if (prepositionWord.test(object) || tokens[begin.at + 1]?.kind === 'mark') return explicit;
    // "so I may be late. warn them and sweep the yard"
    if (first.strength === null && /^(the|my|our|his|her|their)$/.test(object))
      if (first.marked || from - first.at > 4) return true;
    if (first.strength === null)
      return explicit || joiner.startsWith(',') || joiner !== 'and' || endsInWhen(scene, start, from, 'day');
    // "buy oil and water filters": after a purchase the name of a good is likelier than a verb
    if (!explicit && joiner === 'and' && sharesHead(scene, first.at, from, begin.at)) return false;
    if (goodsVerbs.has(verb) && /^(buy|get|order|grab|collect|pick|bring|mix|add|need|fetch)$/.test(leftVerb))
      return explicit || /^(the|a|an|my|our|some|his|her|up|out|mum|mom|dad)$/.test(object);
    return true;
  }
  if (joiner === ',' && !first.strength && !first.marked && isErrand(scene, first.at, from, right))
    return true;
  // "vet for the rabbit and tablets for the dog"
  const isFor = (start: number, end: number) => tokens.slice(start, end).some(({ lower }) => lower === 'for');
  if (joiner === 'and' && !first.strength && isFor(first.at + 1, from) && isFor(right + 1, right + 4))
    return !/^(mum|mom|dad|me|him|her|them|us)$/.test(wordAt(scene, right));
  if (/\band\b/.test(joiner) && isLooseThing(scene, first.at, from, right)) return true;
  const phrase = isPhrasal(scene, right) && tokens[right + 2];
  if (
    /^(and|&|,|, and)$/.test(joiner) &&
    ((phrase && first.strength) || isUnknownVerb(scene, first, from, right))
  )
    return true;
  if (/^(and|,|, and)$/.test(joiner) && leadsWithRepeat(scene, right)) return true;
  // "gym and next monday dentist"
  if (joiner === 'and' && !talkVerbs.has(leftVerb) && !goodsVerbs.has(leftVerb) && leadsWithDay(scene, right))
    return true;
  // "bins tonight, it's green this week"
  if (/^(it|it's|they|they're|he's|she's|that's|there's)$/.test(wordAt(scene, right))) return false;
  // "dentist on monday and vet on tuesday"
  if (hasOwnWhen(scene, right, 'day') && endsInWhen(scene, start, from, 'day')) return true;
  if (
    /^(,|and|&)$/.test(joiner) &&
    hasOwnWhen(scene, right, 'clock') &&
    endsInWhen(scene, start, from, 'clock')
  )
    return true;
  if (activityNouns.has(wordAt(scene, begin.at)) && (joiner.includes(',') || explicit)) {
    return /^(,|and|then|at|on|tomorrow|today|with|w)?$/.test(wordAt(scene, begin.at + 1));
  }

  // "first mow the verge, next rake it, finally two bags of seed"
  if (/finally|lastly|last of all/.test(joiner) && opensRow.test(wordAt(scene, 0)) && tokens[right + 1])
    return true;
  // "oil the hinge, also lamp bulbs"
  const adds =
    /(,|u[mh]+|er|erm) (also|plus)/.test(joiner) && !/^(buy|get|order|grab|pick|bring|pack)$/.test(leftVerb);
  return (
    (adds || /then|after that|next up/.test(joiner)) &&
    (!functionWord.test(wordAt(scene, right)) || /^(the|my|a|an)$/.test(wordAt(scene, right))) &&
    !/^(if|when|once)$/.test(wordAt(scene, start))
  );
}

const opensRow = /^(first|firstly|start|begin)$/;

/** Index after a date or a recurrence that begins at `i` and is all there is up to a comma; else -1. */
function valueEnd(scene: Scene, i: number): number {
  const when = whenAt(scene, i);
  if (when) return when.next;
  if (!repeating.test(wordAt(scene, i))) return -1;
  const rest = scene.tokens.slice(i, i + 8);
  const end = rest.findIndex(({ lower }) => lower === ',');
  const rule = findRecurrence({ ...scene, tokens: rest.slice(0, Math.max(0, end)) }, []);
  return rule?.start === 0 && rule.next === end ? i + end : -1;
}

/** "next monday dentist", but not "sunday papers" and "monday and tuesday". */
function leadsWithDay(scene: Scene, right: number): boolean {
  const when = whenAt(scene, right);
  if (when?.day == null || (when.next < right + 2 && !/^(tomorrow|tonight)$/.test(wordAt(scene, right))))
    return false;
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

/** What begins so is said in passing: "and at some point fix the gate". */
const vague = /^(at|if|one|some|sometime|when|whenever|eventually)$/;

/** "p1 ring the bank, p3 tidy the desk": a priority before an order, or before a name where one led before. */
function leadsWithPriority(scene: Scene, start: number, right: number): boolean {
  const next = leadingPriority(scene, right)?.next;
  if (!next || wordAt(scene, next - 1) === ',' || scene.tokens[next]?.kind !== 'word') return false;
  if (functionWord.test(wordAt(scene, next))) return false;
  return taskStart(scene, next).strength !== null || leadingPriority(scene, start) !== null;
}

/** "every monday water the plants": how often stands before the order. */
function leadsWithRepeat(scene: Scene, right: number): boolean {
  if (!repeating.test(wordAt(scene, right))) return false;
  let at = right + 1;
  while (at < right + 4 && (weekdays.has(wordAt(scene, at)) || repeated.test(wordAt(scene, at)))) at++;
  return strongVerbs.has(wordAt(scene, at)) && scene.tokens[at + 1]?.kind === 'word';
}
const repeated = /^(day|week|weekday|weekend|month|year|morning|evening|night|other|second|and)$/;

const heads = wordSet(`
  levels sets filters office offices cards sizes prices rates supplies kits bottles trays covers lids pads racks stands
  holders cases machine machines bulbs settings meters gauges pressure tanks caps leaks lines pipes brushes packs packets
  samples tools gear equipment products services areas issues problems costs options shakers grinders sauce mixers tests
  readings charges rolls bags buckets hoses pumps cables sensors stations points boards books guns pens markers
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

/** "sell it", "sell those", but not "sell those chairs" and "move them crates". */
function isPronoun(scene: Scene, i: number): boolean {
  if (!pronouns.has(wordAt(scene, i))) return false;
  const noun = scene.tokens[i + 1];
  if (isHers(scene, i)) return false;
  // "get him some shin pads"
  if (/^(get|buy|order|bake|book)$/.test(wordAt(scene, i - 1)) && /^(some|a|an|new)$/.test(noun?.lower ?? ''))
    return false;
  if (noun?.kind !== 'word' || functionWord.test(noun.lower) || whenAt(scene, i + 1)) return true;
  if (wordAt(scene, i) === 'them') return !/[^s]s$/.test(noun.lower);
  return (
    !/^(this|that|these|those)$/.test(wordAt(scene, i)) || /(ly|asap|too|again|there|here)$/.test(noun.lower)
  );
}

/** "water her ferns", but not "give her ferns", "text her soon" and "drive her home". */
function isHers(scene: Scene, i: number): boolean {
  const noun = wordAt(scene, i + 1);
  const verb = wordAt(scene, i - 1);
  if (wordAt(scene, i) !== 'her' || !/^[a-z]{3,}$/.test(noun) || givingVerbs.has(verb) || talkVerbs.has(verb))
    return false;
  return (
    !functionWord.test(noun) &&
    !/(ly|ing|asap|too|again|there|here|home|now|first|soon|round)$/.test(noun) &&
    !whenAt(scene, i + 1)
  );
}

/** "and the tiler needs paying", but not "tell Bo the dog needs feeding and the cat needs pills". */
function isOwed(scene: Scene, start: number, right: number): boolean {
  if (!owedAt(scene, right)) return false;
  const verb = wordAt(scene, taskStart(scene, start).at);
  if (talkVerbs.has(verb) || /^(tell|say|ask|check|remind|explain|let|make|ensure|know|see)$/.test(verb))
    return !scene.tokens.slice(start, right).some((_, i) => owedAt(scene, start + i) > 0);
  return !scene.tokens
    .slice(start, right)
    .some(({ lower }) => /^(that|if|whether|because|why|unless|until)$/.test(lower));
}

/** "submit the form + lodge the claim + call Ana": some of what plus signs join are orders. */
function joinsOrders(scene: Scene, right: number): boolean {
  for (let i = right; i < scene.tokens.length; i++) {
    if (wordAt(scene, i - 1) === '+' && (strongVerbs.has(wordAt(scene, i)) || isPhrasal(scene, i)))
      return true;
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
  // "…, string up lights"
  const bare = wordAt(scene, right - 1) === ',' && particle.test(wordAt(scene, right + 1));
  if (!(bare || determiner.test(wordAt(scene, right + 1))) || !scene.tokens[right + 2]) return false;
  return !/^(day|night|week|month|year|morning|afternoon|evening|next|following|other|same|rest|one|first|last)$/.test(
    wordAt(scene, right + 2),
  );
}
