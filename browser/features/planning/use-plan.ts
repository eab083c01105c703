import { useMemo } from 'react';
import { useSubscribedEvents } from '#browser/model/calendar/subscribed-events.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { getWallZone, useWallMinute } from '#browser/time/wall-clock.ts';
import type { Task } from '#contract/tasks.ts';
import { readEstimating } from '#domain/planning/estimate.ts';
import type { PlanContext } from '#domain/planning/load-days.ts';
import { type Plan, proposePlan } from '#domain/planning/propose-plan.ts';

/** Days that a plan fills. */
export const plannedDays = 7;

export interface DevicePlan extends Plan {
  context: PlanContext;
  tasks: readonly Task[];
}

/** Proposes a plan of the next days from the tasks, events, focus sessions and settings on this device. */
export function usePlan(): DevicePlan {
  const tasks = useTasks();
  const sessions = useRows('focus_sessions');
  const workMinutes = useSetting('work_duration');
  const plannedMinutes = useSetting('planned_minutes');
  const { busy } = useSubscribedEvents();
  const now = useWallMinute();
  const estimating = useMemo(
    () => readEstimating(tasks, sessions, { workMinutes, timeZone: getWallZone() }),
    [tasks, sessions, workMinutes],
  );
  return useMemo(() => {
    const context = { ...estimating, now, plannedMinutes, busy };
    return { ...proposePlan(tasks, { ...context, days: plannedDays }), context, tasks };
  }, [tasks, now, estimating, plannedMinutes, busy]);
}
