import { ApiError } from '#browser/api-client.ts';

export type AuthField = 'name' | 'email' | 'password' | 'confirmPassword' | 'currentPassword' | 'code';

export interface AuthProblem {
  text: string;
  /** The field at fault, when it is one field. */
  field?: AuthField;
  /** The next step, when the text does not say it. */
  hint?: string;
}

/** The words for what can go wrong with one action. */
export interface AuthWords {
  /** The problem to show for each error code of the server. */
  codes: Record<string, AuthProblem>;
  fallback: AuthProblem;
  /** For an unknown code, shows the server's message instead of the fallback. */
  showsMessage: boolean;
}

export const tooMany: AuthProblem = { text: 'Too many failed attempts. Please try again later' };
export const invalidEmail: AuthProblem = { text: 'Invalid email address', field: 'email' };
const unreachable = 'Heddle could not be reached. Check your connection and try again.';

export const signInWords: AuthWords = {
  codes: {
    INVALID_EMAIL_OR_PASSWORD: { text: 'Invalid email or password', field: 'password' },
    INVALID_EMAIL: invalidEmail,
    ACCOUNT_DISABLED: { text: 'This account has been disabled' },
  },
  fallback: { text: 'Failed to sign in' },
  showsMessage: true,
};

export const requestResetWords: AuthWords = {
  codes: {},
  fallback: {
    text: 'Failed to send reset email. Please check your email address.',
    field: 'email',
  },
  showsMessage: false,
};

/** Returns the problem to show for a failed request. */
export function describeAuthError({ codes, fallback, showsMessage }: AuthWords, error: unknown): AuthProblem {
  if (!(error instanceof ApiError)) return { text: fallback.text, hint: unreachable };
  const known = error.status === 429 ? (codes.TOO_MANY_ATTEMPTS ?? tooMany) : codes[error.code];
  if (known) return known;
  return showsMessage && error.status < 500 && error.message ? { text: error.message } : fallback;
}
