import { ApiError } from '#browser/api-client.ts';

export type AuthAction =
  | 'signIn'
  | 'signUp'
  | 'requestReset'
  | 'resetPassword'
  | 'rename'
  | 'changePassword'
  | 'deleteAccount';
export type AuthField = 'name' | 'email' | 'password' | 'confirmPassword' | 'currentPassword';

export interface AuthProblem {
  text: string;
  /** The field at fault, when it is one field. */
  field?: AuthField;
  /** The next step, when the text does not say it. */
  hint?: string;
}

export const expiredLink = 'This link has expired or was already used.';
const tooMany: AuthProblem = { text: 'Too many failed attempts. Please try again later' };
const unreachable = 'Heddle could not be reached. Check your connection and try again.';
const emailInUse: AuthProblem = { text: 'An account with this email already exists', field: 'email' };
const invalidEmail: AuthProblem = { text: 'Invalid email address', field: 'email' };
const weakPassword: AuthProblem = { text: 'Password is too weak', field: 'password' };

interface Wording {
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
  rename: {
    codes: { 'input.invalid': { text: 'Name must have 1 to 200 characters', field: 'name' } },
    fallback: { text: 'Your name could not be saved' },
    showsMessage: true,
  },
  changePassword: {
    codes: {
      INVALID_PASSWORD: {
        text: 'That is not your current password. Try again, or sign out and choose “Forgot your password?”.',
        field: 'currentPassword',
      },
      PASSWORD_TOO_SHORT: weakPassword,
      PASSWORD_TOO_LONG: { text: 'Password must have at most 128 characters', field: 'password' },
      TOO_MANY_ATTEMPTS: { ...tooMany, hint: 'You stay signed in. Wait a quarter of an hour and try again.' },
    },
    fallback: {
      text: 'Failed to change the password',
      hint: 'Your password has not changed. Try again in a moment.',
    },
    showsMessage: true,
  },
  deleteAccount: {
    codes: {
      INVALID_PASSWORD: {
        text: 'That is not your password. Nothing was deleted: try again, or cancel.',
        field: 'password',
      },
      TOO_MANY_ATTEMPTS: {
        ...tooMany,
        hint: 'Nothing was deleted, and you stay signed in. Wait a quarter of an hour and try again.',
      },
    },
    fallback: { text: 'Your account could not be deleted', hint: 'Try again in a moment.' },
    showsMessage: true,
  },
};

/** Returns the problem to show for a failed request. */
export function describeAuthError(action: AuthAction, error: unknown): AuthProblem {
  const { codes, fallback, showsMessage } = wordings[action];
  if (!(error instanceof ApiError)) return { text: fallback.text, hint: unreachable };
  const known = codes[error.status === 429 ? 'TOO_MANY_ATTEMPTS' : error.code];
  if (known) return known;
  return showsMessage && error.status < 500 && error.message ? { text: error.message } : fallback;
}
