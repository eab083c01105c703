import { useCallback } from 'react';
import { changeTimerSettings } from '#browser/model/focus/focus-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import type { TimerSettings } from '#contract/focus.ts';

/** Returns a function that changes some of the timer's settings and shows a toast if that fails. */
export function useChangeTimerSettings(): (changed: Partial<TimerSettings>) => void {
  const store = useStore();
  return useCallback((changed) => toastOnError(changeTimerSettings(store, changed), notStored), [store]);
}
