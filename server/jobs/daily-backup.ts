import { backupJobMaxRetries, backupJobRetryDelayMs, backupJobTimeoutMs } from '../config/limits.ts';
import { makeDailyBackup } from '../features/backup/kept-backups.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Makes a backup of the whole database every night. */
export const dailyBackup: Job<JobPayloads['daily-backup']> = {
  concurrency: 'one',
  schedule: '0 2 * * *',
  scheduleZone: 'server',
  timeoutMs: backupJobTimeoutMs,
  maxRetries: backupJobMaxRetries,
  retryDelayMs: backupJobRetryDelayMs,
  run: (_payload, { backups }) => makeDailyBackup(backups),
};
