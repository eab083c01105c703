import { trashSweepMaxRetries, trashSweepRetryDelayMs, trashSweepTimeoutMs } from '../config/limits.ts';
import { sweepTrash } from '../features/trash/trash.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Erases once a day what has been in the trash for longer than its retention. */
export const trashSweep: Job<JobPayloads['trash-sweep']> = {
  concurrency: 'one',
  schedule: '17 3 * * *',
  timeoutMs: trashSweepTimeoutMs,
  maxRetries: trashSweepMaxRetries,
  retryDelayMs: trashSweepRetryDelayMs,
  run: (_payload, { trash, clock }, signal) => sweepTrash({ trash, clock, signal }),
};
