import { reclassifyMaxRetries, reclassifyRetryDelayMs, reclassifyTimeoutMs } from '../config/limits.ts';
import { continueReclassification } from '../features/reclassify/reclassify.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Lets a user's language model file all tasks again; after a restart it continues where it stopped. */
export const reclassify: Job<JobPayloads['reclassify']> = {
  concurrency: 'many',
  workers: 4,
  timeoutMs: reclassifyTimeoutMs,
  maxRetries: reclassifyMaxRetries,
  // It runs for hours and continues where it stopped, so that the process may well end several times.
  maxCrashes: reclassifyMaxRetries,
  retryDelayMs: reclassifyRetryDelayMs,
  run: (payload, { reclassification }, signal) =>
    continueReclassification({ ...reclassification, ...payload, signal }),
};
