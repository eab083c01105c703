import { weightParts } from '#intake/speech/network.ts';

/** A part of the network with its weights in whole steps. */
export interface QuantizedPart {
  step: number;
  counts: Int8Array;
}

/**
 * For the number of levels on either side of zero, the step that loses least on normally distributed weights, in standard
 * deviations (Max 1960).
 */
const gaussianSteps = new Map([
  [1, 1.22],
  [3, 0.65],
  [7, 0.33],
]);

/** Rounds the weights of each part of the network to whole steps. */
export function quantize(weights: Float32Array): QuantizedPart[] {
  let from = 0;
  return weightParts.map(([size, levels]) => {
    const part = weights.subarray(from, from + size);
    from += size;
    const gaussianStep = gaussianSteps.get(levels);
    // Weights of rows that never occurred are 0 and not part of the distribution.
    const trained = part.filter((weight) => weight !== 0);
    const deviation = Math.sqrt(trained.reduce((sum, weight) => sum + weight * weight, 0) / trained.length);
    const largest = part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const step = Number((gaussianStep ? gaussianStep * deviation : largest / levels).toPrecision(4)) || 1;
    const counts = Int8Array.from(part, (weight) =>
      Math.max(-levels, Math.min(levels, Math.round(weight / step))),
    );
    return { step, counts };
  });
}

/** Returns the weights that quantized parts stand for, one part behind the other. */
export const dequantize = (parts: QuantizedPart[]): Float32Array =>
  Float32Array.from(parts.flatMap(({ step, counts }) => Array.from(counts, (count) => count * step)));
