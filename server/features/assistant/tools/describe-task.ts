import type { Task } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import type { Names } from '#domain/filter/compile-filter.ts';
import { maxTitleLengthForModel } from '../../../config/limits.ts';

/** Describes a task for a model: with names instead of ids, and without fields that are not set. */
export function describeTask(task: Task, names: Names): Record<string, unknown> {
  const theme = names.themes.find(({ id }) => id === task.theme_id)?.name;
  const thread = names.threads.find(({ id }) => id === task.thread_id)?.title;
  const project = names.projects.find(({ id }) => id === task.project_id)?.name;
  const { id, title, status, due_date, priority, recurrence, parent_id, tags } = task;
  return {
    id,
    title:
      title.length > maxTitleLengthForModel ? `${cleanText(title.slice(0, maxTitleLengthForModel))}…` : title,
    ...(status !== 'pending' && { status }),
    ...(due_date !== null && { due_date }),
    ...(priority !== null && { priority }),
    ...(recurrence !== null && { recurrence }),
    ...(parent_id !== null && { parent_id }),
    ...(tags.length > 0 && { tags }),
    ...(theme !== undefined && { theme }),
    ...(thread !== undefined && { thread }),
    ...(project !== undefined && { project }),
  };
}

/** Compares by due date; tasks without one come last. */
export const byDueDate = (one: Task, other: Task) =>
  (one.due_date ?? '~') < (other.due_date ?? '~') ? -1 : one.due_date === other.due_date ? 0 : 1;
