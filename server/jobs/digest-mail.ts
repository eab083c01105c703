import {
  reminderMailFirstRetryDelayMs,
  reminderMailMaxRetries,
  reminderMailMaxRetryDelayMs,
  reminderMailRetentionMs,
  reminderMailTimeoutMs,
} from '../config/limits.ts';
import { sendDigestMail } from '../features/reminders/reminders.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Mails what is due on a day. */
export const digestMail: Job<JobPayloads['digest-mail']> = {
  concurrency: 'many',
  timeoutMs: reminderMailTimeoutMs,
  maxRetries: reminderMailMaxRetries,
  retryDelayMs: reminderMailFirstRetryDelayMs,
  maxRetryDelayMs: reminderMailMaxRetryDelayMs,
  retentionMs: reminderMailRetentionMs,
  run: (payload, { reminderMails, mailer }) => sendDigestMail({ ...reminderMails, mailer, ...payload }),
};
