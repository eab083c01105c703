import {
  recordingSweepMaxRetries,
  recordingSweepRetryDelayMs,
  recordingSweepTimeoutMs,
} from '../config/limits.ts';
import { sweepRecordings } from '../features/voice/recordings.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Deletes once a day the recordings that are kept no longer, and what is left of uploads that were cut off. */
export const recordingSweep: Job<JobPayloads['recording-sweep']> = {
  concurrency: 'one',
  schedule: '29 3 * * *',
  timeoutMs: recordingSweepTimeoutMs,
  maxRetries: recordingSweepMaxRetries,
  retryDelayMs: recordingSweepRetryDelayMs,
  run: (_payload, { recordings, clock }) => sweepRecordings({ recordings, now: clock() }),
};
