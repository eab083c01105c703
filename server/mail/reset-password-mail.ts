import type { MailText } from './mailer.ts';

/** Returns the mail that leads to a new password. `link` works for `resetLinkLifetimeMs`. */
export const createResetPasswordMail = ({ link }: { link: string }): MailText => ({
  subject: 'Reset your Heddle password',
  text: `Somebody asked for a new password for your Heddle account.

Open this link within one hour to choose it:

${link}

If it was not you, ignore this mail: nothing has changed.
`,
});
