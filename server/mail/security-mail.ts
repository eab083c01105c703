import type { Texts } from '../texts.ts';
import type { MailText } from './mailer.ts';

/** Changes of an account that its owner must hear of, in case it was somebody else. */
export type SecurityEvent = keyof Texts['mails']['security']['events'];

/** Returns the mail that tells of a change. `detail` says what it was, in a line; without `link` it leads nowhere. */
export function createSecurityMail(
  { mails: { security } }: Texts,
  {
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
  },
): MailText {
  const { subject, what, otherwise } = security.events[event];
  return {
    subject,
    text: `${what}

${detail ? `${detail}\n` : ''}${when}

${security.nothingToDo} ${otherwise}
${link ? `\n${link}\n` : ''}`,
  };
}
