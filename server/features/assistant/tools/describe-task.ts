import { z } from 'zod';
import type { Task } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import { priorities, statuses } from '#contract/vocabularies.ts';
import type { Names } from '#domain/filter/compile-filter.ts';
import { maxNotesExcerptLength, maxTitleLengthForModel } from '../../../config/limits.ts';
import { readWorkMinutes } from './task-input.ts';
import type { ReadContext } from './tool.ts';
import { describeInstant, toMinutes } from './values.ts';

/** A task as tools show it: with names instead of ids, and without what is not set. */
export const shownTaskSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(statuses).optional(),
  due_date: z.string().optional(),
  priority: z.enum(priorities).optional(),
  recurrence: z.string().optional(),
  remind_at: z.string().optional(),
  /** The task that this is a subtask of. */
  parent: z.string().optional(),
  tags: z.array(z.string()).optional(),
  theme: z.string().optional(),
  thread: z.string().optional(),
  project: z.string().optional(),
  estimate_minutes: z.number().optional(),
  worked_minutes: z.number().optional(),
  /** `2 of 5 done`. */
  subtasks: z.string().optional(),
  /** The beginning of its notes. */
  notes: z.string().optional(),
  from: z.string().optional(),
  /** With weekday and time in the user's zone. */
  created: z.string().optional(),
  completed: z.string().optional(),
});
export type ShownTask = z.infer<typeof shownTaskSchema>;

/** What is shown of tasks besides their own fields. */
export interface TaskFacts {
  names: Names;
  workMinutes: number;
  /** Milliseconds of focus sessions by task. */
  workedMs: ReadonlyMap<string, number>;
}

/** Reads the names of places, and the time worked on each task. */
export async function readFacts(context: ReadContext): Promise<TaskFacts> {
  const { readFilterContext, focus_sessions, user } = context;
  const [names, workMinutes, sessions] = await Promise.all([
    readFilterContext(user.id),
    readWorkMinutes(context),
    focus_sessions.list(user.id),
  ]);
  const workedMs = new Map<string, number>();
  for (const { task_id, work_ms } of sessions)
    if (task_id !== null) workedMs.set(task_id, (workedMs.get(task_id) ?? 0) + work_ms);
  return { names, workMinutes, workedMs };
}

/** Describes tasks with the numbers of their subtasks. */
export async function describeTasks(
  context: ReadContext,
  tasks: readonly Task[],
  facts: TaskFacts,
): Promise<ShownTask[]> {
  const subtasks = await context.tasks.listSubtasks(
    context.user.id,
    tasks.map(({ id }) => id),
  );
  const byParent = Map.groupBy(subtasks, ({ parent_id }) => parent_id);
  return tasks.map((task) => {
    const parts = byParent.get(task.id) ?? [];
    const done = parts.filter(({ status }) => status === 'completed').length;
    return {
      ...describeTask(context, task, facts),
      ...(parts.length > 0 && { subtasks: `${done} of ${parts.length} done` }),
    };
  });
}

export function describeTask(
  context: Pick<ReadContext, 'user' | 'ids'>,
  task: Task,
  { names, workMinutes, workedMs }: TaskFacts,
): ShownTask {
  const theme = names.themes.find(({ id }) => id === task.theme_id)?.name;
  const thread = names.threads.find(({ id }) => id === task.thread_id)?.title;
  const project = names.projects.find(({ id }) => id === task.project_id)?.name;
  const { id, title, status, due_date, priority, recurrence, remind_at, parent_id, tags, description } = task;
  const worked = toMinutes(workedMs.get(id) ?? 0);
  return {
    id: context.ids.nameTask(id),
    title: excerpt(title, maxTitleLengthForModel),
    ...(status !== 'pending' && { status }),
    ...(due_date !== null && { due_date }),
    ...(priority !== null && { priority }),
    ...(recurrence !== null && { recurrence }),
    ...(remind_at !== null && { remind_at }),
    ...(parent_id !== null && { parent: context.ids.nameTask(parent_id) }),
    ...(tags.length > 0 && { tags }),
    ...(theme !== undefined && { theme }),
    ...(thread !== undefined && { thread }),
    ...(project !== undefined && { project }),
    estimate_minutes: task.estimated_pomodoros * workMinutes,
    ...(worked > 0 && { worked_minutes: worked }),
    ...(description.trim() !== '' && { notes: excerpt(description, maxNotesExcerptLength) }),
    ...(task.context !== '' && { from: excerpt(task.context, maxNotesExcerptLength) }),
    created: describeInstant(task.created_at, context).slice(0, 'Fri 2026-11-27'.length),
    ...(task.completed_at !== null && { completed: describeInstant(task.completed_at, context) }),
  };
}

/** Returns the beginning of a text on one line. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${cleanText(line.slice(0, max))}…` : line;
}

/** Compares by due date, then by age; tasks without a date come last. */
export const byDueDate = (one: Task, other: Task) =>
  compare(one.due_date ?? '~', other.due_date ?? '~') ||
  compare(one.created_at, other.created_at) ||
  compare(one.id, other.id);

export const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
