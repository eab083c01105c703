import { expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { createDigestMail } from './digest-mail.ts';
import { createReminderMail } from './reminder-mail.ts';

const bank = { title: 'Call the bank', when: '09:00' };
const link = 'https://tasks.example.com/tasks';

test('a mail about one reminder has its title as the subject', () => {
  expect(createReminderMail(textsIn('en'), { reminders: [bank], link })).toEqual({
    subject: 'Reminder: Call the bank',
    text: `09:00  Call the bank

https://tasks.example.com/tasks

You are receiving this email because email reminders are on in your settings.
`,
  });
});

test('a mail about several counts them, and says nothing of an address it does not know', () => {
  const mail = createReminderMail(textsIn('en'), {
    reminders: [bank, { ...bank, title: 'Pay rent' }],
    link: undefined,
  });
  expect(mail.subject).toBe('2 reminders');
  expect(mail.text).toBe(`09:00  Call the bank
09:00  Pay rent

You are receiving this email because email reminders are on in your settings.
`);
});

test('a digest has its counts as the subject', () => {
  expect(createDigestMail(textsIn('en'), { summary: '1 due today', list: 'Call the bank', link })).toEqual({
    subject: '1 due today',
    text: `Call the bank

https://tasks.example.com/tasks

You are receiving this email because the daily digest is on in your settings.
`,
  });
});
