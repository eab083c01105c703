import { t } from '#browser/i18n/sign-in.ts';
import type { OidcProblem } from '#contract/oidc-problems.ts';
import type { AuthProblem, AuthWords } from './auth-errors.ts';

export const openProviderWords: AuthWords = {
  codes: {
    PROVIDER_UNREACHABLE: {
      text: 'The sign-in service is not responding',
      hint: 'Try again later, or sign in another way.',
    },
    PROVIDER_MISCONFIGURED: {
      text: 'The sign-in service is misconfigured',
      hint: 'Its issuer does not match OIDC_ISSUER. Tell the person who runs this server.',
    },
  },
  fallback: { text: 'Failed to sign in', hint: 'Try again in a moment.' },
  showsMessage: true,
};

/** Tells why the provider called `name` did not sign somebody in; undefined where nothing went wrong. */
export function describeProviderProblem(problem: string | null, name: string): AuthProblem | undefined {
  const known: Record<string, AuthProblem> = words(name);
  return problem !== null && Object.hasOwn(known, problem) ? known[problem] : undefined;
}

const words = (name: string): Record<OidcProblem, AuthProblem> => ({
  cancelled: { text: `You did not sign in with ${name}`, hint: t.tryAgainWheneverYouLike },
  unreachable: { text: `Could not reach ${name}`, hint: t.tryAgainLaterOrSign },
  'wrong-issuer': {
    text: `The response did not come from ${name}`,
    hint: t.tryAgainIfItHappens,
  },
  'refused-code': {
    text: `The sign-in was not confirmed by ${name}`,
    hint: t.tryAgainIfItHappensAgain,
  },
  'refused-token': {
    text: `The response from ${name} could not be verified`,
    hint: t.tryAgainIfItHappens,
  },
  clock: {
    text: `The clocks of this server and ${name} are too far apart`,
    hint: t.askThePersonWhoRuns,
  },
  expired: { text: t.theSignInTookToo, hint: t.tryAgainInASingle },
  'sign-up-closed': {
    text: t.youHaveNoAccountOn,
    hint: t.signUpIsClosedAsk,
  },
  'email-in-use': {
    text: t.anAccountWithThisEmail,
    hint: `If it is yours, sign in as before, go to Settings > Password and press Connect ${name}.`,
  },
  'email-unverified': {
    text: `Your email address is not verified with ${name}`,
    hint: t.verifyItThereFirstOr,
  },
  'no-email': {
    text: `No email address was received from ${name}`,
    hint: `Allow ${name} to share it, or add one there first.`,
  },
  disabled: { text: t.thisAccountHasBeenDisabled },
  'other-account': {
    text: t.youAreSignedInHere,
    hint: t.signOutFirstOrChoose,
  },
  'connected-elsewhere': {
    text: `That ${name} account is already connected to another Heddle account`,
    hint: t.disconnectItFromThatAccount,
  },
  'not-asked': {
    text: `You were not asked to sign in to ${name} again`,
    hint: t.signOutOfHeddleSign,
  },
  failed: { text: `Signing in with ${name} failed`, hint: t.tryAgainInAMoment },
});
