import { t as signInTexts } from '#browser/i18n/sign-in.ts';
import { t as signUpTexts } from '#browser/i18n/sign-up.ts';
import { t } from '#browser/i18n/single-sign-on.ts';
import type { OidcProblem } from '#contract/oidc-problems.ts';
import type { AuthProblem, AuthWords } from './auth-errors.ts';

export const openProviderWords: AuthWords = () => ({
  codes: {
    PROVIDER_UNREACHABLE: { text: t.providerSilent, hint: t.tryAgainLaterOrSign },
    PROVIDER_MISCONFIGURED: { text: t.providerMisconfigured, hint: t.issuerDiffers },
  },
  fallback: { text: signInTexts.failedToSignIn, hint: t.tryAgainInAMoment },
  showsMessage: true,
});

/** Tells why the provider called `name` did not sign somebody in; undefined where nothing went wrong. */
export function describeProviderProblem(
  problem: string | null,
  name: string,
  { takesPasswords }: { takesPasswords: boolean },
): AuthProblem | undefined {
  // Where passwords are off, there may be no other way to sign in and connect the account.
  if (problem === 'email-in-use' && !takesPasswords)
    return { text: signUpTexts.anAccountWithThisEmail, hint: t.passwordsAreOffAsk };
  const known: Record<string, AuthProblem> = words(name);
  return problem !== null && Object.hasOwn(known, problem) ? known[problem] : undefined;
}

const words = (name: string): Record<OidcProblem, AuthProblem> => ({
  cancelled: { text: t.providerCancelled(name), hint: t.tryAgainWheneverYouLike },
  unreachable: { text: t.providerUnreachable(name), hint: t.tryAgainLaterOrSign },
  'wrong-issuer': { text: t.wrongIssuer(name), hint: t.tryAgainIfItHappens },
  'refused-code': { text: t.notConfirmed(name), hint: t.tryAgainIfItHappensAgain },
  'refused-token': { text: t.notVerified(name), hint: t.tryAgainIfItHappens },
  clock: { text: t.clocksApart(name), hint: t.askThePersonWhoRuns },
  expired: { text: t.theSignInTookToo, hint: t.tryAgainInASingle },
  'sign-up-closed': { text: t.youHaveNoAccountOn, hint: t.signUpIsClosedAsk },
  'email-in-use': { text: signUpTexts.anAccountWithThisEmail, hint: t.connectIfYours(name) },
  'email-unverified': { text: t.emailUnverified(name), hint: t.verifyItThereFirstOr },
  'no-email': { text: t.noEmail(name), hint: t.shareEmail(name) },
  disabled: { text: signInTexts.thisAccountHasBeenDisabled },
  'other-account': { text: t.youAreSignedInHere, hint: t.signOutFirstOrChoose },
  'connected-elsewhere': { text: t.connectedElsewhere(name), hint: t.disconnectItFromThatAccount },
  'not-asked': { text: t.notAskedAgain(name), hint: t.signOutOfHeddleSign },
  failed: { text: t.providerFailed(name), hint: t.tryAgainInAMoment },
});
