/** Finds what a text asks somebody to do, sentence by sentence, in prose that is no list of tasks. */
import { readWhenAt } from '../dates/find-whens.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { indexPhrases, matchIndexedPhrase, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import type { Span } from '../types.ts';
import { findObligation } from './obligations.ts';
import { readTaskStart } from './task-start.ts';

/** Ways to ask the reader of a message for something. */
const asks = indexPhrases(
  phrases(`
  please/pls/kindly /also /just | /if you/someone /please can/could/would/will /please | can/could/would you /please /also /just
  you /also /just need/have to | you'll /also need/have to | you must/should | you will need to | you are asked to
  be sure to | make sure /that you /to | remember/try to | do not forget to | don't forget to
  we'd/we would/i'd/i would like you to | we/i /also need you to | would you mind | are you able to
`),
);
/** Where one of these opens a sentence, what is to be done may follow. */
const leading = indexPhrases(
  phrases('in the meantime | meanwhile | otherwise | before then | until then | instead | if not ,'),
);
/** Words that follow what a noun names, though it is also a verb: "order 12 is on its way", "water will be off". */
const tellsOf = /^(is|are|was|were|will|has|have|had|[a-z]+'s|,|:|-|and|&)$/;
const beginsPart = /^([,;:(–—-]|and|so|then|but|or|if|also|because|cos)$/;
const ends =
  /^(that|it|this|which) (would|will|'d) (be|help|make)|^(if|when|where) (possible|you can|convenient)|^(thanks|thank you|many thanks|cheers)\b/;

/**
 * Returns where in a sentence something is asked to be done, as token indexes; null where nothing is.
 */
export function findAction(scene: Scene): [from: number, to: number] | null {
  const { tokens } = scene;
  for (let i = 0; i < tokens.length; i++) {
    if (i > 0 && !beginsPart.test(wordAt(scene, i - 1)) && !opensAsk(scene, i)) continue;
    const from = actionAt(scene, matchIndexedPhrase(scene, i, leading) || i);
    if (from < 0) continue;
    const said = tokens.map(({ lower }) => lower);
    const end = said.findIndex((_, at) => at > from + 1 && ends.test(said.slice(at, at + 3).join(' ')));
    return [from, end < 0 ? tokens.length : end];
  }
  return null;
}

const opensAsk = (scene: Scene, i: number) =>
  /^(please|kindly|could|can|would|you|you'll)$/.test(wordAt(scene, i));

/** Returns where the words of an action start that is asked for at `i`, or -1. */
function actionAt(scene: Scene, i: number): number {
  const asked = matchIndexedPhrase(scene, i, asks);
  if (asked && scene.tokens[asked]?.kind === 'word') return asked;
  const { marked, next } = skipLeadIn(scene, i);
  if (marked && scene.tokens[next]?.kind === 'word') return i;
  const { at, strength } = readTaskStart(scene, i);
  if (strength === 'strong' && at + 1 < scene.tokens.length) return i;
  const after = wordAt(scene, at + 1);
  const leads =
    i === 0 || matchIndexedPhrase(scene, 0, leading) === i || /^(so|then)$/.test(wordAt(scene, i - 1));
  if (leads && strength === 'weak' && after && !tellsOf.test(after)) return i;
  return i === 0 && findObligation(scene, i) ? i : -1;
}

/** Tells whether a sentence says when something takes place: "parents' evening on Thursday at six". */
export function tellsAppointment(scene: Scene): boolean {
  const whens = scene.tokens.flatMap((_, i) => readWhenAt(scene, i) ?? []);
  return whens.some(({ day }) => day !== null) && whens.some(({ clock }) => clock != null);
}

/** Tells whether a title begins with what is to be done. */
export const beginsWithVerb = (scene: Scene): boolean => {
  const { at, strength, marked } = readTaskStart(scene, 0);
  return marked || (strength !== null && !(strength === 'weak' && tellsOf.test(wordAt(scene, at + 1))));
};

/** Moves spans of a part of a text to where it stands. */
export const moveSpans = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ start, end, value }) => ({ start: start + by, end: end + by, value }));
