import { pushSweepMaxRetries, pushSweepRetryDelayMs, pushSweepTimeoutMs } from '../config/limits.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Drops the records of push messages that have expired. */
export const pushSweep: Job<JobPayloads['push-sweep']> = {
  concurrency: 'one',
  schedule: '43 3 * * *',
  timeoutMs: pushSweepTimeoutMs,
  maxRetries: pushSweepMaxRetries,
  retryDelayMs: pushSweepRetryDelayMs,
  run: (_payload, { push: { push }, clock }) => push.dropExpired(clock()),
};
