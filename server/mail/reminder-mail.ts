import type { MailText } from './mailer.ts';

/** Returns the mail that reminds of tasks. Each `when` is in words; without `link` it leads nowhere. */
export const createReminderMail = ({
  reminders: [first, ...others],
  link,
}: {
  reminders: readonly [MailedReminder, ...MailedReminder[]];
  link: string | undefined;
}): MailText => ({
  subject: others.length === 0 ? `Reminder: ${first.title}` : `${others.length + 1} reminders`,
  text: `${[first, ...others].map(({ title, when }) => `${when}  ${title}`).join('\n')}
${link ? `\n${link}\n` : ''}
You are receiving this email because email reminders are on in your settings.
`,
});

export interface MailedReminder {
  title: string;
  when: string;
}
