import { t } from '#browser/i18n/sign-up.ts';
import { minPasswordLength } from '#contract/limits.ts';
import type { AuthProblem } from './auth-errors.ts';
import { tooShortPassword } from './new-password-words.ts';

export interface PasswordStrength {
  /** 0 to 5: one point each for 6 characters, 8 characters, an uppercase letter, a digit and a symbol. */
  score: number;
  label: string;
}

export function ratePassword(password: string): PasswordStrength {
  const score = [
    password.length >= minPasswordLength,
    password.length >= 8,
    /\p{Lu}/u.test(password),
    /\p{Nd}/u.test(password),
    /[^\p{L}\p{N}]/u.test(password),
  ].filter(Boolean).length;
  return { score, label: t.strengths[score] ?? '' };
}

/** Returns the first problem with a new password. */
export function validateNewPassword({
  password,
  confirmPassword,
}: {
  password: string;
  confirmPassword: string;
}): AuthProblem | undefined {
  if (password.length < minPasswordLength) return tooShortPassword();
  if (confirmPassword !== password) return { text: t.passwordsDoNotMatch, field: 'confirmPassword' };
  return undefined;
}
