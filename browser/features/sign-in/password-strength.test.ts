import { expect, test } from 'vitest';
import { ratePassword } from './password-strength.ts';

test.each([
  ['', 0, 'Too short'],
  ['abcde', 0, 'Too short'],
  ['abcdef', 1, 'Very Weak'],
  ['abcdefgh', 2, 'Weak'],
  ['Abcdefgh', 3, 'Fair'],
  ['Abcdefg1', 4, 'Good'],
  ['Abcdefg1!', 5, 'Strong'],
  ['A1!', 3, 'Fair'],
  ['Äöüßéè', 2, 'Weak'],
  ['pass word', 3, 'Fair'],
])('%j scores %i, %s', (password, score, label) => {
  expect(ratePassword(password)).toEqual({ score, label });
});
