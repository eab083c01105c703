import { expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { createSecurityMail } from './security-mail.ts';

test('a security mail says what happened, when, and what to do', () => {
  expect(
    createSecurityMail(textsIn('en'), {
      event: 'new-device',
      detail: 'Firefox on Linux, from 203.0.113.7',
      when: '21 November 2026 at 09:00 (Europe/Vienna)',
      link: 'https://tasks.example.com/settings#sessions',
    }),
  ).toEqual({
    subject: 'New sign-in to Heddle',
    text: `Somebody signed in to your Heddle account on a new device.

Firefox on Linux, from 203.0.113.7
21 November 2026 at 09:00 (Europe/Vienna)

If it was you, there is nothing to do. If not, sign that device out under Settings > Sign-in and devices, and change your password.

https://tasks.example.com/settings#sessions
`,
  });
});

test('without a detail and a link both lines are left out', () => {
  const { text } = createSecurityMail(textsIn('en'), {
    event: 'new-password',
    detail: undefined,
    when: 'now',
    link: undefined,
  });
  expect(text).toMatch(/^The password of your Heddle account was changed\.\n\nnow\n\nIf it was you.*\.\n$/);
});
