/** Trains the speech network with AdamW, without a library: `speech-gradient.ts` has its gradient. */
import {
  createNetwork,
  layerInputSizes,
  type SpeechFeatures,
  task,
  tokenInputSize,
  unitVectorSize,
  weightCount,
  wordAndTopicSize,
} from '#intake/speech/network.ts';
import { dequantize, type QuantizedPart, quantize } from './quantize.ts';
import { createRandom, shuffle } from './random.ts';
import { addGradient, createDropoutMask, type DropoutMasks } from './speech-gradient.ts';
import type { SpeechSample } from './speech-samples.ts';

/** Everything that may be tuned; part of the input hash. */
export const speechHyperparameters = {
  seed: 7,
  epochs: 14,
  /** Epochs at the end that compute the gradient with quantized weights (Courbariaux et al. 2015). */
  quantizationAwareEpochs: 5,
  /** Texts. */
  batchSize: 16,
  learningRate: 4e-3,
  /** Share of the steps in which the learning rate rises; then it falls as a cosine (Loshchilov and Hutter 2017). */
  warmupShare: 0.15,
  /** Added to the cosine, as a share of the learning rate. */
  minLearningRateShare: 0.005,
  weightDecay: 1e-2,
  /** Decay of the moving averages of the gradient and of its square. */
  beta1: 0.9,
  beta2: 0.99,
  epsilon: 1e-8,
  /** Gradients of a batch with a larger Euclidean norm are scaled down to it. */
  maxGradNorm: 5,
  dropout: 0.2,
  /** Share of words hidden whole, with their topics, so that unknown words confuse the network less. */
  wordDropout: 0.12,
  /** Taken off the trained bias of the label `task`: with more, fewer texts are split and more tasks missed. */
  taskBias: 0.1,
};
const hyper = speechHyperparameters;

/** Draws small random weights (Box and Muller 1958). Tables of kinds, biases and transitions start at 0. */
function createInitialWeights(random: () => number): Float32Array {
  const weights = new Float32Array(weightCount);
  const network = createNetwork(weights);
  const fill = (part: Float32Array, deviation: number) => {
    for (let i = 0; i < part.length; i++)
      part[i] = Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random()) * deviation;
  };
  fill(network.words, 0.3);
  fill(network.topics, 0.3);
  for (const gru of network.layers.flatMap(({ forward, backward }) => [forward, backward])) {
    fill(gru.input, 1 / Math.sqrt(gru.inputSize));
    fill(gru.state, 0.7 / Math.sqrt(gru.hiddenSize));
  }
  fill(network.outputWeights, 0.5 / Math.sqrt(unitVectorSize));
  return weights;
}

/** Trains a network on the log loss of the samples; returns its quantized weights. The same samples give the same weights. */
export function trainSpeechNetwork(samples: SpeechSample[]): QuantizedPart[] {
  const random = createRandom(hyper.seed);
  const weights = createInitialWeights(random);
  /** The weights the gradient is computed with: quantized in the last epochs. */
  const current = new Float32Array(weights);
  const gradient = new Float32Array(weightCount);
  const moments = { first: new Float32Array(weightCount), second: new Float32Array(weightCount) };
  const [network, gradientParts] = [createNetwork(current), createNetwork(gradient)];
  const order = [...samples];
  const stepCount = hyper.epochs * Math.ceil(order.length / hyper.batchSize);
  let step = 0;
  for (let epoch = 0; epoch < hyper.epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += hyper.batchSize) {
      const isQuantized = epoch >= hyper.epochs - hyper.quantizationAwareEpochs;
      current.set(isQuantized ? dequantize(quantize(weights)) : weights);
      gradient.fill(0);
      const batch = order.slice(from, from + hyper.batchSize);
      for (const { features, labels } of batch)
        addGradient(network, features, labels, createMasks(features, random), gradientParts);
      step++;
      adamWStep(weights, gradient, moments, {
        step,
        batchSize: batch.length,
        learningRate: learningRateAt(step / stepCount),
      });
    }
  }
  const { outputBias } = createNetwork(weights);
  outputBias[task] = (outputBias[task] ?? 0) - hyper.taskBias;
  return quantize(weights);
}

/** Returns the learning rate after a share of the steps. */
function learningRateAt(share: number): number {
  const { learningRate, warmupShare, minLearningRateShare } = hyper;
  const warmup = Math.min(1, share / warmupShare);
  const decay =
    share < warmupShare
      ? 1
      : 0.5 * (1 + Math.cos((Math.PI * (share - warmupShare)) / (1 - warmupShare))) + minLearningRateShare;
  return learningRate * warmup * decay;
}

function createMasks({ length, units }: SpeechFeatures, random: () => number): DropoutMasks {
  const layerInputs = layerInputSizes.map((size) => createDropoutMask(length * size, hyper.dropout, random));
  for (let t = 0; t < length; t++)
    if (random() < hyper.wordDropout)
      layerInputs[0]?.fill(0, t * tokenInputSize, t * tokenInputSize + wordAndTopicSize);
  const unitVectors = createDropoutMask((units.length - 1) * unitVectorSize, hyper.dropout, random);
  return { layerInputs, unitVectors };
}

/** Moving averages of the gradient and of its square. */
interface Moments {
  first: Float32Array;
  second: Float32Array;
}

/**
 * Moves the weights by one step of AdamW (Loshchilov and Hutter 2019). `gradient` is the sum over a batch; `step` counts
 * from 1.
 */
function adamWStep(
  weights: Float32Array,
  gradient: Float32Array,
  { first, second }: Moments,
  { step, batchSize, learningRate }: { step: number; batchSize: number; learningRate: number },
): void {
  const { beta1, beta2, epsilon, maxGradNorm, weightDecay } = hyper;
  const norm = Math.sqrt(gradient.reduce((sum, value) => sum + value * value, 0)) / batchSize;
  const factor = Math.min(1, maxGradNorm / norm) / batchSize;
  const [firstCorrection, secondCorrection] = [1 - beta1 ** step, 1 - beta2 ** step];
  for (let i = 0; i < weights.length; i++) {
    const value = (gradient[i] ?? 0) * factor;
    const m = beta1 * (first[i] ?? 0) + (1 - beta1) * value;
    const v = beta2 * (second[i] ?? 0) + (1 - beta2) * value * value;
    first[i] = m;
    second[i] = v;
    const old = weights[i] ?? 0;
    weights[i] =
      old -
      learningRate * (m / firstCorrection / (Math.sqrt(v / secondCorrection) + epsilon) + weightDecay * old);
  }
}
