import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it('leaves out what is too long, and halves no character', () => {
  expect(truncate('Water', 5)).toBe('Water');
  expect(truncate('Water the fern', 7)).toBe('Water…');
  expect(truncate('Water 🌿 daily', 8)).toBe('Water…');
  expect(truncate('Water 🌿 daily', 9)).toBe('Water 🌿…');
});
