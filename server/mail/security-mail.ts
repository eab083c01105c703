import type { MailText } from './mailer.ts';

/** Changes of an account that its owner must hear of, in case it was somebody else. */
export type SecurityEvent =
  | 'new-device'
  | 'new-password'
  | 'password-removed'
  | 'new-passkey'
  | 'new-connection'
  | 'two-step-off'
  | 'new-token'
  | 'new-program';

const words: Record<SecurityEvent, { subject: string; what: string; otherwise: string }> = {
  'new-device': {
    subject: 'New sign-in to Heddle',
    what: 'Somebody signed in to your Heddle account on a new device.',
    otherwise: 'sign that device out under Settings > Signed-in devices, and change your password',
  },
  'new-password': {
    subject: 'Your Heddle password has changed',
    what: 'The password of your Heddle account was changed.',
    otherwise:
      'choose “Forgot your password?” where you sign in, and check your devices, access tokens and connected programs',
  },
  'password-removed': {
    subject: 'Your Heddle password was removed',
    what: 'The password of your Heddle account was removed. You now sign in with your passkeys or the connected sign-in service.',
    otherwise: 'choose “Forgot your password?” where you sign in, and check your passkeys and devices',
  },
  'new-connection': {
    subject: 'New way to sign in to Heddle',
    what: 'Your Heddle account was connected to a sign-in service account, which can now sign in without your password.',
    otherwise: 'disconnect it under Settings > Password, and change your password',
  },
  'new-passkey': {
    subject: 'New passkey for Heddle',
    what: 'A passkey was added to your Heddle account. It signs in without your password.',
    otherwise: 'remove it under Settings > Passkeys, and change your password',
  },
  'two-step-off': {
    subject: 'Two-step sign-in is off',
    what: 'Two-step sign-in was turned off for your Heddle account. Your password alone signs in now.',
    otherwise: 'change your password, and turn it on again under Settings > Two-step sign-in',
  },
  'new-token': {
    subject: 'New access token for Heddle',
    what: 'An access token was created for your Heddle account. A program can use your account with it.',
    otherwise: 'revoke it under Settings > Access tokens, and change your password',
  },
  'new-program': {
    subject: 'A program was connected to Heddle',
    what: 'A program was connected to your Heddle account and can use it.',
    otherwise: 'disconnect it under Settings > Connected programs, and change your password',
  },
};

/** Returns the mail that tells of a change. `detail` says what it was, in a line; without `link` it leads nowhere. */
export function createSecurityMail({
  event,
  detail,
  when,
  link,
}: {
  event: SecurityEvent;
  detail: string | undefined;
  /** In words, in the zone of the user. */
  when: string;
  link: string | undefined;
}): MailText {
  const { subject, what, otherwise } = words[event];
  return {
    subject,
    text: `${what}

${detail ? `${detail}\n` : ''}${when}

If it was you, there is nothing to do. If not, ${otherwise}.
${link ? `\n${link}\n` : ''}`,
  };
}
