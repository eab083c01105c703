/** The character of weight 0, so that all from -63 to 63 are ASCII. */
const zero = 64;

/** Writes weights, from -63 to 63, as one character each, which Brotli makes small where most are 0. */
export const formatWeights = (weights: Int8Array): string =>
  Array.from(weights, (weight) => String.fromCharCode(zero + weight)).join('');

/** Reads what `formatWeights` wrote. */
export function parseWeights(text: string): Int8Array {
  const weights = new Int8Array(text.length);
  for (let at = 0; at < text.length; at++) weights[at] = text.charCodeAt(at) - zero;
  return weights;
}
