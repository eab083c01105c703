import { z } from 'zod';
import { createTasksInputSchema, type ProposedTask } from '#contract/assistant-proposals.ts';
import { maxProposedTasks, maxQuestionLength } from '#contract/limits.ts';
import { textSchema } from '#contract/values.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import { toWallTime } from '../../../floating-date.ts';
import { invalidInput } from '../../../http/errors.ts';
import { createThemeIdFinder } from '../../understanding/understand-text.usecases.ts';
import { checkChange, collectParts } from './parts.ts';
import { type Places, readPlaces } from './places.ts';
import { readWorkMinutes, resolveTask, taskInputShape, taskInputWords } from './task-input.ts';
import { changeTool, type ReadContext } from './tool.ts';

export const createTasks = changeTool({
  name: 'create_tasks',
  description: `Creates 1 to ${maxProposedTasks} tasks: either \`tasks\` with fields, or \`text\` as it was said or typed, which is read into tasks with dates, themes and priorities: “milk, eggs and call mum sunday at 6” becomes “milk, eggs” and “call mum” on Sunday at 18:00. A list of things stays one task; to have one each, give \`tasks\`. Set only what was said or clearly meant. ${taskInputWords}`,
  effect: 'changes',
  input: z.object({
    tasks: z
      .array(z.object(taskInputShape).partial().required({ title: true }))
      .min(1)
      .max(maxProposedTasks)
      .optional(),
    text: textSchema(maxQuestionLength).optional(),
  }),
  prepare: async (context, { tasks = [], text = '' }) => {
    const [places, workMinutes] = await Promise.all([readPlaces(context), readWorkMinutes(context)]);
    const read = text.trim() === '' ? [] : await readText(context, text, workMinutes);
    const { parts, understood, left_out } = await collectParts(
      tasks,
      ({ title }) => `“${title}”`,
      async (task) => {
        const { fields, understood } = await resolveTask({ ...context, places, workMinutes }, task);
        return { part: { ...fields, title: task.title }, understood };
      },
    );
    const all = [...read, ...parts];
    const cut = all.slice(maxProposedTasks).map(({ title }) => `“${title}”`);
    if (cut.length > 0) left_out.push(`A call creates ${maxProposedTasks} tasks. Not: ${cut.join(', ')}.`);
    const input = checkChange(createTasksInputSchema, { tasks: all.slice(0, maxProposedTasks) }, left_out);
    return {
      change: { tool: 'create_tasks', input },
      understood: [
        ...read.slice(0, maxProposedTasks).map((task) => describeRead(task, places)),
        ...understood,
      ],
      left_out,
    };
  },
});

/** Reads a text with the intake, as if it had been typed into the field on Home. */
async function readText(
  { intake, user, now, locale }: ReadContext,
  text: string,
  workMinutes: number,
): Promise<ProposedTask[]> {
  const { vocabulary, themeRows, timesOfDay } = await intake.readVocabulary(user.id);
  const [reading] = await intake.read([text], {
    now: toWallTime(now, user.timeZone),
    locale,
    vocabulary,
    timesOfDay,
    splitsAlways: true,
  });
  if (!reading || reading.tasks.length === 0)
    throw invalidInput([{ field: 'text', message: 'cannot be read; give the tasks with their fields' }]);
  const themeIdOf = createThemeIdFinder(themeRows);
  return reading.tasks.map((task) => {
    const {
      auto_tags: _tags,
      llm_confidence: _confidence,
      alternatives: _others,
      ...fields
    } = toTaskFields(task, {
      themeIdOf,
      workMinutes,
    });
    const set = Object.entries(fields).filter(
      ([, value]) => value !== null && value !== '' && value !== false,
    );
    return Object.fromEntries(set) as ProposedTask;
  });
}

/** Says what was read, without the fields that every task has. */
function describeRead(
  { title, due_date, recurrence, priority, remind_at, theme_id }: ProposedTask,
  places: Places,
): string {
  const theme = places.theme.find(({ id }) => id === theme_id)?.name;
  const read = { due_date, remind_at, recurrence, priority, theme };
  const said = Object.entries(read).flatMap(([field, value]) => (value ? `${field} ${value}` : []));
  return [`“${title}”`, ...said].join(', ');
}
