import { readWhensOnce, whenAt } from '../dates/find.ts';
import { longestOf, type Scene } from '../dates/scene.ts';
import { closers, openers } from '../small-talk.ts';
import { skipLeadIn } from '../speech.ts';
import { fillers } from '../speech-phrases.ts';
import { strongVerbs, wordSet } from '../verbs.ts';
import { isMark, kindOf } from './word-kind.ts';

/** A spoken text, where it could be cut, and what stands where. Indexes are those of `scene.tokens`. */
export interface Lattice {
  scene: Scene;
  /** Digits are `9`. */
  words: string[];
  kinds: string[];
  /** Where a piece may begin, in order; the last is the end of the text. */
  bounds: number[];
  /** Where the rules for typed text begin a task. */
  cuts: boolean[];
  /** Index after the lead-in that begins here ("I need to"), or 0. */
  leadIns: number[];
  /** Part of a phrase that says nothing: "um", "what else". */
  talk: boolean[];
  /** Index after the date or time that begins here, or 0. */
  whens: number[];
}

const subjects = wordSet(`
  i we i'm i've i'll i'd we're we've we'll he she they it you he's she's they're it's that's there's what's they've everyone
  somebody someone nobody this that there
`);
export const opening = wordSet(`
  and but so then also plus because cause cos 'cause since which oh um uh er erm well right okay ok yeah anyway actually maybe
  first second third finally next no wait not though apparently or
`);
/** What stands behind these is likely no verb of an order. */
const binding = wordSet(
  "to the a an my our his her their your not can't don't i'll can will would could i we he she they you",
);
/** Behind these a subject begins no piece of its own. */
const bindingSubjects = wordSet(
  'when if that what where how which who because cause cos while before after until since as than for to of with from about at by on',
);
const naming = wordSet('the my our his her their');
const bindingNames = wordSet(
  'to of in on at by for from with about into over under and all is was out up off than like round around past near through before after',
);

/** `cuts`: where the rules for typed text begin a task. */
export function latticeOf(scene: Scene, cuts: ReadonlySet<number>): Lattice {
  const { tokens } = scene;
  readWhensOnce(tokens);
  const size = tokens.length;
  const lattice: Lattice = {
    scene,
    words: tokens.map(({ kind, lower }) => (kind === 'number' ? '9' : lower)),
    kinds: tokens.map((_, i) => kindOf(scene, i)),
    bounds: [],
    cuts: tokens.map((_, i) => cuts.has(i)),
    leadIns: tokens.map((_, i) => {
      const { next, marked } = skipLeadIn(scene, i);
      return marked && next > i ? next : 0;
    }),
    talk: tokens.map(() => false),
    whens: tokens.map((_, i) => Math.max(whenAt(scene, i)?.next ?? 0, 0)),
  };
  for (let i = 0; i < size; i++) {
    const end = longestOf(scene, i, openers) || longestOf(scene, i, fillers) || longestOf(scene, i, closers);
    if (end) lattice.talk.fill(true, i, end);
  }
  const bounds = new Set([0, size]);
  for (let i = 0; i < size; i++) {
    if (mayBegin(lattice, i)) bounds.add(i);
    bounds.add(lattice.leadIns[i] || 0);
    bounds.add(lattice.whens[i] || 0);
  }
  lattice.bounds = [...bounds].sort((a, b) => a - b);
  return lattice;
}

/** "as well", "the second", "twenty first", "all right" */
const isBound = (word: string, before: string) =>
  (word === 'well' && before === 'as') ||
  (word === 'right' && /^(all|the|that's)$/.test(before)) ||
  (/^(first|second|third|next)$/.test(word) &&
    /^(the|a|my|our|his|her|their|-|twenty|thirty|9)$/.test(before));

/** "light it", "he needs that", "over there" */
const isObject = (word: string, before: string, kind: string) =>
  /^(it|this|that|there|you)$/.test(word) && (strongVerbs.has(before) || /^(to|is|can)$/.test(kind));

function mayBegin({ words, kinds, cuts, leadIns }: Lattice, i: number): boolean {
  const word = words[i] ?? '';
  const before = words[i - 1] ?? '';
  return (
    cuts[i] === true ||
    isMark(kinds[i - 1]) ||
    (opening.has(word) && !isBound(word, before)) ||
    (opening.has(before) && !isBound(before, words[i - 2] ?? '')) ||
    leadIns[i] !== 0 ||
    (strongVerbs.has(word) && !binding.has(before)) ||
    (subjects.has(word) && !bindingSubjects.has(before) && !isObject(word, before, kinds[i - 1] ?? '')) ||
    (naming.has(word) && !bindingNames.has(before) && !strongVerbs.has(before))
  );
}
