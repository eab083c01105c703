import { api } from '#browser/api-client.ts';
import { calendarFetchTimeoutMs } from '#browser/limits.ts';
import type {
  CalendarSubscription,
  CalendarSubscriptionChange,
  NewCalendarSubscription,
} from '#contract/calendar-subscriptions.ts';

// All functions in this file call the server and reject with ApiError or NetworkError.

const root = '/api/calendar/subscriptions';

export async function listCalendarSubscriptions(): Promise<CalendarSubscription[]> {
  return (await api.request<CalendarSubscription[]>({ path: root })).body;
}

/** Subscribes to a calendar, which the server fetches first. */
export async function addCalendarSubscription(input: NewCalendarSubscription): Promise<CalendarSubscription> {
  const request = { method: 'POST', path: root, body: input, timeoutMs: calendarFetchTimeoutMs } as const;
  return (await api.request<CalendarSubscription>(request)).body;
}

export async function changeCalendarSubscription(
  id: string,
  change: CalendarSubscriptionChange,
): Promise<void> {
  await api.request({ method: 'PATCH', path: `${root}/${id}`, body: change });
}

/** Has the server fetch a calendar now. What went wrong is in `problem`. */
export async function refreshCalendarSubscription(id: string): Promise<CalendarSubscription> {
  const path = `${root}/${id}/refresh`;
  const request = { method: 'POST', path, timeoutMs: calendarFetchTimeoutMs } as const;
  return (await api.request<CalendarSubscription>(request)).body;
}

export async function removeCalendarSubscription(id: string): Promise<void> {
  await api.request({ method: 'DELETE', path: `${root}/${id}` });
}
