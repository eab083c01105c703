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
  cancelled: { text: `You did not sign in with ${name}`, hint: 'Try again whenever you like.' },
  unreachable: { text: `Could not reach ${name}`, hint: 'Try again later, or sign in another way.' },
  'wrong-issuer': {
    text: `The response did not come from ${name}`,
    hint: 'Try again. If it happens again, tell the person who runs this server.',
  },
  'refused-code': {
    text: `The sign-in was not confirmed by ${name}`,
    hint: 'Try again. If it happens again, ask the person who runs this server to check the client ID and secret.',
  },
  'refused-token': {
    text: `The response from ${name} could not be verified`,
    hint: 'Try again. If it happens again, tell the person who runs this server.',
  },
  clock: {
    text: `The clocks of this server and ${name} are too far apart`,
    hint: 'Ask the person who runs this server to correct its clock.',
  },
  expired: { text: 'The sign-in took too long', hint: 'Try again in a single tab.' },
  'sign-up-closed': {
    text: 'You have no account on this server',
    hint: 'Sign-up is closed. Ask the person who runs it.',
  },
  'email-in-use': {
    text: 'An account with this email already exists',
    hint: `If it is yours, sign in as before, go to Settings > Password and press Connect ${name}.`,
  },
  'email-unverified': {
    text: `Your email address is not verified with ${name}`,
    hint: 'Verify it there first, or ask the person who runs it.',
  },
  'no-email': {
    text: `No email address was received from ${name}`,
    hint: `Allow ${name} to share it, or add one there first.`,
  },
  disabled: { text: 'This account has been disabled' },
  'other-account': {
    text: 'You are signed in here with another account',
    hint: 'Sign out first, or choose the matching account there.',
  },
  'connected-elsewhere': {
    text: `That ${name} account is already connected to another Heddle account`,
    hint: 'Disconnect it from that account first.',
  },
  'not-asked': {
    text: `You were not asked to sign in to ${name} again`,
    hint: 'Sign out of Heddle, sign in, and try again within ten minutes.',
  },
  failed: { text: `Signing in with ${name} failed`, hint: 'Try again in a moment.' },
});
