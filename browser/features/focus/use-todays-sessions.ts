import { useMemo } from 'react';
import { useFocusSessions } from '#browser/model/focus/focus-queries.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import type { FocusSession } from '#contract/focus.ts';

/** Returns the sessions that ended today, the latest first: one that ran past midnight belongs to the day on which it is judged. */
export function useTodaysSessions(): readonly FocusSession[] {
  const sessions = useFocusSessions();
  const today = useWallMinute().slice(0, 10);
  return useMemo(() => {
    const end = sessions.findIndex(({ ended_at }) => toWallMinute(new Date(ended_at)) < today);
    return end === -1 ? sessions : sessions.slice(0, end);
  }, [sessions, today]);
}
