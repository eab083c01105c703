/**
 * Chances mixed from several contexts, after PAQ (Mahoney 2002; its logistic mixing since 2005): what a bit was in each
 * context is a logit of its own, their weighted sum tells the chance, and logits and weights learn from the error.
 * Only + - * / on doubles and whole numbers are used, so that every engine comes to the same.
 */

/** Logits are cut off at 8 and have 256 steps; chances are parts of 65,536. */
const steps = 256;
const end = 8 * steps;
const chanceAt = new Uint16Array(2 * end);
const eachStep = 1 + 1 / steps + 1 / (2 * steps * steps);
for (let at = 0, odds = 1; at < end; at++, odds *= eachStep) {
  const chance = Math.round((65_536 * odds) / (1 + odds));
  chanceAt[end + at] = chance;
  chanceAt[end - 1 - at] = 65_536 - chance;
}

/** A state holds 16 bits of a logit in parts of 1024, 10 that check its context, and 6 that count what it learned. */
const parts = 1024;
const checked = 0x3ff << 6;
const counted = 63;
/** Learning rate by the number of updates. */
const rates = Float64Array.from(
  { length: counted + 1 },
  (_, n) => ((0.02 + 1.6 / (n + 2.2)) * parts) / 65_536,
);
const weightRate = 0.08 / 65_536 / parts / parts;

/** Mixes the contexts of one kind of bit. */
export interface Mixer {
  /** 2 to this power are the states of a context. */
  size: number;
  states: Int32Array;
  /** For each set, a weight of each context. */
  weights: Float64Array;
  /** For each context the offset of its states (20 bits) and a check value. */
  places: Int32Array;
  /** The bit whose chance was asked: which of its contexts' it is, and where its weights begin. */
  node: number;
  from: number;
  chance: number;
}

/** All contexts together have at most 2^20 states. */
export const createMixer = (contexts: number, sets: number, size: number): Mixer => ({
  size,
  states: new Int32Array(contexts << size),
  weights: new Float64Array(contexts * sets).fill(1 / parts),
  places: new Int32Array(contexts),
  node: 0,
  from: 0,
  chance: 0,
});

/** Tells what one of the contexts holds now. */
export function see({ size, places }: Mixer, context: number, value: number): void {
  const once = Math.imul(value + context, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x2c1b3c6d);
  const hash = twice ^ (twice >>> 14);
  places[context] = ((hash & 0x3ff) << 20) | ((context << size) + (hash >>> (32 - size)));
}

/**
 * The chance, in parts of 65,536, that the next bit is 1. `node` (0 to 63) says which of the bits it is that its
 * contexts tell; bits of one `set` share the weights.
 */
export function chanceOf(mixer: Mixer, node: number, set: number): number {
  const { states, weights, places } = mixer;
  let at = set * places.length;
  mixer.node = node;
  mixer.from = at;
  let logit = 0;
  for (let context = 0; context < places.length; context++, at++) {
    const held = places[context] ?? 0;
    const place = (held & 0xfffff) ^ node;
    const state = states[place] ?? 0;
    const check = (held >>> 14) & checked;
    if ((state & checked) === check) logit += (state >> 16) * (weights[at] ?? 0);
    else states[place] = check;
  }
  const step = (logit * steps + end) | 0;
  mixer.chance = chanceAt[step < 0 ? 0 : step < 2 * end ? step : 2 * end - 1] ?? 0;
  return mixer.chance;
}

/** Tells what the bit was whose chance was asked. */
export function learn(mixer: Mixer, bit: number): void {
  const { states, weights, places, node } = mixer;
  const error = bit * 65_536 - mixer.chance;
  const push = error * weightRate;
  let at = mixer.from;
  for (let context = 0; context < places.length; context++, at++) {
    const place = ((places[context] ?? 0) & 0xfffff) ^ node;
    const state = states[place] ?? 0;
    const logit = state >> 16;
    const count = state & counted;
    weights[at] = (weights[at] ?? 0) + push * logit;
    states[place] =
      ((logit + error * (rates[count] ?? 0)) << 16) | ((count < counted ? state + 1 : state) & 0xffff);
  }
}
