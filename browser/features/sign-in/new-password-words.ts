import { t } from '#browser/i18n/sign-in.ts';
import { minPasswordLength } from '#contract/limits.ts';
import { type AuthProblem, type AuthWords, invalidEmail } from './auth-errors.ts';

export const tooShortPassword: AuthProblem = {
  get text() {
    return t.tooShortPassword(minPasswordLength);
  },
  field: 'password',
};
export const weakPassword: AuthProblem = {
  get text() {
    return t.weakPassword;
  },
  field: 'password',
};
const emailInUse: AuthProblem = {
  get text() {
    return t.anAccountWithThisEmail;
  },
  field: 'email',
};

export const signUpWords: AuthWords = {
  codes: {
    USER_ALREADY_EXISTS: emailInUse,
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailInUse,
    INVALID_EMAIL: invalidEmail,
    PASSWORD_TOO_SHORT: weakPassword,
    PASSWORD_TOO_COMMON: weakPassword,
    EMAIL_PASSWORD_SIGN_UP_DISABLED: {
      get text() {
        return t.signUpDisabled;
      },
    },
  },
  fallback: {
    get text() {
      return t.notCreated;
    },
  },
  showsMessage: true,
};

export const resetPasswordWords: AuthWords = {
  codes: { PASSWORD_TOO_SHORT: weakPassword, PASSWORD_TOO_COMMON: weakPassword },
  fallback: {
    get text() {
      return t.passwordNotChanged;
    },
  },
  showsMessage: true,
};
