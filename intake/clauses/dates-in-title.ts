// Dates that stay in the title, which would say less without them, or nothing.

import type { ParsedWhen } from '../dates/find-whens.ts';
import { months } from '../dates/words.ts';
import { functionWord } from '../tokens/function-words.ts';
import { type Scene, wordAt } from '../tokens/scene.ts';
import { isMessaging, isQuoting, isTaskVerb } from '../tokens/verbs.ts';

/** "(deadline fri 27, but thursday is better)": a date with more than it in its brackets. */
export function isInAside({ tokens }: Scene, { start, next }: ParsedWhen): boolean {
  const open = tokens.slice(0, start).findLastIndex(({ lower }) => /^[()]$/.test(lower));
  if (open < 0 || tokens[open]?.lower !== '(') return false;
  const close = tokens.findIndex(({ lower }, i) => i >= next && lower === ')');
  const said = [...tokens.slice(open + 1, start), ...tokens.slice(next, Math.max(next, close))];
  return said.some(({ kind, lower }) => kind !== 'mark' && !/^(deadline|due|by|on|at|for|is)$/.test(lower));
}

/** Needs its date in the title: "expires 30 Nov". */
export const finishes =
  /^(expires?|closes|closing|shuts|ends|ending|starts|begins|arrives|renews|opens|reopens|needed)$/;
/** So do two words: "lessons start | 6 Jan", "they shut | at 5", "last date | 9 Jan", "not | before 5". */
const needDate =
  /^((they|.*[^s]s) (start|begin|end|open|close|shut)|last day|(last|closing) date|(run|runs) out|.* not)$/;

/** Behind these a date says about what: "ask about | the 14th". */
const topic = /^(about|re|regarding|concerning)$/;

/** "book a hotel for | 4 april | wedding", "ask | about the 14th": a date that says which. */
export const namesOccasion = (scene: Scene, { start, next, clock }: ParsedWhen): boolean => {
  const isTopic = [start, start - 1].some((i) => i > 0 && topic.test(wordAt(scene, i)));
  if (isTopic && clock === null) return true;
  const isFor = wordAt(scene, start) === 'for' || wordAt(scene, start - 1) === 'for';
  const noun = scene.tokens[next];
  return isFor && noun?.kind === 'word' && !functionWord.test(noun.lower) && !isTaskVerb(noun.lower);
};

const teller = /^(i|we|he|she|they|it|you|i'm|we're|he's|she's|they're|it's|is|are|was|will)$/;

/** "tell the team stand-up is moved to 10am", "tell Bo I can't come Tuesday": a date in what is to be told. */
export const isInMessage = (scene: Scene, { start }: ParsedWhen, opening: number): boolean =>
  (isMessaging(wordAt(scene, opening)) || isQuoting(wordAt(scene, opening))) &&
  scene.tokens.slice(opening + 2, start).some(({ lower }) => teller.test(lower));

/** Tells whether the word `i`, behind the opening, says nothing without the date behind it. */
export const needsDate = (scene: Scene, i: number, opening: number) =>
  i > opening &&
  (finishes.test(wordAt(scene, i)) || needDate.test(`${wordAt(scene, i - 1)} ${wordAt(scene, i)}`));

/** "away from tuesday to friday", "holiday 15-19 feb": a date that says how long, and so stays in the title. */
export function namesPeriod(
  scene: Scene,
  when: ParsedWhen | undefined,
  days: readonly ParsedWhen[],
): boolean {
  if (!when) return false;
  const said = scene.tokens.slice(when.start, when.next).map(({ lower }) => lower);
  // "the 21st thru the 24th"
  const isRange = /^((from|for) )?(the )?\d+( (st|nd|rd|th))? ([-–]|to|through|thru|until) (the )?\d+/.test(
    said.join(' '),
  );
  if (isRange && said.some((word) => months.has(word) || /^(st|nd|rd|th)$/.test(word))) return true;
  return (
    said[0] === 'from' &&
    /^(to|until|till|through|thru|-|–)$/.test(wordAt(scene, when.next)) &&
    days.some(({ start }) => start === when.next + 1 || start === when.next)
  );
}
