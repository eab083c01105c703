import type { z } from 'zod';
import type {
  CalendarEvent,
  CalendarEvents,
  CalendarSubscription,
  CalendarSubscriptionChange,
  newCalendarSubscriptionSchema,
} from '#contract/calendar-subscriptions.ts';
import { maxCalendarAddressLength, maxCalendarSubscriptions, maxNameLength } from '#contract/limits.ts';
import { listBusyTimes } from '#domain/planning/busy-times.ts';
import type { BusyTime } from '#domain/planning/load-days.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { busyDaysBehind, calendarRefreshIntervalMs } from '../../config/limits.ts';
import { toWallTime } from '../../floating-date.ts';
import { hasCredentials } from '../../http/public-fetch.ts';
import { createId } from '../../ids.ts';
import {
  alreadySubscribed,
  invalidAddress,
  subscriptionNotFound,
  tooManySubscriptions,
  unusableCalendar,
} from './calendar-subscriptions.errors.ts';
import type {
  CalendarSubscriptionsRepository,
  StoredEvent,
  SubscriptionRow,
} from './calendar-subscriptions.repository.ts';
import { type CheckDependencies, checkCalendar, loadCalendar } from './check-calendar.usecases.ts';

interface Context {
  subscriptions: CalendarSubscriptionsRepository;
  userId: string;
}

/** Lists the calendars that a user subscribes to, oldest first. */
export async function listSubscriptions({ subscriptions, userId }: Context): Promise<CalendarSubscription[]> {
  return (await subscriptions.list(userId)).map(toSubscription);
}

/** Fetches a calendar and subscribes to it. Throws `calendar_subscriptions.…` for one that cannot be read. */
export async function addSubscription({
  subscriptions,
  userId,
  input: { url: address, name, color },
  allowedHosts,
  now,
  ...loading
}: Context &
  CheckDependencies & {
    input: z.output<typeof newCalendarSubscriptionSchema>;
    allowedHosts: readonly string[];
    now: Date;
  }): Promise<CalendarSubscription> {
  const url = toUrl(address, allowedHosts);
  const own = await subscriptions.list(userId);
  if (own.some((row) => row.url === url.href)) throw alreadySubscribed();
  if (own.length >= maxCalendarSubscriptions) throw tooManySubscriptions(maxCalendarSubscriptions);
  const unread = { url: url.href, etag: null, last_modified: null, read_on: null };
  const loaded = await loadCalendar({ ...loading, ...unread, now });
  if (loaded === 'unchanged') throw unusableCalendar('unreachable');
  if (typeof loaded === 'string') throw unusableCalendar(loaded);
  const createdAt = now.toISOString();
  const row: SubscriptionRow = {
    ...loaded.state,
    id: createId(),
    url: url.href,
    name: name ?? (loaded.name.slice(0, maxNameLength) || url.hostname),
    color,
    created_at: createdAt,
    checked_at: createdAt,
    fetched_at: createdAt,
    next_check_at: new Date(now.getTime() + calendarRefreshIntervalMs).toISOString(),
    failures: 0,
  };
  if (!(await subscriptions.create(userId, row, loaded.events))) throw alreadySubscribed();
  return toSubscription(row);
}

/** Reads an address as calendar apps write it. Plain HTTP is only for the hosts that the operator allows. */
function toUrl(address: string, allowedHosts: readonly string[]): URL {
  const written = address.replace(/^(webcals?|feed):(\/\/)?/i, 'http://');
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `http://${written}`;
  if (!URL.canParse(text)) throw invalidAddress();
  const url = new URL(text);
  if (!allowedHosts.includes(url.host)) url.protocol = 'https:';
  url.hash = '';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || hasCredentials(url) || url.href.length > maxCalendarAddressLength) throw invalidAddress();
  return url;
}

export async function changeSubscription({
  subscriptions,
  userId,
  id,
  change,
}: Context & { id: string; change: CalendarSubscriptionChange }): Promise<CalendarSubscription> {
  const row = await subscriptions.change(userId, id, change);
  if (!row) throw subscriptionNotFound();
  return toSubscription(row);
}

/** Checks a calendar now, and returns it with what went wrong. */
export async function refreshSubscription({
  id,
  ...context
}: Context & CheckDependencies & { id: string; now: Date }): Promise<CalendarSubscription> {
  await checkCalendar({ ...context, subscriptionId: id });
  const row = await context.subscriptions.find(context.userId, id);
  if (!row) throw subscriptionNotFound();
  return toSubscription(row);
}

export async function removeSubscription({
  subscriptions,
  userId,
  id,
}: Context & { id: string }): Promise<void> {
  if (!(await subscriptions.remove(userId, id))) throw subscriptionNotFound();
}

/** Lists the events on the days of a range, on the clocks of the user, with the calendars they belong to. */
export async function listCalendarEvents({
  subscriptions,
  userId,
  timeZone,
  from,
  to,
}: Context & { timeZone: string; from: string; to: string }): Promise<CalendarEvents> {
  // Every time zone is less than a day away from UTC.
  const [rows, stored] = await Promise.all([
    subscriptions.list(userId),
    subscriptions.listEvents(userId, { after: addDays(from, -1), before: addDays(to, 2) }),
  ]);
  const isInRange = ({ starts, ends }: CalendarEvent) =>
    starts.slice(0, 10) <= to && (ends > from || starts.slice(0, 10) === from);
  const events = stored.map((event) => toEvent(event, timeZone)).filter(isInRange);
  // Times and days come sorted by UTC.
  events.sort((one, other) => (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0));
  return { calendars: rows.map(({ id, name, color }) => ({ id, name, color })), events };
}

/** Reads the times that events take on the days of a range, without events that began more than a week before. */
export async function readBusyTimes({
  subscriptions,
  userId,
  timeZone,
  from,
  to,
}: {
  subscriptions: Pick<CalendarSubscriptionsRepository, 'listBusyEvents'>;
  userId: string;
  timeZone: string;
  from: string;
  to: string;
}): Promise<BusyTime[]> {
  const range = { from: addDays(from, -busyDaysBehind), before: addDays(to, 2) };
  const events = await subscriptions.listBusyEvents(userId, range);
  return listBusyTimes(events.map((event) => toEvent(event, timeZone)));
}

const toEvent = (
  { subscription_id, starts, ends, title, location, is_busy }: StoredEvent,
  timeZone: string,
): CalendarEvent => ({
  subscription_id,
  starts: toFloating(starts, timeZone),
  ends: toFloating(ends, timeZone),
  title,
  location,
  is_busy,
});

const toFloating = (moment: string, timeZone: string): string =>
  moment.endsWith('Z') ? toWallTime(new Date(`${moment.slice(0, -1)}:00Z`), timeZone).slice(0, 16) : moment;

const toSubscription = ({
  id,
  url,
  name,
  color,
  created_at,
  checked_at,
  fetched_at,
  problem,
  events,
}: SubscriptionRow): CalendarSubscription => ({
  id,
  url,
  name,
  color,
  created_at,
  checked_at,
  fetched_at,
  problem,
  events,
});
