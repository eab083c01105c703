/** Weights of `splitFeatureNames`, after the bias. */
export const splitWeights = [3, -0.5, -0.3, -0.3, -0.8, -1, -1, -0.3, -2.5, -1, -2, 1.5, -1.5, -1.5];
