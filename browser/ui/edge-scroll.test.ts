import { expect, it } from 'vitest';
import { scrollSpeed } from './edge-scroll.ts';

it('a page scrolls near its edges only, the faster the nearer', () => {
  expect(scrollSpeed(450, 900)).toBe(0);
  expect(scrollSpeed(96, 900)).toBe(0);
  expect(scrollSpeed(48, 900)).toBe(-700);
  expect(scrollSpeed(0, 900)).toBe(-1400);
  expect(scrollSpeed(-50, 900)).toBe(-1400);
  expect(scrollSpeed(852, 900)).toBe(700);
  expect(scrollSpeed(2000, 900)).toBe(1400);
});
