import {
  resetMailFirstRetryDelayMs,
  resetMailMaxRetries,
  resetMailMaxRetryDelayMs,
  resetMailRetentionMs,
  resetMailTimeoutMs,
} from '../config/limits.ts';
import { sendResetMail } from '../features/auth/auth.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Mails a link for a new password. The link is made when the mail is sent, so the queue holds no secret. */
export const resetMail: Job<JobPayloads['reset-mail']> = {
  concurrency: 'many',
  timeoutMs: resetMailTimeoutMs,
  maxRetries: resetMailMaxRetries,
  retryDelayMs: resetMailFirstRetryDelayMs,
  maxRetryDelayMs: resetMailMaxRetryDelayMs,
  retentionMs: resetMailRetentionMs,
  run: (payload, { auth, mailer, securityMails: { settings } }) =>
    sendResetMail({ auth, mailer, settings, ...payload }),
};
