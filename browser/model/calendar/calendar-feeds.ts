import { api } from '#browser/api-client.ts';
import type { CalendarFeed, NewCalendarFeed } from '#contract/calendar.ts';

// All functions in this file call the server and reject with ApiError or NetworkError.

const root = '/api/calendar/feeds';

export async function listCalendarFeeds(): Promise<CalendarFeed[]> {
  return (await api.request<CalendarFeed[]>({ path: root })).body;
}

export async function addCalendarFeed(input: NewCalendarFeed): Promise<CalendarFeed> {
  return (await api.request<CalendarFeed>({ method: 'POST', path: root, body: input })).body;
}

/** Gives a feed another address; the old one ends. */
export async function renewCalendarFeed(id: string): Promise<void> {
  await api.request({ method: 'POST', path: `${root}/${id}/renew` });
}

export async function removeCalendarFeed(id: string): Promise<void> {
  await api.request({ method: 'DELETE', path: `${root}/${id}` });
}
