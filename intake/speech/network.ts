/**
 * A small network that reads a spoken text forwards and backwards (gated recurrent units; Cho et al. 2014), then reads in the
 * same way what it made of each word, and scores for each unit of the text (a word, with the determiner before it) what it
 * may be. Their order counts too: a conditional random field over the units (Lafferty et al. 2001; Lample et al. 2016), of
 * which `turns` are the weights.
 */
import { unpackWeights } from '../theme/packed-weights.ts';

/** What a unit may be: the first of a task, more of it, talk beside it, or more about the task before. */
export const [task, inside, aside, addition] = [0, 1, 2, 3] as const;
export const labels = [task, inside, aside, addition] as const;
export type UnitLabel = (typeof labels)[number];
export const unitLabels = labels.length;

/** Words share rows by their hash, so that the table needs no list of them. */
export const wordRows = 4096;
/** One for each category of the lexicon, and the first for words that are in none. */
export const topicRows = 48;
export const kindRows = 256;
export const wordSize = 12;
export const topicSize = 6;
export const kindSize = 8;
export const flagCount = 14;
/** Numbers known of a word: of itself, and of its topic. */
export const meaningSize = wordSize + topicSize;
/** Numbers known of a token: of its word, of its kind, and what the rules see. */
export const inputSize = meaningSize + kindSize + flagCount;
/** Numbers that each direction remembers: of the words, and of what was made of them. */
const stateSizes = [36, 20];
/** Numbers that each layer reads of a token: what is known of it, or what both directions of the layer before remember there. */
export const readSizes = [inputSize, ...stateSizes.map((size) => 2 * size)].slice(0, stateSizes.length);
/** Of a unit, what all directions remember at its first token and at its last. */
export const viewSize = 4 * stateSizes.reduce((sum, size) => sum + size, 0);

/** What is seen of a text. */
export interface Sight {
  /** Tokens. */
  length: number;
  /** Two rows of the table of words for each token. */
  words: Int32Array;
  /** A row of the table of topics for each token. */
  topics: Int32Array;
  /** A row of the table of kinds for each token. */
  kinds: Int32Array;
  /** `flagCount` for each token, 0 or 1. */
  flags: Float32Array;
  /** Indexes of the tokens where units begin; the last is the end of the text. */
  units: number[];
}

/** Weights of the reset gate, the update gate and the new state, one behind the other. */
export interface Gru {
  /** Numbers it reads of each token. */
  reads: number;
  /** Numbers it remembers. */
  holds: number;
  input: Float32Array;
  state: Float32Array;
  bias: Float32Array;
  /** Of what the new state takes from the old one. */
  stateBias: Float32Array;
}

/** Two that read the same, one forwards and one backwards. */
export interface Layer {
  ahead: Gru;
  back: Gru;
}

export interface Network {
  words: Float32Array;
  topics: Float32Array;
  kinds: Float32Array;
  /** The first reads what is known of the tokens, each other one what the one before it remembers of them. */
  layers: Layer[];
  out: Float32Array;
  outBias: Float32Array;
  /** From each label, and from the beginning, to each label. */
  turns: Float32Array;
}

/** The parts of a layer, as in `parts`: those of the one that reads forwards, then of the other. */
const layerParts = (holds: number, layer: number): [size: number, levels: number][] => {
  const gru: [number, number][] = [
    [3 * holds * (readSizes[layer] ?? 0), 3],
    [3 * holds * holds, 3],
    [3 * holds, 63],
    [holds, 63],
  ];
  return [...gru, ...gru];
};
/** Sizes of the parts of a network, in their order, and the largest whole number of steps a weight may have. */
export const parts: [size: number, levels: number][] = [
  [wordRows * wordSize, 1],
  [topicRows * topicSize, 7],
  [kindRows * kindSize, 7],
  ...stateSizes.flatMap(layerParts),
  [unitLabels * viewSize, 7],
  [unitLabels, 63],
  [(unitLabels + 1) * unitLabels, 63],
];
export const weightCount = parts.reduce((sum, [size]) => sum + size, 0);

/** A network whose parts are views of `weights`, one behind the other. */
export function networkOf(weights: Float32Array): Network {
  let from = 0;
  let part = 0;
  const next = () => {
    const [size = 0] = parts[part++] ?? [];
    from += size;
    return weights.subarray(from - size, from);
  };
  const gru = (reads: number, holds: number): Gru => ({
    reads,
    holds,
    input: next(),
    state: next(),
    bias: next(),
    stateBias: next(),
  });
  return {
    words: next(),
    topics: next(),
    kinds: next(),
    layers: stateSizes.map((holds, layer) => {
      const reads = readSizes[layer] ?? 0;
      return { ahead: gru(reads, holds), back: gru(reads, holds) };
    }),
    out: next(),
    outBias: next(),
    turns: next(),
  };
}

