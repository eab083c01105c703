import { cacheWhens, readWhenAt } from '../dates/find-whens.ts';
import { matchIndexedPhrase, type Scene, wordSet } from '../tokens/scene.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { skipLeadIn } from './lead-ins.ts';
import { fillers } from './phrases.ts';
import { closers, openers } from './small-talk.ts';
import { classifyWord, isMarkKind } from './word-kind.ts';

/** A spoken text, where it could be cut, and what stands where: all but `units` and `bounds` have an entry for each token. */
export interface Lattice {
  scene: Scene;
  /** Lower-case words and marks; a number is `9`. */
  words: string[];
  /** As `classifyWord` names them. */
  kinds: string[];
  /** Indexes of the tokens where a unit begins (a word, with the determiner before it), in order; the last is the text's end. */
  units: number[];
  /** The units where a clause may begin, judged by a word and the one before it, and the end of the text. */
  bounds: number[];
  /** The rules for typed text start a task here. */
  splits: boolean[];
  /** Returns the index after the lead-in that begins here ("I need to"), or 0. */
  leadIns: number[];
  /** Part of a phrase that says nothing: "um", "what else". */
  talk: boolean[];
  /** Returns the index after the date or time that begins here, or 0. */
  whens: number[];
}

/** A piece may begin at these: who or what it is about. */
const subjects = wordSet(`
  i we i'm i've i'll i'd we're we've we'll he she they it you he's she's they're it's that's there's what's they've everyone
  somebody someone nobody this that there
`);
/** A piece may begin at these, and behind them. */
export const openingWords = wordSet(`
  and but so then also plus because cause cos 'cause since which oh um uh er erm well right okay ok yeah anyway actually maybe
  first second third finally next no wait not though apparently or
`);
/** Behind these a verb begins no piece: it is likely no order. */
const binding = wordSet(
  "to the a an my our his her their your not can't don't i'll can will would could i we he she they you",
);
/** Behind these a subject begins no piece. */
const bindingSubjects = wordSet(
  'when if that what where how which who because cause cos while before after until since as than for to of with from about at by on',
);
/** A piece may begin at these: what it is about, by name. */
const naming = wordSet('the my our his her their');
/** Behind these a name begins no piece. */
const bindingNames = wordSet(
  'to of in on at by for from with about into over under and all is was out up off than like round around past near through before after',
);

/** Builds the lattice; `splits` holds the token indexes where the rules for typed text start a task. */
export function buildLattice(scene: Scene, splits: ReadonlySet<number>): Lattice {
  const { tokens } = scene;
  cacheWhens(tokens);
  const lattice: Lattice = {
    scene,
    words: tokens.map(({ kind, lower }) => (kind === 'number' ? '9' : lower)),
    kinds: tokens.map((_, i) => classifyWord(scene, i)),
    units: [],
    bounds: [],
    splits: tokens.map((_, i) => splits.has(i)),
    leadIns: tokens.map(() => 0),
    talk: tokens.map(() => false),
    whens: tokens.map((_, i) => readWhenAt(scene, i)?.next ?? 0),
  };
  const bounds = new Set([0, tokens.length, ...lattice.whens]);
  for (let i = 0; i < tokens.length; i++) {
    const end =
      matchIndexedPhrase(scene, i, openers) ||
      matchIndexedPhrase(scene, i, fillers) ||
      matchIndexedPhrase(scene, i, closers);
    lattice.talk.fill(true, i, end);
    const { next, marked } = skipLeadIn(scene, i);
    if (marked) {
      lattice.leadIns[i] = next;
      bounds.add(i).add(next);
    } else if (mayBegin(lattice, i)) bounds.add(i);
  }
  lattice.bounds = [...bounds].sort((a, b) => a - b);
  lattice.units = [...tokens.keys(), tokens.length].filter(
    (i) => lattice.kinds[i - 1] !== 'the' || bounds.has(i),
  );
  return lattice;
}

/** Returns the bounds of `from`..`to`, without `to`. */
export function boundsWithin({ bounds }: Lattice, from: number, to: number): number[] {
  return bounds.slice(firstAtLeast(bounds, from), firstAtLeast(bounds, to));
}

/** Returns the index of the first of `sorted` that is at least `value`, by bisection. */
function firstAtLeast(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** No opening: "as well", "the second", "twenty first", "all right". */
const isBound = (word: string, before: string) =>
  (word === 'well' && before === 'as') ||
  (word === 'right' && /^(all|the|that's)$/.test(before)) ||
  (/^(first|second|third|next)$/.test(word) &&
    /^(the|a|my|our|his|her|their|-|twenty|thirty|9)$/.test(before));

/** No subject: "light it", "he needs that", "over there". */
const isObject = (word: string, before: string, kind: string) =>
  /^(it|this|that|there|you)$/.test(word) && (isTaskVerb(before) || /^(to|is|can)$/.test(kind));

/** Tells whether a piece may begin at a token, as far as its own word and the one before tell. */
function mayBegin({ words, kinds, splits }: Lattice, i: number): boolean {
  const word = words[i] ?? '';
  const before = words[i - 1] ?? '';
  return (
    splits[i] === true ||
    isMarkKind(kinds[i - 1]) ||
    (openingWords.has(word) && !isBound(word, before)) ||
    (openingWords.has(before) && !isBound(before, words[i - 2] ?? '')) ||
    (isTaskVerb(word) && !binding.has(before)) ||
    (subjects.has(word) && !bindingSubjects.has(before) && !isObject(word, before, kinds[i - 1] ?? '')) ||
    (naming.has(word) && !bindingNames.has(before) && !isTaskVerb(before))
  );
}
