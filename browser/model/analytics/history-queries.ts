import { useEffect, useState } from 'react';
import { api } from '#browser/api-client.ts';
import { logPageSize, recountDelayMs } from '#browser/limits.ts';
import { readUnstoredSessions } from '#browser/model/focus/read-focus.ts';
import { readSetting } from '#browser/model/settings/setting-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import { fetchWholeLog, hasWholeLog } from '#browser/store/whole-log.ts';
import { getWallZone, toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';
import type { Activity } from '#contract/activity.ts';
import type { SettingId } from '#contract/settings.ts';
import { buildHistory, type History } from '#domain/analytics/history.ts';
import { readTaskEvents } from './read-task-events.ts';

/** How far the log on this device reaches: `reading` while the rest is fetched, `recent` where it cannot be. */
export type LogReach = 'whole' | 'reading' | 'recent';

export interface AccountHistory {
  history: History;
  log: LogReach;
}

async function readHistory(store: Store): Promise<History> {
  const { db, replica } = store;
  await store.loaded;
  const events = await readTaskEvents(db);
  const setting = <Id extends SettingId>(id: Id) => readSetting(store, id);
  return buildHistory(
    {
      tasks: replica.tasks.all(),
      events,
      focusSessions: [...replica.focus_sessions.rows(), ...readUnstoredSessions(store, Date.now())],
      mindfulnessSessions: replica.mindfulness_sessions.rows(),
    },
    {
      timeZone: getWallZone(),
      now: toWallMinute(new Date()),
      workMinutes: setting('work_duration'),
      dayStartHour: setting('day_start_hour'),
    },
  );
}

async function readLogPage(before: number | undefined, signal: AbortSignal): Promise<Activity[]> {
  const older = before === undefined ? '' : `&before=${before}`;
  const { body } = await api.request<Activity[]>({
    path: `/api/activity?limit=${logPageSize}${older}`,
    signal,
  });
  return body;
}

/**
 * Returns the account's history, computed on this device after the first paint and again some time after a change;
 * undefined until then. Fetches the part of the log that this device lacks.
 */
export function useAccountHistory(): AccountHistory | undefined {
  const store = useStore();
  const { connection } = useStoreStatus();
  const isOffline = connection === 'offline';
  const today = useWallMinute().slice(0, 10);
  const [history, setHistory] = useState<History>();
  const [log, setLog] = useState<LogReach>('reading');

  // biome-ignore lint/correctness/useExhaustiveDependencies(today): at midnight every range ends on another day
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () =>
      readHistory(store).then((next) => {
        if (isCurrent) setHistory(next);
      }, reportUnlessClosed(store));
    const cancel = runAfterPaint(count);
    const { tasks, focus_sessions, mindfulness_sessions } = store.replica;
    const unsubscribes = [tasks, focus_sessions, mindfulness_sessions].map(({ subscribe }) =>
      subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(count, recountDelayMs);
      }),
    );
    return () => {
      isCurrent = false;
      cancel();
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [store, today]);

  const isCounted = history !== undefined;
  useEffect(() => {
    if (!isCounted) return;
    const leaving = new AbortController();
    const finish = async () => {
      const had = await hasWholeLog(store.db);
      if (had) setLog('whole');
      if (isOffline) {
        if (!had) setLog('recent');
        return;
      }
      await fetchWholeLog(store.db, (before) => readLogPage(before, leaving.signal));
      const next = await readHistory(store);
      if (leaving.signal.aborted) return;
      setHistory(next);
      setLog('whole');
    };
    finish().catch(() => {
      if (!leaving.signal.aborted) setLog((known) => (known === 'whole' ? known : 'recent'));
    });
    return () => leaving.abort();
  }, [store, isCounted, isOffline]);

  return history && { history, log };
}

const reportUnlessClosed = (store: Store) => (error: unknown) => {
  if (!store.isClosed()) reportError(error);
};
