import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { overtimeRefreshMs } from '#browser/limits.ts';
import { getServerTime } from '#browser/server-clock.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import type { FocusSession, TimerSettings, TimerState } from '#contract/focus.ts';
import { countPomodoros } from '#domain/focus/count-pomodoros.ts';
import { advance, endsAtMs } from '#domain/focus/phases.ts';
import { readStoredTimer, readTimerSettings, readUnstoredSessions } from './read-focus.ts';

/** Returns the timer as a person last left it, live; `readTimer` says how it stands at an instant. */
export function useFocusTimer(): TimerState {
  const store = useStore();
  return useSyncExternalStore(store.replica.focus_timers.subscribe, () => readStoredTimer(store));
}

/** Returns the timer's settings, live. */
export function useTimerSettings(): TimerSettings {
  const settings = useRows('settings');
  const store = useStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read from the same rows.
  return useMemo(() => readTimerSettings(store), [store, settings]);
}

/** Returns all focus sessions that are over, the latest first, with those that ended by themselves and wait to be stored. */
export function useFocusSessions(): readonly FocusSession[] {
  const store = useStore();
  const stored = useRows('focus_sessions');
  const timer = useFocusTimer();
  const settings = useTimerSettings();
  const [tick, refresh] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refresh the next end is awaited.
  useEffect(() => {
    const now = getServerTime();
    const end = endsAtMs(advance(timer, now).timer);
    if (end === null) return;
    const id = setTimeout(refresh, end > now ? end - now : overtimeRefreshMs);
    return () => clearTimeout(id);
  }, [timer, tick]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refresh reads the clock again.
  return useMemo(
    () =>
      [...stored, ...readUnstoredSessions(store, getServerTime())].sort((one, other) =>
        one.started_at < other.started_at ? 1 : -1,
      ),
    [store, stored, timer, settings, tick],
  );
}

/** Returns how many pomodoros were worked on a task, to compare with its estimate; with fractions. */
export function useWorkedPomodoros(taskId: string): number {
  const sessions = useFocusSessions();
  const { work_duration } = useTimerSettings();
  return useMemo(() => countPomodoros(sessions, taskId, work_duration), [sessions, taskId, work_duration]);
}
