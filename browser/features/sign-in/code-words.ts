import { t } from '#browser/i18n/second-factors.ts';
import { t as signInTexts } from '#browser/i18n/sign-in.ts';
import type { AuthProblem, AuthWords } from './auth-errors.ts';

export const wrongCode = (): AuthProblem => ({ text: t.wrongCode, field: 'code' });

export const signInWithCodeWords: AuthWords = () => ({
  codes: {
    INVALID_CODE: { text: t.usedCode, field: 'code' },
    ACCOUNT_DISABLED: { text: signInTexts.thisAccountHasBeenDisabled },
  },
  fallback: { text: signInTexts.failedToSignIn },
  showsMessage: true,
});

/** Returns what is wrong with a typed code before it is sent. */
export function readCodeProblem(
  typed: string,
  { takesRecoveryCodes }: { takesRecoveryCodes: boolean },
): AuthProblem | undefined {
  const code = typed.replace(/[\s-]/g, '');
  if (!code) return { text: t.codeIsRequired, field: 'code' };
  const isComplete = /^\d{6}$/.test(code) || (takesRecoveryCodes && code.length === 10);
  return isComplete
    ? undefined
    : { text: takesRecoveryCodes ? t.aCodeHas6Digits : t.aCodeHas6Digits2, field: 'code' };
}
