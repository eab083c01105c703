import { type AuthWords, tooMany } from '#browser/features/sign-in/auth-errors.ts';
import { wrongCode } from '#browser/features/sign-in/code-words.ts';

/** For what takes the password, a code, or both. */
export const secondFactorWords: AuthWords = {
  codes: {
    INVALID_PASSWORD: { text: 'That is not your password. Try again.', field: 'password' },
    INVALID_CODE: wrongCode,
    TOO_MANY_ATTEMPTS: {
      ...tooMany,
      hint: 'Nothing has changed, and you stay signed in. Wait a quarter of an hour and try again.',
    },
  },
  fallback: {
    text: 'That could not be done',
    hint: 'Nothing has changed. Try again in a moment.',
  },
  showsMessage: true,
};
