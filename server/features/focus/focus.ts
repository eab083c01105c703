import { createFocusRoutes } from './focus.routes.ts';
import type { NotifyTimerEnd } from './timer-end.usecases.ts';

/** Creates the focus timer and its sessions, and what notifies devices at the end of a phase. */
export const createFocus = ({
  focus_sessions,
  focusTimers,
  inTransaction,
  settings,
  push,
  jobs,
  clock,
}: Parameters<typeof createFocusRoutes>[0] & Pick<NotifyTimerEnd, 'settings' | 'push' | 'jobs'>) => ({
  routes: { '/api/focus': createFocusRoutes({ focus_sessions, focusTimers, inTransaction, jobs, clock }) },
  synced: { focus_sessions, focus_timers: focusTimers },
  jobParts: { timerEnds: { focusTimers, settings, push, jobs } },
});
