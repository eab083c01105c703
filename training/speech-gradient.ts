/** The gradient of the speech network's loss, by backpropagation through time (Werbos 1990). */
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

/** Draws an inverted dropout mask: 0 for what is dropped, 1 / (1 - share) for what is kept (Srivastava et al. 2014). */
export function createDropoutMask(size: number, share: number, random: () => number): Float32Array {
  const mask = new Float32Array(size).fill(1 / (1 - share));
  for (let i = 0; i < size; i++) if (random() < share) mask[i] = 0;
  return mask;
}

/** Masks for one text, so that the network relies on no input alone. */
export interface DropoutMasks {
  /** For the input of each layer. */
  layerInputs: Float32Array[];
  unitVectors: Float32Array;
}

const multiply = (values: Float32Array, mask: Float32Array) =>
  values.map((value, i) => value * (mask[i] ?? 0));

/** Returns log(Σ e^x). */
function logSumExp(values: number[]): number {
  const max = Math.max(...values);
  return max + Math.log(values.reduce((sum, value) => sum + Math.exp(value - max), 0));
}

/**
 * Computes the negative log-likelihood of `marked` under the conditional random field by the forward-backward algorithm, and
 * its gradient by the emission scores: the marginal probability of each label less 1 for the marked one. Adds the gradient
 * by the transitions to `transitionGradient`.
 */
function computeFieldLoss(
  scores: Float64Array,
  { transitions }: Network,
  marked: Int32Array,
  transitionGradient: Float32Array,
): { loss: number; scoreGradient: Float32Array } {
  const units = marked.length;
  const score = (unit: number, label: number) => scores[unit * labelCount + label] ?? 0;
  const transition = (from: number, to: number) => transitions[from * labelCount + to] ?? 0;
  /** Log sums over all labelings up to a unit, and from a unit on. */
  const forward: number[][] = [labels.map((label) => transition(labelCount, label) + score(0, label))];
  const backward: number[][] = [];
  const alpha = (unit: number, label: number) => forward[unit]?.[label] ?? 0;
  const beta = (unit: number, label: number) => backward[unit]?.[label] ?? 0;
  for (let unit = 1; unit < units; unit++)
    forward[unit] = labels.map(
      (to) => logSumExp(labels.map((from) => alpha(unit - 1, from) + transition(from, to))) + score(unit, to),
    );
  backward[units - 1] = labels.map(() => 0);
  for (let unit = units - 2; unit >= 0; unit--)
    backward[unit] = labels.map((from) =>
      logSumExp(labels.map((to) => transition(from, to) + score(unit + 1, to) + beta(unit + 1, to))),
    );
  const logPartition = logSumExp(forward[units - 1] ?? []);
  const scoreGradient = new Float32Array(scores.length);
  let loss = logPartition;
  for (let unit = 0; unit < units; unit++)
    for (const to of labels) {
      if (marked[unit] === to)
        loss -= score(unit, to) + transition(unit ? (marked[unit - 1] ?? 0) : labelCount, to);
      const labelGradient =
        Math.exp(alpha(unit, to) + beta(unit, to) - logPartition) - (marked[unit] === to ? 1 : 0);
      scoreGradient[unit * labelCount + to] = labelGradient;
      const rest = score(unit, to) + beta(unit, to) - logPartition;
      for (const from of unit ? labels : [labelCount]) {
        const pairGradient = unit
          ? Math.exp(alpha(unit - 1, from) + transition(from, to) + rest) -
            (marked[unit - 1] === from && marked[unit] === to ? 1 : 0)
          : labelGradient;
        const at = from * labelCount + to;
        transitionGradient[at] = (transitionGradient[at] ?? 0) + pairGradient;
      }
    }
  return { loss, scoreGradient };
}

/** The hidden states of a GRU, `hiddenSize` numbers for each token, and the intermediate values they came from. */
interface TracedStates extends GruTrace {
  state: Float32Array;
}

function runGruTraced(gru: Gru, input: Float32Array, step: 1 | -1): TracedStates {
  const empty = () => new Float32Array((input.length / gru.inputSize) * gru.hiddenSize);
  const trace = { reset: empty(), update: empty(), candidate: empty(), candidateState: empty() };
  return { state: runGru(gru, input, step, trace), ...trace };
}

/**
 * Backpropagates through a GRU: from the gradient by its hidden states, adds that by its weights to `gradient` and that by
 * its input to `inputGradient`.
 */
