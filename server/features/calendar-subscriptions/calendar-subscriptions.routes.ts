import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  calendarEventsQuerySchema,
  calendarEventsSchema,
  calendarSubscriptionChangeSchema,
  calendarSubscriptionSchema,
  newCalendarSubscriptionSchema,
} from '#contract/calendar-subscriptions.ts';
import { errorSchema } from '#contract/errors.ts';
import { createCallRate } from '../../call-rate.ts';
import type { Config } from '../../config/config.ts';
import { calendarRefreshRate, maxConcurrentCalendarRefreshes } from '../../config/limits.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { createUserSlots } from '../../user-slots.ts';
import { refreshBusy, refreshedTooOften, subscriptionNotFound } from './calendar-subscriptions.errors.ts';
import {
  addSubscription,
  changeSubscription,
  listCalendarEvents,
  listSubscriptions,
  refreshSubscription,
  removeSubscription,
} from './calendar-subscriptions.usecases.ts';
import type { CheckDependencies } from './check-calendar.usecases.ts';

interface CalendarSubscriptionsDependencies extends CheckDependencies {
  config: Pick<Config, 'allowedCalendarHosts'>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;
/** Runs work that fetches a calendar for a user who waits. Throws when too many fetches run or ran. */
type LimitFetches = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

const tags = ['Calendar'];
const notFound = jsonResponse(404, 'No such calendar', errorSchema);
const tooMany = jsonResponse(429, 'Calendars are being fetched, or were too often', errorSchema);

/** Mounted at /api/calendar. */
export function createCalendarSubscriptionsRoutes(dependencies: CalendarSubscriptionsDependencies) {
  const routes = new Hono<AppEnv>();
  const limitFetches = createFetchLimit();
  listEventsRoute(routes, dependencies);
  listSubscriptionsRoute(routes, dependencies);
  addSubscriptionRoute(routes, dependencies, limitFetches);
  changeSubscriptionRoute(routes, dependencies);
  refreshSubscriptionRoute(routes, dependencies, limitFetches);
  removeSubscriptionRoute(routes, dependencies);
  return routes;
}

function createFetchLimit(): LimitFetches {
  const rate = createCallRate(calendarRefreshRate);
  const slots = createUserSlots({
    max: maxConcurrentCalendarRefreshes,
    userBusy: refreshBusy,
    allBusy: refreshBusy,
  });
  return async (userId, work) => {
    const waitMs = await rate.consume(userId);
    if (waitMs > 0) throw refreshedTooOften(waitMs);
    return slots.run(userId, work);
  };
}

const contextOf = (c: Context<AppEnv>, { subscriptions }: CalendarSubscriptionsDependencies) => ({
  subscriptions,
  userId: c.get('user').id,
});

const checkingOf = (c: Context<AppEnv>, dependencies: CalendarSubscriptionsDependencies) => ({
  ...dependencies,
  ...contextOf(c, dependencies),
  allowedHosts: dependencies.config.allowedCalendarHosts,
  now: dependencies.clock(),
});

function listEventsRoute(routes: Routes, dependencies: CalendarSubscriptionsDependencies) {
  routes.get(
    '/events',
    describeRoute({
      tags,
      summary: 'List the events of the calendars on some days',
      description:
        'There are events from a month ago to 13 months ahead. With If-None-Match, 304 if nothing changed.',
      responses: jsonResponse(200, 'The events', calendarEventsSchema),
    }),
    validate('query', calendarEventsQuerySchema),
    etag(),
    async (c) => {
      const { timeZone } = c.get('user');
      const context = { ...contextOf(c, dependencies), ...c.req.valid('query'), timeZone };
      return c.json(await listCalendarEvents(context));
    },
  );
}

function listSubscriptionsRoute(routes: Routes, dependencies: CalendarSubscriptionsDependencies) {
  routes.get(
    '/subscriptions',
    describeRoute({
      tags,
      summary: 'List the calendars that the user subscribes to, oldest first',
      responses: jsonResponse(200, 'The calendars', z.array(calendarSubscriptionSchema)),
    }),
    async (c) => c.json(await listSubscriptions(contextOf(c, dependencies))),
  );
}

function addSubscriptionRoute(
  routes: Routes,
  dependencies: CalendarSubscriptionsDependencies,
  limitFetches: LimitFetches,
) {
  routes.post(
    '/subscriptions',
    describeRoute({
      tags,
      summary: 'Subscribe to a calendar',
      description:
        'The calendar is fetched first, and refused if that fails. Afterwards it is fetched every 15 minutes.',
      responses: {
        ...jsonResponse(201, 'The calendar', calendarSubscriptionSchema),
        ...jsonResponse(409, 'It is there already, or there are too many', errorSchema),
        ...jsonResponse(422, 'It cannot be fetched or read', errorSchema),
        ...tooMany,
      },
    }),
    validate('json', newCalendarSubscriptionSchema),
    async (c) => {
      const input = c.req.valid('json');
      const add = () => addSubscription({ ...checkingOf(c, dependencies), input });
      return c.json(await limitFetches(c.get('user').id, add), 201);
    },
  );
}

function changeSubscriptionRoute(routes: Routes, dependencies: CalendarSubscriptionsDependencies) {
  routes.patch(
    '/subscriptions/:id',
    describeRoute({
      tags,
      summary: 'Give a calendar another name or color',
      responses: { ...jsonResponse(200, 'The calendar', calendarSubscriptionSchema), ...notFound },
    }),
    validateId(subscriptionNotFound),
    validate('json', calendarSubscriptionChangeSchema),
    async (c) => {
      const change = c.req.valid('json');
      return c.json(
        await changeSubscription({ ...contextOf(c, dependencies), id: c.req.valid('param').id, change }),
      );
    },
  );
}

function refreshSubscriptionRoute(
  routes: Routes,
  dependencies: CalendarSubscriptionsDependencies,
  limitFetches: LimitFetches,
) {
  routes.post(
    '/subscriptions/:id/refresh',
    describeRoute({
      tags,
      summary: 'Fetch a calendar now',
      description: 'What went wrong is in `problem`.',
      responses: {
        ...jsonResponse(200, 'The calendar', calendarSubscriptionSchema),
        ...notFound,
        ...tooMany,
      },
    }),
    validateId(subscriptionNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const refresh = () => refreshSubscription({ ...checkingOf(c, dependencies), id });
      return c.json(await limitFetches(c.get('user').id, refresh));
    },
  );
}

function removeSubscriptionRoute(routes: Routes, dependencies: CalendarSubscriptionsDependencies) {
  routes.delete(
    '/subscriptions/:id',
    describeRoute({
      tags,
      summary: 'Stop showing a calendar',
      description: 'Its events are deleted here.',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(subscriptionNotFound),
    async (c) => {
      await removeSubscription({ ...contextOf(c, dependencies), id: c.req.valid('param').id });
      return c.body(null, 204);
    },
  );
}
