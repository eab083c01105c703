import { z } from 'zod';
import { changeTasksInputSchema, completeTasksInputSchema } from '#contract/assistant-proposals.ts';
import { maxProposedTasks } from '#contract/limits.ts';
import { statuses } from '#contract/vocabularies.ts';
import { checkChange, collectParts } from './parts.ts';
import { readPlaces } from './places.ts';
import { readWorkMinutes, resolveTask, taskInputShape, taskInputWords } from './task-input.ts';
import { findTask } from './task-refs.ts';
import { changeTool } from './tool.ts';
import { taskRefSchema } from './values.ts';

export const changeTasks = changeTool({
  name: 'change_tasks',
  description: `Changes 1 to ${maxProposedTasks} tasks: complete or reopen (status), reschedule, move, retitle, prioritize, tag, estimate, remind, make recurring. Give the id and only the fields that change; null clears one; tags replace all tags of a task. A recurring task is its next date; completing it makes the following one, counted from its due_date and time. To move one date alone, take the recurrence off this task and create the series again from the date after. ${taskInputWords}`,
  effect: 'changes',
  input: z.object({
    tasks: z
      .array(
        z
          .object({ ...taskInputShape, status: z.enum(statuses) })
          .partial()
          .extend({ id: taskRefSchema }),
      )
      .min(1)
      .max(maxProposedTasks),
  }),
  prepare: async (context, { tasks }) => {
    const [places, workMinutes] = await Promise.all([readPlaces(context), readWorkMinutes(context)]);
    const { parts, understood, left_out } = await collectParts(
      tasks,
      ({ id }) => id,
      async ({ id: given, status, ...input }) => {
        const { id, due_date } = await findTask(context, given);
        const { fields, understood } = await resolveTask({ ...context, places, workMinutes }, input);
        // Words such as “every monday” name the first day only where there is no date yet.
        if (input.due_date === undefined && due_date !== null) delete fields.due_date;
        return { part: { id, ...fields, ...(status && { status }) }, understood };
      },
    );
    const input = checkChange(changeTasksInputSchema, { tasks: parts }, left_out);
    const isCompletion = input.tasks.every(
      ({ status, ...change }) => status === 'completed' && Object.keys(change).length === 1,
    );
    if (!isCompletion) return { change: { tool: 'change_tasks', input }, understood, left_out };
    const ids = [...new Set(input.tasks.map(({ id }) => id))];
    const completed = completeTasksInputSchema.parse({ ids });
    return { change: { tool: 'complete_tasks', input: completed }, left_out };
  },
});
