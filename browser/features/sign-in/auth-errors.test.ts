import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#browser/api-client.ts';
import { describeAuthError, requestResetWords, signInWords } from './auth-errors.ts';
import { signUpWords } from './new-password-words.ts';

const wordsOf = { signIn: signInWords, signUp: signUpWords, requestReset: requestResetWords };
type AuthAction = keyof typeof wordsOf;

const answered = (action: AuthAction, status: number, code: string, message = '') =>
  describeAuthError(wordsOf[action], new ApiError({ status, code, message })).text;

test.each<[AuthAction, number, string, string]>([
  ['signIn', 401, 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password'],
  ['signIn', 400, 'INVALID_EMAIL', 'Invalid email address'],
  ['signIn', 403, 'ACCOUNT_DISABLED', 'This account has been disabled'],
  ['signIn', 429, 'http.429', 'Too many failed attempts. Please try again later'],
  ['signUp', 422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'An account with this email already exists'],
  ['signUp', 400, 'INVALID_EMAIL', 'Invalid email address'],
  ['signUp', 400, 'PASSWORD_TOO_SHORT', 'Password is too weak'],
  ['signUp', 400, 'PASSWORD_TOO_COMMON', 'Password is too weak'],
  ['signUp', 400, 'EMAIL_PASSWORD_SIGN_UP_DISABLED', 'Email/password accounts are not enabled'],
])('%s answered %i %s says: %s', (action, status, code, text) => {
  expect(answered(action, status, code)).toBe(text);
});

test('an error without words of its own shows the message of the server', () => {
  expect(answered('signIn', 403, 'EMAIL_NOT_VERIFIED', 'Email not verified')).toBe('Email not verified');
});

test('without any message, and whenever the server broke, the fallback is shown', () => {
  expect(answered('signIn', 400, 'http.400')).toBe('Failed to sign in');
  expect(answered('signUp', 500, 'internal', 'relation does not exist')).toBe('Failed to create account');
});

test('a reset mail that could not be sent says so, whatever the server said', () => {
  const text = 'Failed to send reset email. Please check your email address.';
  expect(answered('requestReset', 400, 'INVALID_EMAIL', 'Invalid email')).toBe(text);
  expect(describeAuthError(requestResetWords, new NetworkError('offline')).text).toBe(text);
});

test('offline shows the fallback and what to do', () => {
  expect(describeAuthError(signInWords, new NetworkError('offline'))).toEqual({
    text: 'Failed to sign in',
    hint: 'Heddle could not be reached. Check your connection and try again.',
  });
});
