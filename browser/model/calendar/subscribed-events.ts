import { useMemo, useSyncExternalStore } from 'react';
import { api } from '#browser/api-client.ts';
import { calendarReloadIntervalMs, eventDaysAhead, eventDaysBehind } from '#browser/limits.ts';
import type { CalendarCopy } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import type { CalendarEvents } from '#contract/calendar-subscriptions.ts';
import { listBusyTimes } from '#domain/planning/busy-times.ts';
import type { BusyTime } from '#domain/planning/load-days.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { type DayEvent, eventsByDay } from './day-events.ts';

/** The events of all calendars that the user subscribes to, as this device has them. */
interface SubscribedEvents {
  /** By day, such as `2026-11-23`; an event over several days is on each of them. */
  byDay: ReadonlyMap<string, readonly DayEvent[]>;
  busy: readonly BusyTime[];
}

interface Source {
  get: () => SubscribedEvents;
  subscribe: (listener: () => void) => () => void;
  reload: () => Promise<void>;
}

const nothing: SubscribedEvents = { byDay: new Map(), busy: [] };
const sources = new WeakMap<Store, Source>();

function getSource(store: Store): Source {
  const source = sources.get(store) ?? createSource(store);
  sources.set(store, source);
  return source;
}

/**
 * Creates what holds the events in memory. While a screen shows them, it asks the server for new ones from time to time; the copy on this
 * device is shown first, and alone without a connection.
 */
function createSource({ db, closed }: Pick<Store, 'db' | 'closed'>): Source {
  let copy: CalendarCopy | undefined;
  let shown = nothing;
  let reading: Promise<void> | undefined;
  let reloading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function show(next: CalendarCopy): void {
    copy = next;
    shown = { byDay: eventsByDay(next), busy: listBusyTimes(next.events) };
    for (const listener of listeners) listener();
  }

  async function read(): Promise<void> {
    const stored = await db.calendar_copies.get('events');
    if (stored) show(stored);
  }

  async function load(): Promise<void> {
    reading ??= read();
    await reading.catch(() => undefined);
    const today = toWallMinute(new Date()).slice(0, 10);
    const [from, to] = [addDays(today, -eventDaysBehind), addDays(today, eventDaysAhead)];
    // Offline, or nothing has changed: what is there stays.
    const answer = await api
      .request<CalendarEvents>({
        path: `/api/calendar/events?from=${from}&to=${to}`,
        ...(copy && { headers: { 'if-none-match': copy.etag } }),
      })
      .catch(() => undefined);
    if (!answer || closed.aborted) return;
    const next: CalendarCopy = { id: 'events', etag: answer.headers.get('etag') ?? '', ...answer.body };
    show(next);
    // Where the disk is full, the events last until the page is left.
    await db.calendar_copies.put(next).catch(() => undefined);
  }

  function reload(): Promise<void> {
    reloading ??= load().finally(() => {
      reloading = undefined;
    });
    return reloading;
  }

  let timer: ReturnType<typeof setInterval> | undefined;
  const onVisibilityChange = () => document.visibilityState === 'visible' && void reload();
  const onOnline = () => void reload();

  return {
    get: () => shown,
    reload,
    subscribe(listener) {
      if (listeners.size === 0) {
        void reload();
        timer = setInterval(onVisibilityChange, calendarReloadIntervalMs);
        document.addEventListener('visibilitychange', onVisibilityChange);
        window.addEventListener('online', onOnline);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisibilityChange);
        window.removeEventListener('online', onOnline);
      };
    },
  };
}

export function useSubscribedEvents(): SubscribedEvents {
  const source = getSource(useStore());
  return useSyncExternalStore(source.subscribe, source.get);
}

/** Asks the server for the events, after the user has changed something about the calendars. */
export const reloadEvents = (store: Store): Promise<void> => getSource(store).reload();

/** Returns what takes time now: until when, `24:00` for midnight, and the titles of the events. Null if nothing does. */
export function useBusyNow(now: string): { until: string; titles: string[] } | null {
  const { byDay, busy } = useSubscribedEvents();
  return useMemo(() => {
    const current = busy.find(({ start, end }) => start <= now && now < end);
    if (!current) return null;
    const events = byDay.get(now.slice(0, 10)) ?? [];
    const running = events.filter(({ starts, ends, is_busy }) => is_busy && starts <= now && now < ends);
    return { until: current.end.slice(11), titles: running.map(({ title }) => title) };
  }, [byDay, busy, now]);
}
