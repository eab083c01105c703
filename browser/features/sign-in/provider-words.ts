import type { OidcProblem } from '#contract/oidc-problems.ts';
import type { AuthProblem, AuthWords } from './auth-errors.ts';

export const openProviderWords: AuthWords = {
  codes: {
    PROVIDER_UNREACHABLE: {
      text: 'The sign-in service does not answer',
      hint: 'Try again later, or sign in another way.',
    },
    PROVIDER_MISCONFIGURED: {
      text: 'The sign-in service is not set up right',
      hint: 'It gives itself another name than the OIDC_ISSUER of this server. Tell whoever runs it.',
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
  unreachable: { text: `${name} does not answer`, hint: 'Try again later, or sign in another way.' },
  'wrong-issuer': {
    text: `The answer was not from ${name}`,
    hint: 'Try again. If it happens again, tell whoever runs this server.',
  },
  'refused-code': {
    text: `${name} did not confirm the sign-in`,
    hint: 'Try again. If it happens again, whoever runs this server has to check the client ID and secret.',
  },
  'refused-token': {
    text: `The answer of ${name} could not be checked`,
    hint: 'Try again. If it happens again, tell whoever runs this server.',
  },
  clock: {
    text: `The clocks of this server and ${name} differ too much`,
    hint: 'Whoever runs this server has to set its clock.',
  },
  expired: { text: 'Too much time has passed', hint: 'Try again, in one tab only.' },
  'sign-up-closed': {
    text: 'You have no account on this server',
    hint: 'It takes no new ones. Ask whoever runs it.',
  },
  'email-in-use': {
    text: 'An account with this email already exists',
    hint: `If it is yours, sign in as before and choose Settings, Password, Connect ${name}.`,
  },
  'email-unverified': {
    text: `${name} has not verified your email address`,
    hint: 'Verify it there first, or ask whoever runs it.',
  },
  'no-email': {
    text: `${name} did not tell your email address`,
    hint: 'Allow that, or add an address there first.',
  },
  disabled: { text: 'This account has been disabled' },
  'other-account': {
    text: 'You are signed in here with another account',
    hint: 'Sign out first, or choose the other person there.',
  },
  'connected-elsewhere': {
    text: `That account of ${name} belongs to another account here`,
    hint: 'Disconnect it there first.',
  },
  'not-asked': {
    text: `${name} did not ask you to sign in again`,
    hint: 'Sign out of Heddle, sign in, and try again within ten minutes.',
  },
  failed: { text: `Signing in with ${name} failed`, hint: 'Try again in a moment.' },
});
