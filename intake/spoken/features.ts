/** What the spoken model sees of a piece, as slots; it tells by their weights which pieces are tasks. */
import { owedAt } from '../owed.ts';
import { taskStart } from '../task-start.ts';
import type { Lattice } from './lattice.ts';
import { isMark, isOrder, isVerb } from './word-kind.ts';

/** Features are hashed into so many slots, a power of two. */
export const slots = 1 << 16;

/** FNV-1a, 32 bits, over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/**
 * The slot of what a template sees: up to three hashes or small numbers, mixed as in prospector32 (Wellons 2018) and
 * MurmurHash3. Templates are numbered: from 0 on how a piece begins, from 30 on how it ends, from 50 on what it is as a
 * whole, from 100 on its tokens, from 110 on what it follows.
 */
function slotOf(template: number, a: number, b: number, c: number): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ b;
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (slots - 1);
}

/** Collects slots in `found`; each call of what it returns is a template of its own, from `template` on. */
function collect(found: number[], template: number) {
  let next = template;
  return (a: number, b = 0, c = 0) => {
    found.push(slotOf(next++, a, b, c));
  };
}

const bit = (flag: boolean | undefined) => (flag ? 1 : 0);

/** How many flags before each index are set; one more number than flags. */
function countsOf(flags: boolean[]): number[] {
  let sum = 0;
  return [0, ...flags.map((flag) => (sum += bit(flag)))];
}

/** What is known of a bound, where a piece may begin. */
interface Start {
  /** Index of the first word behind lead-ins. */
  first: number;
  /** How surely a task begins: 0, 2 or 4 by its verb, and 1 more where a lead-in announces one. */
  begins: number;
  /** Begins what is to be done with a thing: "the gate needs paint". */
  isOwed: boolean;
}

/** Slots of what a token says inside a piece: from its third word on, from its second on, behind its first word that counts. */
type Inside = [third: number[], second: number[], behind: number[]];

/** A lattice, and what is computed once for all its pieces. */
interface Seen {
  lattice: Lattice;
  /** Hash of the word at an index, and of its kind; of `<` and `>` beyond the ends. */
  W: (i: number) => number;
  K: (i: number) => number;
  /** Whether there are marks at all: 0 in most that is dictated. */
  hasMarks: number;
  /** Of each bound. */
  starts: Start[];
  /** Of each token. */
  inside: Inside[];
  /** How many of each there are before an index. */
  counts: Record<
    'whens' | 'verbs' | 'subjects' | 'states' | 'tellings' | 'cuts' | 'marks' | 'talk' | 'joinedOrders',
    number[]
  >;
}

/** Kinds before an order that joins what was said before. */
const joining = /^(&|then|also|oh|maybe|um|uh|[,.-])$/;

const [beyondStart, beyondEnd] = [hashOf('<'), hashOf('>')];
function reader(list: string[]): (i: number) => number {
  const hashes = list.map(hashOf);
  return (i) => (i < 0 ? beyondStart : (hashes[i] ?? beyondEnd));
}

