import { useSyncExternalStore } from 'react';
import { useStore } from '#browser/store/use-store.ts';

/** Returns whether the timer is in use: running, paused, or waiting between two phases. On every page, so it needs no rules of the timer. */
export function useIsTimerOn(): boolean {
  const { focus_timers } = useStore().replica;
  return useSyncExternalStore(
    focus_timers.subscribe,
    () => (focus_timers.get('timer')?.state.begun_at ?? null) !== null,
  );
}