/** A network as the generated module carries it: of each part the length of a step, and its weights in steps, packed. */
export type StoredNetwork = [step: number, packed: string][];

export function loadNetwork(stored: StoredNetwork): Network {
  const weights = new Float32Array(weightCount);
  let from = 0;
  parts.forEach(([size, levels], part) => {
    const [step = 0, packed = ''] = stored[part] ?? [];
    const steps = unpackWeights(packed, new Int8Array(size), 1, levels);
    weights.set(
      Float32Array.from(steps, (count) => count * step),
      from,
    );
    from += size;
  });
  return networkOf(weights);
}

/**
 * The sum of the products of `n` numbers of `a` from `i` on and of `b` from `j` on; `n` is even, since two sums are faster
 * than one.
 */
function dot(a: Float32Array, i: number, b: Float32Array, j: number, n: number): number {
  let [even, odd] = [0, 0];
  for (let k = 0; k < n; k += 2) {
    even += (a[i + k] ?? 0) * (b[j + k] ?? 0);
    odd += (a[i + k + 1] ?? 0) * (b[j + k + 1] ?? 0);
  }
  return even + odd;
}

/** Adds `factor` times `n` numbers of `source` from `from` on to `target` from `at` on. */
export function addTo(
  target: Float32Array,
  at: number,
  source: Float32Array,
  from: number,
  n: number,
  factor = 1,
): void {
  for (let k = 0; k < n; k++) target[at + k] = (target[at + k] ?? 0) + factor * (source[from + k] ?? 0);
}

/** What is known of each token, `inputSize` numbers for each. */
export function inputOf({ words, topics, kinds }: Network, sight: Sight): Float32Array {
  const input = new Float32Array(sight.length * inputSize);
  for (let t = 0; t < sight.length; t++) {
    const at = t * inputSize;
    for (const row of sight.words.subarray(2 * t, 2 * t + 2))
      addTo(input, at, words, row * wordSize, wordSize);
    addTo(input, at + wordSize, topics, (sight.topics[t] ?? 0) * topicSize, topicSize);
    addTo(input, at + meaningSize, kinds, (sight.kinds[t] ?? 0) * kindSize, kindSize);
    addTo(input, at + meaningSize + kindSize, sight.flags, t * flagCount, flagCount);
  }
  return input;
}

/** How the states of a reading came about, as the training asks: `holds` numbers for each token. */
export interface Trace {
  reset: Float32Array;
  update: Float32Array;
  fresh: Float32Array;
  recalled: Float32Array;
}

/** The hyperbolic tangent to four places, which is faster than to all: the seventh step of Lambert's continued fraction. */
function tanh(x: number): number {
  if (x > 4.97) return 1;
  if (x < -4.97) return -1;
  const y = x * x;
  return (x * (135135 + y * (17325 + y * (378 + y)))) / (135135 + y * (62370 + y * (3150 + y * 28)));
}

const sigmoid = (x: number) => 0.5 + 0.5 * tanh(0.5 * x);

/**
 * The products of all `rows` of a matrix with `n` numbers of `values` from `at` on; `products` takes them. Four rows at
 * once are faster than one; `rows` is a multiple of four.
 */
function multiply(
  matrix: Float32Array,
  rows: number,
  values: Float32Array,
  at: number,
  n: number,
  products: Float64Array,
): void {
  for (let row = 0; row < rows; row += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let k = 0, place = row * n; k < n; k++, place++) {
      const value = values[at + k] ?? 0;
      a += (matrix[place] ?? 0) * value;
      b += (matrix[place + n] ?? 0) * value;
      c += (matrix[place + 2 * n] ?? 0) * value;
      d += (matrix[place + 3 * n] ?? 0) * value;
    }
    products[row] = a;
    products[row + 1] = b;
    products[row + 2] = c;
    products[row + 3] = d;
  }
}

/**
 * What is remembered behind each token, `holds` numbers each. Reads from the first token to the last with `step` 1, from the
 * last to the first with -1.
 */
