/**
 * A binary arithmetic coder (Witten, Neal and Cleary 1987). The code is written in 64 letters, which gzip stores in 6
 * bits each.
 */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitOf = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, digits.indexOf(String.fromCharCode(code))),
);
/** The coder's numbers have five digits of 6 bits. */
const whole = 1 << 30;
const below = (1 << 24) - 1;

/**
 * Says the next bit, or is told it: `bit` counts only when packing. `chance` is that of 1, in whole parts of 65,536
 * (1 to 65,535); packing and unpacking must name the same.
 */
export type Code = (chance: number, bit: number) => number;

/** Returns the split of the interval from `low` to `high`; up to it means 1. */
function cutOf(low: number, high: number, chance: number): number {
  const range = high - low;
  return (low + Math.imul(range >>> 16, chance) + (Math.imul(range & 0xffff, chance) >>> 16)) | 0;
}

export function createPacker(): { code: Code; finish: () => string } {
  let packed = '';
  let low = 0;
  let high = whole - 1;
  const code: Code = (chance, bit) => {
    const cut = cutOf(low, high, chance);
    if (bit) high = cut;
    else low = cut + 1;
    while (low >> 24 === high >> 24) {
      packed += digits[low >> 24];
      low = (low & below) << 6;
      high = ((high & below) << 6) | 63;
    }
    return bit;
  };
  const finish = () => {
    for (let rest = 0; rest < 5; rest++) {
      packed += digits[high >> 24];
      high = (high & below) << 6;
    }
    return packed;
  };
  return { code, finish };
}

/** Undoes what a packer wrote. */
export function createUnpacker(packed: string): Code {
  let at = 0;
  const next = () => digitOf[packed.charCodeAt(at++)] ?? 0;
  let low = 0;
  let high = whole - 1;
  let read = 0;
  while (at < 5) read = (read << 6) | next();
  return (chance) => {
    const cut = cutOf(low, high, chance);
    const bit = read <= cut ? 1 : 0;
    if (bit) high = cut;
    else low = cut + 1;
    while (low >> 24 === high >> 24) {
      low = (low & below) << 6;
      high = ((high & below) << 6) | 63;
      read = ((read & below) << 6) | next();
    }
    return bit;
  };
}

/** Number of occurrences after which a context's adaptation rate stays constant. */
const settled = 255;

/** Codes bits whose chance is what bits of the same context were before. */
export function adaptive(code: Code, contexts: number): (context: number, bit: boolean) => boolean {
  const chances = new Float64Array(contexts).fill(1 << 15);
  const met = new Uint8Array(contexts);
  return (context, given) => {
    const chance = chances[context] ?? 0;
    const bit = code(Math.max(32, Math.min(65_504, Math.round(chance))), given ? 1 : 0);
    const times = met[context] ?? 0;
    chances[context] = chance + (bit * 65_536 - chance) / (times + 1.6);
    if (times < settled) met[context] = times + 1;
    return bit === 1;
  };
}
