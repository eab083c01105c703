import type { Texts } from '../texts.ts';
import type { MailText } from './mailer.ts';

/** Returns the mail that reminds of tasks. Each `when` is in words; without `link` it leads nowhere. */
export const createReminderMail = (
  { mails: { reminder } }: Texts,
  {
    reminders: [first, ...others],
    link,
  }: {
    reminders: readonly [MailedReminder, ...MailedReminder[]];
    link: string | undefined;
  },
): MailText => ({
  subject: others.length === 0 ? reminder.subject(first.title) : reminder.subjectOfSeveral(others.length + 1),
  text: `${[first, ...others].map(({ title, when }) => `${when}  ${title}`).join('\n')}
${link ? `\n${link}\n` : ''}
${reminder.why}
`,
});

export interface MailedReminder {
  title: string;
  when: string;
}
