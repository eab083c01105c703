import { minPasswordLength } from '#contract/limits.ts';
import { type AuthProblem, type AuthWords, invalidEmail } from './auth-errors.ts';

export const expiredLink = 'This link has expired or was already used.';
export const tooShortPassword: AuthProblem = {
  text: `Password must be at least ${minPasswordLength} characters long`,
  field: 'password',
};
export const weakPassword: AuthProblem = { text: 'Password is too weak', field: 'password' };
const emailInUse: AuthProblem = { text: 'An account with this email already exists', field: 'email' };

export const signUpWords: AuthWords = {
  codes: {
    USER_ALREADY_EXISTS: emailInUse,
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailInUse,
    INVALID_EMAIL: invalidEmail,
    PASSWORD_TOO_SHORT: weakPassword,
    PASSWORD_TOO_COMMON: weakPassword,
    EMAIL_PASSWORD_SIGN_UP_DISABLED: { text: 'Email/password accounts are not enabled' },
  },
  fallback: { text: 'Failed to create account' },
  showsMessage: true,
};

export const resetPasswordWords: AuthWords = {
  codes: { PASSWORD_TOO_SHORT: weakPassword, PASSWORD_TOO_COMMON: weakPassword },
  fallback: { text: 'Failed to change the password' },
  showsMessage: true,
};
