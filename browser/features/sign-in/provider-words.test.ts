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
  expect(describeProviderProblem(problem, 'Authelia', { takesPasswords: true })?.text).toBe(text);
});

test.each([
  [
    true,
    'If it is yours, sign in as before, go to Settings > Sign-in and devices and press Connect Authelia.',
  ],
  [false, 'Passwords are off on this server. Ask the person who runs it to connect your account.'],
])('where passwords are taken: %s, an address in use has the hint: %s', (takesPasswords, hint) => {
  expect(describeProviderProblem('email-in-use', 'Authelia', { takesPasswords })?.hint).toBe(hint);
});
