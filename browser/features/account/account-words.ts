import { type AuthWords, tooMany } from '#browser/features/sign-in/auth-errors.ts';
import { wrongCode } from '#browser/features/sign-in/code-words.ts';
import { weakPassword } from '#browser/features/sign-in/new-password-words.ts';
import { t } from '#browser/i18n/account.ts';

export const renameWords: AuthWords = () => ({
  codes: {
    'input.invalid': { text: t.nameLength, field: 'name' },
  },
  fallback: { text: t.nameNotSaved },
  showsMessage: true,
});

export const changePasswordWords: AuthWords = () => ({
  codes: {
    INVALID_PASSWORD: { text: t.notYourCurrentPassword, field: 'currentPassword' },
    PASSWORD_TOO_SHORT: weakPassword(),
    PASSWORD_TOO_COMMON: weakPassword(),
    PASSWORD_TOO_LONG: { text: t.passwordTooLong, field: 'password' },
    TOO_MANY_ATTEMPTS: { ...tooMany(), hint: t.tooManyStaySignedIn },
  },
  fallback: { text: t.passwordNotChanged, hint: t.passwordNotChangedHint },
  showsMessage: true,
});

export const deleteAccountWords: AuthWords = () => ({
  codes: {
    INVALID_PASSWORD: { text: t.notYourPasswordNothingDeleted, field: 'password' },
    INVALID_CODE: wrongCode(),
    TOO_MANY_ATTEMPTS: { ...tooMany(), hint: t.tooManyNothingDeleted },
  },
  fallback: { text: t.accountNotDeleted, hint: t.tryAgainInAMoment },
  showsMessage: true,
});

/** For what takes the password, a code, or both. */
export const secondFactorWords: AuthWords = () => ({
  codes: {
    INVALID_PASSWORD: { text: t.notYourPassword, field: 'password' },
    INVALID_CODE: wrongCode(),
    TOO_MANY_ATTEMPTS: { ...tooMany(), hint: t.tooManyNothingChanged },
  },
  fallback: { text: t.somethingWentWrong, hint: t.nothingHasChanged },
  showsMessage: true,
});
