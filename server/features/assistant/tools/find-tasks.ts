import { z } from 'zod';
import { maxFilterLength } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import { textSchema } from '#contract/values.ts';
import { maxTasksForModel } from '../../../config/limits.ts';
import { toWallTime } from '../../../floating-date.ts';
import { filterTasks } from '../../tasks/filter-tasks.usecases.ts';
import { byDueDate, describeTask } from './describe-task.ts';
import { type ReadContext, readTool } from './tool.ts';

const inputSchema = z.object({ filter: textSchema(maxFilterLength) });

export const findTasks = readTool({
  name: 'find_tasks',
  description: `Finds the user's tasks by a filter; returns how many match and the ${maxTasksForModel} due first.
Conditions: today, tomorrow, overdue, next 7 days, no date, recurring; due <= friday, due: next week, created: yesterday, completed: last week; p1 (urgent), p2, p3, p4 (low), no priority; @tag; #"Theme or project", #inbox; /"Thread"; is:open, is:completed, is:in_progress, is:paused; bare words that the task must contain.
Operators: & and, | or, ! not, ( ). Without is:open it also finds completed tasks. Example: (overdue | today) & is:open & #work`,
  input: inputSchema,
  run: async (context, { filter }) => {
    const matching = await findMatching(context, filter);
    const shown = matching.sort(byDueDate).slice(0, maxTasksForModel);
    const names = await context.readFilterContext(context.user.id);
    return {
      output: { count: matching.length, tasks: shown.map((task) => describeTask(task, names)) },
      about: filter,
      found: matching.length,
      taskIds: shown.map(({ id }) => id),
    };
  },
});

/** Returns all matching tasks, newest first. Throws `input.invalid` for a filter that cannot be parsed. */
export async function findMatching({ now, ...context }: ReadContext, filter: string): Promise<Task[]> {
  const wallTime = toWallTime(now, context.user.timeZone).slice(0, 16);
  return (await Array.fromAsync(filterTasks({ ...context, filter, now: wallTime }))).flat();
}
