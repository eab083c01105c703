import { expect, test } from 'vitest';
import { resetLinkLifetimeMs } from '../config/limits.ts';
import { textsIn } from '../texts.ts';
import { createResetPasswordMail } from './reset-password-mail.ts';

test('the reset mail has the link on a line of its own and says how long it works', () => {
  const link = 'https://tasks.example.com/reset?token=abc';
  const { subject, text } = createResetPasswordMail(textsIn('en'), { link });
  expect(subject).toBe('Reset your Heddle password');
  expect(text.split('\n')).toContain(link);
  expect(text).toContain('within one hour');
  expect(resetLinkLifetimeMs).toBe(60 * 60 * 1000);
});