export function seenIn(lattice: Lattice): Seen {
  const { scene, kinds, cuts, talk, words } = lattice;
  const isState = (kind: string) => kind === 'is';
  const isSubject = (kind: string) => kind === 'I' || kind === 'he';
  const [W, K] = [reader(words), reader(kinds)];
  return {
    lattice,
    W,
    K,
    hasMarks: bit(kinds.some(isMark)),
    inside: kinds.map((kind, i) => [
      [slotOf(100, W(i), 0, 0)],
      isSubject(kind) ? [slotOf(101, W(i - 1), W(i), 0)] : [],
      [
        slotOf(102, K(i - 1), K(i), isVerb(kind) ? W(i) : 0),
        slotOf(103, K(i - 1), K(i), K(i + 1)),
        ...(isVerb(kind) ? [slotOf(104, K(i), K(i + 1), 0)] : []),
        ...(/^[&,.]$/.test(kinds[i - 1] ?? '') ? [slotOf(105, K(i - 1), W(i), 0)] : []),
      ],
    ]),
    starts: lattice.bounds.map((start) => {
      const { at, strength, marked } = taskStart(scene, start);
      const sure = strength === 'strong' ? 4 : strength === 'weak' ? 2 : 0;
      return { first: at, begins: sure + (marked ? 1 : 0), isOwed: owedAt(scene, start) > 0 };
    }),
    counts: {
      whens: countsOf(lattice.whens.map((next) => next > 0)),
      verbs: countsOf(kinds.map(isVerb)),
      subjects: countsOf(kinds.map(isSubject)),
      states: countsOf(kinds.map(isState)),
      tellings: countsOf(kinds.map((kind, i) => isState(kind) || /(ed|n't)$/.test(words[i] ?? ''))),
      cuts: countsOf(cuts),
      marks: countsOf(kinds.map(isMark)),
      talk: countsOf(talk),
      joinedOrders: countsOf(kinds.map((kind, i) => isOrder(kind) && joining.test(kinds[i - 1] ?? ''))),
    },
  };
}

/** The most tokens of each class. */
const lengths = [1, 2, 4, 8, 14, 22];
/** From 1 on; 0 for what is longer than all. */
const lengthClass = (length: number) => lengths.findIndex((most) => length <= most) + 1;

/** Slots of how a piece at the bound `from` begins, and of what stands before it. */
export function beginFeatures({ lattice, W, K, hasMarks, starts }: Seen, from: number): number[] {
  const found: number[] = [];
  const see = collect(found, 0);
  const start = lattice.bounds[from] ?? 0;
  const size = lattice.words.length;
  const { first, begins, isOwed } = starts[from] as Start;
  see(W(first));
  see(K(first));
  see(K(first), K(first + 1));
  see(K(first), K(first + 1), K(first + 2));
  see(W(first), W(first + 1));
  see(W(start));
  see(K(start));
  see(W(start), W(start + 1));
  see(K(start), K(start + 1), K(start + 2));
  see(begins);
  see(begins, K(start - 1));
  see(begins, hasMarks, K(start - 1));
  see(begins, lengthClass(size));
  see(begins, bit(start === 0));
  see(W(start - 1));
  see(K(start - 2), K(start - 1));
  see(K(start - 1), K(first));
  see(W(start - 1), K(first));
  see(K(start - 1), W(first));
  see(K(start - 1), K(start), K(start + 1));
  see(W(start - 1), W(start));
  see(lengthClass(size), hasMarks);
  see(bit(isOwed));
  return found;
}

/** Where the words of a piece that ends at the bound `to` end: before the marks that close it. */
export function endOf({ bounds, kinds }: Lattice, from: number, to: number): number {
  const start = bounds[from] ?? 0;
  let end = bounds[to] ?? 0;
  while (end > start + 1 && isMark(kinds[end - 1])) end--;
  return end;
}

/** Slots of how a piece ends before the index `end`, and of what stands behind it. */
export function endFeatures({ lattice, W, K, hasMarks }: Seen, end: number): number[] {
  const found: number[] = [];
  const see = collect(found, 30);
  see(W(end));
  see(K(end));
  see(K(end), K(end + 1));
  see(W(end - 1));
  see(K(end - 1));
  see(K(end - 1), K(end));
  see(W(end - 1), W(end));
  see(K(end - 1), W(end));
  see(K(end - 2), K(end - 1), K(end));
  see(K(end - 1), K(end), K(end + 1));
  see(W(end), W(end + 1));
  see(K(end), isVerb(lattice.kinds[end]) ? W(end) : 0, K(end + 1));
  see(hasMarks, K(end), K(end - 1));
  return found;
}

/** Slots of what is in the piece `from`..`to` of the lattice's bounds. */
export function pieceFeatures(seen: Seen, from: number, to: number): number[] {
  const { lattice, W, K, starts, counts } = seen;
  const found: number[] = [];
  const see = collect(found, 50);
  const { words, bounds, cuts, whens } = lattice;
  const start = bounds[from] ?? 0;
  const end = endOf(lattice, from, to);
  const { first, begins, isOwed } = starts[from] as Start;
  /** How many there are in the piece from the index `at` on, at most `most`. */
  const count = (of: keyof Seen['counts'], most: number, at = start) =>
    Math.min(most, Math.max(0, (counts[of][end] ?? 0) - (counts[of][Math.min(at, end)] ?? 0)));
  const length = lengthClass(end - start);
  const cutsInside = count('cuts', 3, start + 1);
  const joined = count('joinedOrders', 2, first + 1);
  const isCut = bit(cuts[start]);
  const isLast = bit(end >= words.length - 1);
  const endsAtCut = bit(end >= words.length || cuts[end] || cuts[bounds[to] ?? 0]);
  let endsInWhen = 0;
  for (let i = Math.max(start, end - 5); i < end; i++) if (whens[i] === end) endsInWhen = 1;

  see(length);
  see(K(first), K(first + 1), length);
  see(W(first), K(end));
  see(W(start), K(start - 1), length);
  see(isLast, begins);
  see(isCut, cutsInside);
  see(isCut, endsAtCut);
  see(cutsInside, length);
  see(cutsInside, count('verbs', 3));
  see(count('whens', 2), bit((whens[start] ?? 0) > 0), endsInWhen);
  see(count('whens', 2), length, K(first));
  see(count('verbs', 3));
  see(count('verbs', 3), length);
  see(count('verbs', 2), begins, length);
  see(count('subjects', 2), begins);
  see(count('tellings', 2), begins);
  see(bit(joined > 0), begins);
  see(count('marks', 3, start + 1));
  // 9: nothing but talk
  see(count('talk', 99) >= end - start ? 9 : count('talk', 2));
  see(bit(isOwed), count('states', 2), count('whens', 1));
  see(K(first), count('states', 2), count('whens', 1));
  return found;
}

/** Slots of what can be told of a piece at the bound `from` by what stands before it: a label, or nothing. */
export function turnFeatures({ lattice, K }: Seen, from: number, before: number): number[] {
  const found: number[] = [];
  const see = collect(found, 110);
  const start = lattice.bounds[from] ?? 0;
  see(before);
  see(before, K(start - 1));
  see(before, K(start));
  return found;
}
