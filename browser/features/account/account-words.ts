import { type AuthWords, tooMany } from '#browser/features/sign-in/auth-errors.ts';
import { wrongCode } from '#browser/features/sign-in/code-words.ts';
import { weakPassword } from '#browser/features/sign-in/new-password-words.ts';

export const renameWords: AuthWords = {
  codes: { 'input.invalid': { text: 'Name must have 1 to 200 characters', field: 'name' } },
  fallback: { text: 'Your name could not be saved' },
  showsMessage: true,
};

export const changePasswordWords: AuthWords = {
  codes: {
    INVALID_PASSWORD: {
      text: 'That is not your current password. Try again, or sign out and choose “Forgot your password?”.',
      field: 'currentPassword',
    },
    PASSWORD_TOO_SHORT: weakPassword,
    PASSWORD_TOO_COMMON: weakPassword,
    PASSWORD_TOO_LONG: { text: 'Password must have at most 128 characters', field: 'password' },
    TOO_MANY_ATTEMPTS: { ...tooMany, hint: 'You stay signed in. Wait 15 minutes and try again.' },
  },
  fallback: {
    text: 'Failed to change the password',
    hint: 'Your password has not changed. Try again in a moment.',
  },
  showsMessage: true,
};

export const deleteAccountWords: AuthWords = {
  codes: {
    INVALID_PASSWORD: {
      text: 'That is not your password. Nothing was deleted: try again, or cancel.',
      field: 'password',
    },
    INVALID_CODE: wrongCode,
    TOO_MANY_ATTEMPTS: {
      ...tooMany,
      hint: 'Nothing was deleted, and you stay signed in. Wait 15 minutes and try again.',
    },
  },
  fallback: { text: 'Your account could not be deleted', hint: 'Try again in a moment.' },
  showsMessage: true,
};

/** For what takes the password, a code, or both. */
export const secondFactorWords: AuthWords = {
  codes: {
    INVALID_PASSWORD: { text: 'That is not your password. Try again.', field: 'password' },
    INVALID_CODE: wrongCode,
    TOO_MANY_ATTEMPTS: {
      ...tooMany,
      hint: 'Nothing has changed, and you stay signed in. Wait 15 minutes and try again.',
    },
  },
  fallback: {
    text: 'Something went wrong',
    hint: 'Nothing has changed. Try again in a moment.',
  },
  showsMessage: true,
};
