/**
 * Trains the model that finds the tasks in spoken texts from intake/spoken/rambles and writes
 * intake/spoken/model.generated.ts. The same sources always give the same file. Prints in how many texts the number of
 * tasks is right when the files they stand in were not trained on; `--check` does only that.
 *
 * A ramble is a line: `[...]` stands around the words of a task, `{...}` around more about the task before.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseMoment } from '#intake/calendar.ts';
import type { Scene } from '#intake/dates/scene.ts';
import { taskStarts } from '#intake/split.ts';
import { type Lattice, latticeOf } from '#intake/spoken/lattice.ts';
import {
  addition,
  aside,
  type Edge,
  edgesOf,
  insideOf,
  type Label,
  labels,
  levels,
  likeliestPieces,
  longestTask,
  nothing,
  type Piece,
  states,
  task,
  weightCount,
} from '#intake/spoken/pieces.ts';
import { packWeights } from '#intake/theme/packed-weights.ts';
import { tokenise } from '#intake/tokens.ts';
import { generator, shuffle } from './theme-samples.ts';

const root = new URL('../intake/spoken/', import.meta.url);
const epochs = 10;
/** Epochs at the end whose weights are averaged. */
const averaged = 4;
const rate = 0.15;
/** Soft threshold at each step (L1): what tells little goes to zero and costs no space. */
const sparsity = 0.02;
/** Share of the steps left out at random, so that no feature is relied on alone. */
const dropped = 0.2;
/** What was seen in fewer pieces there could be is left out: the common features carry over to other people. */
const rarest = 290;
/** Of a weight that lies between two steps, the part above which it is the larger one. */
const rounding = 0.6;
const seed = 20_261_121;
/** So many words of a task does its first one count when it is asked whose a unit is. */
const firstWord = 2.5;
/** Of the weights that are not 0, the part that is no larger than the largest step: few are, and they are cut. */
const unclipped = 0.995;
const folds = 4;

interface MarkedEdge extends Edge {
  /** Of all that is known of it, its tokens included. */
  slots: Int32Array;
  /** What stands before it where it is what is marked, else `unmarked`. */
  before: number;
}
const unmarked = -1;

interface Ramble {
  file: string;
  lattice: Lattice;
  edges: MarkedEdge[];
  /** Of each bound, of each state before it, slots. */
  turns: Int32Array[][];
  /** Tasks that are marked. */
  count: number;
}

/**
 * The text without marks, and for each of its UTF-16 units what it stands in: nothing, or the mark `[` or `{` on the first
 * that is no space and `-` on those after it.
 */
function unmark(line: string): { text: string; marks: string[] } {
  let text = '';
  const marks: string[] = [];
  let inside = '';
  let begins = false;
  for (const unit of line.split('')) {
    if (/[[{]/.test(unit)) [inside, begins] = [unit, true];
    else if (/[\]}]/.test(unit)) [inside, begins] = ['', false];
    else {
      const opens = begins && /\S/.test(unit);
      text += unit;
      marks.push(opens ? inside : inside && !begins ? '-' : '');
      if (opens) begins = false;
    }
  }
  return { text, marks };
}

/** The pieces of a lattice that fit the marks best: each unit between two bounds goes to whom most of its words are. */
function markedPieces({ scene, bounds }: Lattice, marks: string[]): Piece[] {
  /** What is marked, in order: the label of each. */
  const groups: Label[] = [];
  const tokens = scene.tokens.map(({ kind, start, end }) => {
    const opening = marks.slice(start, end).find((mark) => mark === '[' || mark === '{');
    if (opening) groups.push(opening === '[' ? task : addition);
    return { kind, opens: opening === '[', group: opening || marks[start] ? groups.length - 1 : -1 };
  });
  /** Of each unit between two bounds, the group most of its words are in; nothing for a unit of marks. */
  const units = bounds.slice(0, -1).map((start, unit) => {
    const votes = new Map<number, number>();
    for (const { kind, opens, group } of tokens.slice(start, bounds[unit + 1]))
      if (kind !== 'mark') votes.set(group, (votes.get(group) ?? 0) + (opens ? firstWord : 1));
    return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  });
  const pieces: Piece[] = [];
  const begun = new Set<number>();
  for (let from = 0; from < units.length; ) {
    const group = units[from] ?? units[from - 1] ?? -1;
    const isTask = groups[group] === task && !begun.has(group);
    const label = isTask ? task : groups[group] === addition ? addition : aside;
    begun.add(group);
    let to = from + 1;
    if (isTask) while (to < units.length && (units[to] ?? group) === group && to - from < longestTask) to++;
    pieces.push({ from, to, label });
    from = to;
  }
  return pieces;
}

