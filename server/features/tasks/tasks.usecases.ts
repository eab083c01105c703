import type { BulkPatch, NewTask, Suggestion, Task, TaskPatch, TaskQuery } from '#contract/tasks.ts';
import { dueDateSchema } from '#contract/values.ts';
import type { Status } from '#contract/vocabularies.ts';
import { newTask } from '#domain/new-task.ts';
import { normalizeRecurrence } from '#domain/recurrence.ts';
import { seriesChange } from '#domain/recurring-task.ts';
import { toAddedTasks, withoutSuggestions } from '#domain/suggestions.ts';
import { addConsequences, cascadeToSubtask } from '#domain/task-change.ts';
import type { Cascade } from '#domain/task-edit.ts';
import type { Edit } from '../../db/revision.ts';
import { toFloatingDue, toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import { invalidInput } from '../../http/errors.ts';
import { createId } from '../../ids.ts';
import type { Narrowing } from './narrow.ts';
import { idTaken, taskNotFound } from './tasks.errors.ts';
import type { ContainerField, TasksRepository } from './tasks.repository.ts';

interface Context {
  tasks: TasksRepository;
  user: Pick<SignedInUser, 'id' | 'timeZone'>;
}

interface Write extends Context {
  edit: Edit;
}

/**
 * Yields, newest first and in batches, the tasks in the theme and project of `query` that match. `candidates` are the ids of
 * all tasks that can match, newest first; without them, all tasks that meet `narrowing` are gone through. Throws `input.invalid` where the user has
 * no task `after`; a deleted one will do.
 */
export async function* listTasks({
  tasks,
  user,
  query: { theme_id, project_id, after, limit = Number.POSITIVE_INFINITY },
  matches,
  candidates,
  narrowing,
}: Context & {
  query: Omit<TaskQuery, 'filter'>;
  matches?: ((task: Task) => boolean) | undefined;
  narrowing?: Narrowing | undefined;
  candidates?: readonly string[] | undefined;
}): AsyncGenerator<Task[]> {
  const last = after === undefined ? undefined : await tasks.find(user.id, after);
  if (after !== undefined && !last)
    throw invalidInput([{ field: 'after', message: 'must be the id of one of your tasks' }]);
  const options = {
    themeId: theme_id === 'inbox' ? null : theme_id,
    projectId: project_id,
    after: last,
    narrowing,
    // How many tasks have to be read to find as many that match is not known.
    ...(!matches && { limit }),
  };
  const batches = candidates
    ? tasks.findInBatches(user.id, candidates, options)
    : tasks.listInBatches(user.id, options);
  let left = limit;
  for await (const batch of batches) {
    const found = matches ? batch.filter(matches).slice(0, left) : batch;
    if (found.length > 0) yield found;
    left -= found.length;
    if (left <= 0) return;
  }
}

/** Throws `tasks.not_found`, for a deleted task too. */
export async function getTask({ tasks, user, id }: Context & { id: string }): Promise<Task> {
  const task = await tasks.find(user.id, id);
  if (!task || task.deleted_at) throw taskNotFound();
  return task;
}

export async function createTask({
  tasks,
  user,
  input,
  edit,
}: Context & {
  input: NewTask;
  edit: Pick<Edit, 'editedAt'> & { changeId: string | undefined };
}): Promise<Task> {
  const { id = createId() } = input;
  const { changeId = id } = edit;
  const [task] = await tasks.create(user.id, {
    ...(changeId !== id && { changeId }),
    capture: null,
    tasks: [newTask(toStoredFields(input, user.timeZone), { id, createdAt: edit.editedAt.toISOString() })],
  });
  if (!task) throw idTaken();
  return task;
}

export async function updateTask({
  id,
  input,
  ...write
}: Write & { id: string; input: TaskPatch }): Promise<Task> {
  const [task] = await updateTasks({ ...write, input: { tasks: [{ ...input, id }] } });
  if (!task) throw taskNotFound();
  return task;
}

/** Changes and returns the tasks that exist and are not deleted; others are left out. */
export async function updateTasks({
  tasks,
  user,
  input,
  edit,
}: Write & { input: BulkPatch }): Promise<Task[]> {
  const patches = new Map<string, BulkPatch['tasks'][number]>();
  for (const patch of input.tasks) patches.set(patch.id, { ...patches.get(patch.id), ...patch });
  const at = edit.editedAt.toISOString();
  const requests = [...patches].map(([id, { deleted, id: _id, ...patch }]) => ({
    id,
    change: (task: Task) => {
      if (task.deleted_at && deleted !== false) return null;
      const trash = deleted === undefined ? {} : { deleted_at: deleted ? at : null };
      return { ...addConsequences(task, toStoredFields(patch, user.timeZone), at), ...trash };
    },
  }));
  const changed = await tasks.change(user.id, requests, { edit, cascade: createTaskCascade({ user, edit }) });
  const deleted = new Set(input.tasks.filter((patch) => patch.deleted).map(({ id }) => id));
  return changed.filter((task) => !task.deleted_at || deleted.has(task.id));
}

export async function setTaskStatus({
  status,
  ...write
}: Write & { id: string; status: Status }): Promise<Task> {
  return updateTask({ ...write, input: { status } });
}

/**
 * Makes tasks of suggestions of a task, which then no longer offers them. Those that are tasks already stay as they are; those in
 * the trash come back as they were found.
 */
export async function addSuggestions({
  tasks,
  user,
  id,
  suggestions,
  edit,
}: Write & { id: string; suggestions: readonly Suggestion[] }): Promise<{ task: Task; added: Task[] }> {
  const offering = await tasks.find(user.id, id);
  if (!offering) throw taskNotFound();
  const added = toAddedTasks(offering, suggestions, edit.editedAt.toISOString());
  const requests = added.map((fresh) => ({
    id: fresh.id,
    change: ({ deleted_at }: Task) => (deleted_at === null ? null : fresh),
    isUnconditional: true,
  }));
  const offer = (task: Task) => ({ suggestions: withoutSuggestions(task, suggestions) });
  const [task = offering] = await tasks.change(
    user.id,
    [{ id, change: offer, isUnconditional: true }, ...requests],
    { edit, creates: added, allowMissingReferences: true },
  );
  const ids = added.map((one) => one.id);
  return { task, added: await tasks.findMany(user.id, ids) };
}

/** Moves the task and its subtasks to the trash; a second time changes nothing. */
export async function deleteTask({ tasks, user, id, edit }: Write & { id: string }): Promise<Task> {
  const change = (task: Task) => (task.deleted_at ? null : { deleted_at: edit.editedAt.toISOString() });
  const [task] = await tasks.change(user.id, [{ id, change }], {
    edit,
    cascade: createTaskCascade({ user, edit }),
  });
  if (!task) throw taskNotFound();
  return task;
}

/** Takes the task out of the trash, with the subtasks that went there with it. */
export async function restoreTask({ tasks, user, id, edit }: Write & { id: string }): Promise<Task> {
  const [task] = await tasks.change(user.id, [{ id, change: () => ({ deleted_at: null }) }], {
    edit,
    cascade: createTaskCascade({ user, edit }),
  });
  if (!task || task.deleted_at) throw taskNotFound();
  return task;
}

/** Returns the rules by which a change of one task affects others; see domain/. */
export function createTaskCascade({
  user,
  edit,
}: {
  user: Pick<SignedInUser, 'timeZone'>;
  edit: Edit;
}): Cascade {
  const at = edit.editedAt.toISOString();
  const completed = toWallTime(edit.editedAt, user.timeZone).slice(0, 16);
  return {
    subtask: (parent, subtask) => {
      const change = cascadeToSubtask(parent, subtask);
      return change && addConsequences(subtask, change, at);
    },
    series: (parent, subtasks) => seriesChange(parent, subtasks, { completed, at }),
  };
}

/** What counts the tasks in a theme, thread or project, and settles them when it is deleted or moved. */
export type PlacedTasks = Pick<TasksRepository, 'countBy' | 'idsIn' | 'change'>;

/** Counts tasks in each theme, thread or project; null counts those in none. */
export async function countTasks({
  tasks,
  userId,
  by,
}: {
  tasks: PlacedTasks;
  userId: string;
  by: ContainerField;
}): Promise<Map<string | null, number>> {
  return tasks.countBy(userId, by);
}

/**
 * Makes the references of all tasks in a theme, thread or project consistent after it was deleted or moved, deleted
 * tasks included: they leave what is gone and follow a thread to its theme. With `to` they move there first.
 */
export async function settleTasks({
  tasks,
  userId,
  place,
  id,
  to = {},
  edit,
}: {
  tasks: PlacedTasks;
  userId: string;
  place: ContainerField;
  id: string;
  to?: Partial<Pick<Task, ContainerField>>;
  edit: Edit;
}): Promise<void> {
  const ids = await tasks.idsIn(userId, place, id);
  if (ids.length === 0) return;
  await tasks.change(
    userId,
    ids.map((taskId) => ({ id: taskId, change: () => to })),
    { edit: { ...edit, editedAt: edit.now } },
  );
}

/** `Input` without undefined as a value. */
type Defined<Input> = { [Field in keyof Input]: Exclude<Input[Field], undefined> };

/**
 * Returns the fields that are not undefined, as they are stored: dates in the user's wall time, recurrences as rules. Throws
 * `input.invalid` for an instant that has no such date there, and for a recurrence that is no rule.
 */
export function toStoredFields<
  Input extends Pick<TaskPatch, 'due_date' | 'due' | 'recurrence' | 'suggestions'>,
>(input: Input, timeZone: string): Defined<Omit<Input, 'due'>> {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input))
    if (value !== undefined && field !== 'due') given[field] = value;
  const dueDate = input.due_date !== undefined ? input.due_date : input.due;
  if (dueDate !== undefined) given.due_date = dueDate === null ? null : toFloatingDue(dueDate, timeZone);
  if (!dueDateSchema.nullable().safeParse(given.due_date ?? null).success)
    throw invalidInput([
      {
        field: input.due_date !== undefined ? 'due_date' : 'due',
        message: 'must be before the year 10000 in your time zone',
      },
    ]);
  if (input.recurrence != null) given.recurrence = toRule(input.recurrence, 'recurrence');
  if (input.suggestions)
    given.suggestions = input.suggestions.map((suggestion, index) => ({
      ...suggestion,
      recurrence: suggestion.recurrence && toRule(suggestion.recurrence, `suggestions.${index}.recurrence`),
    }));
  return given as Defined<Omit<Input, 'due'>>;
}

function toRule(recurrence: string, field: string): string {
  const rule = normalizeRecurrence(recurrence);
  if (rule === null)
    throw invalidInput([{ field, message: 'must be a rule of RFC 5545, such as FREQ=WEEKLY;BYDAY=MO' }]);
  return rule;
}
