/** Chooses at random, the same for the same seed. */
export interface Chooser {
  random: () => number;
  /** Returns one of the items; undefined where there is none. */
  pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Returns numbers from 0 to below 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createChooser(seed: number): Chooser {
  const random = createRandom(seed);
  return { random, pick: (items) => items[Math.floor(random() * items.length)] };
}
