import { findWhens } from './dates/find.ts';
import { longestOf, type Scene, wordAt } from './dates/scene.ts';
import { owedAt } from './owed.ts';
import { skipLeadIn } from './speech.ts';
import { fillers, joiners } from './speech-phrases.ts';
import { isStatement, telling } from './statement.ts';
import { taskStart } from './task-start.ts';
import { nounVerbs, pronouns, strongVerbs, wordSet } from './verbs.ts';

/** Shorter texts hold no stories. */
const shortest = 12;

const speaking = wordSet(`
  i i'm i've i'll i'd im ive we we're we've we'll she he she's he's it's they that's um umm uh er erm uhm hmm oh ah okay ok right so
  yeah like actually anyway gotta gonna well
`);

/** Whether a text reads as if somebody thought aloud: then some of it may be talk and no task. */
export function isSpoken({ tokens }: Scene): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length < shortest) return false;
  if (tokens.some(({ kind, quoted, lower }) => kind === 'break' || quoted || /^[#@/;:•*|→]$/.test(lower)))
    return false;
  return words.length === tokens.length || words.some(({ lower }) => speaking.has(lower));
}

/** Who or what a story is about, or how it goes on. */
const teller = wordSet(`
  i i'm i've i'll i'd im ive we we're we've we'll he he's she she's it it's they they're you you're that that's this there there's which
  who because cause cos since not no nobody everyone everybody apparently though thought what how why if when while
`);
/** A sentence of one of these says how one feels. */
const exclamations = wordSet(
  'right anyway figures joy ugh typical honestly god wow whatever okay ok yeah yes no oh well great lovely sorry thanks fine good again please wait all alright see now then first thing next last what was other else',
);
/** "I've lost the receipt", "I'll be in Memphis" */
const done =
  /^((i've|ive|we've) (just |never |always )?|(i|we) (have|had) )(been|lost|had|done|gone|run|seen|made|forgotten|[a-z]{3,}ed)\b(?! out)|^(i'll|i'd|we'll) be\b/;
/** What a fact asks to be done about, or says by when: no mere talk. */
const asking =
  /^(need|needs|needed|want|wants|due|overdue|deadline|owe|owes|expire|expires|expired|out|appointment|appt|remember|forget|gotta|must|should|todo|ought)$/;

/** Who does what the verb behind says, or what makes it no order. */
const doer =
  /^(i|we|he|she|it|they|you|who|that|to|not|never|always|still|just|can|could|will|would|did|do|does|should|might|may|the|a|an|my|our|his|her|their|your|of|for|in|on|at|[a-z]+'[a-z]+)$/;
const joins = /^(so|then|and|,|gonna|wanna|gotta)$/;
const owner = /^(the|a|my|our|his|her|their)$/;

/** "so phone them", "it's for the allotment order seeds"; what may be a noun only where something joins it. */
function orders(scene: Scene, i: number): boolean {
  const verb = wordAt(scene, i);
  const before = wordAt(scene, i - 1);
  return strongVerbs.has(verb) && (nounVerbs.has(verb) ? joins.test(before) : !doer.test(before));
}

/** Index after the fillers, joiners and commas that open a clause; 0 where nothing else is in it. */
export function skipJoiners(scene: Scene): number {
  for (let start = 0; ; ) {
    const next = longestOf(scene, start, fillers) || longestOf(scene, start, joiners);
    if (next) start = next;
    else if (wordAt(scene, start) === ',') start++;
    else return start < scene.tokens.length ? start : 0;
  }
}

/** Whether a clause of a spoken text only tells something: "she has invited eleven more people". */
export function isTalk(scene: Scene): boolean {
  const { tokens } = scene;
  const start = skipJoiners(scene);
  const words = tokens.slice(start).flatMap(({ kind, lower }) => (kind === 'mark' ? [] : lower));
  if (words.every((word) => exclamations.has(word)) || done.test(words.slice(0, 3).join(' '))) return true;
  const { strength, marked } = taskStart(scene, start);
  if (marked || strength !== null || owedAt(scene, start) || words.some((word) => asking.test(word)))
    return false;
  for (let i = start; i < tokens.length; i++) {
    const gap = i > start && (tokens[i]?.index ?? 0) - (tokens[i - 1]?.index ?? 0) > 1;
    // A gap is where a lead-in was taken out.
    if (gap || skipLeadIn(scene, i).marked || (i > start && orders(scene, i))) return false;
  }
  if (teller.has(words[0] ?? '')) return true;
  // "dentist is on thursday at two" says when
  if (findWhens(scene, []).length > 0) return false;
  // not "the cracked pane"
  const tells = (word: string, i: number) =>
    i > 0 && (telling.test(word) || /[a-z]{3}ed$/.test(word)) && !owner.test(words[i - 1] ?? '');
  return words.slice(0, 7).some(tells) || isStatement(scene, start, tokens.length, true);
}

const detail = wordSet(
  'at by in from with for not both either only around under onto into without preferably ideally probably',
);

/** A short sentence that belongs to the task before: "at the old rate", "not the red one", "both copies". */
export function isDetail({ tokens }: Scene): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  return (
    words.length < 7 &&
    detail.has(words[0]?.lower ?? '') &&
    !words.some(({ lower }) => strongVerbs.has(lower) && !nounVerbs.has(lower))
  );
}

/** "Mum's flight lands at six. Pick her up.": an order about what `last` only names or tells. */
export function isAboutIt(scene: Scene, last: Scene): boolean {
  const { at, strength } = taskStart(scene, skipJoiners(scene));
  if (strength !== 'strong' || !pronouns.has(wordAt(scene, at + 1)) || scene.tokens.length - at > 6)
    return false;
  const before = taskStart(last, 0);
  return before.strength === null && !before.marked;
}

/** Of talk only this is read: by when something is to be done. */
export const saysWhen = (scene: Scene): boolean =>
  scene.tokens.some(({ lower }) =>
    /^(by|before|due|deadline|that's|until|close|closes|shut|shuts)$/.test(lower),
  ) && findWhens(scene, []).length > 0;
