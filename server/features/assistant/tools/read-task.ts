import { z } from 'zod';
import { maxTasksForModel } from '../../../config/limits.ts';
import { describeTask, readFacts, shownTaskSchema } from './describe-task.ts';
import { findTask } from './task-refs.ts';
import { readTool } from './tool.ts';
import { taskRefSchema } from './values.ts';

export const readTask = readTool({
  name: 'read_task',
  description:
    'Reads one task whole: all of its notes, where it came from, its subtasks, and the tasks found in its notes that were not added.',
  input: z.object({ id: taskRefSchema }),
  output: shownTaskSchema.omit({ subtasks: true }).extend({
    found_in_notes: z.array(z.object({ title: z.string(), due_date: z.string().nullable() })).optional(),
    subtasks: z.array(shownTaskSchema),
  }),
  run: async (context, { id }) => {
    const task = await findTask(context, id);
    const [facts, subtasks] = await Promise.all([
      readFacts(context),
      context.tasks.listSubtasks(context.user.id, [task.id]),
    ]);
    const { title, description, suggestions } = task;
    const { subtasks: _count, ...shown } = describeTask(context, task, facts);
    return {
      output: {
        ...shown,
        title,
        ...(description !== '' && { notes: description }),
        ...(suggestions.length > 0 && {
          found_in_notes: suggestions.map((one) => ({ title: one.title, due_date: one.due_date })),
        }),
        subtasks: subtasks.slice(0, maxTasksForModel).map((one) => describeTask(context, one, facts)),
      },
      about: title,
      found: null,
    };
  },
});
