import { trashSweepMaxRetries, trashSweepRetryDelayMs, trashSweepTimeoutMs } from '../config/limits.ts';
import { sweepConversations } from '../features/assistant/conversations.usecases.ts';
import { sweepTokens } from '../features/auth/programs.usecases.ts';
import { sweepImports } from '../features/import/import.usecases.ts';
import { sweepTrash } from '../features/trash/trash.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Erases once a day what was deleted, revoked or left as a preview longer ago than it is kept. */
export const trashSweep: Job<JobPayloads['trash-sweep']> = {
  concurrency: 'one',
  schedule: '17 3 * * *',
  timeoutMs: trashSweepTimeoutMs,
  maxRetries: trashSweepMaxRetries,
  retryDelayMs: trashSweepRetryDelayMs,
  run: async (_payload, { auth, trash, conversations, imports: { imports }, clock }, signal) => {
    await sweepTokens({ auth, now: clock() });
    await sweepConversations({ conversations, now: clock() });
    await sweepImports({ imports, now: clock() });
    await sweepTrash({ trash, clock, signal });
  },
};
