import { z } from 'zod';
import type { Task } from '#contract/tasks.ts';
import { findEstimated } from '#domain/analytics/estimates.ts';
import { isOverdue } from '#domain/attention.ts';
import { toPomodoros } from '#domain/focus/count-pomodoros.ts';
import { calibrateEstimates, estimateMinutes } from '#domain/planning/estimate.ts';
import { isPlannable, listDays, loadDays, type PlanContext } from '#domain/planning/load-days.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { parseMoment } from '#intake/dates/calendar.ts';
import { maxPlanDays, maxTasksForModel } from '../../../config/limits.ts';
import { readSetting } from '../../settings/settings.usecases.ts';
import { listTasks } from '../../tasks/tasks.usecases.ts';
import { readWorkMinutes } from './task-input.ts';
import { type ReadContext, readTool } from './tool.ts';
import { daySchema, describeDate, wallTimeNow, wallTimeOf } from './values.ts';

export const readPlan = readTool({
  name: 'read_plan',
  description: `Reads what is due on each of the next days against the time set aside for tasks on that weekday, in minutes, with how much a day is over; and what is overdue. Minutes of tasks are estimates, corrected by what earlier tasks took. from YYYY-MM-DD (by default today), days 1 to ${maxPlanDays} (by default 7).`,
  input: z.object({ from: daySchema.optional(), days: z.int().min(1).max(maxPlanDays).optional() }),
  output: z.object({
    /** What tasks take for each minute they were estimated at. */
    estimate_factor: z.number(),
    days: z.array(
      z.object({
        day: z.string(),
        set_aside: z.int(),
        planned: z.int(),
        over: z.int().optional(),
        tasks: z.array(z.object({ id: z.string(), title: z.string(), minutes: z.int() })),
      }),
    ),
    overdue: z.object({ count: z.int(), minutes: z.int() }),
    without_date: z.int(),
  }),
  run: async (context, { days = 7, ...input }) => {
    const now = wallTimeNow(context);
    const { from = now.slice(0, 10) } = input;
    const { tasks, user } = context;
    const all = (await Array.fromAsync(listTasks({ tasks, user, query: {} }))).flat();
    const planning = await readPlanContext(context, all, now);
    const open = all.filter(isPlannable);
    const overdue = open.filter((task) => isOverdue(task, now));
    const loads = loadDays(open, listDays(from, days), planning);
    return {
      output: {
        estimate_factor: Math.round(planning.factor * 100) / 100,
        days: loads.map(({ day, capacity, load, tasks: due }) => ({
          day: describeDate(day),
          set_aside: capacity,
          planned: load,
          ...(load > capacity && { over: load - capacity }),
          tasks: due.slice(0, maxTasksForModel).map(({ task: { id, title }, minutes }) => ({
            id: context.ids.nameTask(id),
            title,
            minutes,
          })),
        })),
        overdue: {
          count: overdue.length,
          minutes: overdue.reduce((sum, task) => sum + estimateMinutes(task, planning), 0),
        },
        without_date: open.filter(({ due_date }) => due_date === null).length,
      },
      about: days === 1 ? from : `${from}, ${days} days`,
      found: null,
    };
  },
});

async function readPlanContext(
  context: ReadContext,
  all: readonly Task[],
  now: string,
): Promise<PlanContext> {
  const { focusSessions, settings, user } = context;
  const [workMinutes, sessions, chosen] = await Promise.all([
    readWorkMinutes(context),
    focusSessions.list(user.id),
    readSetting({ settings, userId: user.id, id: 'planned_minutes' }),
  ]);
  const worked = new Map<string, number>();
  for (const session of sessions)
    if (session.task_id !== null)
      worked.set(session.task_id, (worked.get(session.task_id) ?? 0) + toPomodoros(session, workMinutes));
  const completed = all.flatMap((task) =>
    task.completed_at === null
      ? []
      : [{ task, day: parseMoment(wallTimeOf(task.completed_at, context)).day }],
  );
  const factor = calibrateEstimates(findEstimated(completed, worked));
  return { now, workMinutes, factor, plannedMinutes: chosen ?? settingDefaults.planned_minutes, busy: [] };
}
