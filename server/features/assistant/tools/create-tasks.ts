import { createTasksInputSchema } from '#contract/assistant-proposals.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { createTask } from '../../tasks/tasks.usecases.ts';
import { checkPlaces } from './check-references.ts';
import { changeTool } from './tool.ts';

export const createTasks = changeTool({
  name: 'create_tasks',
  description:
    'Creates tasks. Dates are YYYY-MM-DD, with a time YYYY-MM-DDTHH:MM. Set only what the user said or clearly meant.',
  input: createTasksInputSchema,
  check: (context, { tasks }) => checkPlaces(context, tasks),
  run: async ({ user, tasks, edit }, input) => {
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
  },
});