function readRamble(file: string, line: string): Ramble {
  const { text, marks } = unmark(line);
  const scene: Scene = { tokens: tokenise(text), now: parseMoment('2026-03-11T09:20:00'), dayFirst: false };
  const lattice = latticeOf(scene, taskStarts(scene));
  const { edges, inside, turns } = edgesOf(lattice);
  const befores = new Map<string, number>();
  const keyOf = ({ from, to, label }: Piece) => `${from} ${to} ${label}`;
  let before: number = nothing;
  for (const piece of markedPieces(lattice, marks)) {
    befores.set(keyOf(piece), before);
    before = piece.label;
  }
  return {
    file,
    lattice,
    edges: edges.map((edge) => ({
      ...edge,
      slots: Int32Array.from([
        ...edge.features.flat(),
        ...insideOf(edge).flatMap(([start, end], kind) =>
          inside.slice(start, end).flatMap((slots) => slots[kind] ?? []),
        ),
      ]),
      before: befores.get(keyOf(edge)) ?? unmarked,
    })),
    turns: turns.map((befores) => befores.map((slots) => Int32Array.from(slots))),
    count: line.split('[').length - 1,
  };
}

/** log(e^a + e^b) */
const logAdd = (a: number, b: number) => {
  const [more, less] = a > b ? [a, b] : [b, a];
  return less === Number.NEGATIVE_INFINITY ? more : more + Math.log1p(Math.exp(less - more));
};

/** Of each bound and each state there, the log of what all ways there weigh: none yet. */
const unreached = (size: number) => new Float64Array(size * states).fill(Number.NEGATIVE_INFINITY);

/**
 * Adds to `gradient`, by place in `weights`, that of the log loss: by how much the chance of each piece is off what is
 * marked (forward-backward).
 */
function addGradient(
  { lattice, edges, turns }: Ramble,
  weights: Float32Array,
  gradient: Map<number, number>,
) {
  const last = lattice.bounds.length - 1;
  const sum = (slots: Int32Array, label: number) => {
    let total = 0;
    for (const slot of slots) total += weights[slot * labels.length + label] ?? 0;
    return total;
  };
  const own = edges.map(({ slots, label }) => sum(slots, label));
  const turn = turns.map((befores) => befores.map((slots) => labels.map((label) => sum(slots, label))));
  const turnOf = (edge: Edge, before: number) => turn[edge.from]?.[before]?.[edge.label] ?? 0;
  const forward = unreached(last + 1);
  const backward = unreached(last + 1).fill(0, last * states);
  const of = (values: Float64Array, bound: number, state: number) => values[bound * states + state] ?? 0;
  forward[nothing] = 0;
  // Edges stand by where they begin: all that lead there are known.
  edges.forEach((edge, e) => {
    const to = edge.to * states + edge.label;
    for (let before = 0; before < states; before++) {
      const way = of(forward, edge.from, before) + (own[e] ?? 0) + turnOf(edge, before);
      if (way > Number.NEGATIVE_INFINITY) forward[to] = logAdd(forward[to] ?? 0, way);
    }
  });
  for (let e = edges.length - 1; e >= 0; e--) {
    const edge = edges[e] as Edge;
    for (let before = 0; before < states; before++) {
      const at = edge.from * states + before;
      const way = of(backward, edge.to, edge.label) + (own[e] ?? 0) + turnOf(edge, before);
      backward[at] = logAdd(backward[at] ?? 0, way);
    }
  }
  const total = labels.reduce<number>(
    (all, label) => logAdd(all, of(forward, last, label)),
    Number.NEGATIVE_INFINITY,
  );
  const add = (slots: Int32Array | undefined, label: number, by: number) => {
    if (!slots || Math.abs(by) < 1e-5) return;
    for (const slot of slots) {
      const place = slot * labels.length + label;
      gradient.set(place, (gradient.get(place) ?? 0) + by);
    }
  };
  edges.forEach((edge, e) => {
    let off = 0;
    for (let before = 0; before < states; before++) {
      const ways = of(forward, edge.from, before) + of(backward, edge.to, edge.label);
      const chance = Math.exp(ways + (own[e] ?? 0) + turnOf(edge, before) - total);
      const error = chance - (edge.before === before ? 1 : 0);
      off += error;
      add(turns[edge.from]?.[before], edge.label, error);
    }
    add(edge.slots, edge.label, off);
  });
}

