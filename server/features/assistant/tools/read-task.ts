import { z } from 'zod';
import type { Task } from '#contract/tasks.ts';
import { idSchema } from '#contract/values.ts';
import { maxTasksForModel } from '../../../config/limits.ts';
import { getTask, listTasks } from '../../tasks/tasks.usecases.ts';
import { describeTask } from './describe-task.ts';
import { readTool } from './tool.ts';

export const readTask = readTool({
  name: 'read_task',
  description:
    'Reads one task with its notes, reminder, dates and subtasks, and the tasks found in its notes that the user has not added.',
  input: z.object({ id: idSchema }),
  run: async ({ user, tasks, readFilterContext }, { id }) => {
    const task = await getTask({ tasks, user, id });
    const names = await readFilterContext(user.id);
    const subtasks: Task[] = [];
    const isSubtask = ({ parent_id }: Task) => parent_id === id;
    for await (const batch of listTasks({ tasks, user, query: {}, matches: isSubtask }))
      subtasks.push(...batch);
    const shown = subtasks.slice(0, maxTasksForModel);
    const { description, context, remind_at, estimated_pomodoros, created_at, completed_at, suggestions } =
      task;
    return {
      output: {
        ...describeTask(task, names),
        title: task.title,
        notes: description,
        context,
        remind_at,
        estimated_pomodoros,
        created_at,
        completed_at,
        ...(suggestions.length > 0 && {
          found_in_notes: suggestions.map(({ title, due_date }) => ({ title, due_date })),
        }),
        subtasks: shown.map((subtask) => describeTask(subtask, names)),
      },
      about: task.title,
      found: null,
      taskIds: [id, ...shown.map((subtask) => subtask.id)],
    };
  },
});
