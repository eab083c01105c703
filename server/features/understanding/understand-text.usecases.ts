import type { NewTask, TaskPatch } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { TimesOfDay, UnderstoodTask, Vocabulary } from '#intake/types.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import type { IntakePool } from './intake-pool.ts';

/** The intake engine, and the source of a user's vocabulary. */
export interface Intake extends Pick<IntakePool, 'read' | 'understand'> {
  readVocabulary: (
    userId: string,
  ) => Promise<{ vocabulary: Vocabulary; themeRows: Theme[]; timesOfDay: TimesOfDay }>;
}

/** A text, whose it is and when it was written. */
export interface ReadContext {
  intake: Pick<Intake, 'read' | 'readVocabulary'>;
  /** BCP 47, the language it is written in. */
  locale: string;
  user: Pick<SignedInUser, 'id' | 'timeZone'>;
  at: Date;
  text: string;
}

/** Returns what was read in a text, as the fields of tasks; null if it cannot be understood in time. */
export async function readText({ intake, at, text, locale, user }: ReadContext) {
  const { themeRows, vocabulary, timesOfDay } = await intake.readVocabulary(user.id);
  const now = toWallTime(at, user.timeZone);
  const [reading] = await intake.read([text], { now, locale, vocabulary, timesOfDay });
  if (!reading) return null;
  const themeIdOf = createThemeIdFinder(themeRows);
  const toFields = (task: UnderstoodTask) => toTaskFields(task, { themeIdOf });
  return { tasks: reading.tasks.map(toFields), suggestions: reading.suggestions.map(toFields) };
}

/** Returns what one task is read as: where the text names several or cannot be understood in time, it is the title as it is. */
export async function readOneTask(context: ReadContext): Promise<NewTask> {
  const reading = await readText(context);
  const [only, ...others] = reading ? [...reading.tasks, ...reading.suggestions] : [];
  return only && others.length === 0 ? only : { title: context.text, auto_tags: [], llm_confidence: 0 };
}

/** Adds new automatic tags to a patch that has a new title, if the title can be understood in time. */
export async function retag({
  patch,
  ...context
}: Omit<ReadContext, 'text'> & { patch: TaskPatch }): Promise<TaskPatch> {
  if (patch.title === undefined) return patch;
  const reading = await readText({ ...context, text: patch.title });
  if (!reading) return patch;
  const found = [...reading.tasks, ...reading.suggestions];
  return { ...patch, auto_tags: [...new Set(found.flatMap((task) => task.auto_tags))] };
}

export function createThemeIdFinder(themes: Theme[]) {
  const ids = new Map(themes.map((theme) => [theme.name.toLowerCase(), theme.id]));
  return (name: string) => ids.get(name.toLowerCase()) ?? null;
}
