import {
  maxRefinementsPerUser,
  refinementJobMaxRetries,
  refinementJobRetryDelayMs,
  refinementJobTimeoutMs,
  refinementWorkers,
} from '../config/limits.ts';
import { refineCapture as refine } from '../features/refinement/refine-capture.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Has the user's language model refine the tasks of a capture. */
export const refineCapture: Job<JobPayloads['refine-capture']> = {
  concurrency: 'many',
  workers: refinementWorkers,
  maxPerUser: maxRefinementsPerUser,
  timeoutMs: refinementJobTimeoutMs,
  maxRetries: refinementJobMaxRetries,
  retryDelayMs: refinementJobRetryDelayMs,
  run: (payload, { refinements, clock, log }, signal) =>
    refine({ ...refinements, ...payload, clock, log, signal }),
};
