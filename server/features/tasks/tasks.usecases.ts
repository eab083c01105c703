import { uuidv7 } from 'uuidv7';
import type { BulkPatch, NewTask, Task, TaskPatch, TaskQuery } from '#contract/tasks.ts';
import type { Status } from '#contract/vocabularies.ts';
import { floatingDue } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import { idTaken, taskNotFound } from './tasks.errors.ts';
import type { Place, TasksRepository } from './tasks.repository.ts';

interface Context {
  tasks: TasksRepository;
  user: SignedInUser;
}

interface Write extends Context {
  now: Date;
  /** When the person made the change; not later than now. */
  editedAt: Date;
}

export async function listTasks({ tasks, user, query }: Context & { query: TaskQuery }): Promise<Task[]> {
  return tasks.list(user.id, {
    themeId: query.theme_id === 'inbox' ? null : query.theme_id,
    projectId: query.project_id,
    limit: query.limit,
  });
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
  editedAt,
}: Write & { input: NewTask }): Promise<Task> {
  const [task] = await tasks.create(user.id, {
    capture: null,
    tasks: [taskFrom(input, { id: input.id ?? uuidv7(), timeZone: user.timeZone, createdAt: editedAt })],
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

/** Changes those of the tasks that exist and are not deleted, and returns them; the others are left out. */
export async function updateTasks({
  tasks,
  user,
  input,
  now,
  editedAt,
}: Write & { input: BulkPatch }): Promise<Task[]> {
  const patches = new Map<string, TaskPatch>();
  for (const { id, ...patch } of input.tasks) patches.set(id, { ...patches.get(id), ...patch });
  const requests = [...patches].map(([id, patch]) => ({
    id,
    change: (task: Task) => (task.deleted_at ? null : changeFrom(patch, task, user.timeZone, editedAt)),
  }));
  const changed = await tasks.change(user.id, requests, { editedAt, now });
  return changed.filter((task) => !task.deleted_at);
}

export async function setTaskStatus({
  status,
  ...write
}: Write & { id: string; status: Status }): Promise<Task> {
  return updateTask({ ...write, input: { status } });
}

/** Moves the task to the trash; a second time changes nothing. */
export async function deleteTask({ tasks, user, id, now, editedAt }: Write & { id: string }): Promise<Task> {
  const change = (task: Task) => (task.deleted_at ? null : { deleted_at: editedAt.toISOString() });
  const [task] = await tasks.change(user.id, [{ id, change }], { editedAt, now });
  if (!task) throw taskNotFound();
  return task;
}

export async function restoreTask({ tasks, user, id, now, editedAt }: Write & { id: string }): Promise<Task> {
  const [task] = await tasks.change(user.id, [{ id, change: () => ({ deleted_at: null }) }], {
    editedAt,
    now,
  });
  if (!task) throw taskNotFound();
  return task;
}

/** Tasks in each theme, thread or project; those in none under null. */
export async function countTasks({
  tasks,
  userId,
  by,
}: {
  tasks: TasksRepository;
  userId: string;
  by: Place;
}): Promise<Map<string | null, number>> {
  return tasks.countBy(userId, by);
}

/**
 * Puts right what all tasks in a theme, thread or project refer to, deleted ones too, after it was deleted or
 * moved: they leave what is gone, and follow a thread to its theme.
 */
export async function settleTasks({
  tasks,
  userId,
  place,
  id,
  now,
}: {
  tasks: TasksRepository;
  userId: string;
  place: Place;
  id: string;
  now: Date;
}): Promise<void> {
  const ids = await tasks.idsIn(userId, place, id);
  if (ids.length === 0) return;
  await tasks.change(
    userId,
    ids.map((taskId) => ({ id: taskId, change: () => ({}) })),
    { editedAt: now, now },
  );
}

/** A whole row from what was given, everything else at its default. */
export function taskFrom(
  input: NewTask,
  {
    id,
    timeZone,
    createdAt,
    captureId = null,
  }: { id: string; timeZone: string; createdAt: Date; captureId?: string | null },
): Omit<Task, 'revision'> {
  const due = input.due_date ?? input.due ?? null;
  const status = input.status ?? 'pending';
  const instant = createdAt.toISOString();
  return {
    id,
    title: input.title,
    context: input.context ?? '',
    description: input.description ?? '',
    status,
    priority: input.priority ?? null,
    due_date: due === null ? null : floatingDue(due, timeZone),
    recurrence: input.recurrence ?? null,
    tags: input.tags ?? [],
    auto_tags: input.auto_tags ?? [],
    estimated_pomodoros: input.estimated_pomodoros ?? 1,
    theme_id: input.theme_id ?? null,
    thread_id: input.thread_id ?? null,
    project_id: input.project_id ?? null,
    llm_confidence: input.llm_confidence ?? null,
    alternatives: input.alternatives ?? [],
    capture_id: captureId,
    completed_at: status === 'completed' ? instant : null,
    created_at: instant,
    updated_at: instant,
    deleted_at: null,
  };
}

/** The fields of a patch as they are stored. Choosing a theme oneself ends the doubt about it. */
function changeFrom(
  { due, ...patch }: TaskPatch,
  task: Task,
  timeZone: string,
  editedAt: Date,
): Partial<Task> {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const dueDate = patch.due_date !== undefined ? patch.due_date : due;
  return {
    ...given,
    ...(dueDate !== undefined && { due_date: dueDate === null ? null : floatingDue(dueDate, timeZone) }),
    ...(patch.theme_id !== undefined &&
      patch.llm_confidence === undefined && { llm_confidence: null, alternatives: [] }),
    ...(patch.status !== undefined &&
      patch.status !== task.status && {
        completed_at: patch.status === 'completed' ? editedAt.toISOString() : null,
      }),
  };
}
