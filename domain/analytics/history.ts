import type { FocusSession } from '#contract/focus.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import type { Task } from '#contract/tasks.ts';
import type { Priority } from '#contract/vocabularies.ts';
import { toPomodoros } from '#domain/focus/count-pomodoros.ts';
import { followingId } from '#domain/following-id.ts';
import { parseMoment } from '#intake/dates/calendar.ts';
import { type EstimatedTask, findEstimated } from './estimates.ts';
import { type JudgedGuess, judgeGuess } from './guesses.ts';
import { createLocalDays } from './local-days.ts';
import { countOverdue, type DayCounts } from './overdue-trend.ts';
import type { TaskEvent } from './task-events.ts';

/** A focus session, as far as analytics needs it. */
export type FocusSessionTimes = Pick<FocusSession, 'task_id' | 'started_at' | 'work_ms' | 'planned_ms'>;

/** A mindfulness session, as far as analytics needs it. */
export type MindfulnessSessionTimes = Pick<MindfulnessSession, 'started_at' | 'duration_ms'>;

/** Everything analytics counts, taken from the rows on the device. */
export interface HistoryRows {
  /** All tasks, those in the trash too. */
  tasks: Iterable<Task>;
  /** What the activity log says about them, in any order. */
  events: readonly TaskEvent[];
  focusSessions: readonly FocusSessionTimes[];
  mindfulnessSessions: readonly MindfulnessSessionTimes[];
}

export interface HistoryOptions {
  /** IANA name. */
  timeZone: string;
  /** Wall time in that zone, `2026-11-21T09:00`. */
  now: string;
  /** Length of a pomodoro, for sessions without a planned one. */
  workMinutes: number;
  /** Hour at which a day of mindfulness begins. */
  dayStartHour: number;
}

export interface Completion {
  /** Days since 1970, in the user's zone, as everywhere here. */
  day: number;
  hour: number;
  themeId: string | null;
  priority: Priority | null;
}

export interface Addition {
  day: number;
  /** The day on which the task was completed; null while it is open. */
  completedDay: number | null;
}

/** Something that took time on a day. */
export interface TimeSpent {
  day: number;
  ms: number;
}

/** What happened, by day, from which every range is summarized. */
export interface History {
  today: number;
  /** The first day on which anything happened; today where nothing has. */
  firstDay: number;
  completions: readonly Completion[];
  additions: readonly Addition[];
  overdue: DayCounts;
  guesses: readonly JudgedGuess[];
  focus: readonly TimeSpent[];
  estimates: readonly EstimatedTask[];
  mindfulness: readonly TimeSpent[];
}

/**
 * Builds the history of an account. Subtasks count with their task. A completion counts on the day it was last done, even
 * if the task went to the trash later. An addition counts unless the task was thrown away undone; the next task of a series
 * is no addition, since nobody added it. A run of a timer counts on the day it started.
 */
export function buildHistory(
  { tasks, events, focusSessions, mindfulnessSessions }: HistoryRows,
  options: HistoryOptions,
): History {
  const days = createLocalDays(options.timeZone);
  const dayOf = (instant: string) => days.dayOf(Date.parse(instant));
  const topLevel = [...tasks].filter(({ parent_id }) => parent_id === null);
  const eventsOf = groupEvents(events);
  const followers = new Set(
    topLevel.flatMap(({ id, recurrence }) => (recurrence === null ? [] : followingId(id))),
  );

  const completions: Completion[] = [];
  const additions: Addition[] = [];
  const guesses: JudgedGuess[] = [];
  const completed: { task: Task; day: number }[] = [];
  for (const task of topLevel) {
    const completedAt = task.completed_at === null ? null : Date.parse(task.completed_at);
    const completedDay = completedAt === null ? null : days.dayOf(completedAt);
    if (completedAt !== null && completedDay !== null) {
      const { theme_id: themeId, priority } = task;
      completions.push({ day: completedDay, hour: days.hourOf(completedAt), themeId, priority });
      completed.push({ task, day: completedDay });
    }
    const isThrownAway = task.deleted_at !== null && completedAt === null;
    if (!isThrownAway && !followers.has(task.id))
      additions.push({ day: dayOf(task.created_at), completedDay });
    const guess = judgeGuess(task, eventsOf(task.id), days);
    if (guess) guesses.push(guess);
  }

  const worked = new Map<string, number>();
  for (const run of focusSessions)
    if (run.task_id !== null)
      worked.set(run.task_id, (worked.get(run.task_id) ?? 0) + toPomodoros(run, options.workMinutes));
  const focus = focusSessions.map(({ started_at, work_ms: ms }) => ({ day: dayOf(started_at), ms }));
  const calm = createLocalDays(options.timeZone, { dayStartMinutes: options.dayStartHour * 60 });
  const mindfulness = mindfulnessSessions.map(({ started_at, duration_ms: ms }) => ({
    day: calm.dayOf(Date.parse(started_at)),
    ms,
  }));

  const today = parseMoment(options.now).day;
  let firstDay = today;
  for (const dated of [completions, additions, focus, mindfulness])
    for (const { day } of dated) firstDay = Math.min(firstDay, day);
  return {
    today,
    firstDay,
    completions,
    additions,
    overdue: countOverdue(topLevel, { eventsOf, days, now: options.now }),
    guesses,
    focus,
    estimates: findEstimated(completed, worked),
    mindfulness,
  };
}

const noEvents: readonly TaskEvent[] = [];

/** Groups events by task, newest first. */
function groupEvents(events: readonly TaskEvent[]): (id: string) => readonly TaskEvent[] {
  const byTask = Map.groupBy(events, ({ taskId }) => taskId);
  for (const group of byTask.values()) group.sort((one, other) => other.at - one.at);
  return (id) => byTask.get(id) ?? noEvents;
}
