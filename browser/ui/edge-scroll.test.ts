import { expect, it } from 'vitest';
import { computeScrollSpeed } from './edge-scroll.ts';

it('scrolls only near the edges, faster the nearer the pointer is', () => {
  expect(computeScrollSpeed(450, 900)).toBe(0);
  expect(computeScrollSpeed(96, 900)).toBe(0);
  expect(computeScrollSpeed(48, 900)).toBe(-700);
  expect(computeScrollSpeed(0, 900)).toBe(-1400);
  expect(computeScrollSpeed(-50, 900)).toBe(-1400);
  expect(computeScrollSpeed(852, 900)).toBe(700);
  expect(computeScrollSpeed(2000, 900)).toBe(1400);
});
