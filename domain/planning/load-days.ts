import type { Task } from '#contract/tasks.ts';
import { type Weekday, weekdays } from '#contract/vocabularies.ts';
import { dayParts, formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import { type Estimating, remainingMinutes } from './estimate.ts';

/** Minutes that the user sets aside for tasks on each weekday. */
export type PlannedMinutes = Record<Weekday, number>;

/** Time that is taken on a day, such as by an event; floating, from start to end on one day. */
export interface BusyTime {
  start: string;
  end: string;
}

export interface PlanContext extends Estimating {
  /** Floating, to the minute. */
  now: string;
  plannedMinutes: PlannedMinutes;
  busy: readonly BusyTime[];
}

export interface PlannedTask {
  task: Task;
  /** What it still takes. */
  minutes: number;
}

/** What is due on a day, against the time there is for it. */
export interface DayLoad {
  /** `2026-11-27`. */
  day: string;
  /** Minutes set aside for the weekday, less what events take. */
  capacity: number;
  /** Minutes that its tasks still take. */
  load: number;
  tasks: PlannedTask[];
}

export const dayOf = ({ due_date }: Pick<Task, 'due_date'>): string | null => due_date?.slice(0, 10) ?? null;

/** Returns whether a task is planned by itself: it is open and no part of another one. */
export const isPlannable = ({ status, parent_id, deleted_at }: Task): boolean =>
  status !== 'completed' && parent_id === null && deleted_at === null;

/** Returns the days from `first` on, each as `2026-11-27`. */
export function listDays(first: string, count: number): string[] {
  const { day } = parseMoment(first);
  return Array.from({ length: count }, (_, index) => formatMoment({ day: day + index, minute: null }));
}

/** Returns the minutes that events take on a day. */
export function busyMinutesOf(day: string, { busy }: Pick<PlanContext, 'busy'>): number {
  let taken = 0;
  for (const { start, end } of busy)
    if (start.slice(0, 10) === day) taken += parseMoment(end).minute - parseMoment(start).minute;
  return taken;
}

/** Returns the minutes there are for tasks on a day. */
export function capacityOf(day: string, context: Pick<PlanContext, 'plannedMinutes' | 'busy'>): number {
  const weekday = weekdays[dayParts(parseMoment(day).day).weekday] ?? 'monday';
  return Math.max(0, context.plannedMinutes[weekday] - busyMinutesOf(day, context));
}

/** Returns the load of each day from the open tasks that are due on it. */
export function loadDays(tasks: Iterable<Task>, days: readonly string[], context: PlanContext): DayLoad[] {
  const loads = new Map(
    days.map((day) => [day, { day, capacity: capacityOf(day, context), load: 0, tasks: [] } as DayLoad]),
  );
  for (const task of tasks) {
    const load = isPlannable(task) ? loads.get(dayOf(task) ?? '') : undefined;
    if (!load) continue;
    const minutes = remainingMinutes(task, context);
    load.tasks.push({ task, minutes });
    load.load += minutes;
  }
  return [...loads.values()];
}
