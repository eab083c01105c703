import { completeTasksInputSchema } from '#contract/assistant-proposals.ts';
import { updateTasks } from '../../tasks/tasks.usecases.ts';
import { checkTasks, requireAll } from './check-references.ts';
import { changeTool } from './tool.ts';

export const completeTasks = changeTool({
  name: 'complete_tasks',
  description: 'Marks tasks as completed.',
  input: completeTasksInputSchema,
  check: (context, { ids }) => checkTasks(context, ids),
  run: async ({ user, tasks, edit }, { ids }) => {
    const input = { tasks: ids.map((id) => ({ id, status: 'completed' as const })) };
    return requireAll(await updateTasks({ tasks, user, edit, input }), ids);
  },
});
