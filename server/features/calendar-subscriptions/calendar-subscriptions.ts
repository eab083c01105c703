import type { Config } from '../../config/config.ts';
import { calendarFetchTimeoutMs, maxCalendarBytes } from '../../config/limits.ts';
import type { Store } from '../../db/revision.ts';
import { createPublicFetch } from '../../http/public-fetch.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { createCalendarPool } from './calendar-pool.ts';
import { createCalendarSubscriptionsRepository } from './calendar-subscriptions.repository.ts';
import { createCalendarSubscriptionsRoutes } from './calendar-subscriptions.routes.ts';

/** Creates calendar subscriptions: their routes, and what the jobs that fetch calendars need. Close it with the app. */
export function createCalendarSubscriptions({
  store,
  config,
  jobs,
  clock,
}: {
  store: Pick<Store, 'db'>;
  config: Pick<Config, 'allowedCalendarHosts'>;
  jobs: JobQueue;
  clock: () => Date;
}) {
  const checking = {
    subscriptions: createCalendarSubscriptionsRepository(store),
    publicFetch: createPublicFetch({
      allowedHosts: config.allowedCalendarHosts,
      timeoutMs: calendarFetchTimeoutMs,
      maxResponseBytes: maxCalendarBytes,
    }),
    pool: createCalendarPool(),
  };
  const { subscriptions } = checking;
  return {
    offers: { subscriptions },
    routes: { '/api/calendar': createCalendarSubscriptionsRoutes({ ...checking, config, clock }) },
    exported: { subscriptions },
    jobParts: { calendars: { ...checking, jobs } },
    close: checking.pool.close,
  };
}
