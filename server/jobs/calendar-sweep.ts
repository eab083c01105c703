import { calendarJobMaxRetries, calendarJobRetryDelayMs, calendarSweepTimeoutMs } from '../config/limits.ts';
import { enqueueDueCalendars } from '../features/calendar-subscriptions/check-calendar.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Has every calendar checked that has not been for a quarter of an hour. */
export const calendarSweep: Job<JobPayloads['calendar-sweep']> = {
  concurrency: 'one',
  schedule: '*/5 * * * *',
  timeoutMs: calendarSweepTimeoutMs,
  maxRetries: calendarJobMaxRetries,
  retryDelayMs: calendarJobRetryDelayMs,
  run: (_payload, { calendars: { subscriptions, jobs }, clock }) =>
    enqueueDueCalendars({ subscriptions, jobs, now: clock() }),
};
