import { useEffect, useReducer } from 'react';
import { useFocusTimer, useTimerSettings } from '#browser/model/focus/focus-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { getServerTime } from '#browser/server-clock.ts';
import { useStore } from '#browser/store/use-store.ts';
import { setUnthrottledTimeout } from '#browser/ui/unthrottled-timeout.ts';
import { readTimer, type TimerReading } from '#domain/focus/read-timer.ts';
import { isBreak, untilNextSecondMs } from './timer-text.ts';

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

/** Returns what the timer is for, and the colour of its thread, as any CSS colour. */
export function useTimerLook(reading: TimerReading): { title: string; color: string } {
  const store = useStore();
  const looks = useThemeLooks();
  const task = reading.taskId ? store.replica.tasks.get(reading.taskId) : undefined;
  const title = task?.title || reading.intent;
  if (isBreak(reading)) return { title: '', color: 'var(--color-success)' };
  return { title, color: task ? looks.of(task.theme_id).color : 'var(--color-accent)' };
}
