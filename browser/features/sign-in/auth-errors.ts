import { ApiError } from '#browser/api-client.ts';

export type AuthAction = 'signIn' | 'signUp' | 'requestReset' | 'resetPassword';
export type AuthField = 'name' | 'email' | 'password' | 'confirmPassword' | 'currentPassword' | 'code';

export interface AuthProblem {
  text: string;
  /** The field at fault, when it is one field. */
  field?: AuthField;
  /** The next step, when the text does not say it. */
  hint?: string;
}

export const expiredLink = 'This link has expired or was already used.';
export const tooMany: AuthProblem = { text: 'Too many failed attempts. Please try again later' };
const unreachable = 'Heddle could not be reached. Check your connection and try again.';
const emailInUse: AuthProblem = { text: 'An account with this email already exists', field: 'email' };
const invalidEmail: AuthProblem = { text: 'Invalid email address', field: 'email' };
export const weakPassword: AuthProblem = { text: 'Password is too weak', field: 'password' };

/** The words for what can go wrong with one action. */
export interface Wording {
  /** The problem to show for each error code of the server. */
  codes: Record<string, AuthProblem>;
  fallback: AuthProblem;
  /** For an unknown code, shows the server's message instead of the fallback. */
  showsMessage: boolean;
}

const wordings: Record<AuthAction, Wording> = {
  signIn: {
    codes: {
      INVALID_EMAIL_OR_PASSWORD: { text: 'Invalid email or password', field: 'password' },
      INVALID_EMAIL: invalidEmail,
      ACCOUNT_DISABLED: { text: 'This account has been disabled' },
      TOO_MANY_ATTEMPTS: tooMany,
    },
    fallback: { text: 'Failed to sign in' },
    showsMessage: true,
  },
  signUp: {
    codes: {
      USER_ALREADY_EXISTS: emailInUse,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailInUse,
      INVALID_EMAIL: invalidEmail,
      PASSWORD_TOO_SHORT: weakPassword,
      EMAIL_PASSWORD_SIGN_UP_DISABLED: { text: 'Email/password accounts are not enabled' },
      TOO_MANY_ATTEMPTS: tooMany,
    },
    fallback: { text: 'Failed to create account' },
    showsMessage: true,
  },
  requestReset: {
    codes: { TOO_MANY_ATTEMPTS: tooMany },
    fallback: {
      text: 'Failed to send reset email. Please check your email address.',
      field: 'email',
    },
    showsMessage: false,
  },
  resetPassword: {
    codes: { PASSWORD_TOO_SHORT: weakPassword, TOO_MANY_ATTEMPTS: tooMany },
    fallback: { text: 'Failed to change the password' },
    showsMessage: true,
  },
};

/** Returns the problem to show for a failed request; actions of those who are signed in bring their own words. */
export function describeAuthError(action: AuthAction | Wording, error: unknown): AuthProblem {
  const { codes, fallback, showsMessage } = typeof action === 'string' ? wordings[action] : action;
  if (!(error instanceof ApiError)) return { text: fallback.text, hint: unreachable };
  const known = codes[error.status === 429 ? 'TOO_MANY_ATTEMPTS' : error.code];
  if (known) return known;
  return showsMessage && error.status < 500 && error.message ? { text: error.message } : fallback;
}
