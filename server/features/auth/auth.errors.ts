import { APIError } from 'better-auth/api';
import { maxNameLength, maxPasskeys, maxPasswordLength } from '#contract/limits.ts';
import { tooLong } from '#contract/text.ts';

/** Refusals under /api/auth, in better-auth's own shape `{ code, message }`. */
export const refusals = {
  INVALID_INPUT: { status: 'BAD_REQUEST', message: 'The request is not valid' },
  INVALID_EMAIL: { status: 'BAD_REQUEST', message: 'Invalid email address' },
  INVALID_NAME: { status: 'BAD_REQUEST', message: 'Name is required' },
  NAME_TOO_LONG: { status: 'BAD_REQUEST', message: `Name ${tooLong(maxNameLength)}` },
  PASSWORD_TOO_SHORT: { status: 'BAD_REQUEST', message: 'Password is too weak' },
  PASSWORD_TOO_COMMON: { status: 'BAD_REQUEST', message: 'Password is too weak' },
  PASSWORD_TOO_LONG: { status: 'BAD_REQUEST', message: `Password ${tooLong(maxPasswordLength)}` },
  INVALID_PASSWORD: { status: 'BAD_REQUEST', message: 'That is not your current password' },
  INVALID_CODE: { status: 'BAD_REQUEST', message: 'That code is wrong or has expired' },
  CODE_REQUIRED: { status: 'BAD_REQUEST', message: 'Enter a code from your authenticator app' },
  TOTP_ALREADY_ENABLED: { status: 'BAD_REQUEST', message: 'Two-step sign-in is already on' },
  TWO_FACTOR_NOT_ENABLED: { status: 'BAD_REQUEST', message: 'Two-step sign-in is off' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    status: 'BAD_REQUEST',
    message: 'Too many wrong codes. Sign in with your password again.',
  },
  INVALID_TWO_FACTOR_COOKIE: {
    status: 'UNAUTHORIZED',
    message: 'Too much time has passed. Sign in with your password again.',
  },
  SESSION_NOT_FRESH: { status: 'FORBIDDEN', message: 'Confirm that it is you' },
  CHALLENGE_NOT_FOUND: { status: 'BAD_REQUEST', message: 'Too much time has passed. Try again.' },
  FAILED_TO_VERIFY_REGISTRATION: {
    status: 'BAD_REQUEST',
    message: 'The passkey could not be verified. Try again.',
  },
  AUTHENTICATION_FAILED: { status: 'UNAUTHORIZED', message: 'The passkey could not be verified. Try again.' },
  PASSKEY_NOT_FOUND: {
    status: 'UNAUTHORIZED',
    message: 'This passkey no longer belongs to an account here. Sign in with your password.',
  },
  PASSKEY_NOT_VERIFIED: {
    status: 'BAD_REQUEST',
    message:
      'The passkey did not verify that it is you. Set up a PIN, a fingerprint or face recognition for it, and try again.',
  },
  TOO_MANY_PASSKEYS: {
    status: 'BAD_REQUEST',
    message: `You have ${maxPasskeys} passkeys. Remove one that you do not use first.`,
  },
  LAST_WAY_IN: {
    status: 'CONFLICT',
    message: 'This is your only way to sign in. Add another one first.',
  },
  PASSWORD_EXISTS: { status: 'CONFLICT', message: 'Your account already has a password' },
  TWO_STEP_IS_ON: {
    status: 'CONFLICT',
    message: 'Two-step sign-in needs your password. Turn it off first.',
  },
  PASSWORD_SIGN_IN_OFF: { status: 'FORBIDDEN', message: 'Password sign-in is turned off on this server' },
  EMAIL_NOT_VERIFIED: { status: 'FORBIDDEN', message: 'Your email address is not verified' },
  PROVIDER_UNREACHABLE: {
    status: 'BAD_GATEWAY',
    message: 'The sign-in service is not responding. Try again later, or sign in another way.',
  },
  PROVIDER_MISCONFIGURED: {
    status: 'BAD_GATEWAY',
    message:
      'The sign-in service is misconfigured: its issuer does not match OIDC_ISSUER. Tell the person who runs this server.',
  },
  INVALID_TOKEN: { status: 'BAD_REQUEST', message: 'This link has expired or was already used.' },
  EMAIL_PASSWORD_SIGN_UP_DISABLED: {
    status: 'BAD_REQUEST',
    message: 'Email/password accounts are not enabled',
  },
  INVALID_EMAIL_OR_PASSWORD: { status: 'UNAUTHORIZED', message: 'Invalid email or password' },
  INVALID_PROGRAM_REQUEST: {
    status: 'BAD_REQUEST',
    message: 'This request is not valid. Go back to the program and try connecting again.',
  },
  OTHER_ACCOUNT: {
    status: 'FORBIDDEN',
    message: 'Somebody else has since signed in. Reload the page and decide again.',
  },
  UNAUTHORIZED: { status: 'UNAUTHORIZED', message: 'Sign in to continue.' },
  ACCOUNT_DISABLED: { status: 'FORBIDDEN', message: 'This account has been disabled' },
  INVALID_ORIGIN: { status: 'FORBIDDEN', message: 'This request comes from another site' },
  NOT_FOUND: { status: 'NOT_FOUND', message: 'There is nothing here' },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    status: 'UNPROCESSABLE_ENTITY',
    message: 'An account with this email already exists',
  },
  TOO_MANY_ATTEMPTS: {
    status: 'TOO_MANY_REQUESTS',
    message: 'Too many failed attempts. Please try again later',
  },
} as const;

export type RefusalCode = keyof typeof refusals;

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code);

export const refusal = (code: RefusalCode, headers: Record<string, string> = {}) =>
  new APIError(refusals[code].status, { code, message: refusals[code].message }, headers);
