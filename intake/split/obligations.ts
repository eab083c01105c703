import { readWhenAt } from '../dates/find-whens.ts';
import { particle, pronouns } from '../tokens/function-words.ts';
import { maxReach, type Scene, wordAt } from '../tokens/scene.ts';
import { isAddressing, isTaskVerb } from '../tokens/verbs.ts';

/** Opens the name of a thing or a person: "the", "jess", "mum's"; none of the small words. */
const opensName =
  /^(?!(?:i|you|he|she|it|we|they|who|what|which|that|if|when|because|so|to|and|or|but|not|there|of|in|on|at|for|with)$)[a-z']+$/;
const between = /^(,|and|or|but|if|when|because|that|who|to|so|then|i|you|we|they)$/;
const places = /^(in|out|off|back|down|up|done|over|by|at|on|ready|for|before|after|this|next)$/;

/** Finds the words within `i`..`i + 8` that demand something of the thing named at `i` ("needs fixing"); 0 if none. */
export function findObligation(scene: Scene, i: number): number {
  const { tokens } = scene;
  if (!opensName.test(wordAt(scene, i))) return 0;
  // "someone shift that ladder"
  if (/^(someone|somebody)$/.test(wordAt(scene, i)) && isTaskVerb(wordAt(scene, i + 1))) return i + 1;
  for (let at = i + 1; at < Math.min(tokens.length - 1, i + 8); at++) {
    const word = wordAt(scene, at);
    const next = wordAt(scene, at + 1);
    if (between.test(word) || tokens[at]?.kind === 'mark') return 0;
    // "Olga wants the loft cleared"
    if (/^wants?$/.test(word) && /^(the|my|his|her|our|that|it)$/.test(next))
      return [2, 3, 4, 5].some((n) => /(ed|done|back|sorted)$/.test(wordAt(scene, at + n))) ? at : 0;
    if (/^(needs?|wants?|requires?)$/.test(word))
      return /(ing|ed)$/.test(next) || /^(a|an|to|new|doing|more|some|another|done|out)$/.test(next) ? at : 0;
    if (/^(has|have|must|should)$/.test(word) && at > i + (word.startsWith('ha') ? 0 : 1))
      return next === 'to' || (!word.startsWith('ha') && places.test(next)) ? at : 0;
    if (/^(is|are|'s)$/.test(word) && (next === 'due' || readWhenAt(scene, at + 1))) return at;
  }
  return 0;
}

/** "hang it up | and pegs for the fair": a thing for something, after a clause that has all it needs. */
export function isLooseThing(scene: Scene, left: number, from: number, right: number): boolean {
  const { tokens } = scene;
  const ends = wordAt(scene, from - 1);
  const complete = particle.test(ends) && pronouns.has(wordAt(scene, from - 2));
  const subject = closesWithSubject(scene, left, from);
  if (!complete && !subject) return false;
  let to = right;
  while (
    to < tokens.length &&
    to < right + 4 &&
    tokens[to]?.kind === 'word' &&
    !/^(for|to)$/.test(wordAt(scene, to))
  )
    to++;
  return (
    to > right && wordAt(scene, to) === 'for' && to + 1 < tokens.length && /s$/.test(wordAt(scene, to - 1))
  );
}

/** "book a table at luigis", "email bo about the rota": turned to somebody, and about what. */
function closesWithSubject(scene: Scene, left: number, from: number): boolean {
  if (!isAddressing(wordAt(scene, left))) return false;
  for (let i = Math.max(left + 2, from - maxReach); i < from - 1; i++)
    if (/^(about|at|from|re)$/.test(wordAt(scene, i))) return true;
  return false;
}
