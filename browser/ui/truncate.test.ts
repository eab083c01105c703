import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it('cuts what is too long and splits no character', () => {
  expect(truncate('Water', 5)).toBe('Water');
  expect(truncate('Water the fern', 7)).toBe('Water…');
  expect(truncate('Water 🌿 daily', 8)).toBe('Water…');
  expect(truncate('Water 🌿 daily', 9)).toBe('Water 🌿…');
});
