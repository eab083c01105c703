import { ApiError } from '#browser/api-client.ts';

export type AuthAction = 'signIn' | 'signUp' | 'resetPassword';
export type AuthField = 'name' | 'email' | 'password' | 'confirmPassword';

export interface AuthProblem {
  text: string;
  /** Where to put it right, when that is one field. */
  field?: AuthField;
  /** What to do next, when the text does not say. */
  hint?: string;
}

export const expiredLink = 'This link has expired or was already used.';
const tooMany: AuthProblem = { text: 'Too many failed attempts. Please try again later' };
const invalidEmail: AuthProblem = { text: 'Invalid email address', field: 'email' };
const weakPassword: AuthProblem = { text: 'Password is too weak', field: 'password' };

/** The words for each code the server answers with, by what was asked. */
const problems: Record<AuthAction, Record<string, AuthProblem>> = {
  signIn: {
    INVALID_EMAIL_OR_PASSWORD: { text: 'Invalid email or password', field: 'password' },
    USER_NOT_FOUND: { text: 'Invalid email or password', field: 'password' },
    INVALID_EMAIL: invalidEmail,
    ACCOUNT_DISABLED: { text: 'This account has been disabled' },
    TOO_MANY_ATTEMPTS: tooMany,
  },
  signUp: {
    USER_ALREADY_EXISTS: { text: 'An account with this email already exists', field: 'email' },
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
      text: 'An account with this email already exists',
      field: 'email',
    },
    INVALID_EMAIL: invalidEmail,
    PASSWORD_TOO_SHORT: weakPassword,
    EMAIL_PASSWORD_SIGN_UP_DISABLED: { text: 'Email/password accounts are not enabled' },
    TOO_MANY_ATTEMPTS: tooMany,
  },
  resetPassword: {
    INVALID_TOKEN: { text: expiredLink },
    PASSWORD_TOO_SHORT: weakPassword,
    TOO_MANY_ATTEMPTS: tooMany,
  },
};

const fallbacks: Record<AuthAction, string> = {
  signIn: 'Failed to sign in',
  signUp: 'Failed to create account',
  resetPassword: 'Failed to change the password',
};

export function authProblem(action: AuthAction, error: unknown): AuthProblem {
  if (!(error instanceof ApiError))
    return {
      text: fallbacks[action],
      hint: 'Heddle could not be reached. Check your connection and try again.',
    };
  const known = problems[action][error.status === 429 ? 'TOO_MANY_ATTEMPTS' : error.code];
  if (known) return known;
  return { text: (error.status < 500 && error.message) || fallbacks[action] };
}
