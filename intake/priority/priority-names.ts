import { readWhenAt } from '../dates/find-whens.ts';
import { beginsTask, endsAt } from '../dates/words.ts';
import { findRecurrence } from '../recurrence/find-recurrence.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { prepositionWord } from '../tokens/function-words.ts';
import { maxReach, type Scene, wordAt } from '../tokens/scene.ts';
import { isTaskVerb } from '../tokens/verbs.ts';

const prepositions = /^(about|at|by|of|from|with|in|for|to|than|into|onto|via)$/;

/** Capitals in a text that is otherwise in small letters: "email Urgent Couriers", "sing No Rush". */
export function isNamed(scene: Scene, start: number, next: number): boolean {
  const { tokens } = scene;
  const [before, after] = [tokens[start - 1], tokens[next]];
  const said = tokens.slice(start, next);
  if (before?.kind !== 'word' || !said.every(({ capital }) => capital)) return false;
  // "parcel from ASAP Couriers"
  if (said.some(({ shouted }) => shouted) && !prepositions.test(before.lower)) return false;
  const goesOn = after?.capital && !after.glued && !after.shouted && !readWhenAt(scene, next);
  if (!goesOn && said.length < 2) return false;
  const around = [
    ...tokens.slice(Math.max(0, start - maxReach), start),
    ...tokens.slice(next, next + maxReach),
  ];
  return around.some(({ kind, capital, lower }) => kind === 'word' && !capital && lower.length > 3);
}

/** Before a word that is spoken of: "stickers marked urgent", "the word urgent". */
const mentions =
  /^(say|says|said|saying|reads|spell|pronounce|define|word|words|called|named|titled|entitled|labelled|labeled|marked|stamped)$/;
/** Somebody who is quoted on the priority: "the boss says asap". */
const people =
  /^(he|she|they|boss|manager|client|landlord|landlady|doctor|vet|school|office|mum|mom|dad|gran|wife|husband)$/;
const meanings = /^(mean|means|stands?|is|are)$/;
const copulas = /^(is|are|was|were|it's|its|they're)$/;
const questions = /^(whether|how|why|which|what|if)$/;

/** "a sign that says urgent", "what asap stands for", "ask whether it is urgent": the word is spoken of. */
export function isMentioned(scene: Scene, start: number, next: number): boolean {
  const before = wordAt(scene, start - 1);
  if (meanings.test(wordAt(scene, next)) || (before === 'from' && wordAt(scene, next) === 'to')) return true;
  const sayer = scene.tokens[start - 2];
  const isSaid =
    /^(say|says|said)$/.test(before) && (people.test(sayer?.lower ?? '') || sayer?.capital === true);
  const states = scene.tokens.slice(Math.max(0, start - 1), next).some(({ lower }) => copulas.test(lower));
  if (!states && mentions.test(before) && !isSaid) return true;
  // "ask whether it is urgent", "why is rest important"
  for (let i = start - 1; i > start - maxReach && scene.tokens[i]?.kind === 'word'; i--)
    if (questions.test(wordAt(scene, i))) return states || copulas.test(wordAt(scene, i + 1));
  return false;
}

const determiners =
  /^(the|a|an|my|our|your|his|her|their|this|that|these|those|which|whether|what|no|each|every|pin|level|floor|row|bay|zone|gate|spot|space|park|parking|deck|platform|mclaren)$/;

const articles = /^(the|a|an|my|our|your|his|her|their|this|that|these|those)$/;

/**
 * Tells whether "p3" at `start` names a thing: in the midst of a clause before a noun ("solder p2 header"), or behind a word that
 * asks for one ("the p3"). Beside another value or a mark it is a priority.
 */
export function namesThing(scene: Scene, start: number, next: number): boolean {
  const { tokens } = scene;
  const before = wordAt(scene, start - 1);
  const after = tokens[next];
  const opening = skipLeadIn(scene, 0).next;
  if (after?.lower === 'of') return true;
  if (
    /^(class|classroom|form|pupils?|parents?|teacher|parking|masks?|respirators?)$/.test(after?.lower ?? '')
  )
    return true;
  if (start <= opening || tokens[start - 1]?.kind !== 'word') return false;
  if (determiners.test(before)) return true;
  if (after?.kind !== 'word') return false;
  // "ask about p1 visas", "test p3 with the meter": the word before it has no other object
  if (prepositions.test(before)) return true;
  // "call p1 the plumber": what is called comes after it
  if (articles.test(after.lower)) return false;
  if (endsAt(scene, next))
    return start === opening + 1 && isTaskVerb(before) && !isBesideValue(scene, start, next);
  // "the P3 phone from Bo", but not "tidy p3 phone Bo"
  const orders = beginsTask(scene, next) && !prepositionWord.test(wordAt(scene, next + 1));
  return !orders && !isBesideValue(scene, start, next);
}

function isBesideValue(scene: Scene, start: number, next: number): boolean {
  if (readWhenAt(scene, next)) return true;
  const base = Math.max(0, start - maxReach);
  for (let i = base; i < start; i++) if (readWhenAt(scene, i)?.next === start) return true;
  const rule = findRecurrence({ ...scene, tokens: scene.tokens.slice(base, next + maxReach) }, []);
  return rule !== null && (base + rule.next === start || base + rule.start === next);
}
