import { suggestionFields } from '#contract/task-fields.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { NewCapture, NewTask, Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { toSuggestions } from '#domain/suggestions.ts';
import { chosenThemeFields } from '#domain/user-filings.ts';
import type { Edit } from '../../db/revision.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createId, deriveUuid } from '../../ids.ts';
import type { Refine } from '../refinement/request-refinement.usecases.ts';
import { idTaken } from '../tasks/tasks.errors.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { toStoredFields } from '../tasks/tasks.usecases.ts';
import { type Intake, type ReadContext, readText } from '../understanding/understand-text.usecases.ts';

/** What makes tasks of a text. */
export interface Capturing {
  tasks: TasksRepository;
  intake: Intake;
  /** Has a language model refine the tasks. */
  refine: Refine;
}

/** The creation of a text with its tasks. */
type CaptureCreation = Parameters<TasksRepository['create']>[1] & { capture: { id: string } };

interface Context extends Capturing {
  /** BCP 47, the language it is written in. */
  locale: string;
  user: SignedInUser;
  edit: Edit;
}

interface NewText extends Omit<Context, 'edit'> {
  edit: Pick<Edit, 'editedAt'>;
  input: NewCapture;
}

/**
 * Stores the text and the tasks in it, once for each capture id, and returns the tasks in order. A text that cannot be understood in
 * time becomes a single unsure task. A language model refines the tasks afterwards; `waitMs` limits the wait for that.
 */
export async function captureText({
  waitMs = 0,
  ...context
}: NewText & { waitMs?: number }): Promise<Task[]> {
  const { tasks, refine, locale, user } = context;
  const creation = await prepareCapture(context);
  const created = await tasks.create(user.id, creation);
  if (created.length === 0) throw idTaken();
  const captureId = creation.capture.id;
  return (await refine({ userId: user.id, captureId, locale, tasks: created, waitMs })) ?? created;
}

/** Understands a text, and returns what its capture creates; `tasks.create` stores that. */
export async function prepareCapture({
  intake,
  locale,
  user,
  edit: { editedAt },
  input,
}: Pick<NewText, 'intake' | 'locale' | 'user' | 'edit' | 'input'>): Promise<CaptureCreation> {
  const { id = createId(), title: text, context = '', captured_at, tasks: shown, due, ...given } = input;
  const captured = new Date(
    Math.min(captured_at ? Date.parse(captured_at) : editedAt.getTime(), editedAt.getTime()),
  );
  const known = toStoredFields(
    {
      // A given theme is not a guess.
      ...(given.theme_id !== undefined && chosenThemeFields(given.theme_id)),
      ...given,
      ...(due !== undefined && { due }),
      context,
    },
    user.timeZone,
  );
  const understood = shown ?? (await readTasks({ intake, locale, user, at: captured, text, captureId: id }));
  return {
    // A device may have filed tasks under a theme that never reached the server.
    allowMissingReferences: shown !== undefined && given.theme_id === undefined,
    capture: { id, text, context, captured_at: captured.toISOString() },
    tasks: understood.map((task, position) =>
      newTask(withGiven(toStoredFields(task, user.timeZone), known), {
        id: deriveTaskId(id, position),
        createdAt: captured.toISOString(),
        captureId: id,
      }),
    ),
  };
}

/** Gives a task, and what it offers, the fields that apply to everything in its capture. */
function withGiven(task: NewTask, given: Partial<NewTask>): NewTask {
  const { suggestions } = task;
  if (!suggestions) return { ...task, ...given };
  const fields = Object.fromEntries(
    suggestionFields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
  return { ...task, suggestions: suggestions.map((one) => ({ ...one, ...fields })), ...given };
}

/** Returns the tasks that a text is stored as; the first offers what the intake found but did not make tasks of. */
async function readTasks({ captureId, ...context }: ReadContext & { captureId: string }): Promise<NewTask[]> {
  const { text } = context;
  const reading = await readText(context);
  if (!reading) return [{ title: text, auto_tags: [], llm_confidence: 0 }];
  const [first = { title: text, auto_tags: [] }, ...others] = reading.tasks;
  return [{ ...first, suggestions: toSuggestions(captureId, reading.suggestions) }, ...others];
}

/**
 * Returns the id of a capture that its sender names in words of their own, such as an Idempotency-Key or the Message-ID of a mail:
 * the same for the same name of the same user.
 */
export const deriveCaptureId = (userId: string, kind: 'key' | 'mail', name: string): string =>
  deriveUuid(['capture', userId, kind, name]);
