import { z } from 'zod';
import { maxFilterLength } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import { textSchema } from '#contract/values.ts';
import { defaultTasksForModel, maxTasksForModel } from '../../../config/limits.ts';
import { filterTasks } from '../../tasks/filter-tasks.usecases.ts';
import { countBy, groupings } from './count-tasks.ts';
import {
  byDueDate,
  compare,
  describeTasks,
  readFacts,
  shownTaskSchema,
  type TaskFacts,
} from './describe-task.ts';
import { readFilterNotes } from './read-filter.ts';
import { type ReadContext, readTool } from './tool.ts';
import { wallTimeNow } from './values.ts';

const sortOrders = ['due', 'completed', 'priority', 'age', 'worked'] as const;

export const findTasks = readTool({
  name: 'find_tasks',
  description: `Finds tasks by a filter, or counts them with count_by. Returns how many match and a page of them: ids, estimates and time worked in minutes, subtasks done, the beginning of the notes, when created and completed.
filter conditions: today, tomorrow, overdue, next 7 days, no date, recurring; due <= friday, due: next week, due after: 2026-12-01, created: yesterday, completed: last week; p1 (urgent), p2, p3, p4 (low), no priority; @tag; #"Theme or project", #inbox; /"Thread"; is:in_progress, is:paused; bare words that the task must contain. Operators: & and, | or, ! not, ( ). Example: (overdue | today) & #work. Empty: all.
status: open unless the filter names a status or a completed date. sort: due (soonest first), completed (latest first), priority, age (oldest first), worked (most first). count_by day and week: by due day of open tasks, by completion of completed ones. limit up to ${maxTasksForModel}, offset for the next page.`,
  input: z.object({
    filter: textSchema(maxFilterLength).optional(),
    status: z.enum(['open', 'completed', 'any']).optional(),
    sort: z.enum(sortOrders).optional(),
    count_by: z.enum(groupings).optional(),
    limit: z.int().min(1).max(maxTasksForModel).optional(),
    offset: z.int().min(0).max(100_000).optional(),
  }),
  output: z.object({
    count: z.int(),
    tasks: z.array(shownTaskSchema).optional(),
    next_offset: z.int().optional(),
    groups: z.array(z.object({ name: z.string(), open: z.int(), completed: z.int() })).optional(),
    notes: z.array(z.string()).optional(),
  }),
  run: async (
    context,
    { filter = '', sort = 'due', count_by, limit = defaultTasksForModel, offset = 0, ...input },
  ) => {
    const { saysStatus, notes } = await readFilterNotes(context, filter);
    const { status = saysStatus || count_by ? 'any' : 'open' } = input;
    const matching = (await findMatching(context, filter)).filter(hasStatus(status));
    const found = { about: filter, found: matching.length };
    if (count_by) {
      const { count, groups, notes: more } = await countBy(context, matching, count_by);
      return { output: { count, groups, ...tellNotes([...notes, ...more]) }, ...found };
    }
    const facts = await readFacts(context);
    const shown = matching.sort(compareBy(sort, facts)).slice(offset, offset + limit);
    const next = offset + shown.length;
    return {
      output: {
        count: matching.length,
        ...tellNotes(notes),
        tasks: await describeTasks(context, shown, facts),
        ...(next < matching.length && { next_offset: next }),
      },
      ...found,
    };
  },
});

const tellNotes = (notes: string[]) => (notes.length > 0 ? { notes } : {});

/** Returns all matching tasks, newest first. Throws `input.invalid` for a filter that cannot be parsed. */
export async function findMatching(context: ReadContext, filter: string): Promise<Task[]> {
  return (await Array.fromAsync(filterTasks({ ...context, filter, now: wallTimeNow(context) }))).flat();
}

const hasStatus =
  (wanted: 'open' | 'completed' | 'any') =>
  ({ status }: Task) =>
    wanted === 'any' || (status === 'completed') === (wanted === 'completed');

const ranks = { urgent: 0, high: 1, medium: 2, low: 3 };
const rankOf = ({ priority }: Task) => (priority ? ranks[priority] : 4);
function compareBy(
  sort: (typeof sortOrders)[number],
  { workedMs }: TaskFacts,
): (one: Task, other: Task) => number {
  const worked = ({ id }: Task) => workedMs.get(id) ?? 0;
  switch (sort) {
    case 'due':
      return byDueDate;
    case 'completed':
      return (one, other) => compare(other.completed_at ?? '', one.completed_at ?? '');
    case 'priority':
      return (one, other) => rankOf(one) - rankOf(other) || byDueDate(one, other);
    case 'age':
      return (one, other) => compare(one.created_at, other.created_at);
    case 'worked':
      return (one, other) => worked(other) - worked(one);
    default:
      return sort satisfies never;
  }
}
