import { importJobMaxRetries, importJobRetryDelayMs, importJobTimeoutMs } from '../config/limits.ts';
import { continueImport } from '../features/import/continue-import.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Adds the tasks of an import; after a restart it continues where it stopped. */
export const importTasks: Job<JobPayloads['import-tasks']> = {
  concurrency: 'many',
  workers: 2,
  maxPerUser: 1,
  timeoutMs: importJobTimeoutMs,
  maxRetries: importJobMaxRetries,
  maxCrashes: importJobMaxRetries,
  retryDelayMs: importJobRetryDelayMs,
  run: (payload, { imports }, signal) => continueImport({ ...imports, ...payload, signal }),
};
