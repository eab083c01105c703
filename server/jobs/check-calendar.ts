import {
  calendarJobMaxRetries,
  calendarJobRetryDelayMs,
  calendarJobTimeoutMs,
  calendarRefreshIntervalMs,
  calendarWorkers,
  maxCalendarJobsPerUser,
} from '../config/limits.ts';
import { checkCalendar } from '../features/calendar-subscriptions/check-calendar.usecases.ts';
import type { Job } from './job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Checks whether a calendar that somebody subscribes to has changed. A check that has waited too long is left to the next run. */
export const checkCalendarJob: Job<JobPayloads['check-calendar']> = {
  concurrency: 'many',
  workers: calendarWorkers,
  maxPerUser: maxCalendarJobsPerUser,
  timeoutMs: calendarJobTimeoutMs,
  maxRetries: calendarJobMaxRetries,
  retryDelayMs: calendarJobRetryDelayMs,
  retentionMs: calendarRefreshIntervalMs,
  run: (payload, { calendars, clock }, signal) =>
    checkCalendar({ ...calendars, ...payload, now: clock(), signal }),
};
