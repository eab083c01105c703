/** How the loss of the spoken network changes with its weights (back-propagation through time; Werbos 1990). */
import {
  addTo,
  concatDirections,
  embedTokens,
  emissionScores,
  type Gru,
  type GruTrace,
  kindEmbeddingSize,
  labelCount,
  labels,
  type Network,
  runGru,
  type SpeechFeatures,
  tokenInputSize,
  topicEmbeddingSize,
  unitStates,
  unitVectorSize,
  unitVectors,
  wordAndTopicSize,
  wordEmbeddingSize,
} from '#intake/speech/network.ts';

/** 0 for what is dropped, and more than 1 for what is kept, so that the sum stays the same (Srivastava et al. 2014). */
export function dropMask(size: number, share: number, random: () => number): Float32Array {
  const mask = new Float32Array(size).fill(1 / (1 - share));
  for (let i = 0; i < size; i++) if (random() < share) mask[i] = 0;
  return mask;
}

const times = (values: Float32Array, mask: Float32Array) => values.map((value, i) => value * (mask[i] ?? 0));

/** log(Σ e^x) */
function logSum(values: number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/**
 * Adds the slopes of the turns to `slope`; says the loss, and the slopes of the scores: by how much each chance is off what
 * is marked.
 */
function scoreSlopes(
  scores: Float64Array,
  { transitions }: Network,
  marked: Int32Array,
  slope: Float32Array,
): { loss: number; off: Float32Array } {
  const units = marked.length;
  const score = (unit: number, label: number) => scores[unit * labelCount + label] ?? 0;
  const turn = (from: number, to: number) => transitions[from * labelCount + to] ?? 0;
  const forward: number[][] = [labels.map((label) => turn(labelCount, label) + score(0, label))];
  const backward: number[][] = [];
  const reached = (unit: number, label: number) => forward[unit]?.[label] ?? 0;
  const left = (unit: number, label: number) => backward[unit]?.[label] ?? 0;
  for (let unit = 1; unit < units; unit++)
    forward[unit] = labels.map(
      (to) => logSum(labels.map((from) => reached(unit - 1, from) + turn(from, to))) + score(unit, to),
    );
  backward[units - 1] = labels.map(() => 0);
  for (let unit = units - 2; unit >= 0; unit--)
    backward[unit] = labels.map((from) =>
      logSum(labels.map((to) => turn(from, to) + score(unit + 1, to) + left(unit + 1, to))),
    );
  const total = logSum(forward[units - 1] ?? []);
  const found = new Float32Array(scores.length);
  let loss = total;
  for (let unit = 0; unit < units; unit++)
    for (const to of labels) {
      if (marked[unit] === to)
        loss -= score(unit, to) + turn(unit ? (marked[unit - 1] ?? 0) : labelCount, to);
      const off = Math.exp(reached(unit, to) + left(unit, to) - total) - (marked[unit] === to ? 1 : 0);
      found[unit * labelCount + to] = off;
      const rest = score(unit, to) + left(unit, to) - total;
      for (const from of unit ? labels : [labelCount]) {
        const chance = unit
          ? Math.exp(reached(unit - 1, from) + turn(from, to) + rest) -
            (marked[unit - 1] === from && marked[unit] === to ? 1 : 0)
          : off;
        slope[from * labelCount + to] = (slope[from * labelCount + to] ?? 0) + chance;
      }
    }
  return { loss, off: found };
}

interface Reading extends GruTrace {
  state: Float32Array;
}

/** `runGru`, and how it came about. */
function readTracing(gru: Gru, input: Float32Array, step: 1 | -1): Reading {
  const empty = () => new Float32Array((input.length / gru.inputSize) * gru.hiddenSize);
  const trace = { reset: empty(), update: empty(), candidate: empty(), candidateState: empty() };
  return { state: runGru(gru, input, step, trace), ...trace };
}

/** Adds to `slope` and `inputSlope` what the slopes of the states that `reading` showed say of them. */
function slopesOfReading(
  gru: Gru,
  input: Float32Array,
  { state, reset, update, candidate, candidateState }: Reading,
  step: 1 | -1,
  shown: Float32Array,
  slope: Gru,
  inputSlope: Float32Array,
): void {
  const { inputSize, hiddenSize: H } = gru;
  const length = state.length / H;
  /** What later tokens say of the state. */
  let later = new Float32Array(H);
  for (let n = length - 1, t = step > 0 ? length - 1 : 0; n >= 0; n--, t -= step) {
    const before = n > 0 ? (t - step) * H : -1;
    const earlier = new Float32Array(H);
    const add = (unit: number, off: number) => {
      slope.bias[unit] = (slope.bias[unit] ?? 0) + off;
      addTo(slope.input, unit * inputSize, input, t * inputSize, inputSize, off);
      addTo(inputSlope, t * inputSize, gru.input, unit * inputSize, inputSize, off);
    };
    const addRecall = (unit: number, off: number) => {
      if (before < 0) return;
      addTo(slope.state, unit * H, state, before, H, off);
      addTo(earlier, 0, gru.state, unit * H, H, off);
    };
    for (let i = 0; i < H; i++) {
      const at = t * H + i;
      const [r, z, a, u] = [reset[at] ?? 0, update[at] ?? 0, candidate[at] ?? 0, candidateState[at] ?? 0];
      const off = (later[i] ?? 0) + (shown[at] ?? 0);
      const held = before < 0 ? 0 : (state[before + i] ?? 0);
      const offFresh = off * (1 - z) * (1 - a * a);
      const offUpdate = off * (held - a) * z * (1 - z);
      const offReset = offFresh * u * r * (1 - r);
      add(i, offReset);
      addRecall(i, offReset);
      add(H + i, offUpdate);
      addRecall(H + i, offUpdate);
      add(2 * H + i, offFresh);
      addRecall(2 * H + i, offFresh * r);
      slope.stateBias[i] = (slope.stateBias[i] ?? 0) + offFresh * r;
      earlier[i] = (earlier[i] ?? 0) + off * z;
    }
    later = earlier;
  }
}

/** Adds to the tables of `slope` what the slope of the input says of them. */
function addInputSlope({ words, topics, kinds }: Network, sight: SpeechFeatures, input: Float32Array): void {
  for (let t = 0; t < sight.length; t++) {
    const at = t * tokenInputSize;
    for (const row of sight.words.subarray(2 * t, 2 * t + 2))
      addTo(words, row * wordEmbeddingSize, input, at, wordEmbeddingSize);
    addTo(
      topics,
      (sight.topics[t] ?? 0) * topicEmbeddingSize,
      input,
      at + wordEmbeddingSize,
      topicEmbeddingSize,
    );
    addTo(kinds, (sight.kinds[t] ?? 0) * kindEmbeddingSize, input, at + wordAndTopicSize, kindEmbeddingSize);
  }
}

/** Of what both directions remember, what each does: as `concatDirections` put them together. */
function directionsOf(both: Float32Array, holds: number): [ahead: Float32Array, back: Float32Array] {
  const [ahead, back] = [new Float32Array(both.length / 2), new Float32Array(both.length / 2)];
  for (let at = 0; at < ahead.length; at += holds) {
    ahead.set(both.subarray(2 * at, 2 * at + holds), at);
    back.set(both.subarray(2 * at + holds, 2 * at + 2 * holds), at);
  }
  return [ahead, back];
}

const none = new Float32Array();

/** What is hidden from the network while it learns, so that it relies on nothing alone. */
export interface Hidden {
  /** Of what each layer reads. */
  read: Float32Array[];
  views: Float32Array;
}

/** The log loss of one text whose units are `marked`; adds to `slope` that of it. */
export function addSlope(
  network: Network,
  sight: SpeechFeatures,
  marked: Int32Array,
  hidden: Hidden,
  slope: Network,
): number {
  const remembered = [embedTokens(network, sight)];
  const readings = network.layers.map(({ forward, backward }, layer) => {
    const input = times(remembered[layer] ?? none, hidden.read[layer] ?? none);
    const both = { ahead: readTracing(forward, input, 1), back: readTracing(backward, input, -1) };
    remembered.push(concatDirections(both.ahead.state, both.back.state, forward.hiddenSize));
    return { input, ...both };
  });
  const views = times(unitVectors(sight, remembered.slice(1)), hidden.views);
  const { loss, off } = scoreSlopes(emissionScores(network, views), network, marked, slope.transitions);
  let viewSlope = new Float32Array(views.length);
  off.forEach((by, i) => {
    const [unit, label] = [Math.floor(i / labelCount), i % labelCount];
    slope.outputBias[label] = (slope.outputBias[label] ?? 0) + by;
    addTo(slope.outputWeights, label * unitVectorSize, views, unit * unitVectorSize, unitVectorSize, by);
    addTo(
      viewSlope,
      unit * unitVectorSize,
      network.outputWeights,
      label * unitVectorSize,
      unitVectorSize,
      by,
    );
  });
  viewSlope = times(viewSlope, hidden.views);
  /** How the loss changes with what the layer remembers that the loop has come to. */
  let shown = new Float32Array(remembered.at(-1)?.length ?? 0);
  for (let layer = readings.length - 1; layer >= 0; layer--) {
    const [weights, slopes, reading] = [network.layers[layer], slope.layers[layer], readings[layer]];
    if (!weights || !slopes || !reading) break;
    for (const { place, at, size } of unitStates(sight, layer)) addTo(shown, place, viewSlope, at, size);
    const { input, ahead, back } = reading;
    const inputSlope = new Float32Array(input.length);
    const [aheadShown, backShown] = directionsOf(shown, weights.forward.hiddenSize);
    slopesOfReading(weights.forward, input, ahead, 1, aheadShown, slopes.forward, inputSlope);
    slopesOfReading(weights.backward, input, back, -1, backShown, slopes.backward, inputSlope);
    shown = times(inputSlope, hidden.read[layer] ?? none);
  }
  addInputSlope(slope, sight, shown);
  return loss;
}
