import { changeTasksInputSchema } from '#contract/assistant-proposals.ts';
import { updateTasks } from '../../tasks/tasks.usecases.ts';
import { checkPlaces, checkTasks, requireAll } from './check-references.ts';
import { changeTool } from './tool.ts';

export const changeTasks = changeTool({
  name: 'change_tasks',
  description:
    'Changes fields of tasks: reschedule, move, retitle, prioritise, tag, reopen. Give the id and only the fields that change; null clears one; tags replace all tags of a task.',
  input: changeTasksInputSchema,
  check: async (context, { tasks }) => {
    await checkTasks(context, idsOf(tasks));
    await checkPlaces(context, tasks);
  },
  run: async ({ user, tasks, edit }, input) =>
    requireAll(await updateTasks({ tasks, user, edit, input }), idsOf(input.tasks)),
});

const idsOf = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id);
