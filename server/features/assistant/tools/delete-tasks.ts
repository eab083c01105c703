import { z } from 'zod';
import { deleteTasksInputSchema } from '#contract/assistant-proposals.ts';
import { maxProposedTasks } from '#contract/limits.ts';
import { checkChange } from './parts.ts';
import { findTasksByRef } from './task-refs.ts';
import { changeTool } from './tool.ts';
import { taskRefSchema } from './values.ts';

export const deleteTasks = changeTool({
  name: 'delete_tasks',
  description: `Moves 1 to ${maxProposedTasks} tasks and their subtasks to the trash, where they stay for 30 days. For tasks that are done use change_tasks.`,
  effect: 'destroys',
  input: z.object({ ids: z.array(taskRefSchema).min(1).max(maxProposedTasks) }),
  prepare: async (context, { ids }) => {
    const { found, missing } = await findTasksByRef(context, ids);
    const input = checkChange(deleteTasksInputSchema, { ids: found.map(({ id }) => id) }, missing);
    return { change: { tool: 'delete_tasks', input }, left_out: missing };
  },
});
