/** Fits the logistic regression that says how probably a split is right. */
import { splitFeatureNames, splitProbability } from '#intake/split/split-features.ts';

export const splitHyperparameters = { steps: 4000, learningRate: 0.2, l2: 0.01 };

export type LabelledSplit = { features: readonly number[]; isRight: boolean };

/** Returns the weights, the bias first, rounded to two places. */
export function trainSplitConfidence(samples: readonly LabelledSplit[]): number[] {
  const { steps, learningRate, l2 } = splitHyperparameters;
  let weights: number[] = Array.from({ length: splitFeatureNames.length + 1 }, () => 0);
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight, i) => (i ? l2 * weight : 0));
    for (const { features, isRight } of samples) {
      const error = (splitProbability(features, weights) - Number(isRight)) / samples.length;
      [1, ...features].forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + error * value;
      });
    }
    weights = weights.map((weight, i) => weight - learningRate * (gradient[i] ?? 0));
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}
