import { z } from 'zod';
import type { Task } from '#contract/tasks.ts';
import { priorities } from '#contract/vocabularies.ts';
import { byPriority, isOverdue } from '#domain/attention.ts';
import { readEstimating, remainingMinutes } from '#domain/planning/estimate.ts';
import {
  busyMinutesOf,
  isPlannable,
  listDays,
  loadDays,
  type PlanContext,
  type PlannedTask,
} from '#domain/planning/load-days.ts';
import { addDays } from '#domain/reschedule-change.ts';
import {
  defaultTasksForModel,
  maxPlanDays,
  maxTasksForModel,
  maxTitleLengthForModel,
} from '../../../config/limits.ts';
import { readBusyTimes } from '../../calendar-subscriptions/calendar-subscriptions.usecases.ts';
import { readSetting } from '../../settings/settings.usecases.ts';
import { listTasks } from '../../tasks/tasks.usecases.ts';
import { excerpt } from './describe-task.ts';
import { readWorkMinutes } from './task-input.ts';
import { type ReadContext, readTool } from './tool.ts';
import { daySchema, describeDate, wallTimeNow } from './values.ts';

const plannedTaskSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What it still takes. */
  minutes: z.int(),
  priority: z.enum(priorities).optional(),
  recurrence: z.string().optional(),
});

export const readPlan = readTool({
  name: 'read_plan',
  description: `Reads what is due on each of the next days against the time set aside for tasks on that weekday less what events of calendars take, in minutes, with how much a day is over; and apart from the days what is overdue, also since this morning. Minutes of tasks are what they still take: estimates, corrected by what earlier tasks took, less time worked. A recurring task is on its next day only; subtasks are not listed. from YYYY-MM-DD (by default today), days 1 to ${maxPlanDays} (by default 7).`,
  input: z.object({ from: daySchema.optional(), days: z.int().min(1).max(maxPlanDays).optional() }),
  output: z.object({
    /** What tasks take for each minute they were estimated at. */
    estimate_factor: z.number(),
    days: z.array(
      z.object({
        day: z.string(),
        set_aside: z.int(),
        /** How much of the day events take; what is set aside is without them. */
        events: z.int().optional(),
        planned: z.int(),
        over: z.int().optional(),
        tasks: z.array(plannedTaskSchema.extend({ time: z.string().optional() })).optional(),
      }),
    ),
    /** The most important of them are listed. */
    overdue: z.object({
      count: z.int(),
      minutes: z.int(),
      tasks: z.array(plannedTaskSchema.extend({ due_date: z.string() })),
    }),
    without_date: z.int(),
  }),
  run: async (context, { days = 7, ...input }) => {
    const now = wallTimeNow(context);
    const { from = now.slice(0, 10) } = input;
    const { tasks, user } = context;
    const all = (await Array.fromAsync(listTasks({ tasks, user, query: {} }))).flat();
    const planning = await readPlanContext(context, all, { now, from, days });
    const open = all.filter(isPlannable);
    const overdue = open
      .filter((task) => isOverdue(task, now))
      .sort(byPriority)
      .map((task) => ({ task, minutes: remainingMinutes(task, planning) }));
    const ahead = open.filter((task) => !isOverdue(task, now));
    const loads = loadDays(ahead, listDays(from, days), planning);
    return {
      output: {
        estimate_factor: Math.round(planning.factor * 100) / 100,
        days: loads.map(({ day, capacity, load, tasks: due }) => ({
          day: describeDate(day),
          set_aside: capacity,
          ...(busyMinutesOf(day, planning) > 0 && { events: busyMinutesOf(day, planning) }),
          planned: load,
          ...(load > capacity && { over: load - capacity }),
          ...(due.length > 0 && {
            tasks: due
              .slice(0, maxTasksForModel)
              .map((planned) => ({ ...describePlanned(context, planned), ...timeOf(planned.task) })),
          }),
        })),
        overdue: {
          count: overdue.length,
          minutes: overdue.reduce((sum, { minutes }) => sum + minutes, 0),
          tasks: overdue.slice(0, defaultTasksForModel).map((planned) => ({
            ...describePlanned(context, planned),
            due_date: describeDate(planned.task.due_date ?? ''),
          })),
        },
        without_date: open.filter(({ due_date }) => due_date === null).length,
      },
      about: days === 1 ? from : `${from}, ${days} days`,
      found: null,
    };
  },
});

/** Describes a task by what decides whether it can be moved, and how much of the day it takes. */
const describePlanned = ({ ids }: ReadContext, { task, minutes }: PlannedTask) => ({
  id: ids.nameTask(task.id),
  title: excerpt(task.title, maxTitleLengthForModel),
  minutes,
  ...(task.priority !== null && { priority: task.priority }),
  ...(task.recurrence !== null && { recurrence: task.recurrence }),
});

/** Returns the time of day of a date that has one, to be spread. */
const timeOf = ({ due_date }: Task) =>
  due_date !== null && due_date.length > 'YYYY-MM-DD'.length ? { time: due_date.slice(11) } : {};

async function readPlanContext(
  context: ReadContext,
  all: readonly Task[],
  { now, from, days }: { now: string; from: string; days: number },
): Promise<PlanContext> {
  const { focus_sessions, settings, subscriptions, user } = context;
  const range = { from, to: addDays(from, days - 1) };
  const [workMinutes, sessions, plannedMinutes, busy] = await Promise.all([
    readWorkMinutes(context),
    focus_sessions.list(user.id),
    readSetting({ settings, userId: user.id, id: 'planned_minutes' }),
    readBusyTimes({ subscriptions, userId: user.id, timeZone: user.timeZone, ...range }),
  ]);
  return {
    ...readEstimating(all, sessions, { workMinutes, timeZone: user.timeZone }),
    now,
    plannedMinutes,
    busy,
  };
}
