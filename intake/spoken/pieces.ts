import { beginFeatures, endFeatures, endOf, pieceFeatures, seenIn, slots, turnFeatures } from './features.ts';
import type { Lattice } from './lattice.ts';

/** What a piece of a spoken text is: a task, talk beside it, or more about the task before. */
export const labels = ['task', 'aside', 'addition'] as const;
export const [task, aside, addition] = [0, 1, 2] as const;
export type Label = typeof task | typeof aside | typeof addition;
/** Stands before the first piece. */
export const nothing = 3;
/** Bounds that a task may reach over; other pieces reach to the next. */
export const longestTask = 8;

/** Weights are whole numbers from -levels to levels. */
export const levels = 9;
/** `labels.length` weights for each slot; see features.ts. */
export const weightCount = slots * labels.length;

/** A piece from one bound of the lattice to another. */
export interface Piece {
  from: number;
  to: number;
  label: Label;
}

/** A piece there could be: the slots of what is known of it, and where its tokens lie. */
export interface Edge extends Piece {
  features: number[][];
  start: number;
  first: number;
  end: number;
}

/** All pieces there could be, by where they begin. */
export interface Edges {
  edges: Edge[];
  /** Slots of what each token says inside a piece; see `insideOf`. */
  inside: number[][][];
  /** Of each bound, of each label before, the slots of what follows. */
  turns: number[][][];
}

export function edgesOf(lattice: Lattice): Edges {
  const seen = seenIn(lattice);
  const last = lattice.bounds.length - 1;
  const edges: Edge[] = [];
  const turns: number[][][] = [];
  const ends: number[][] = [];
  for (let from = 0; from < last; from++) {
    turns.push([task, aside, addition, nothing].map((before) => turnFeatures(seen, from, before)));
    const start = lattice.bounds[from] ?? 0;
    const first = seen.starts[from]?.first ?? start;
    const begin = beginFeatures(seen, from);
    for (let to = from + 1; to <= Math.min(last, from + longestTask); to++) {
      const end = endOf(lattice, from, to);
      ends[end] ??= endFeatures(seen, end);
      const features = [begin, ends[end] ?? [], pieceFeatures(seen, from, to)];
      const edge = { from, to, features, start, first, end };
      edges.push({ ...edge, label: task });
      if (to === from + 1) edges.push({ ...edge, label: aside }, { ...edge, label: addition });
    }
  }
  return { edges, inside: seen.inside, turns };
}

/** Of each kind of slots in `inside`, the tokens of a piece they count for. */
export const insideOf = ({ start, first, end }: Edge): [from: number, to: number][] =>
  [start + 2, start + 1, Math.max(start, first) + 1].map((from) => [Math.min(from, end), end]);

/** Sum of the weights of features for a label. */
function scoreOf(weights: Int8Array, features: number[], label: Label): number {
  let sum = 0;
  for (const slot of features) sum += weights[slot * labels.length + label] ?? 0;
  return sum;
}

/** Of each label, of each kind of slots in `inside`, the scores of all tokens before each index. */
function sumsOf(weights: Int8Array, inside: number[][][]): number[][][] {
  return [task, aside, addition].map((label) =>
    [0, 1, 2].map((kind) => {
      let sum = 0;
      return [0, ...inside.map((slots) => (sum += scoreOf(weights, slots[kind] ?? [], label)))];
    }),
  );
}

/** The likeliest pieces, in order (Viterbi over a semi-Markov model; Sarawagi and Cohen 2004). */
export function likeliestPieces(lattice: Lattice, weights: Int8Array): Piece[] {
  const { edges, inside, turns } = edgesOf(lattice);
  const sums = sumsOf(weights, inside);
  const turn = turns.map((of) =>
    of.map((slots) => [task, aside, addition].map((label) => scoreOf(weights, slots, label))),
  );
  const last = lattice.bounds.length - 1;
  const states = labels.length + 1;
  const best = new Float64Array((last + 1) * states).fill(Number.NEGATIVE_INFINITY);
  const ways: { edge: Edge; before: number }[] = [];
  best[nothing] = 0;
  for (const edge of edges) {
    const { from, label } = edge;
    let score = 0;
    for (const features of edge.features) score += scoreOf(weights, features, label);
    insideOf(edge).forEach(([start, end], kind) => {
      const sum = sums[label]?.[kind];
      score += (sum?.[end] ?? 0) - (sum?.[start] ?? 0);
    });
    const to = edge.to * states + label;
    for (let before = 0; before < states; before++) {
      const reached = best[from * states + before] ?? 0;
      if (reached === Number.NEGATIVE_INFINITY) continue;
      const total = reached + score + (turn[from]?.[before]?.[label] ?? 0);
      if (total <= (best[to] ?? 0)) continue;
      best[to] = total;
      ways[to] = { edge, before };
    }
  }
  let state: number = task;
  for (const label of [aside, addition])
    if ((best[last * states + label] ?? 0) > (best[last * states + state] ?? 0)) state = label;
  const pieces: Piece[] = [];
  for (let bound = last; bound > 0; ) {
    const way = ways[bound * states + state];
    if (!way) break;
    pieces.unshift(way.edge);
    bound = way.edge.from;
    state = way.before;
  }
  return pieces;
}
