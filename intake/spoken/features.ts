import { owedAt } from '../owed.ts';
import { taskStart } from '../task-start.ts';
import type { Lattice } from './lattice.ts';
import { isMark, isOrder, isVerb } from './word-kind.ts';

/** Features are hashed into so many slots, a power of two. */
export const slots = 1 << 16;

/** FNV-1a */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function slotOf(template: number, a: number, b: number, c: number): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ b;
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (slots - 1);
}

/** Collects slots; each call of what it returns is a template of its own, from `template` on. */
function collect(found: number[], template: number) {
  let next = template;
  return (a: number, b = 0, c = 0) => {
    found.push(slotOf(next++, a, b, c));
  };
}

/** How many before each index are so; one more than there are flags. */
function sums(flags: boolean[]): number[] {
  let sum = 0;
  return [0, ...flags.map((flag) => (sum += flag ? 1 : 0))];
}

/** What is known of a place where a piece may begin. */
interface Start {
  /** Index of the first word behind lead-ins. */
  first: number;
  /** How surely a task begins, 0..5. */
  begins: number;
  isOwed: boolean;
}

/** Slots of what a token says inside a piece: from its third word on, from its second on, behind its first word that counts. */
type Inside = [third: number[], second: number[], behind: number[]];

/** A lattice with words and kinds as numbers, to be mixed into slots, and with what is counted in pieces. */
export interface Seen {
  lattice: Lattice;
  words: number[];
  kinds: number[];
  starts: Start[];
  inside: Inside[];
  counts: Record<
    'whens' | 'verbs' | 'subjects' | 'states' | 'tellings' | 'cuts' | 'marks' | 'talk' | 'joinedOrders',
    number[]
  >;
}

const joining = /^(&|then|also|oh|maybe|um|uh|[,.-])$/;

const [beyondStart, beyondEnd] = [hashOf('<'), hashOf('>')];
const reader = (list: number[]) => (i: number) => (i < 0 ? beyondStart : (list[i] ?? beyondEnd));

export function seenIn(lattice: Lattice): Seen {
  const { scene, kinds, cuts, talk, words } = lattice;
  const is = (kind: string) => kinds.map((own) => own === kind);
  const selves = is('I');
  const others = is('he');
  const states = is('is');
  const orders = kinds.map(isOrder);
  const [W, K] = [reader(words.map(hashOf)), reader(kinds.map(hashOf))];
  return {
    lattice,
    words: words.map((_, i) => W(i)),
    kinds: kinds.map((_, i) => K(i)),
    inside: kinds.map((kind, i) => [
      [slotOf(100, W(i), 0, 0)],
      kind === 'I' || kind === 'he' ? [slotOf(101, W(i - 1), W(i), 0)] : [],
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
      whens: sums(lattice.whens.map((next) => next > 0)),
      verbs: sums(kinds.map(isVerb)),
      subjects: sums(kinds.map((_, i) => selves[i] === true || others[i] === true)),
      states: sums(states),
      tellings: sums(words.map((word, i) => states[i] === true || /(ed|n't)$/.test(word))),
      cuts: sums(cuts),
      marks: sums(kinds.map(isMark)),
      talk: sums(talk),
      joinedOrders: sums(orders.map((order, i) => order && joining.test(kinds[i - 1] ?? ''))),
    },
  };
}

const lengths = [1, 2, 4, 8, 14, 22];
const lengthClass = (length: number) => lengths.findIndex((most) => length <= most) + 1;
const one = (is: boolean | undefined) => (is ? 1 : 0);

/** Slots of how a piece at the bound `from` begins, and of what stands before it. */
export function beginFeatures({ lattice, words, kinds, starts, counts }: Seen, from: number): number[] {
  const found: number[] = [];
  const see = collect(found, 0);
  const [W, K] = [reader(words), reader(kinds)];
  const start = lattice.bounds[from] ?? 0;
  const { first, begins, isOwed } = starts[from] as Start;
  const hasMarks = one((counts.marks.at(-1) ?? 0) > 0);
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
  see(begins, lengthClass(words.length));
  see(begins, one(start === 0));
  see(W(start - 1));
  see(K(start - 2), K(start - 1));
  see(K(start - 1), K(first));
  see(W(start - 1), K(first));
  see(K(start - 1), W(first));
  see(K(start - 1), K(start), K(start + 1));
  see(W(start - 1), W(start));
  see(lengthClass(words.length), hasMarks);
  see(one(isOwed));
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
export function endFeatures({ lattice, words, kinds, counts }: Seen, end: number): number[] {
  const found: number[] = [];
  const see = collect(found, 30);
  const [W, K] = [reader(words), reader(kinds)];
  const hasMarks = one((counts.marks.at(-1) ?? 0) > 0);
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
  const { lattice, words, kinds, starts, counts } = seen;
  const found: number[] = [];
  const see = collect(found, 50);
  const [W, K] = [reader(words), reader(kinds)];
  const { bounds, cuts, whens } = lattice;
  const start = bounds[from] ?? 0;
  const end = endOf(lattice, from, to);
  const { first, begins, isOwed } = starts[from] as Start;
  /** At most `most` of those in the piece from the index `at` on. */
  const n = (of: keyof Seen['counts'], most: number, at = start) =>
    Math.min(most, Math.max(0, (counts[of][end] ?? 0) - (counts[of][Math.min(at, end)] ?? 0)));
  const length = lengthClass(end - start);
  const inside = n('cuts', 3, start + 1);
  const joined = n('joinedOrders', 2, first + 1);
  const isCut = one(cuts[start]);
  const isLast = one(end >= words.length - 1);
  const endsAtCut = one(end >= words.length || cuts[end] || cuts[bounds[to] ?? 0]);
  let endsInWhen = 0;
  for (let i = Math.max(start, end - 5); i < end; i++) if (whens[i] === end) endsInWhen = 1;

  see(length);
  see(K(first), K(first + 1), length);
  see(W(first), K(end));
  see(W(start), K(start - 1), length);
  see(isLast, begins);
  see(isCut, inside);
  see(isCut, endsAtCut);
  see(inside, length);
  see(inside, n('verbs', 3));
  see(n('whens', 2), one((whens[start] ?? 0) > 0), endsInWhen);
  see(n('whens', 2), length, K(first));
  see(n('verbs', 3));
  see(n('verbs', 3), length);
  see(n('verbs', 2), begins, length);
  see(n('subjects', 2), begins);
  see(n('tellings', 2), begins);
  see(one(joined > 0), begins);
  see(n('marks', 3, start + 1));
  see(n('talk', 99) >= end - start ? 9 : n('talk', 2));
  see(one(isOwed), n('states', 2), n('whens', 1));
  see(K(first), n('states', 2), n('whens', 1));
  return found;
}

/** Slots of what can be told of a piece at the bound `from` that follows one of the label `before`. */
export function turnFeatures({ lattice, kinds }: Seen, from: number, before: number): number[] {
  const found: number[] = [];
  const see = collect(found, 110);
  const K = reader(kinds);
  const start = lattice.bounds[from] ?? 0;
  see(before);
  see(before, K(start - 1));
  see(before, K(start));
  return found;
}
