import { extractThemeFeatures, hashToSlot } from './features.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';
import { parseWeights } from './weights.ts';

/** The order of the classes in the weights. */
export const classes = ['Inbox', 'Health', 'Work', 'Personal', 'Shopping', 'Finance', 'Learning'];

/** Multinomial logistic regression over hashed features, weights in whole steps of `scale`. */
export interface Model {
  lexicon: Lexicon;
  /** `classes.length` weights for each slot. */
  weights: Int8Array;
  bias: number[];
  scale: number;
  /** Divides the logits; fitted on held-out folds (Guo et al. 2017, "On Calibration of Modern Neural Networks"). */
  temperature: number;
  /** By how much the temperature grows with each word of a longer title. */
  perWord: number;
}

/** The model as the generated module carries it. */
export interface StoredModel {
  /** Comma-separated, stemmed terms by category. */
  lexicon: Record<string, string>;
  /** Weights as `formatWeights` writes them. */
  weights: string;
  bias: number[];
  scale: number;
  temperature: number;
  perWord: number;
}

/** Weights are whole numbers from -levels to levels. */
export const levels = 9;

export const loadModel = (stored: StoredModel): Model => ({
  ...stored,
  lexicon: buildLexicon(stored.lexicon),
  weights: parseWeights(stored.weights),
});

/** Calibrated logits of a title, one for each class. */
export function computeLogits(model: Model, title: string): number[] {
  const { names, values, matches } = extractThemeFeatures(title, model.lexicon);
  const divisor = model.temperature * lengthFactor(matches.at(-1)?.to ?? 0, model.perWord);
  const sums = classes.map(() => 0);
  for (let i = 0; i < names.length; i++) {
    const offset = hashToSlot(names[i] ?? '') * classes.length;
    const value = values[i] ?? 0;
    for (let c = 0; c < sums.length; c++) sums[c] = (sums[c] ?? 0) + value * (model.weights[offset + c] ?? 0);
  }
  return sums.map((sum, c) => (sum * model.scale + (model.bias[c] ?? 0)) / divisor);
}

/** The more words, the more of them speak for what the whole does not mean. */
export const lengthFactor = (words: number, perWord: number): number => 1 + perWord * Math.max(0, words - 3);

export function softmax(logits: number[]): number[] {
  const top = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
