import { beginFeatures, endFeatures, endOf, pieceFeatures, seenIn, slots, turnFeatures } from './features.ts';
import type { Lattice } from './lattice.ts';

/** What a piece of a spoken text is: a task, talk beside it, or more about the task before. */
export const [task, aside, addition] = [0, 1, 2] as const;
export const labels = [task, aside, addition] as const;
export type Label = (typeof labels)[number];
/** Stands before the first piece, in place of a label. */
export const nothing = labels.length;
/** What may stand before a piece: a label, or nothing. */
export const states = labels.length + 1;
/** Bounds that a task may reach over; other pieces reach to the next. */
export const longestTask = 8;

/** Weights are whole numbers from -levels to levels. */
export const levels = 9;
/** A weight for each label, slot after slot. */
export const weightCount = slots * labels.length;

/** A piece from one bound of a lattice to another: `from` and `to` count its bounds. */
export interface Piece {
  from: number;
  to: number;
  label: Label;
}

/** A piece there could be. */
export interface Edge extends Piece {
  /** Slots of how it begins, of how it ends, and of what is in it. */
  features: number[][];
  /** Indexes of its first token, of the first behind lead-ins, and after its last word. */
  start: number;
  first: number;
  end: number;
}

/** All pieces there could be. */
interface Edges {
  /** By where they begin. */
  edges: Edge[];
  /** Of each token, of each kind, the slots of what it says inside a piece; see `insideOf`. */
  inside: number[][][];
  /** Of each bound, of each state before it, slots. */
  turns: number[][][];
}

export function edgesOf(lattice: Lattice): Edges {
  const seen = seenIn(lattice);
  const last = lattice.bounds.length - 1;
  const edges: Edge[] = [];
  const turns: number[][][] = [];
  /** Slots by the index after the last word: many pieces end there. */
  const ends: number[][] = [];
  for (let from = 0; from < last; from++) {
    turns.push([...labels, nothing].map((before) => turnFeatures(seen, from, before)));
    const start = lattice.bounds[from] ?? 0;
    const first = seen.starts[from]?.first ?? start;
    const begin = beginFeatures(seen, from);
    for (let to = from + 1; to <= Math.min(last, from + longestTask); to++) {
      const end = endOf(lattice, from, to);
      const close = ends[end] ?? endFeatures(seen, end);
      ends[end] = close;
      const features = [begin, close, pieceFeatures(seen, from, to)];
      const edge = { from, to, features, start, first, end };
      edges.push({ ...edge, label: task });
      if (to === from + 1) edges.push({ ...edge, label: aside }, { ...edge, label: addition });
    }
  }
  return { edges, inside: seen.inside, turns };
}

/** Of each kind of slots in `inside`, the tokens of a piece they count for, as `Inside` says. */
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
  return labels.map((label) =>
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
  const turn = turns.map((befores) =>
    befores.map((slots) => labels.map((label) => scoreOf(weights, slots, label))),
  );
  const last = lattice.bounds.length - 1;
  /** Of each bound and each state there, the score of the best way, and its last step. */
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
  const endsIn = (label: number) => best[last * states + label] ?? 0;
  let state = labels.reduce<number>((top, label) => (endsIn(label) > endsIn(top) ? label : top), task);
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
