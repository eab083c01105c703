import { useMemo } from 'react';
import { useFocusSessions } from '#browser/model/focus/focus-queries.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import type { FocusSession } from '#contract/focus.ts';

/** Returns the sessions that began today, the latest first. */
export function useTodaysSessions(): readonly FocusSession[] {
  const sessions = useFocusSessions();
  const today = useWallMinute().slice(0, 10);
  return useMemo(() => {
    const end = sessions.findIndex(({ started_at }) => toWallMinute(new Date(started_at)) < today);
    return end === -1 ? sessions : sessions.slice(0, end);
  }, [sessions, today]);
}
