import {
  maxWebhookJobsPerUser,
  webhookJobMaxRetries,
  webhookJobRetryDelayMs,
  webhookJobTimeoutMs,
  webhookWorkers,
} from '../config/limits.ts';
import { deliverWebhook } from '../features/webhooks/deliver-webhook.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Makes one attempt at a delivery, and enqueues the next one if it fails. Its own retries are for a crash or a missing database. */
export const webhook: Job<JobPayloads['webhook']> = {
  concurrency: 'many',
  workers: webhookWorkers,
  maxPerUser: maxWebhookJobsPerUser,
  timeoutMs: webhookJobTimeoutMs,
  maxRetries: webhookJobMaxRetries,
  retryDelayMs: webhookJobRetryDelayMs,
  run: (payload, { webhooks }, signal) => deliverWebhook({ ...webhooks, ...payload, signal }),
};
