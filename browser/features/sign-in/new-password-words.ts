import { t } from '#browser/i18n/sign-up.ts';
import { minPasswordLength } from '#contract/limits.ts';
import { type AuthProblem, type AuthWords, invalidEmail } from './auth-errors.ts';

export const tooShortPassword = (): AuthProblem => ({
  text: t.tooShortPassword(minPasswordLength),
  field: 'password',
});
export const weakPassword = (): AuthProblem => ({ text: t.weakPassword, field: 'password' });
const emailInUse = (): AuthProblem => ({ text: t.anAccountWithThisEmail, field: 'email' });

export const signUpWords: AuthWords = () => ({
  codes: {
    USER_ALREADY_EXISTS: emailInUse(),
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailInUse(),
    INVALID_EMAIL: invalidEmail(),
    PASSWORD_TOO_SHORT: weakPassword(),
    PASSWORD_TOO_COMMON: weakPassword(),
    EMAIL_PASSWORD_SIGN_UP_DISABLED: { text: t.signUpDisabled },
  },
  fallback: { text: t.notCreated },
  showsMessage: true,
});

export const resetPasswordWords: AuthWords = () => ({
  codes: { PASSWORD_TOO_SHORT: weakPassword(), PASSWORD_TOO_COMMON: weakPassword() },
  fallback: { text: t.passwordNotChanged },
  showsMessage: true,
});
