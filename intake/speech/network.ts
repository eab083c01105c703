/**
 * Labels the units of a spoken text: two layers of bidirectional gated recurrent units (Cho et al. 2014) read its tokens and
 * score each unit (a word with the determiner before it) for each label, and a linear-chain conditional random field over
 * the units (Lafferty et al. 2001; Lample et al. 2016), whose weights are `transitions`, accounts for their order.
 */
import { parseWeights } from '../theme/weights.ts';

/** Labels of a unit: the first of a task, inside one, an aside, or an addition to the task before. */
export const [task, inside, aside, addition] = [0, 1, 2, 3] as const;
export const labels = [task, inside, aside, addition] as const;
export type UnitLabel = (typeof labels)[number];
export const labelCount = labels.length;

/** Rows of the embedding tables. Words share rows by their hash, so the table needs no list of words. */
export const wordRows = 4096;
/** One row per category of the lexicon; the first is for words that have none. */
export const topicRows = 48;
export const kindRows = 256;
export const wordEmbeddingSize = 12;
export const topicEmbeddingSize = 6;
export const kindEmbeddingSize = 8;
export const flagCount = 14;
export const wordAndTopicSize = wordEmbeddingSize + topicEmbeddingSize;
/** Length of the vector that the first layer reads for each token: embeddings and flags. */
export const tokenInputSize = wordAndTopicSize + kindEmbeddingSize + flagCount;
/** Hidden units per direction of each layer. */
const hiddenSizes = [36, 20];
/** Length of the vector that each layer reads per token: the embeddings, or both directions of the layer before. */
export const layerInputSizes = [tokenInputSize, ...hiddenSizes.map((size) => 2 * size)].slice(
  0,
  hiddenSizes.length,
);
/** Length of the vector of a unit: the hidden states of all layers and directions at its first and at its last token. */
export const unitVectorSize = 4 * hiddenSizes.reduce((sum, size) => sum + size, 0);

