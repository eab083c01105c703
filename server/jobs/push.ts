import {
  pushFirstRetryDelayMs,
  pushMaxRetries,
  pushMaxRetryDelayMs,
  pushTimeoutMs,
  pushWorkers,
} from '../config/limits.ts';
import { deliverPush } from '../features/push/deliver-push.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Hands a user's messages to the push services of their devices. Several users at once, since a push service may be slow. */
export const push: Job<JobPayloads['push']> = {
  concurrency: 'many',
  workers: pushWorkers,
  timeoutMs: pushTimeoutMs,
  maxRetries: pushMaxRetries,
  retryDelayMs: pushFirstRetryDelayMs,
  maxRetryDelayMs: pushMaxRetryDelayMs,
  run: (payload, { push, clock, log }, signal) => deliverPush({ ...push, ...payload, clock, log, signal }),
};
