import { readClockAt } from '../dates/clock.ts';
import { type ParsedWhen, readWhenAt } from '../dates/find-whens.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { joiners } from '../speech/phrases.ts';
import { functionWord, prepositionWord, pronouns } from '../tokens/function-words.ts';
import { matchIndexedPhrase, maxReach, type Scene, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { type Correction, readReplacementWhen } from './corrections.ts';
import { restatesTask } from './restatements.ts';
import { readTaskStart } from './task-start.ts';

/** The clause before a correction after applying it, and where reading continues. */
interface Repaired {
  /** False when all of the clause is taken back. */
  stands: boolean;
  next: number;
}

/** Applies a self-correction before token `i` to the clause that began at `head`, or to the end of a very long one. */
export function applyCorrection(
  scene: Scene,
  head: number,
  i: number,
  { kind }: Correction,
  dropped: Set<Token>,
): Repaired {
  const { tokens } = scene;
  const start = Math.max(head, i - maxReach);
  if (kind === 'take back') return { stands: false, next: i };
  if (kind === 'negation') return negate(scene, start, i, dropped);
  const stands = { stands: true, next: i };
  const before = { ...scene, tokens: tokens.slice(start, i) };
  // The last one is the likeliest to be corrected.
  const isSaidBefore = (isMeant: (when: ParsedWhen) => boolean) =>
    before.tokens.some((_, n) => {
      const when = readWhenAt(before, before.tokens.length - 1 - n);
      return when !== null && isMeant(when);
    });
  const correct = (next: number, corrected: 'when' | 'time') => {
    for (const token of tokens.slice(i, next)) token.corrected = corrected;
    return stands;
  };
  // "at seven, no, eight", "at 7, no 7.30"
  const clock = readClockAt(scene, i);
  const retimes = clock !== null && isSaidBefore((when) => when.clock !== null);
  const isDotted = wordAt(scene, i + 1) === '.' && clock?.next === i + 3;
  const when = retimes && isDotted ? 0 : readReplacementWhen(scene, i);
  if (when && isSaidBefore(() => true)) return correct(when, 'when');
  if (retimes) return correct(clock.next, 'time');
  if (isTaskVerb(wordAt(scene, i)) || skipLeadIn(scene, i).marked) {
    // "ring the florist no email her": whom is only said before
    return { stands: pronouns.has(wordAt(scene, i + 1)), next: i };
  }
  replaceObject(scene, start, i, dropped);
  return stands;
}

/** "buy oat milk, no wait, soy milk": the object is replaced, or what follows its last preposition. */
function replaceObject(scene: Scene, start: number, i: number, dropped: Set<Token>): void {
  let object = readTaskStart(scene, start).at + 1;
  if (/^(up|off|out|back|in|on|over|down|away)$/.test(wordAt(scene, object))) object++;
  for (let j = object; j < i; j++)
    if (prepositionWord.test(wordAt(scene, j)) && wordAt(scene, j) !== 'and') object = j + 1;
  // "for four, no wait, for six"
  const same = scene.tokens.slice(start, i).findLastIndex(({ lower }) => lower === wordAt(scene, i));
  if (same >= 0 && prepositionWord.test(wordAt(scene, i))) object = start + same;
  for (const token of scene.tokens.slice(Math.min(object, i), i)) dropped.add(token);
}

const article = /^(the|a|an|my|our|some|any|do|to)$/;

/** "get eggs no not eggs get butter": what follows "not" is taken back, and what stands after it said instead. */
function negate(scene: Scene, start: number, i: number, dropped: Set<Token>): Repaired {
  const { tokens } = scene;
  const clause = tokens.slice(start, i);
  const isSaid = (j: number) => clause.some(({ lower }) => lower === wordAt(scene, j));
  let next = i;
  const goesOn = (j: number) =>
    (isSaid(j) || article.test(wordAt(scene, j))) && (j === i || !isTaskVerb(wordAt(scene, j)));
  while (next < tokens.length && goesOn(next)) next++;
  const negated = tokens.slice(i, next);
  if (!negated.some(({ lower }) => !article.test(lower))) next = Math.min(tokens.length, next + 1);
  for (const token of tokens.slice(i, next)) dropped.add(token);
  if (wordAt(scene, next) === ',') {
    // "call Ana, no not Ana, Bo, about the tent"
    const closes = tokens.findIndex(
      ({ lower }, j) => j > next && lower === ',' && prepositionWord.test(wordAt(scene, j + 1)),
    );
    for (const comma of [tokens[next], tokens[closes]]) if (comma) dropped.add(comma);
    next++;
  }
  const just = /^(just|only|but)$/.test(wordAt(scene, next)) ? next + 1 : next;
  const rest = readTaskStart(scene, just);
  if (rest.strength || rest.marked || [1, 2, 3].some((n) => restatesTask(scene, just, just + n)))
    return { stands: false, next: just };
  if (just > next && isKnown(scene, just, start)) {
    for (const token of tokens.slice(next)) dropped.add(token);
    return { stands: false, next: tokens.length };
  }
  const ends = next >= tokens.length || matchIndexedPhrase(scene, next, joiners) > 0;
  const whole = !isTaskVerb(negated[0]?.lower ?? '') && !ends;
  if (ends || negated.length > 0) {
    for (const token of clause)
      if (!article.test(token.lower) && negated.some(({ lower }) => lower === token.lower))
        dropped.add(token);
  } else if (whole) replaceObject(scene, start, i, dropped);
  const left = clause.filter((token) => !dropped.has(token) && !functionWord.test(token.lower));
  const orders = left.every(({ lower }) => isTaskVerb(lower));
  return { stands: !(ends && orders), next: just };
}

/** Tells whether all that is said from `i` on was said before `start`. */
function isKnown(scene: Scene, i: number, start: number): boolean {
  if (scene.tokens.length - i > maxReach) return false;
  const before = scene.tokens.slice(0, start).map(({ lower }) => lower);
  return scene.tokens.slice(i).every(({ lower }) => functionWord.test(lower) || before.includes(lower));
}
