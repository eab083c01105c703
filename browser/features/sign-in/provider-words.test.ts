import { expect, test } from 'vitest';
import { describeProviderProblem } from './provider-words.ts';

test.each([
  ['cancelled', 'You did not sign in with Authelia'],
  ['email-in-use', 'An account with this email already exists'],
  ['clock', 'The clocks of this server and Authelia are too far apart'],
  ['toString', undefined],
  ['<b>', undefined],
  [null, undefined],
])('%s says: %s', (problem, text) => {
  expect(describeProviderProblem(problem, 'Authelia')?.text).toBe(text);
});
