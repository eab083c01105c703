import { deriveTaskId } from '#contract/task-rules.ts';
import type { NewCapture, Task, TaskPatch } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { newTask } from '#domain/new-task.ts';
import { chosenThemeFields } from '#domain/user-filings.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { TimesOfDay, Vocabulary } from '#intake/types.ts';
import type { Edit } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createId } from '../../ids.ts';
import type { Refine } from '../refinement/request-refinement.usecases.ts';
import { idTaken } from '../tasks/tasks.errors.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { convertToFloatingDates } from '../tasks/tasks.usecases.ts';
import type { IntakePool } from './intake-pool.ts';

/** The intake engine, the source of a user's vocabulary, and the model that refines the result. */
export interface Intake extends Pick<IntakePool, 'understand'> {
  readVocabulary: (
    userId: string,
  ) => Promise<{ vocabulary: Vocabulary; themeRows: Theme[]; timesOfDay: TimesOfDay }>;
  refine: Refine;
}

interface Context {
  tasks: TasksRepository;
  intake: Intake;
  /** BCP 47, the language it is written in. */
  locale: string;
  user: SignedInUser;
  edit: Edit;
}

/**
 * Stores the text and the tasks in it, once for each capture id, and returns the tasks in order. A text that cannot be understood in
 * time becomes a single unsure task. A language model refines the tasks afterwards; `waitMs` limits the wait for that.
 */
export async function captureText({
  tasks,
  intake,
  locale,
  user,
  edit: { editedAt },
  input,
  waitMs = 0,
}: Omit<Context, 'edit'> & {
  edit: Pick<Edit, 'editedAt'>;
  input: NewCapture;
  waitMs?: number;
}): Promise<Task[]> {
  const { id = createId(), title: text, context = '', captured_at, tasks: shown, due, ...given } = input;
  const captured = new Date(
    Math.min(captured_at ? Date.parse(captured_at) : editedAt.getTime(), editedAt.getTime()),
  );
  const known = {
    // A given theme is not a guess.
    ...(given.theme_id !== undefined && chosenThemeFields(given.theme_id)),
    ...given,
    ...(due !== undefined && { due_date: due }),
    context,
  };
  const understood = shown ??
    (await understandText({ intake, locale, user, at: captured, text })) ?? [
      { title: text, auto_tags: [], llm_confidence: 0 },
    ];
  const created = await tasks.create(user.id, {
    // A device may have filed tasks under a theme that never reached the server.
    allowMissingReferences: shown !== undefined && given.theme_id === undefined,
    capture: { id, text, context, captured_at: captured.toISOString() },
    tasks: understood.map((task, position) =>
      newTask(convertToFloatingDates({ ...task, ...known }, user.timeZone), {
        id: deriveTaskId(id, position),
        createdAt: captured.toISOString(),
        captureId: id,
      }),
    ),
  });
  if (created.length === 0) throw idTaken();
  return (await intake.refine({ userId: user.id, captureId: id, locale, tasks: created, waitMs })) ?? created;
}

/** Adds new automatic tags to a patch that has a new title, if the title can be understood in time. */
export async function retag({
  intake,
  locale,
  user,
  edit: { now },
  patch,
}: Context & { patch: TaskPatch }): Promise<TaskPatch> {
  if (patch.title === undefined) return patch;
  const understood = await understandText({ intake, locale, user, at: now, text: patch.title });
  if (!understood) return patch;
  return { ...patch, auto_tags: [...new Set(understood.flatMap((task) => task.auto_tags))] };
}

/** Returns the fields of the tasks in a text; null if it cannot be understood in time. */
async function understandText({
  intake,
  at,
  text,
  locale,
  user,
}: Pick<Context, 'intake' | 'locale' | 'user'> & { at: Date; text: string }) {
  const { themeRows, vocabulary, timesOfDay } = await intake.readVocabulary(user.id);
  const now = toWallTime(at, user.timeZone);
  const [understood] = await intake.understand([text], { now, locale, vocabulary, timesOfDay });
  if (!understood) return null;
  const themeIdOf = createThemeIdFinder(themeRows);
  const fields = understood.map((task) => toTaskFields(task, { themeIdOf }));
  return fields.length > 0 ? fields : [{ title: text, auto_tags: [] }];
}

export function createThemeIdFinder(themes: Theme[]) {
  const ids = new Map(themes.map((theme) => [theme.name.toLowerCase(), theme.id]));
  return (name: string) => ids.get(name.toLowerCase()) ?? null;
}
