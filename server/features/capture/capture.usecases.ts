import { deriveTaskId } from '#contract/task-rules.ts';
import type { NewCapture, ReclassifyResult, Task, TaskPatch } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { newTask } from '#domain/new-task.ts';
import { canRefile, chosenThemeFields } from '#domain/user-filings.ts';
import { loadLanguageWords } from '#intake/locales/languages.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { IntakeContext, UnderstoodTask, Vocabulary } from '#intake/types.ts';
import type { Edit } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createId } from '../../ids.ts';
import { idTaken } from '../tasks/tasks.errors.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { convertToFloatingDates, createTaskCascade } from '../tasks/tasks.usecases.ts';

/** Bundles the intake engine with the source of a user's vocabulary. */
export interface Intake {
  understand: (text: string, context: IntakeContext) => UnderstoodTask[];
  readVocabulary: (userId: string) => Promise<Vocabulary & { themeRows: Theme[] }>;
}

interface Context {
  tasks: TasksRepository;
  intake: Intake;
  /** BCP 47, the language it is written in. */
  locale: string;
  user: SignedInUser;
  edit: Edit;
}

/** Stores the text and the tasks in it, once for each capture id. Returns the tasks in their order. */
export async function captureText({
  tasks,
  intake,
  locale,
  user,
  edit: { editedAt },
  input,
}: Omit<Context, 'edit'> & { edit: Pick<Edit, 'editedAt'>; input: NewCapture }): Promise<Task[]> {
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
  const understood = shown ?? (await understandText({ intake, locale, user, at: captured, text }));
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
  return created;
}

/** Returns the patch, with automatic tags guessed again if it has a new title. */
export async function retag({
  intake,
  locale,
  user,
  edit: { now },
  patch,
}: Context & { patch: TaskPatch }): Promise<TaskPatch> {
  if (patch.title === undefined) return patch;
  const understood = await understandText({ intake, locale, user, at: now, text: patch.title });
  return { ...patch, auto_tags: [...new Set(understood.flatMap((task) => task.auto_tags))] };
}

/**
 * Files every task by its title again, and returns those that moved beside the result; their subtasks go along. A task
 * stays where it is for which the intake has no theme or whose theme a person chose.
 */
export async function reclassifyTasks({
  tasks,
  intake,
  locale,
  user,
  edit,
}: Context): Promise<{ result: ReclassifyResult; moved: Task[] }> {
  const all = (await tasks.list(user.id, {})).filter(({ parent_id }) => parent_id === null);
  const { themeRows, ...vocabulary } = await intake.readVocabulary(user.id);
  const nameOf = new Map(themeRows.map((theme) => [theme.id, theme.name]));
  const context = await contextFor({ locale, user, at: edit.now, vocabulary });
  const requests = all.filter(canRefile).flatMap((task) => {
    const [understood] = intake.understand(task.title, context);
    if (!understood) return [];
    const { theme_id, llm_confidence, alternatives } = toTaskFields(understood, {
      themeIdOf: createThemeIdFinder(themeRows),
    });
    if (theme_id === null || theme_id === task.theme_id) return [];
    return [{ id: task.id, change: () => ({ theme_id, llm_confidence, alternatives }) }];
  });
  const moved =
    requests.length === 0
      ? []
      : await tasks.change(user.id, requests, { edit, cascade: createTaskCascade({ user, edit }) });
  const counts = new Map<string, number>();
  for (const task of moved) {
    const name = nameOf.get(task.theme_id ?? '') ?? 'Inbox';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const theme_changes = Object.fromEntries(counts);
  const result = { reclassified_count: moved.length, total_tasks: all.length, theme_changes, errors: [] };
  return { result, moved };
}

async function understandText({
  intake,
  at,
  text,
  ...reader
}: Pick<Context, 'intake' | 'locale' | 'user'> & { at: Date; text: string }) {
  const { themeRows, ...vocabulary } = await intake.readVocabulary(reader.user.id);
  const understood = intake.understand(text, await contextFor({ ...reader, at, vocabulary }));
  const fields = understood.map((task) => toTaskFields(task, { themeIdOf: createThemeIdFinder(themeRows) }));
  return fields.length > 0 ? fields : [{ title: text, auto_tags: [] }];
}

async function contextFor({
  locale,
  user,
  at,
  vocabulary,
}: Pick<Context, 'locale' | 'user'> & { at: Date; vocabulary: Vocabulary }): Promise<IntakeContext> {
  const language = await loadLanguageWords(locale);
  return { now: toWallTime(at, user.timeZone), locale, vocabulary, ...(language && { language }) };
}

function createThemeIdFinder(themes: Theme[]) {
  const ids = new Map(themes.map((theme) => [theme.name.toLowerCase(), theme.id]));
  return (name: string) => ids.get(name.toLowerCase()) ?? null;
}
