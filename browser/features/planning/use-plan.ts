import { useMemo } from 'react';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { getWallZone, useWallMinute } from '#browser/time/wall-clock.ts';
import type { Task } from '#contract/tasks.ts';
import { findEstimated } from '#domain/analytics/estimates.ts';
import { createLocalDays } from '#domain/analytics/local-days.ts';
import { toPomodoros } from '#domain/focus/count-pomodoros.ts';
import { calibrateEstimates } from '#domain/planning/estimate.ts';
import type { PlanContext } from '#domain/planning/load-days.ts';
import { type Plan, proposePlan } from '#domain/planning/propose-plan.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';

/** Days that a plan fills. */
export const plannedDays = 7;

export interface DevicePlan extends Plan {
  context: PlanContext;
  tasks: readonly Task[];
}

/** Proposes a plan of the next days from the tasks, focus sessions and settings on this device. */
export function usePlan(): DevicePlan {
  const tasks = useTasks();
  const sessions = useRows('focus_sessions');
  const workMinutes = useSetting('work_duration') ?? settingDefaults.work_duration;
  const plannedMinutes = useSetting('planned_minutes') ?? settingDefaults.planned_minutes;
  const now = useWallMinute();
  const factor = useMemo(() => {
    const worked = new Map<string, number>();
    for (const session of sessions)
      if (session.task_id !== null)
        worked.set(session.task_id, (worked.get(session.task_id) ?? 0) + toPomodoros(session, workMinutes));
    const days = createLocalDays(getWallZone());
    const completed = tasks.flatMap((task) =>
      task.completed_at === null ? [] : [{ task, day: days.dayOf(Date.parse(task.completed_at)) }],
    );
    return calibrateEstimates(findEstimated(completed, worked));
  }, [tasks, sessions, workMinutes]);
  return useMemo(() => {
    const context = { now, workMinutes, factor, plannedMinutes, busy: [] };
    return { ...proposePlan(tasks, { ...context, days: plannedDays }), context, tasks };
  }, [tasks, now, workMinutes, factor, plannedMinutes]);
}
