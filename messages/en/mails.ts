import { plural } from './plural.ts';

export default {
  digest: {
    why: 'You are receiving this email because the daily digest is on in your settings.',
  },
  reminder: {
    subject: (title: string) => `Reminder: ${title}`,
    subjectOfSeveral: (count: number) => plural(count, { one: '# reminder', other: '# reminders' }),
    why: 'You are receiving this email because email reminders are on in your settings.',
  },
  resetPassword: {
    subject: 'Reset your Heddle password',
    text: (link: string) => `Somebody asked for a new password for your Heddle account.

Open this link within one hour to choose it:

${link}

If it was not you, ignore this mail: nothing has changed.
`,
  },
  security: {
    /** When something was done; `zone` is as in `Europe/Vienna`. */
    when: (day: string, time: string, zone: string) => `${day} at ${time} (${zone})`,
    nothingToDo: 'If it was you, there is nothing to do.',
    /** A device, as in `Firefox on Linux, from 203.0.113.7`. */
    device: (name: string, address: string) => `${name}, from ${address}`,
    events: {
      'new-device': {
        subject: 'New sign-in to Heddle',
        what: 'Somebody signed in to your Heddle account on a new device.',
        otherwise:
          'If not, sign that device out under Settings > Sign-in and devices, and change your password.',
      },
      'new-password': {
        subject: 'Your Heddle password has changed',
        what: 'The password of your Heddle account was changed.',
        otherwise:
          'If not, choose “Forgot your password?” where you sign in, and check your devices, access tokens and connected programs.',
      },
      'password-removed': {
        subject: 'Your Heddle password was removed',
        what: 'The password of your Heddle account was removed. You now sign in with your passkeys or the connected sign-in service.',
        otherwise:
          'If not, choose “Forgot your password?” where you sign in, and check your passkeys and devices.',
      },
      'new-connection': {
        subject: 'New way to sign in to Heddle',
        what: 'Your Heddle account was connected to a sign-in service account, which can now sign in without your password.',
        otherwise: 'If not, disconnect it under Settings > Sign-in and devices, and change your password.',
      },
      'new-passkey': {
        subject: 'New passkey for Heddle',
        what: 'A passkey was added to your Heddle account. It signs in without your password.',
        otherwise: 'If not, remove it under Settings > Sign-in and devices, and change your password.',
      },
      'two-step-off': {
        subject: 'Two-step sign-in is off',
        what: 'Two-step sign-in was turned off for your Heddle account. Your password alone signs in now.',
        otherwise: 'If not, change your password, and turn it on again under Settings > Sign-in and devices.',
      },
      'new-token': {
        subject: 'New access token for Heddle',
        what: 'An access token was created for your Heddle account. A program can use your account with it.',
        otherwise: 'If not, revoke it under Settings > Calendars and connections, and change your password.',
      },
      'new-program': {
        subject: 'A program was connected to Heddle',
        what: 'A program was connected to your Heddle account and can use it.',
        otherwise:
          'If not, disconnect it under Settings > Calendars and connections, and change your password.',
      },
    },
  },
};
