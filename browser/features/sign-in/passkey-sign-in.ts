import { t } from '#browser/i18n/sign-in.ts';
import { challengeRenewalMs } from '#browser/limits.ts';
import { askForPasskey } from '#browser/model/session/passkeys.ts';
import { signIn } from '#browser/model/session/session.ts';
import type { AuthProblem } from './auth-errors.ts';
import { describePasskeyError } from './passkey-words.ts';

/** The browser takes one request for a passkey at a time: pressing the button ends that of the fields. */
let button = { pressed: new AbortController(), done: Promise.resolve() };

const signInWith = async (response: object) => signIn('passkey/verify-authentication', { response });

const describe = (error: unknown) => describePasskeyError(error, t.failedToSignIn);

/** Signs in with a passkey chosen in the browser's dialog. Resolves with what went wrong. */
export async function signInWithPasskey(): Promise<AuthProblem | undefined> {
  const { promise, resolve } = Promise.withResolvers<void>();
  button.pressed.abort();
  button = { pressed: new AbortController(), done: promise };
  try {
    await signInWith(await askForPasskey());
    return undefined;
  } catch (error) {
    return describe(error);
  } finally {
    resolve();
  }
}

/** Lets the browser offer passkeys where the address is typed, until `signal` is aborted, and signs in with the chosen one. */
export async function offerPasskeys({
  signal,
  onProblem,
}: {
  signal: AbortSignal;
  onProblem: (problem: AuthProblem) => void;
}): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  while (!signal.aborted) {
    await button.done;
    const ending = AbortSignal.any([button.pressed.signal, AbortSignal.timeout(challengeRenewalMs)]);
    let answer: object;
    try {
      answer = await askForPasskey({
        mediation: 'conditional',
        signal: AbortSignal.any([signal, ending]),
      });
    } catch {
      if (ending.aborted) continue;
      // Without network or on a wrong address the button says what is the matter.
      return;
    }
    try {
      await signInWith(answer);
      return;
    } catch (error) {
      onProblem(describe(error));
    }
  }
}