/** In how many pieces there could be each weight counts. */
function seenIn(rambles: Ramble[]): Int32Array {
  const seen = new Int32Array(weightCount);
  for (const { edges } of rambles)
    for (const { slots, label } of edges)
      for (const slot of slots) {
        const place = slot * labels.length + label;
        seen[place] = (seen[place] ?? 0) + 1;
      }
  return seen;
}

/** Adagrad on the log loss with an L1 penalty (Duchi et al. 2011); the mean of the last epochs in whole steps. */
function train(rambles: Ramble[]): Int8Array {
  const seen = seenIn(rambles);
  // What is seen only in turns was not counted, and is never rare.
  const isRare = (place: number) => (seen[place] ?? 0) > 0 && (seen[place] ?? 0) < rarest;
  const weights = new Float32Array(weightCount);
  const squares = new Float32Array(weightCount).fill(0.1);
  const mean = new Float32Array(weightCount);
  const random = generator(seed);
  const order = [...rambles];
  const gradient = new Map<number, number>();
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const ramble of order) {
      gradient.clear();
      addGradient(ramble, weights, gradient);
      for (const [place, slope] of gradient) {
        if (random() < dropped || isRare(place)) continue;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        const step = rate / Math.sqrt(square);
        const moved = (weights[place] ?? 0) - step * slope;
        weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * sparsity);
      }
    }
    if (epoch >= epochs - averaged)
      for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (weights[i] ?? 0) / averaged;
  }
  return inSteps(mean);
}

/** Weights in whole steps, those between two mostly the smaller one: a 0 costs no space. */
function inSteps(weights: Float32Array): Int8Array {
  const sizes = Float32Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const scale = (sizes[Math.floor(sizes.length * unclipped)] ?? 1) / levels;
  return Int8Array.from(weights, (weight) => {
    const steps = Math.min(levels, Math.floor(Math.abs(weight) / scale + 1 - rounding));
    return Math.sign(weight) * steps;
  });
}

/** Of mere talk one task is made: a capture is never lost. */
const isRight = (weights: Int8Array, { lattice, count }: Ramble) =>
  Math.max(1, likeliestPieces(lattice, weights).filter(({ label }) => label === task).length) ===
  Math.max(1, count);

const files = readdirSync(new URL('rambles/', root)).sort();
const rambles = files.flatMap((file) =>
  readFileSync(new URL(`rambles/${file}`, root), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readRamble(file, line)),
);

let right = 0;
const shares: string[] = [];
for (let fold = 0; fold < folds; fold++) {
  const held = new Set(files.filter((_, i) => i % folds === fold));
  const weights = train(rambles.filter(({ file }) => !held.has(file)));
  for (const file of held) {
    const own = rambles.filter((ramble) => ramble.file === file);
    const found = own.filter((ramble) => isRight(weights, ramble)).length;
    right += found;
    shares.push(`${file.replace('.txt', '')} ${Math.round((100 * found) / own.length)}`);
  }
}
console.log(
  `rambles: ${rambles.length}, number of tasks right when their file is held out: ${((100 * right) / rambles.length).toFixed(1)} %`,
);
console.log(`  by file, in %: ${shares.join(', ')}`);
if (!process.argv.includes('--check')) {
  const packed = packWeights(train(rambles), labels.length, levels);
  const code = [
    '// Generated by `npm run train` from rambles/. Not to be edited.',
    `export const packedWeights = '${packed}';`,
    '',
  ];
  writeFileSync(new URL('model.generated.ts', root), code.join('\n'));
  console.log(`spoken model: ${Math.round(packed.length * 0.75)} bytes`);
}
