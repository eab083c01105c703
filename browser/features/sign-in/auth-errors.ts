import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/sign-in.ts';

export type AuthField = 'name' | 'email' | 'password' | 'confirmPassword' | 'currentPassword' | 'code';

export interface AuthProblem {
  text: string;
  /** The field at fault, when it is one field. */
  field?: AuthField;
  /** The next step, when the text does not say it. */
  hint?: string;
}

/** Returns the words for what can go wrong with one action, in the language that is shown now. */
export type AuthWords = () => {
  /** The problem to show for each error code of the server. */
  codes: Record<string, AuthProblem>;
  fallback: AuthProblem;
  /** For an unknown code, shows the server's message instead of the fallback. */
  showsMessage: boolean;
};

export const tooMany = (): AuthProblem => ({ text: t.tooManyAttempts });
export const invalidEmail = (): AuthProblem => ({ text: t.invalidEmail, field: 'email' });

export const signInWords: AuthWords = () => ({
  codes: {
    INVALID_EMAIL_OR_PASSWORD: { text: t.invalidEmailOrPassword, field: 'password' },
    INVALID_EMAIL: invalidEmail(),
    ACCOUNT_DISABLED: { text: t.thisAccountHasBeenDisabled },
  },
  fallback: { text: t.failedToSignIn },
  showsMessage: true,
});

export const requestResetWords: AuthWords = () => ({
  codes: {},
  fallback: { text: t.resetMailNotSent, field: 'email' },
  showsMessage: false,
});

/** Returns the problem to show for a failed request. */
export function describeAuthError(words: AuthWords, error: unknown): AuthProblem {
  const { codes, fallback, showsMessage } = words();
  if (!(error instanceof ApiError)) return { text: fallback.text, hint: t.unreachable };
  const known = error.status === 429 ? (codes.TOO_MANY_ATTEMPTS ?? tooMany()) : codes[error.code];
  if (known) return known;
  return showsMessage && error.status < 500 && error.message ? { text: error.message } : fallback;
}
