import type { Texts } from '../texts.ts';
import type { MailText } from './mailer.ts';

/** Returns the daily mail about what is due. `summary` counts it, `list` names the first tasks, one in each line. */
export const createDigestMail = (
  { mails }: Texts,
  { summary, list, link }: { summary: string; list: string; link: string | undefined },
): MailText => ({
  subject: summary,
  text: `${list}
${link ? `\n${link}\n` : ''}
${mails.digest.why}
`,
});