function addGruGradient(
  gru: Gru,
  input: Float32Array,
  { state, reset, update, candidate, candidateState }: TracedStates,
  step: 1 | -1,
  stateGradient: Float32Array,
  gradient: Gru,
  inputGradient: Float32Array,
): void {
  const { inputSize, hiddenSize: H } = gru;
  const length = state.length / H;
  /** The gradient by the state that later tokens pass back. */
  let fromLater = new Float32Array(H);
  for (let n = length - 1, t = step > 0 ? length - 1 : 0; n >= 0; n--, t -= step) {
    const before = n > 0 ? (t - step) * H : -1;
    const toEarlier = new Float32Array(H);
    const addInputRow = (row: number, by: number) => {
      gradient.bias[row] = (gradient.bias[row] ?? 0) + by;
      addTo(gradient.input, row * inputSize, input, t * inputSize, inputSize, by);
      addTo(inputGradient, t * inputSize, gru.input, row * inputSize, inputSize, by);
    };
    const addStateRow = (row: number, by: number) => {
      if (before < 0) return;
      addTo(gradient.state, row * H, state, before, H, by);
      addTo(toEarlier, 0, gru.state, row * H, H, by);
    };
    for (let i = 0; i < H; i++) {
      const at = t * H + i;
      const [r, z, c, u] = [reset[at] ?? 0, update[at] ?? 0, candidate[at] ?? 0, candidateState[at] ?? 0];
      const ofState = (fromLater[i] ?? 0) + (stateGradient[at] ?? 0);
      const previous = before < 0 ? 0 : (state[before + i] ?? 0);
      const ofCandidate = ofState * (1 - z) * (1 - c * c);
      const ofUpdate = ofState * (previous - c) * z * (1 - z);
      const ofReset = ofCandidate * u * r * (1 - r);
      addInputRow(i, ofReset);
      addStateRow(i, ofReset);
      addInputRow(H + i, ofUpdate);
      addStateRow(H + i, ofUpdate);
      addInputRow(2 * H + i, ofCandidate);
      addStateRow(2 * H + i, ofCandidate * r);
      gradient.stateBias[i] = (gradient.stateBias[i] ?? 0) + ofCandidate * r;
      toEarlier[i] = (toEarlier[i] ?? 0) + ofState * z;
    }
    fromLater = toEarlier;
  }
}

/** Adds the gradient by the embedded tokens to the rows of the tables they came from. */
function addEmbeddingGradient(
  { words, topics, kinds }: Network,
  features: SpeechFeatures,
  inputGradient: Float32Array,
): void {
  for (let t = 0; t < features.length; t++) {
    const topicAt = t * tokenInputSize + wordEmbeddingSize;
    const kindAt = t * tokenInputSize + wordAndTopicSize;
    for (const row of features.words.subarray(2 * t, 2 * t + 2))
      addTo(words, row * wordEmbeddingSize, inputGradient, t * tokenInputSize, wordEmbeddingSize);
    const [topicRow, kindRow] = [features.topics[t] ?? 0, features.kinds[t] ?? 0];
    addTo(topics, topicRow * topicEmbeddingSize, inputGradient, topicAt, topicEmbeddingSize);
    addTo(kinds, kindRow * kindEmbeddingSize, inputGradient, kindAt, kindEmbeddingSize);
  }
}

/** Undoes `concatDirections`. */
function splitDirections(
  both: Float32Array,
  hiddenSize: number,
): [forward: Float32Array, backward: Float32Array] {
  const [forward, backward] = [new Float32Array(both.length / 2), new Float32Array(both.length / 2)];
  for (let at = 0; at < forward.length; at += hiddenSize) {
    forward.set(both.subarray(2 * at, 2 * at + hiddenSize), at);
    backward.set(both.subarray(2 * at + hiddenSize, 2 * at + 2 * hiddenSize), at);
  }
  return [forward, backward];
}

const empty = new Float32Array();

/** Returns the log loss of one text whose units have the labels `marked`, and adds its gradient to `gradient`. */
export function addGradient(
  network: Network,
  features: SpeechFeatures,
  marked: Int32Array,
  masks: DropoutMasks,
  gradient: Network,
): number {
  const hiddenStates = [embedTokens(network, features)];
  const traces = network.layers.map(({ forward, backward }, layer) => {
    const input = multiply(hiddenStates[layer] ?? empty, masks.layerInputs[layer] ?? empty);
    const traced = { forward: runGruTraced(forward, input, 1), backward: runGruTraced(backward, input, -1) };
    hiddenStates.push(concatDirections(traced.forward.state, traced.backward.state, forward.hiddenSize));
    return { input, ...traced };
  });
  const vectors = multiply(unitVectors(features, hiddenStates.slice(1)), masks.unitVectors);
  const { loss, scoreGradient } = computeFieldLoss(
    emissionScores(network, vectors),
    network,
    marked,
    gradient.transitions,
  );
  let vectorGradient = new Float32Array(vectors.length);
  scoreGradient.forEach((by, i) => {
    const [unit, label] = [Math.floor(i / labelCount), i % labelCount];
    const [vectorAt, weightsAt] = [unit * unitVectorSize, label * unitVectorSize];
    gradient.outputBias[label] = (gradient.outputBias[label] ?? 0) + by;
    addTo(gradient.outputWeights, weightsAt, vectors, vectorAt, unitVectorSize, by);
    addTo(vectorGradient, vectorAt, network.outputWeights, weightsAt, unitVectorSize, by);
  });
  vectorGradient = multiply(vectorGradient, masks.unitVectors);
  /** The gradient by the hidden states of the layer the loop has come to. */
  let stateGradient = new Float32Array(hiddenStates.at(-1)?.length ?? 0);
  for (let layer = traces.length - 1; layer >= 0; layer--) {
    const [weights, layerGradient, traced] = [network.layers[layer], gradient.layers[layer], traces[layer]];
    if (!weights || !layerGradient || !traced) break;
    for (const { place, at, size } of unitStates(features, layer))
      addTo(stateGradient, place, vectorGradient, at, size);
    const { input, forward, backward } = traced;
    const inputGradient = new Float32Array(input.length);
    const [ofForward, ofBackward] = splitDirections(stateGradient, weights.forward.hiddenSize);
    addGruGradient(weights.forward, input, forward, 1, ofForward, layerGradient.forward, inputGradient);
    addGruGradient(weights.backward, input, backward, -1, ofBackward, layerGradient.backward, inputGradient);
    stateGradient = multiply(inputGradient, masks.layerInputs[layer] ?? empty);
  }
  addEmbeddingGradient(gradient, features, stateGradient);
  return loss;
}
