/**
 * Weights as the generated module carries them: whole numbers, most of them 0, in an adaptive binary arithmetic code
 * (Witten, Neal and Cleary 1987) written in 64 letters, which gzip stores in 6 bits each.
 */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitOf = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, digits.indexOf(String.fromCharCode(code))),
);
/** The coder's numbers have five digits of 6 bits. */
const whole = 1 << 30;
const below = (1 << 24) - 1;
/** Chances are parts of 65,536; each bit moves them by 1/64 of what is left. */
const even = 1 << 15;
const adapts = 6;

/** Says the next bit, or is told it: `bit` counts only when packing. Bits of one context are alike. */
type Code = (context: number, bit: boolean) => boolean;

const contexts = 1 + 64 + 64 + 256;

/** The bits of all weights in their order; told them by the code where it unpacks. */
function walk(weights: Int8Array, width: number, largest: number, code: Code): void {
  for (let from = 0; from < weights.length; from += width) {
    let any = false;
    for (let c = 0; c < width; c++) any ||= weights[from + c] !== 0;
    if (!code(0, any)) continue;
    let found = 0;
    let positives = 0;
    let top = 0;
    for (let c = 0; c < width; c++) {
      const weight = weights[from + c] ?? 0;
      // Something must be in a slot that is not empty.
      const certain = found === 0 && c === width - 1;
      if (!certain && !code(1 + c * 4 + Math.min(3, found), weight !== 0)) continue;
      const isPositive = code(65 + c * 9 + Math.min(2, positives) * 3 + Math.min(2, found), weight > 0);
      let size = 1;
      const sizes = 129 + (isPositive ? 128 : 0) + Math.min(4, top) * 16;
      while (size < largest && code(sizes + size, Math.abs(weight) > size)) size++;
      weights[from + c] = isPositive ? size : -size;
      found++;
      if (isPositive) positives++;
      top = Math.max(top, size >> 1);
    }
  }
}

/** Where the interval from `low` to `high` is cut: what lies up to it means yes. */
const cutOf = (low: number, high: number, chance: number) =>
  (low + Math.imul((high - low) >> 12, chance >> 4)) | 0;

const adapted = (chance: number, bit: boolean) =>
  bit ? chance + ((65_536 - chance) >> adapts) : chance - (chance >> adapts);

/** `width` weights for each slot, none larger than `largest`. */
export function packWeights(weights: Int8Array, width: number, largest: number): string {
  const chances = new Int32Array(contexts).fill(even);
  let packed = '';
  let low = 0;
  let high = whole - 1;
  walk(Int8Array.from(weights), width, largest, (context, bit) => {
    const chance = chances[context] ?? even;
    const cut = cutOf(low, high, chance);
    if (bit) high = cut;
    else low = cut + 1;
    chances[context] = adapted(chance, bit);
    while (low >> 24 === high >> 24) {
      packed += digits[low >> 24];
      low = (low & below) << 6;
      high = ((high & below) << 6) | 63;
    }
    return bit;
  });
  for (let rest = 0; rest < 5; rest++) {
    packed += digits[high >> 24];
    high = (high & below) << 6;
  }
  return packed;
}

/** Undoes `packWeights` into `weights`, which are all 0. */
export function unpackWeights(packed: string, weights: Int8Array, width: number, largest: number): Int8Array {
  const chances = new Int32Array(contexts).fill(even);
  let at = 0;
  const next = () => digitOf[packed.charCodeAt(at++)] ?? 0;
  let low = 0;
  let high = whole - 1;
  let read = 0;
  while (at < 5) read = (read << 6) | next();
  walk(weights, width, largest, (context) => {
    const chance = chances[context] ?? even;
    const cut = cutOf(low, high, chance);
    const bit = read <= cut;
    if (bit) high = cut;
    else low = cut + 1;
    chances[context] = adapted(chance, bit);
    while (low >> 24 === high >> 24) {
      low = (low & below) << 6;
      high = ((high & below) << 6) | 63;
      read = ((read & below) << 6) | next();
    }
    return bit;
  });
  return weights;
}