/** The input of the network for one text. */
export interface SpeechFeatures {
  /** Number of tokens. */
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

/** One direction of a layer. Weights are in the order reset gate, update gate, candidate. */
export interface Gru {
  inputSize: number;
  hiddenSize: number;
  input: Float32Array;
  state: Float32Array;
  bias: Float32Array;
  /** Bias of the recurrent part of the candidate. */
  stateBias: Float32Array;
}

export interface Layer {
  forward: Gru;
  backward: Gru;
}

export interface Network {
  words: Float32Array;
  topics: Float32Array;
  kinds: Float32Array;
  /** The first reads the embedded tokens, each other one the hidden states of the one before. */
  layers: Layer[];
  outputWeights: Float32Array;
  outputBias: Float32Array;
  /** Scores of moving from each label, and last from the beginning of the text, to each label. */
  transitions: Float32Array;
}

/** Lists the weights of a layer as `weightParts` does: forward direction first, then backward. */
const layerParts = (hiddenSize: number, layer: number): [size: number, levels: number][] => {
  const gru: [number, number][] = [
    [3 * hiddenSize * (layerInputSizes[layer] ?? 0), 3],
    [3 * hiddenSize * hiddenSize, 3],
    [3 * hiddenSize, 63],
    [hiddenSize, 63],
  ];
  return [...gru, ...gru];
};
/** Sizes of the weight arrays in their order, and the quantization levels of each on either side of zero. */
export const weightParts: [size: number, levels: number][] = [
  [wordRows * wordEmbeddingSize, 1],
  [topicRows * topicEmbeddingSize, 7],
  [kindRows * kindEmbeddingSize, 7],
  ...hiddenSizes.flatMap(layerParts),
  [labelCount * unitVectorSize, 7],
  [labelCount, 63],
  [(labelCount + 1) * labelCount, 63],
];
export const weightCount = weightParts.reduce((sum, [size]) => sum + size, 0);

/** Creates a network whose arrays are consecutive views of `weights`. */
export function createNetwork(weights: Float32Array): Network {
  let from = 0;
  let part = 0;
  const next = () => {
    const [size = 0] = weightParts[part++] ?? [];
    from += size;
    return weights.subarray(from - size, from);
  };
  const gru = (inputSize: number, hiddenSize: number): Gru => ({
    inputSize,
    hiddenSize,
    input: next(),
    state: next(),
    bias: next(),
    stateBias: next(),
  });
  return {
    words: next(),
    topics: next(),
    kinds: next(),
    layers: hiddenSizes.map((hiddenSize, layer) => {
      const inputSize = layerInputSizes[layer] ?? 0;
      return { forward: gru(inputSize, hiddenSize), backward: gru(inputSize, hiddenSize) };
    }),
    outputWeights: next(),
    outputBias: next(),
    transitions: next(),
  };
}

/** The generated form of a network: for each part the quantization step, and its quantized weights as `formatWeights` writes them. */
export type StoredNetwork = [step: number, weights: string][];

export function loadNetwork(stored: StoredNetwork): Network {
  const weights = new Float32Array(weightCount);
  let from = 0;
  for (const [step, text] of stored) {
    const counts = parseWeights(text);
    weights.set(
      Float32Array.from(counts, (count) => count * step),
      from,
    );
    from += counts.length;
  }
  return createNetwork(weights);
}

/** Returns the dot product of `n` numbers of `a` from `i` and of `b` from `j`. Two sums are faster than one, so `n` is even. */
function dot(a: Float32Array, i: number, b: Float32Array, j: number, n: number): number {
  let [even, odd] = [0, 0];
  for (let k = 0; k < n; k += 2) {
    even += (a[i + k] ?? 0) * (b[j + k] ?? 0);
    odd += (a[i + k + 1] ?? 0) * (b[j + k + 1] ?? 0);
  }
  return even + odd;
}

/** Adds `factor` times `n` numbers of `source`, starting at `from`, to `target`, starting at `at`. */
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

/** Embeds each token: `tokenInputSize` numbers for each. */
export function embedTokens({ words, topics, kinds }: Network, features: SpeechFeatures): Float32Array {
  const input = new Float32Array(features.length * tokenInputSize);
  for (let t = 0; t < features.length; t++) {
    const at = t * tokenInputSize;
    for (const row of features.words.subarray(2 * t, 2 * t + 2))
      addTo(input, at, words, row * wordEmbeddingSize, wordEmbeddingSize);
    addTo(
      input,
      at + wordEmbeddingSize,
      topics,
      (features.topics[t] ?? 0) * topicEmbeddingSize,
      topicEmbeddingSize,
    );
    addTo(
      input,
      at + wordAndTopicSize,
      kinds,
      (features.kinds[t] ?? 0) * kindEmbeddingSize,
      kindEmbeddingSize,
    );
    addTo(input, at + wordAndTopicSize + kindEmbeddingSize, features.flags, t * flagCount, flagCount);
  }
  return input;
}

/** Intermediate values of a GRU that backpropagation needs, `hiddenSize` numbers for each token. */
export interface GruTrace {
  reset: Float32Array;
  update: Float32Array;
  candidate: Float32Array;
  candidateState: Float32Array;
}

/** Approximates the hyperbolic tangent to four places by the seventh convergent of Lambert's continued fraction, for speed. */
function tanh(x: number): number {
  if (x > 4.97) return 1;
  if (x < -4.97) return -1;
  const y = x * x;
  return (x * (135135 + y * (17325 + y * (378 + y)))) / (135135 + y * (62370 + y * (3150 + y * 28)));
}

const sigmoid = (x: number) => 0.5 + 0.5 * tanh(0.5 * x);

/**
 * Multiplies a matrix of `rows` rows by `n` numbers of `values` from `at` into `products`. Takes four rows at a time for
 * speed, so `rows` is a multiple of four.
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

/** Runs a GRU over the tokens, forwards with `step` 1 and backwards with -1; returns `hiddenSize` numbers for each token. */
export function runGru(gru: Gru, input: Float32Array, step: 1 | -1, trace?: GruTrace): Float32Array {
  const { inputSize, hiddenSize: H } = gru;
  const length = input.length / inputSize;
  const state = new Float32Array(length * H);
  const [fromInput, fromState] = [new Float64Array(3 * H), new Float64Array(3 * H)];
  for (let n = 0, t = step > 0 ? 0 : length - 1; n < length; n++, t += step) {
    multiply(gru.input, 3 * H, input, t * inputSize, inputSize, fromInput);
    // The first token read has no state before it.
    const before = n > 0 ? (t - step) * H : -1;
    if (before >= 0) multiply(gru.state, 3 * H, state, before, H, fromState);
    for (let i = 0; i < H; i++) {
      const r = sigmoid((gru.bias[i] ?? 0) + (fromInput[i] ?? 0) + (fromState[i] ?? 0));
      const z = sigmoid((gru.bias[H + i] ?? 0) + (fromInput[H + i] ?? 0) + (fromState[H + i] ?? 0));
      const u = (gru.stateBias[i] ?? 0) + (fromState[2 * H + i] ?? 0);
      const a = tanh((gru.bias[2 * H + i] ?? 0) + (fromInput[2 * H + i] ?? 0) + r * u);
      const at = t * H + i;
      state[at] = (1 - z) * a + (before < 0 ? 0 : z * (state[before + i] ?? 0));
      if (trace) {
        trace.reset[at] = r;
        trace.update[at] = z;
        trace.candidate[at] = a;
        trace.candidateState[at] = u;
      }
    }
  }
  return state;
}

/** Concatenates the hidden states of both directions for each token. */
export function concatDirections(
  forward: Float32Array,
  backward: Float32Array,
  hiddenSize: number,
): Float32Array {
  const hiddenStates = new Float32Array(2 * forward.length);
  for (let at = 0; at < forward.length; at += hiddenSize) {
    hiddenStates.set(forward.subarray(at, at + hiddenSize), 2 * at);
    hiddenStates.set(backward.subarray(at, at + hiddenSize), 2 * at + hiddenSize);
  }
  return hiddenStates;
}

/**
 * Returns for each unit, and for its first and its last token, where the hidden state starts in those of `layer` (`place`),
 * and where it goes in the unit vectors (`at`); `size` numbers each.
 */
export function unitStates(
  { units }: SpeechFeatures,
  layer: number,
): { place: number; at: number; size: number }[] {
  const size = 2 * (hiddenSizes[layer] ?? 0);
  const before = hiddenSizes.slice(0, layer).reduce((sum, hiddenSize) => sum + 4 * hiddenSize, 0);
  return units.slice(0, -1).flatMap((first, unit) => {
    const last = (units[unit + 1] ?? 1) - 1;
    const at = unit * unitVectorSize + before;
    return [
      { place: first * size, at, size },
      { place: last * size, at: at + size, size },
    ];
  });
}

/** Builds the vectors of all units, `unitVectorSize` numbers each, from the hidden states of each layer. */
export function unitVectors(features: SpeechFeatures, hiddenStates: Float32Array[]): Float32Array {
  const vectors = new Float32Array((features.units.length - 1) * unitVectorSize);
  hiddenStates.forEach((values, layer) => {
    for (const { place, at, size } of unitStates(features, layer))
      vectors.set(values.subarray(place, place + size), at);
  });
  return vectors;
}

/** Scores each unit for each label. */
export const emissionScores = ({ outputWeights, outputBias }: Network, vectors: Float32Array): Float64Array =>
  Float64Array.from({ length: (vectors.length / unitVectorSize) * labelCount }, (_, i) => {
    const [unit, label] = [Math.floor(i / labelCount), i % labelCount];
    return (
      (outputBias[label] ?? 0) +
      dot(outputWeights, label * unitVectorSize, vectors, unit * unitVectorSize, unitVectorSize)
    );
  });

/** Returns the hidden states of each layer. */
function runLayers({ layers }: Network, input: Float32Array): Float32Array[] {
  let hiddenStates = input;
  return layers.map(({ forward, backward }) => {
    hiddenStates = concatDirections(
      runGru(forward, hiddenStates, 1),
      runGru(backward, hiddenStates, -1),
      forward.hiddenSize,
    );
    return hiddenStates;
  });
}

/** Scores each unit of a text for each label, `labelCount` numbers for each. */
export const scoreUnits = (network: Network, features: SpeechFeatures): Float64Array =>
  emissionScores(network, unitVectors(features, runLayers(network, embedTokens(network, features))));
