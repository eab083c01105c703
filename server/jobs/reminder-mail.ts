import {
  reminderMailFirstRetryDelayMs,
  reminderMailMaxRetries,
  reminderMailMaxRetryDelayMs,
  reminderMailRetentionMs,
  reminderMailTimeoutMs,
} from '../config/limits.ts';
import { sendReminderMail } from '../features/reminders/reminders.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Mails reminders of tasks, as they are when the mail is sent. */
export const reminderMail: Job<JobPayloads['reminder-mail']> = {
  concurrency: 'many',
  timeoutMs: reminderMailTimeoutMs,
  maxRetries: reminderMailMaxRetries,
  retryDelayMs: reminderMailFirstRetryDelayMs,
  maxRetryDelayMs: reminderMailMaxRetryDelayMs,
  retentionMs: reminderMailRetentionMs,
  run: ({ userId, reminders: due }, { reminderMails, mailer, clock }) =>
    sendReminderMail({ ...reminderMails, mailer, userId, due, now: clock() }),
};
