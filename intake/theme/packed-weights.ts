/**
 * Weights as the generated module carries them: whole numbers, most of them 0, bit by bit in an arithmetic code. What
 * a slot holds so far tells what comes: its weights tend to make up for each other.
 */
import { adaptive, type Code, createPacker, createUnpacker } from './arithmetic-coder.ts';

/** The bits of all weights in their order; told them by the code where it unpacks. */
function walk(weights: Int8Array, width: number, largest: number, code: Code): void {
  const signs = 1 + 12 * width;
  const sizes = signs + 9 * width;
  const say = adaptive(code, sizes + 52 * (largest + 1));
  for (let from = 0; from < weights.length; from += width) {
    let any = false;
    for (let c = 0; c < width; c++) any ||= weights[from + c] !== 0;
    if (!say(0, any)) continue;
    let found = 0;
    let positives = 0;
    let sum = 0;
    for (let c = 0; c < width; c++) {
      const weight = weights[from + c] ?? 0;
      const some = Math.min(2, positives);
      // Something must be in a slot that is not empty.
      const certain = found === 0 && c === width - 1;
      if (!certain && !say(1 + (c * 4 + Math.min(3, found)) * 3 + some, weight !== 0)) continue;
      const isPositive = say(signs + (c * 3 + some) * 3 + Math.min(2, found), weight > 0);
      const makesUp = Math.max(-6, Math.min(6, Math.round((isPositive ? -sum : sum) / 2)));
      const context = sizes + (((isPositive ? 13 : 0) + makesUp + 6) * 2 + (found ? 1 : 0)) * (largest + 1);
      let size = 1;
      while (size < largest && say(context + size, Math.abs(weight) > size)) size++;
      weights[from + c] = isPositive ? size : -size;
      found++;
      if (isPositive) positives++;
      sum += isPositive ? size : -size;
    }
  }
}

/** `width` weights for each slot, none larger than `largest`. */
export function packWeights(weights: Int8Array, width: number, largest: number): string {
  const { code, finish } = createPacker();
  walk(Int8Array.from(weights), width, largest, code);
  return finish();
}

/** Undoes `packWeights` into `weights`, which are all 0. */
export function unpackWeights(packed: string, weights: Int8Array, width: number, largest: number): Int8Array {
  walk(weights, width, largest, createUnpacker(packed));
  return weights;
}
