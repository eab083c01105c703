import type { CalendarProblem } from '#contract/calendar-problems.ts';
import { addDays } from '#domain/reschedule-change.ts';
import {
  calendarDaysAhead,
  calendarDaysBehind,
  calendarFetchTimeoutMs,
  calendarRefreshIntervalMs,
  maxCalendarRetryDelayMs,
  maxDueCalendars,
} from '../../config/limits.ts';
import type { PublicFetch } from '../../http/public-fetch.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { CalendarPool } from './calendar-pool.ts';
import type {
  CalendarSubscriptionsRepository,
  CheckFailure,
  SubscriptionRow,
} from './calendar-subscriptions.repository.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import type { ReadEvent } from './reading/read-calendar.ts';

export interface CheckDependencies {
  subscriptions: CalendarSubscriptionsRepository;
  publicFetch: PublicFetch;
  pool: CalendarPool;
}

interface ReadFile {
  name: string;
  events: ReadEvent[];
  /** To be stored. */
  state: Pick<SubscriptionRow, 'etag' | 'last_modified' | 'read_on' | 'events_hash' | 'events'> & {
    problem: CalendarProblem | null;
  };
}

/** Fetches and reads a calendar. The range of days moves on, so a copy read on another day is fetched again. */
export async function loadCalendar({
  publicFetch,
  pool,
  now,
  signal,
  ...subscription
}: Omit<CheckDependencies, 'subscriptions'> &
  Pick<SubscriptionRow, 'url' | 'etag' | 'last_modified' | 'read_on'> & {
    now: Date;
    signal?: AbortSignal;
  }): Promise<ReadFile | 'unchanged' | CheckFailure> {
  const today = now.toISOString().slice(0, 10);
  const nothing = { etag: null, last_modified: null };
  const known = subscription.read_on === today ? subscription : nothing;
  const limit = AbortSignal.timeout(calendarFetchTimeoutMs);
  const fetched = await fetchCalendar({
    publicFetch,
    url: subscription.url,
    known,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  // A server that is stopping says nothing about the calendar.
  signal?.throwIfAborted();
  if (typeof fetched === 'string') return fetched;
  const read = await pool.read({
    bytes: fetched.bytes,
    from: addDays(today, -calendarDaysBehind),
    to: addDays(today, calendarDaysAhead),
  });
  if (typeof read === 'string') return read;
  const { name, events, isCutShort, hash } = read;
  return {
    name,
    events,
    state: {
      etag: fetched.etag,
      last_modified: fetched.lastModified,
      read_on: today,
      events_hash: hash,
      events: events.length,
      problem: isCutShort ? 'cut_short' : null,
    },
  };
}

/** Checks whether a calendar has changed, and stores what there is now or what went wrong. Does nothing for one that was removed. */
export async function checkCalendar({
  subscriptions,
  userId,
  subscriptionId,
  now,
  ...loading
}: CheckDependencies & {
  userId: string;
  subscriptionId: string;
  now: Date;
  /** Ends the check, which then rejects and stores nothing. */
  signal?: AbortSignal;
}): Promise<void> {
  const row = await subscriptions.find(userId, subscriptionId);
  if (!row) return;
  const { url, etag, last_modified, read_on } = row;
  const loaded = await loadCalendar({ ...loading, url, etag, last_modified, read_on, now });
  const checked_at = now.toISOString();
  const store = (changes: Partial<SubscriptionRow>, events?: readonly ReadEvent[]) =>
    subscriptions.storeCheck(userId, subscriptionId, { ...changes, checked_at }, events);
  if (loaded === 'unchanged')
    return store({
      fetched_at: checked_at,
      failures: 0,
      problem: row.problem === 'cut_short' ? 'cut_short' : null,
    });
  if (typeof loaded === 'string') {
    const failures = row.failures + 1;
    const delayMs = Math.min(
      calendarRefreshIntervalMs * 2 ** Math.min(failures - 1, 16),
      maxCalendarRetryDelayMs,
    );
    const next_check_at = new Date(now.getTime() + delayMs).toISOString();
    return store({ problem: loaded, failures, next_check_at });
  }
  const { state, events } = loaded;
  const isSame = state.events_hash === row.events_hash;
  return store({ ...state, fetched_at: checked_at, failures: 0 }, isSame ? undefined : events);
}

/** Enqueues a check of every calendar that is due. */
export async function enqueueDueCalendars({
  subscriptions,
  jobs,
  now,
}: {
  subscriptions: CalendarSubscriptionsRepository;
  jobs: JobQueue;
  now: Date;
}): Promise<void> {
  const next = new Date(now.getTime() + calendarRefreshIntervalMs);
  for (const due of await subscriptions.takeDue(now, next, maxDueCalendars))
    await jobs.enqueue('check-calendar', due);
}
