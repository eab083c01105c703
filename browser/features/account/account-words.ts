import { type AuthProblem, type AuthWords, tooMany } from '#browser/features/sign-in/auth-errors.ts';
import { wrongCode } from '#browser/features/sign-in/code-words.ts';
import { weakPassword } from '#browser/features/sign-in/new-password-words.ts';
import { t } from '#browser/i18n/account.ts';

export const renameWords: AuthWords = {
  codes: {
    get 'input.invalid'(): AuthProblem {
      return { text: t.nameLength, field: 'name' };
    },
  },
  get fallback() {
    return { text: t.nameNotSaved };
  },
  showsMessage: true,
};

export const changePasswordWords: AuthWords = {
  codes: {
    get INVALID_PASSWORD(): AuthProblem {
      return { text: t.notYourCurrentPassword, field: 'currentPassword' };
    },
    PASSWORD_TOO_SHORT: weakPassword,
    PASSWORD_TOO_COMMON: weakPassword,
    get PASSWORD_TOO_LONG(): AuthProblem {
      return { text: t.passwordTooLong, field: 'password' };
    },
    get TOO_MANY_ATTEMPTS(): AuthProblem {
      return { ...tooMany, hint: t.tooManyStaySignedIn };
    },
  },
  get fallback() {
    return { text: t.passwordNotChanged, hint: t.passwordNotChangedHint };
  },
  showsMessage: true,
};

export const deleteAccountWords: AuthWords = {
  codes: {
    get INVALID_PASSWORD(): AuthProblem {
      return { text: t.notYourPasswordNothingDeleted, field: 'password' };
    },
    INVALID_CODE: wrongCode,
    get TOO_MANY_ATTEMPTS(): AuthProblem {
      return { ...tooMany, hint: t.tooManyNothingDeleted };
    },
  },
  get fallback() {
    return { text: t.accountNotDeleted, hint: t.tryAgainInAMoment };
  },
  showsMessage: true,
};

/** For what takes the password, a code, or both. */
export const secondFactorWords: AuthWords = {
  codes: {
    get INVALID_PASSWORD(): AuthProblem {
      return { text: t.notYourPassword, field: 'password' };
    },
    INVALID_CODE: wrongCode,
    get TOO_MANY_ATTEMPTS(): AuthProblem {
      return { ...tooMany, hint: t.tooManyNothingChanged };
    },
  },
  get fallback() {
    return { text: t.somethingWentWrong, hint: t.nothingHasChanged };
  },
  showsMessage: true,
};
