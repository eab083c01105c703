import type { Texts } from '../texts.ts';
import type { MailText } from './mailer.ts';

/** Returns the mail that leads to a new password. `link` works for `resetLinkLifetimeMs`. */
export const createResetPasswordMail = (
  { mails: { resetPassword } }: Texts,
  { link }: { link: string },
): MailText => ({
  subject: resetPassword.subject,
  text: resetPassword.text(link),
});
