import {
  resetMailFirstRetryDelayMs,
  resetMailMaxRetries,
  resetMailMaxRetryDelayMs,
  resetMailTimeoutMs,
  securityMailRetentionMs,
} from '../config/limits.ts';
import { sendSecurityMail } from '../features/auth/security-mails.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Tells the owner of an account of a new device, password, passkey or access token. */
export const securityMail: Job<JobPayloads['security-mail']> = {
  concurrency: 'many',
  timeoutMs: resetMailTimeoutMs,
  maxRetries: resetMailMaxRetries,
  retryDelayMs: resetMailFirstRetryDelayMs,
  maxRetryDelayMs: resetMailMaxRetryDelayMs,
  retentionMs: securityMailRetentionMs,
  run: (payload, { auth, securityMails, mailer }) =>
    sendSecurityMail({ auth, ...securityMails, mailer, ...payload }),
};
