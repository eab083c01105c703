import type { Task } from '#contract/tasks.ts';
import { byPriority, byUrgency, isOverdue } from '../attention.ts';
import { remainingMinutes } from './estimate.ts';
import { type DayLoad, dayOf, isPlannable, listDays, loadDays, type PlanContext } from './load-days.ts';

export interface PlannedMove {
  task: Task;
  minutes: number;
  /** The day it is due; null for a task without a date. */
  from: string | null;
  to: string;
  why: 'overdue' | 'overfull' | 'undated';
}

export interface Plan {
  /** The days as they are. */
  before: DayLoad[];
  /** In the order of the days they lead to. */
  moves: PlannedMove[];
  /** Tasks for which no day has room. */
  unplaced: Task[];
}

/**
 * Proposes which task to do on which day; docs/planning.md says by which rules. Nothing is moved that has a time of day or recurs, and
 * nothing that fits where it is.
 */
export function proposePlan(
  all: readonly Task[],
  { days: count, ...context }: PlanContext & { days: number },
): Plan {
  const { now } = context;
  const days = listDays(now, count);
  const tasks = all.filter(isPlannable);
  const before = loadDays(tasks, days, context);
  const room = new Map(before.map(({ day, capacity }) => [day, capacity]));
  const moves: PlannedMove[] = [];
  const unplaced: Task[] = [];
  const minutesOf = (task: Task) => remainingMinutes(task, context);
  const take = (day: string, minutes: number) => room.set(day, (room.get(day) ?? 0) - minutes);
  const hasRoom = (minutes: number) => (day: string) =>
    (room.get(day) ?? 0) >= minutes ||
    // A task that is longer than every day gets a day that is still empty.
    (before.every(({ capacity }) => capacity < minutes) && isEmpty(day));
  const isEmpty = (day: string) => (room.get(day) ?? 0) > 0 && room.get(day) === capacities.get(day);
  const capacities = new Map(room);

  const isInRange = (task: Task) => room.has(dayOf(task) ?? '');
  const isOld = (task: Task) => isOverdue(task, now) && (dayOf(task) ?? '') < (days[0] ?? '');
  const isFixed = (task: Task) =>
    task.recurrence !== null || (isInRange(task) && (task.due_date?.length ?? 0) > 'YYYY-MM-DD'.length);
  for (const task of tasks) if (isFixed(task) && isInRange(task)) take(dayOf(task) ?? '', minutesOf(task));

  const inOrder = tasks.filter((task) => !isFixed(task)).sort(byUrgency(now));
  const place = (task: Task, candidates: readonly string[], why: PlannedMove['why']) => {
    const minutes = minutesOf(task);
    const to = candidates.find(hasRoom(minutes));
    if (to === undefined) return false;
    take(to, minutes);
    if (to !== dayOf(task)) moves.push({ task, minutes, from: dayOf(task), to, why });
    return true;
  };

  // The most important stay where they are.
  const due = inOrder.filter(isInRange);
  const left = due.filter((task) => !place(task, [dayOf(task) ?? ''], 'overfull'));
  // An urgent task must not pass its date because a low one is overdue.
  for (const task of [...inOrder.filter(isOld), ...left].sort(byPriority)) {
    const own = days.indexOf(dayOf(task) ?? '');
    const nearest = own < 0 ? days : [...days.slice(0, own).reverse(), ...days.slice(own + 1)];
    if (!place(task, nearest, own < 0 ? 'overdue' : 'overfull')) unplaced.push(task);
  }
  for (const task of inOrder)
    if (task.due_date === null && task.priority !== null) place(task, days, 'undated');

  moves.sort((one, other) => days.indexOf(one.to) - days.indexOf(other.to));
  return { before, moves, unplaced };
}

/** Returns the tasks as they are once the moves are made. */
export function withMoves(tasks: readonly Task[], moves: readonly PlannedMove[]): Task[] {
  const to = new Map(moves.map((move) => [move.task.id, move.to]));
  return tasks.map((task) => ({ ...task, due_date: to.get(task.id) ?? task.due_date }));
}
