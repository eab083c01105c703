import { z } from 'zod';
import { planThreadInputSchema } from '#contract/assistant-proposals.ts';
import { maxNameLength, maxProposedSteps, maxProposedTasks } from '#contract/limits.ts';
import { labelSchema, nameSchema } from '#contract/values.ts';
import { invalidInput } from '../../../http/errors.ts';
import { checkChange } from './parts.ts';
import { findPlace, findThemeId, readPlaces } from './places.ts';
import { readWorkMinutes, resolveTask, taskInputShape } from './task-input.ts';
import { changeTool } from './tool.ts';
import { placeRefSchema } from './values.ts';

const { title, notes, due_date, priority, estimate_minutes } = taskInputShape;

export const planThread = changeTool({
  name: 'plan_thread',
  description: `Breaks a goal down into 1 to ${maxProposedTasks} tasks in the order to do them, each with a due date and, where useful, up to ${maxProposedSteps} steps, which become subtasks. Give \`thread\` to extend an existing thread, or \`title\` and \`theme\` to create one. Dates are YYYY-MM-DD.`,
  effect: 'changes',
  input: z.object({
    thread: placeRefSchema.optional(),
    title: labelSchema(maxNameLength).optional(),
    theme: placeRefSchema.optional(),
    tasks: z
      .array(
        z
          .object({
            title,
            notes,
            due_date,
            priority,
            estimate_minutes,
            steps: z.array(nameSchema(1000)).max(maxProposedSteps),
          })
          .partial()
          .required({ title: true }),
      )
      .min(1)
      .max(maxProposedTasks),
  }),
  prepare: async (context, { thread, title, theme, tasks }) => {
    const [places, workMinutes] = await Promise.all([readPlaces(context), readWorkMinutes(context)]);
    const known = thread === undefined ? undefined : findPlace(places, 'thread', thread);
    const themeId = known ? known.themeId : theme === undefined ? null : findThemeId(places, theme);
    if (!known && (title === undefined || !themeId))
      throw invalidInput([
        { field: '', message: 'Give thread, or title and theme; a thread cannot be in the Inbox.' },
      ]);
    const planned = [];
    const told: string[] = [];
    for (const { steps, ...task } of tasks) {
      const { fields, understood } = await resolveTask({ ...context, places, workMinutes }, task);
      planned.push({ ...fields, ...(steps && { steps }) });
      told.push(...understood.map((words) => `“${task.title}”: ${words}`));
    }
    const input = checkChange(
      planThreadInputSchema,
      {
        title: known?.name ?? title,
        theme_id: themeId,
        ...(known && { thread_id: known.id }),
        tasks: planned,
      },
      [],
    );
    return { change: { tool: 'plan_thread', input }, understood: told };
  },
});
