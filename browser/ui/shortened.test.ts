import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('leaves out what is too long, and halves no character', () => {
  expect(shortened('Water', 5)).toBe('Water');
  expect(shortened('Water the fern', 7)).toBe('Water…');
  expect(shortened('Water 🌿 daily', 8)).toBe('Water…');
  expect(shortened('Water 🌿 daily', 9)).toBe('Water 🌿…');
});
