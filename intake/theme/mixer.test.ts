import { expect, it } from 'vitest';
import { chanceOf, createMixer, learn, see } from './mixer.ts';

const even = 65_536 / 2;

/** A mixer of two contexts whose first tells the bit and whose second tells nothing. */
function taught() {
  const mixer = createMixer(2, 1, 10);
  for (let i = 0; i < 400; i++) {
    see(mixer, 0, i % 2);
    see(mixer, 1, i % 7);
    chanceOf(mixer, 1, 0);
    learn(mixer, i % 2);
  }
  return mixer;
}

it('takes what it knows nothing of for even', () => {
  const mixer = createMixer(2, 1, 10);
  see(mixer, 0, 5);
  expect(chanceOf(mixer, 1, 0)).toBe(even);
});

it('comes to trust the context that tells the bit', () => {
  const mixer = taught();
  for (const bit of [0, 1]) {
    see(mixer, 0, bit);
    see(mixer, 1, 3);
    const chance = chanceOf(mixer, 1, 0) / 65_536;
    expect(Math.abs(bit - chance)).toBeLessThan(0.02);
  }
});

it('knows nothing of another bit of the same contexts', () => {
  const mixer = taught();
  see(mixer, 0, 1);
  expect(chanceOf(mixer, 2, 0)).toBe(even);
});

it('is never quite sure, so that every bit can be coded', () => {
  const mixer = createMixer(1, 1, 10);
  see(mixer, 0, 1);
  for (let i = 0; i < 20_000; i++) {
    const chance = chanceOf(mixer, 1, 0);
    expect(chance > 0 && chance < 65_536).toBe(true);
    learn(mixer, i < 10_000 ? 1 : 0);
  }
});
