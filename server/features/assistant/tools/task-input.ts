import { z } from 'zod';
import type { ProposedChange } from '#contract/assistant-proposals.ts';
import { maxTagLength, maxTags, maxTextLength } from '#contract/limits.ts';
import { taskFields } from '#contract/task-fields.ts';
import { nameSchema, textSchema } from '#contract/values.ts';
import { priorities } from '#contract/vocabularies.ts';
import { readSetting } from '../../settings/settings.usecases.ts';
import { findPlace, findThemeId, type Places } from './places.ts';
import { readRecurrence } from './recurrence-words.ts';
import { findTask } from './task-refs.ts';
import type { ReadContext } from './tool.ts';
import { dateSchema, momentSchema, placeRefSchema, taskRefSchema } from './values.ts';

const maxTitleLength = 1000;
const maxRecurrenceLength = 200;
const { max: maxSessions } = taskFields.estimated_pomodoros;

/** The fields of a task as callers of tools give them: places by name, the estimate in minutes. */
export const taskInputShape = {
  title: nameSchema(maxTitleLength),
  notes: textSchema(maxTextLength),
  due_date: dateSchema.nullable(),
  priority: z.enum(priorities).nullable(),
  tags: z.array(nameSchema(maxTagLength)).max(maxTags),
  theme: placeRefSchema.nullable(),
  thread: placeRefSchema.nullable(),
  project: placeRefSchema.nullable(),
  parent: taskRefSchema.nullable(),
  estimate_minutes: z.int().min(1).max(6000),
  remind_at: momentSchema.nullable(),
  recurrence: z.string().max(maxRecurrenceLength).nullable(),
  recurs_from_completion: z.boolean(),
};

/** Says what the fields mean, for the descriptions of tools that take them. */
export const taskInputWords = `Fields: due_date YYYY-MM-DD, or YYYY-MM-DDTHH:MM with a time, in the user's zone; remind_at YYYY-MM-DDTHH:MM; estimate_minutes; theme, thread, project by name, theme null is the Inbox; parent: the task it is a subtask of, whose places it shares; recurrence: an RRULE such as FREQ=WEEKLY;BYDAY=MO or words such as every other friday, counted from completion with recurs_from_completion.`;

const taskInputSchema = z.object(taskInputShape).partial();
export type TaskInput = z.infer<typeof taskInputSchema>;

/** What every task of one call needs to be read. */
export interface TaskInputContext extends ReadContext {
  places: Places;
  /** Length of a focus session in minutes. */
  workMinutes: number;
}

export const readWorkMinutes = async ({
  settings,
  user,
}: Pick<ReadContext, 'settings' | 'user'>): Promise<number> =>
  await readSetting({ settings, userId: user.id, id: 'work_duration' });

export interface ResolvedTask {
  fields: Omit<ProposedChange, 'id' | 'status'>;
  understood: string[];
}

/**
 * Returns the fields of a task as they are stored. A subtask gets the places of its task unless the caller names others, and a task in
 * a thread its theme. Throws AppError for what does not exist or cannot be read.
 */
export async function resolveTask(
  context: TaskInputContext,
  { notes, theme, thread, project, parent, estimate_minutes, recurrence, ...given }: TaskInput,
): Promise<ResolvedTask> {
  const { places, workMinutes } = context;
  const fields: ResolvedTask['fields'] = { ...given };
  const understood: string[] = [];
  if (notes !== undefined) fields.description = notes;
  if (parent !== undefined) {
    const of = parent === null ? null : await findTask(context, parent);
    fields.parent_id = of && (of.parent_id ?? of.id);
    if (of)
      Object.assign(fields, { theme_id: of.theme_id, thread_id: of.thread_id, project_id: of.project_id });
  }
  if (theme !== undefined) fields.theme_id = findThemeId(places, theme);
  if (project !== undefined) fields.project_id = project && findPlace(places, 'project', project).id;
  if (thread !== undefined) {
    const found = thread === null ? null : findPlace(places, 'thread', thread);
    fields.thread_id = found?.id ?? null;
    if (found) fields.theme_id = found.themeId ?? null;
  }
  if (estimate_minutes !== undefined) {
    const sessions = Math.min(maxSessions, Math.ceil(estimate_minutes / workMinutes));
    fields.estimated_pomodoros = sessions;
    const rounded = sessions * workMinutes;
    if (rounded !== estimate_minutes)
      understood.push(
        `estimate_minutes ${estimate_minutes} is ${rounded}, in whole focus sessions of ${workMinutes}`,
      );
  }
  if (recurrence !== undefined) fields.recurrence = recurrence;
  if (recurrence) {
    const read = await readRecurrence(context, recurrence);
    fields.recurrence = read.rule;
    if (read.fromCompletion) fields.recurs_from_completion = true;
    if (read.firstDate !== null && given.due_date === undefined) fields.due_date = read.firstDate;
    if (read.rule !== recurrence)
      understood.push(
        `“${recurrence}” is ${read.rule}${read.firstDate ? `, first on ${read.firstDate}` : ''}`,
      );
  }
  return { fields, understood };
}
