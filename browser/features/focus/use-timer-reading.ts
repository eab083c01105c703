import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useFocusTimer, useTimerSettings } from '#browser/model/focus/focus-queries.ts';
import { isTaskOpen } from '#browser/model/focus/read-focus.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { getServerTime } from '#browser/server-clock.ts';
import { useStore } from '#browser/store/use-store.ts';
import { setUnthrottledTimeout } from '#browser/ui/unthrottled-timeout.ts';
import type { Task } from '#contract/tasks.ts';
import { readTimer, type TimerReading } from '#domain/focus/read-timer.ts';
import { isOnBreak, untilNextSecondMs } from './timer-text.ts';

/** Reads the timer now, and again whenever the time it shows changes, in a hidden page too. */
export function useTimerReading(): TimerReading {
  const timer = useFocusTimer();
  const settings = useTimerSettings();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const reading = readTimer(timer, settings, getServerTime());
  const isRunning = reading.status === 'running' || reading.status === 'overtime';
  const delayMs = isRunning ? untilNextSecondMs(reading) : null;
  // Each reading is made at another instant.
  useEffect(() => (delayMs === null ? undefined : setUnthrottledTimeout(update, delayMs)));
  return reading;
}

/** Returns the task that is worked on, live, unless it is done. */
export function useTimerTask({ taskId }: Pick<TimerReading, 'taskId'>): Task | undefined {
  const { tasks } = useStore().replica;
  const task = useSyncExternalStore(tasks.subscribe, () => (taskId ? tasks.get(taskId) : undefined));
  return isTaskOpen(task) ? task : undefined;
}

/** Returns what the timer is for, and the color of its thread, as any CSS color. */
export function useTimerLook(reading: TimerReading): { title: string; color: string } {
  const looks = useThemeLooks();
  const task = useTimerTask(reading);
  const title = task?.title || reading.intent;
  if (isOnBreak(reading)) return { title: '', color: 'var(--color-success)' };
  return { title, color: task ? looks.of(task.theme_id).color : 'var(--color-accent)' };
}
