import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#browser/api-client.ts';
import { describePasskeyError, explainMissingPasskeys } from './passkey-words.ts';

const fallback = 'Failed to sign in';

test.each([
  ['NotAllowedError', 'No passkey was used'],
  ['InvalidStateError', 'There is already a passkey for your account here'],
  ['SecurityError', 'Passkeys do not work at this address'],
  ['NotSupportedError', 'This device cannot create a passkey for Heddle'],
  ['UnknownError', fallback],
])('%s of the browser says: %s', (name, text) => {
  const problem = describePasskeyError(new DOMException('', name), fallback);
  expect([problem.text, Boolean(problem.hint)]).toEqual([text, true]);
});

test('the server’s refusals and a missing network have their words', () => {
  const message = 'This passkey no longer belongs to an account here. Sign in with your password.';
  const refused = new ApiError({ status: 401, code: 'PASSKEY_NOT_FOUND', message });
  expect(describePasskeyError(refused, fallback).text).toBe(message);
  expect(describePasskeyError(new NetworkError('offline'), fallback).hint).toContain('Check your connection');
});

test.each([
  [false, true, '192.168.1.9', 'localhost', /^Passkeys work only over HTTPS/],
  [true, false, 'localhost', 'localhost', /does not support passkeys/],
  [true, true, '127.0.0.1', 'localhost', /BASE_URL/],
  [true, true, 'other.example.com', 'tasks.example.com', /belong to tasks\.example\.com/],
  [true, true, 'localhost', 'localhost', undefined],
  [true, true, 'tasks.example.com', 'tasks.example.com', undefined],
])('secure %s, known %s, at %s for %s: %s', (isSecure, isSupported, pageHost, passkeyHost, words) => {
  const said = explainMissingPasskeys({ isSecure, isSupported, pageHost, passkeyHost });
  if (words) expect(said).toMatch(words);
  else expect(said).toBeUndefined();
});
