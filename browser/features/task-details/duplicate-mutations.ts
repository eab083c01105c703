import { creation } from '#browser/features/tasks/task-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import type { Task } from '#contract/tasks.ts';

/** Makes the same task once more, open, with its subtasks. Its id undoes all of it. */
export async function duplicateTask(store: Store, task: Task): Promise<Task> {
  const subtasks = store.replica.tasks.rows().filter(({ parent_id }) => parent_id === task.id);
  const { row, change } = creation(sameAs(task));
  const below = subtasks
    .reverse()
    .map((subtask) => creation({ ...sameAs(subtask), parent_id: row.id }).change);
  await store.changeAtomically(row.id, [change, ...below]);
  return row;
}

/** What a person would fill in again; not when it was made or done, and no guess of the intake's. */
const filledIn = [
  'title',
  'context',
  'description',
  'priority',
  'due_date',
  'remind_at',
  'recurrence',
  'recurs_from_completion',
  'tags',
  'estimated_pomodoros',
  'theme_id',
  'thread_id',
  'project_id',
  'parent_id',
] as const;

const sameAs = (task: Task) =>
  Object.fromEntries(filledIn.map((field) => [field, task[field]])) as Pick<Task, (typeof filledIn)[number]>;
