import type { Store } from '#browser/store/store.ts';
import { selectTaskFields } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { buildCreation } from './task-mutations.ts';

/** Duplicates a task, open, with its subtasks. The new task's id undoes the whole duplication. */
export async function duplicateTask(store: Store, task: Task): Promise<Task> {
  const subtasks = store.replica.tasks.rows().filter(({ parent_id }) => parent_id === task.id);
  const { row, change } = buildCreation(copyFields(task));
  const below = subtasks
    .reverse()
    .map((subtask) => buildCreation({ ...copyFields(subtask), parent_id: row.id }).change);
  await store.changeAtomically(row.id, [change, ...below]);
  return row;
}

const duplicatedFields = selectTaskFields({ duplicated: true });

const copyFields = (task: Task) =>
  Object.fromEntries(duplicatedFields.map((field) => [field, task[field]])) as Pick<
    Task,
    (typeof duplicatedFields)[number]
  >;