export function readBy(gru: Gru, input: Float32Array, step: 1 | -1, trace?: Trace): Float32Array {
  const { reads, holds: H } = gru;
  const length = input.length / reads;
  const state = new Float32Array(length * H);
  const [said, held] = [new Float64Array(3 * H), new Float64Array(3 * H)];
  for (let n = 0, t = step > 0 ? 0 : length - 1; n < length; n++, t += step) {
    multiply(gru.input, 3 * H, input, t * reads, reads, said);
    // Nothing is remembered before the first token that is read.
    const before = n > 0 ? (t - step) * H : -1;
    if (before >= 0) multiply(gru.state, 3 * H, state, before, H, held);
    for (let i = 0; i < H; i++) {
      const r = sigmoid((gru.bias[i] ?? 0) + (said[i] ?? 0) + (held[i] ?? 0));
      const z = sigmoid((gru.bias[H + i] ?? 0) + (said[H + i] ?? 0) + (held[H + i] ?? 0));
      const u = (gru.stateBias[i] ?? 0) + (held[2 * H + i] ?? 0);
      const a = tanh((gru.bias[2 * H + i] ?? 0) + (said[2 * H + i] ?? 0) + r * u);
      const at = t * H + i;
      state[at] = (1 - z) * a + (before < 0 ? 0 : z * (state[before + i] ?? 0));
      if (trace) {
        trace.reset[at] = r;
        trace.update[at] = z;
        trace.fresh[at] = a;
        trace.recalled[at] = u;
      }
    }
  }
  return state;
}

/** Of each token what both directions remember there, one behind the other. */
export function rememberedOf(ahead: Float32Array, back: Float32Array, holds: number): Float32Array {
  const remembered = new Float32Array(2 * ahead.length);
  for (let at = 0; at < ahead.length; at += holds) {
    remembered.set(ahead.subarray(at, at + holds), 2 * at);
    remembered.set(back.subarray(at, at + holds), 2 * at + holds);
  }
  return remembered;
}

/** Where in what a layer remembers, and in the views, stands what each unit shows of it: at its first token and at its last. */
export function shownOf({ units }: Sight, layer: number): { place: number; at: number; size: number }[] {
  const size = 2 * (stateSizes[layer] ?? 0);
  const before = stateSizes.slice(0, layer).reduce((sum, holds) => sum + 4 * holds, 0);
  return units.slice(0, -1).flatMap((first, unit) => {
    const last = (units[unit + 1] ?? 1) - 1;
    const at = unit * viewSize + before;
    return [
      { place: first * size, at, size },
      { place: last * size, at: at + size, size },
    ];
  });
}

/** Views of all units, `viewSize` numbers each; `remembered` is what each layer remembers. */
export function viewsOf(sight: Sight, remembered: Float32Array[]): Float32Array {
  const views = new Float32Array((sight.units.length - 1) * viewSize);
  remembered.forEach((values, layer) => {
    for (const { place, at, size } of shownOf(sight, layer))
      views.set(values.subarray(place, place + size), at);
  });
  return views;
}

/** The scores of each unit for each label, of its view. */
export const scoresOf = ({ out, outBias }: Network, views: Float32Array): Float64Array =>
  Float64Array.from({ length: (views.length / viewSize) * unitLabels }, (_, i) => {
    const [unit, label] = [Math.floor(i / unitLabels), i % unitLabels];
    return (outBias[label] ?? 0) + dot(out, label * viewSize, views, unit * viewSize, viewSize);
  });

/** What each layer remembers of a text. */
function readAll({ layers }: Network, input: Float32Array): Float32Array[] {
  let remembered = input;
  return layers.map(({ ahead, back }) => {
    remembered = rememberedOf(readBy(ahead, remembered, 1), readBy(back, remembered, -1), ahead.holds);
    return remembered;
  });
}

/** What each unit is likeliest to be (Viterbi); a task's first unit stands before the others. */
export function likeliestLabels(network: Network, sight: Sight): UnitLabel[] {
  const views = viewsOf(sight, readAll(network, inputOf(network, sight)));
  const scores = scoresOf(network, views);
  const units = sight.units.length - 1;
  const ways: UnitLabel[][] = [];
  const turn = (from: number, to: number) => network.turns[from * unitLabels + to] ?? 0;
  const may = (from: number, to: number) => to !== inside || from === task || from === inside;
  const topOf = (list: number[]) =>
    labels.reduce<UnitLabel>((top, label) => ((list[label] ?? 0) > (list[top] ?? 0) ? label : top), task);
  let best = labels.map((label) =>
    may(unitLabels, label) ? turn(unitLabels, label) + (scores[label] ?? 0) : Number.NEGATIVE_INFINITY,
  );
  for (let unit = 1; unit < units; unit++) {
    const reached = labels.map((to) =>
      best.map((score, from) => (may(from, to) ? score + turn(from, to) : Number.NEGATIVE_INFINITY)),
    );
    ways[unit] = reached.map(topOf);
    best = reached.map((list, to) => (list[topOf(list)] ?? 0) + (scores[unit * unitLabels + to] ?? 0));
  }
  const found: UnitLabel[] = [];
  for (let unit = units - 1, label = topOf(best); unit >= 0; unit--) {
    found.unshift(label);
    label = ways[unit]?.[label] ?? task;
  }
  return found;
}
