import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { createTask } from '../../tasks/tasks.usecases.ts';
import type { MakeChange } from './change.ts';

export const createTasks: MakeChange<'create_tasks'> = async ({ user, tasks, edit }, input) => {
  const created: Task[] = [];
  for (const [position, task] of input.tasks.entries())
    created.push(
      await createTask({
        tasks,
        user,
        input: { ...task, id: deriveTaskId(edit.changeId, position) },
        edit,
      }),
    );
  return created;
};
