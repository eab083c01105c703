import { deleteTasksInputSchema } from '#contract/assistant-proposals.ts';
import { updateTasks } from '../../tasks/tasks.usecases.ts';
import { checkTasks } from './check-references.ts';
import { changeTool } from './tool.ts';

export const deleteTasks = changeTool({
  name: 'delete_tasks',
  description: 'Moves tasks and their subtasks to the trash. For tasks that are done use complete_tasks.',
  input: deleteTasksInputSchema,
  check: (context, { ids }) => checkTasks(context, ids),
  run: ({ user, tasks, edit }, { ids }) =>
    updateTasks({ tasks, user, edit, input: { tasks: ids.map((id) => ({ id, deleted: true })) } }),
});
