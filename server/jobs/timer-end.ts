import { timerEndMaxRetries, timerEndRetryDelayMs, timerEndTimeoutMs } from '../config/limits.ts';
import { notifyTimerEnd } from '../features/focus/timer-end.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Notifies the user's devices that a phase of the focus timer is over. */
export const timerEnd: Job<JobPayloads['timer-end']> = {
  concurrency: 'many',
  timeoutMs: timerEndTimeoutMs,
  maxRetries: timerEndMaxRetries,
  retryDelayMs: timerEndRetryDelayMs,
  run: (payload, { timerEnds, clock }) => notifyTimerEnd({ ...timerEnds, ...payload, now: clock() }),
};
