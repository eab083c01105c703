import { cacheWhens, type ParsedWhen, readWhenAt } from '../dates/find-whens.ts';
import { weekdays } from '../dates/words.ts';
import { isOrdinalDay, skipLeadIn, skipSelf } from '../speech/lead-ins.ts';
import { fillers, joiners } from '../speech/phrases.ts';
import { removeSmallTalk } from '../speech/small-talk.ts';
import { functionWord } from '../tokens/function-words.ts';
import { matchIndexedPhrase, type Scene, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isActivityNoun, isMessaging, isQuoting, isTaskVerb } from '../tokens/verbs.ts';
import { applyCorrection } from './apply-correction.ts';
import { isTaskBoundary } from './boundary.ts';
import { extractCorrections } from './corrections.ts';
import { findObligation } from './obligations.ts';
import { dropRepeated, removeStammer, restatesTask } from './restatements.ts';
import { isVerbChain, startsTaskMidSentence, turnsToName } from './run-on.ts';
import { isStatement } from './statement.ts';
import { isCompleteTask, readTaskStart } from './task-start.ts';

/** "tell Sam I will be late": what follows is what is to be said. */
function isSaid(scene: Scene, start: number, i: number): boolean {
  const verb = wordAt(scene, readTaskStart(scene, start).at);
  if (!/^(i|we|i'll|we'll|i'm)$/.test(wordAt(scene, i))) return false;
  if (isQuoting(verb)) return true;
  const future = /^(i'll|we'll|i'm)$/.test(wordAt(scene, i)) || wordAt(scene, i + 1) === 'will';
  return future && isMessaging(verb);
}

/** "today finish the budget | tomorrow send it": a day that leads, where a day led before. */
function turnsToDay(scene: Scene, start: number, i: number): boolean {
  const when = readWhenAt(scene, i);
  if (when?.day == null || !isCompleteTask(scene, start, i)) return false;
  return isTaskVerb(wordAt(scene, when.next)) || skipLeadIn(scene, when.next).marked;
}

/** "9am standup | 10am dentist", "monday gym | tuesday vet": a time or day that leads, where one led before. */
function repeats(scene: Scene, start: number, i: number): boolean {
  const when = readWhenAt(scene, i);
  const first = when && readWhenAt(scene, skipLeadIn(scene, start).next);
  const next = wordAt(scene, when?.next ?? 0);
  if (!first || when.led || first.led || first.next >= i || !/^[a-z]/.test(next)) return false;
  if (
    functionWord.test(next) ||
    !/^[a-z]/.test(wordAt(scene, i - 1)) ||
    !isCompleteTask(scene, first.next, i)
  )
    return false;
  const isTime = ({ day, clock }: ParsedWhen) => day === null && clock?.bare === false;
  if (isTime(first)) return isTime(when);
  return first.day !== null && weekdays.has(wordAt(scene, i)) && isActivityNoun(next);
}

/** Returns the index after the day that leads what begins at `start`; beyond everything where none does. */
function leadingDay(scene: Scene, start: number): number {
  const first = readWhenAt(scene, skipLeadIn(scene, start).next);
  return first?.day != null ? first.next : Number.POSITIVE_INFINITY;
}

/** These announce a task only at its start: "find time to", "text a reminder to". */
const notMidway =
  /^(that|note|add|remember|log|reminder|time|try|todo|to|task|set|create|new|let's|things|stuff|gonna|maybe|have|got)$/;

const bindingWord =
  /^(that|if|when|what|because|cause|cos|since|as|while|until|till|before|after|to|which|who|how|and|but|or|i|we|where|whenever|once|unless|than)$/;

/** Tells whether a lead-in at `i` belongs to what is said before it: "check if | I need to pay", "ask how many chairs | we need to bring". */
const isBound = (scene: Scene, start: number, i: number) =>
  bindingWord.test(wordAt(scene, i - 1)) ||
  [2, 3, 4].some((n) => i - n > start && /^(how|what|which|whose)$/.test(wordAt(scene, i - n)));

/** "she lands at nine so": when somebody comes or goes is not when it is due; "they said by friday" is. */
function tellsWhenElse(scene: Scene, start: number): boolean {
  const { next } = skipLeadIn(scene, start);
  return (
    /^(i|i'm|im|he|he's|she|she's|they|they're|we|we're)$/.test(wordAt(scene, next)) &&
    !/^(said|says?|told|wants?|needs?|asked|have|has)$/.test(wordAt(scene, next + 1))
  );
}

/** "mum's birthday is the ninth get her a card": the order is about what is told. */
const isAbout = (scene: Scene, start: number, i: number) =>
  start < i &&
  isTaskVerb(wordAt(scene, i)) &&
  /^(it|him|her|them)$/.test(wordAt(scene, i + 1)) &&
  isStatement(scene, start, i, true);

/** "mum is poorly | so I need to cancel lunch": what stands before the boundary `i`..`right` only tells why. */
function tellsWhy(scene: Scene, start: number, i: number, right: number): boolean {
  const asks = () => skipLeadIn(scene, right).marked;
  const reason = wordAt(scene, i) === ',' || scene.tokens.slice(i, right).some(({ lower }) => lower === 'so');
  if (!reason && (!asks() || findObligation(scene, start))) return false;
  return isStatement(scene, start, i, reason) && (readTaskStart(scene, right).strength !== null || asks());
}

/** With "first" before them these are things: "first aid". */
const firstThings =
  /^(aid|aider|class|floor|draft|edition|name|half|prize|birthday|night|year|term|course|coat|team)$/;

/** Returns the index after a boundary at `i`, which is a comma, words that join or stand between, or both; `i` where there is none. */
function boundaryEnd(scene: Scene, i: number): number {
  let right = wordAt(scene, i) === ',' ? i + 1 : i;
  right = matchIndexedPhrase(scene, right, joiners) || matchIndexedPhrase(scene, right, fillers) || right;
  if (right === i) return i;
  for (
    let more = right;
    more;
    more = matchIndexedPhrase(scene, more, fillers) || matchIndexedPhrase(scene, more, joiners)
  )
    right = more;
  // "next friday" joins nothing
  if (wordAt(scene, right - 1) === 'next' && (readWhenAt(scene, right - 1)?.next ?? 0) > right) right--;
  // "and first aid" joins with "and" alone
  if (wordAt(scene, right - 1) === 'first' && firstThings.test(wordAt(scene, right))) right--;
  return right;
}

/** Tells whether `map` has a key of `from`..`to`, both included. */
function hasBetween(map: ReadonlyMap<number, unknown>, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (map.has(at)) return true;
  return false;
}

/** Splits a sentence into clauses. With `splits` false it only applies self-corrections. */
export function splitSentence(whole: Scene, { splits } = { splits: true }): Token[][] {
  const { tokens, corrections: all } = extractCorrections({
    ...whole,
    tokens: removeStammer(removeSmallTalk(whole)),
  });
  // "call Ana you know what I mean": nothing is said instead
  const corrections = all.filter(({ at, kind }) => at < tokens.length || kind === 'take back');
  const scene = { ...whole, tokens };
  cacheWhens(tokens);
  const correctionAt = new Map(corrections.toReversed().map((one) => [one.at, one]));
  const found: Token[][] = [];
  const dropped = new Set<Token>();
  /** Start of the clause, and of the part of it that asks for something. */
  let head = 0;
  let start = 0;
  let led = leadingDay(scene, start);
  let depth = 0;
  const cut = (end: number, next: number) => {
    found.push(tokens.slice(head, end).filter((token) => !dropped.has(token)));
    head = start = next;
    led = leadingDay(scene, start);
  };
  /** "mum is poorly so I need to cancel lunch": why, and then what. Goes on behind the lead-in. */
  const tell = (next: number) => {
    if (tellsWhenElse(scene, start)) {
      for (const token of tokens.slice(start, next)) token.quoted = true;
      cacheWhens(tokens);
    }
    const lead = skipLeadIn(scene, next);
    for (const token of tokens.slice(next, lead.next)) dropped.add(token);
    start = lead.next;
    led = leadingDay(scene, start);
  };
  /** "the passport oh renew the passport" */
  const again = (end: number, next: number) => {
    dropRepeated(scene, start, end, next, dropped);
    start = next;
    led = leadingDay(scene, start);
  };
  for (let i = 0; i <= tokens.length; i++) {
    const correction = correctionAt.get(i);
    if (correction) {
      if (i === start && correction.kind === 'take back') found.pop();
      const { stands, next } = applyCorrection(scene, start, i, correction, dropped);
      cacheWhens(tokens);
      if (!stands) {
        head = start = next;
        led = leadingDay(scene, start);
      }
      i = Math.max(i, next - 1);
      continue;
    }
    const token = tokens[i];
    if (!splits || !token || token.quoted || i === 0) continue;
    // "the now-and-then newsletter"
    if (token.glued && tokens[i - 1]?.lower === '-') continue;
    // "10mm drill bit"
    if (token.glued && token.kind === 'word' && tokens[i - 1]?.kind === 'number') continue;
    if (token.lower === '(') depth++;
    if (token.lower === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const decimal = token.glued && tokens[i + 1]?.glued && tokens[i + 1]?.kind === 'number';
    if (token.lower === ',' && decimal) continue;
    if (isOrdinalDay(scene, i)) continue;
    let right = boundaryEnd(scene, i);
    const blocked = correctionAt.size > 0 && hasBetween(correctionAt, i + 1, right);
    if (right > i && !blocked) {
      if (wordAt(scene, right) === ',') right++;
      const did = skipSelf(scene, right);
      if (did > right && tokens[i]?.kind === 'word' && isTaskBoundary(scene, start, i, did)) right = did;
      if (start === head && tellsWhy(scene, start, i, right)) {
        tell(right);
        i = Math.max(right, start) - 1;
        continue;
      }
      const hesitates = matchIndexedPhrase(scene, i, fillers) === right;
      if (hesitates && restatesTask(scene, start, i, right)) again(i, right);
      else if (isTaskBoundary(scene, start, i, right)) cut(i, right);
      i = right - 1;
      continue;
    }
    // speech without punctuation
    if (i > start && restatesTask(scene, start, i)) {
      again(i, i);
      continue;
    }
    if (i - start < 2) continue;
    if (isVerbChain(scene, start, i)) {
      cut(i, i);
      continue;
    }
    const lead = skipLeadIn(scene, i);
    if (lead.marked && lead.next < tokens.length && !notMidway.test(token.lower)) {
      const bound = isBound(scene, start, i);
      if (!bound && start === head && isStatement(scene, start, i, true)) tell(i);
      else if (!bound && !isSaid(scene, start, i) && isCompleteTask(scene, start, i)) cut(i, i);
      i = lead.next - 1;
    } else if (isAbout(scene, start, i)) {
      i = lead.next;
    } else if (
      startsTaskMidSentence(scene, start, i) ||
      turnsToName(scene, start, i) ||
      (led < i && turnsToDay(scene, start, i)) ||
      repeats(scene, start, i)
    )
      cut(i, i);
  }
  cut(tokens.length, tokens.length);
  return found;
}
