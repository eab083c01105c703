import { t } from '#browser/i18n/sign-in.ts';
import { t as signUpTexts } from '#browser/i18n/sign-up.ts';
import { t as singleSignOnTexts } from '#browser/i18n/single-sign-on.ts';
import type { OidcProblem } from '#contract/oidc-problems.ts';
import type { AuthProblem, AuthWords } from './auth-errors.ts';

export const openProviderWords: AuthWords = () => ({
  codes: {
    PROVIDER_UNREACHABLE: {
      text: singleSignOnTexts.providerSilent,
      hint: singleSignOnTexts.tryAgainLaterOrSign,
    },
    PROVIDER_MISCONFIGURED: {
      text: singleSignOnTexts.providerMisconfigured,
      hint: singleSignOnTexts.issuerDiffers,
    },
  },
  fallback: { text: t.failedToSignIn, hint: singleSignOnTexts.tryAgainInAMoment },
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
    return { text: signUpTexts.anAccountWithThisEmail, hint: singleSignOnTexts.passwordsAreOffAsk };
  const known: Record<string, AuthProblem> = words(name);
  return problem !== null && Object.hasOwn(known, problem) ? known[problem] : undefined;
}

const words = (name: string): Record<OidcProblem, AuthProblem> => ({
  cancelled: {
    text: singleSignOnTexts.providerCancelled(name),
    hint: singleSignOnTexts.tryAgainWheneverYouLike,
  },
  unreachable: {
    text: singleSignOnTexts.providerUnreachable(name),
    hint: singleSignOnTexts.tryAgainLaterOrSign,
  },
  'wrong-issuer': { text: singleSignOnTexts.wrongIssuer(name), hint: singleSignOnTexts.tryAgainIfItHappens },
  'refused-code': {
    text: singleSignOnTexts.notConfirmed(name),
    hint: singleSignOnTexts.tryAgainIfItHappensAgain,
  },
  'refused-token': { text: singleSignOnTexts.notVerified(name), hint: singleSignOnTexts.tryAgainIfItHappens },
  clock: { text: singleSignOnTexts.clocksApart(name), hint: singleSignOnTexts.askThePersonWhoRuns },
  expired: { text: singleSignOnTexts.theSignInTookToo, hint: singleSignOnTexts.tryAgainInASingle },
  'sign-up-closed': { text: singleSignOnTexts.youHaveNoAccountOn, hint: singleSignOnTexts.signUpIsClosedAsk },
  'email-in-use': { text: signUpTexts.anAccountWithThisEmail, hint: singleSignOnTexts.connectIfYours(name) },
  'email-unverified': {
    text: singleSignOnTexts.emailUnverified(name),
    hint: singleSignOnTexts.verifyItThereFirstOr,
  },
  'no-email': { text: singleSignOnTexts.noEmail(name), hint: singleSignOnTexts.shareEmail(name) },
  disabled: { text: t.thisAccountHasBeenDisabled },
  'other-account': {
    text: singleSignOnTexts.youAreSignedInHere,
    hint: singleSignOnTexts.signOutFirstOrChoose,
  },
  'connected-elsewhere': {
    text: singleSignOnTexts.connectedElsewhere(name),
    hint: singleSignOnTexts.disconnectItFromThatAccount,
  },
  'not-asked': { text: singleSignOnTexts.notAskedAgain(name), hint: singleSignOnTexts.signOutOfHeddleSign },
  failed: { text: singleSignOnTexts.providerFailed(name), hint: singleSignOnTexts.tryAgainInAMoment },
});
