import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { maxRefinedTasks } from '../../config/limits.ts';
import { readDueDate, readTags, readTitle } from './check-answer.ts';
import { choosePlace, isPlaceFree, type NewThreadTitle, type Places } from './choose-place.ts';
import type { RefineAnswer, RefinedTask } from './refine-answer.ts';

/** A task of a capture as the intake made it, and what the user has done with it since. */
export interface IntakeTask {
  task: Task;
  /** Fields that were changed since. */
  touched: ReadonlySet<string>;
  /** The text gives it a date, which the user may have removed since. */
  isDateGiven: boolean;
  hasSubtasks: boolean;
}

export interface RefinementInput {
  captureId: string;
  text: string;
  capturedAt: string;
  /** The model numbers them from 1. */
  tasks: readonly IntakeTask[];
  /** The position of the first task to be added; see `deriveTaskId`. */
  nextPosition: number;
  /** False if the tasks are not those that the intake splits the text into, as when the user decided how to split it. */
  maySplit: boolean;
  answer: RefineAnswer;
  places: Places;
  /** Floating date. */
  today: string;
}

export interface PlannedRefinement {
  changes: { id: string; change: TaskChange; newThread?: NewThreadTitle }[];
  created: { task: Task; newThread?: NewThreadTitle }[];
  deleted: string[];
}

/**
 * Plans the changes that a model's answer makes: only to fields that the user has neither changed nor given, and only with valid
 * values. Returns null if the answer leaves out a task, refers to one that does not exist, or has too many.
 */
export function planRefinement(input: RefinementInput): PlannedRefinement | null {
  const { tasks, answer } = input;
  if (!coversTasks(answer, tasks.length)) return null;
  const plan: PlannedRefinement = { changes: [], created: [], deleted: [] };
  for (const pieces of Map.groupBy(answer.tasks, ({ from }) => from.join()).values()) {
    const [first, ...others] = pieces;
    const sources = first?.from.flatMap((number) => tasks[number - 1] ?? []) ?? [];
    const [kept, ...joined] = sources;
    if (!first || !kept || sources.some(isClosed)) continue;
    if (joined.length + others.length > 0) {
      const isValid = pieces.every(({ title }) => readTitle(title, input.text) !== undefined);
      if (!(isValid && input.maySplit && sources.every(isFree) && canJoin(kept.task, joined))) continue;
    }
    refineTask(input, plan, kept, first, {
      ...(joined.length > 0 && { tags: joinTags(sources) }),
    });
    for (const { task } of joined) plan.deleted.push(task.id);
    for (const piece of others) {
      const id = deriveTaskId(input.captureId, input.nextPosition + plan.created.length);
      plan.created.push(createPiece(input, { id, source: kept.task, piece }));
    }
  }
  return plan;
}

const isClosed = ({ task }: IntakeTask) => task.deleted_at !== null || task.status === 'completed';

/** Returns whether the answer accounts for each given task once: kept, split, or joined with others. */
function coversTasks({ tasks }: RefineAnswer, count: number): boolean {
  if (tasks.length === 0 || tasks.length > maxRefinedTasks) return false;
  const groups = new Set(tasks.map(({ from }) => from.join()));
  const numbers = [...groups].flatMap((group) => group.split(',').map(Number));
  const isEachOnce = new Set(numbers).size === numbers.length && numbers.length === count;
  const hasSplitJoin = tasks.some(
    ({ from }, index) =>
      from.length > 1 && tasks.findIndex((one) => one.from.join() === from.join()) !== index,
  );
  return isEachOnce && !hasSplitJoin && numbers.every((number) => number >= 1 && number <= count);
}

/** Returns whether the task is as the intake made it, and nothing depends on it. */
const isFree = ({ task, touched, hasSubtasks }: IntakeTask) =>
  touched.size === 0 && !hasSubtasks && task.recurrence === null && task.remind_at === null;

/** Returns whether the tasks can be joined without losing what the text says about one of them. */
const canJoin = (kept: Task, others: readonly IntakeTask[]) =>
  others.every(({ task }) =>
    (['due_date', 'priority', 'project_id', 'thread_id', 'estimated_pomodoros'] as const).every(
      (field) => task[field] === kept[field],
    ),
  );

const joinTags = (sources: readonly IntakeTask[]) => [...new Set(sources.flatMap(({ task }) => task.tags))];

/** Adds the changes of a task that is kept to the plan. */
function refineTask(
  { text, places, today }: RefinementInput,
  plan: PlannedRefinement,
  { task, touched, isDateGiven }: IntakeTask,
  piece: RefinedTask,
  joined: Pick<TaskChange, 'tags'>,
): void {
  const isUntouched = (...fields: (keyof Task)[]) => !fields.some((field) => touched.has(field));
  const title = readTitle(piece.title, text);
  const due = piece.due_date === null ? undefined : readDueDate(piece.due_date, today);
  const project = places.projectIds.get(piece.project ?? '');
  const place = isPlaceFree(task, touched) ? choosePlace(piece, places, text) : undefined;
  const autoTags = readTags(piece.tags, task.tags);
  const { newThread, ...fields } = place ?? {};
  const wanted: TaskChange = {
    ...joined,
    ...(title !== undefined && isUntouched('title') && !isQuoted(task.title, text) && { title }),
    ...fields,
    ...(project !== undefined &&
      task.project_id === null &&
      isUntouched('project_id') && { project_id: project }),
    ...(due !== undefined &&
      task.due_date === null &&
      task.recurrence === null &&
      !isDateGiven &&
      isUntouched('due_date', 'recurrence') && { due_date: due }),
    ...(autoTags.length > 0 && isUntouched('tags', 'auto_tags') && { auto_tags: autoTags }),
  };
  const change = Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(task[field as keyof Task]),
    ),
  );
  if (Object.keys(change).length > 0 || newThread)
    plan.changes.push({ id: task.id, change, ...(newThread && { newThread }) });
}

/** Returns a task for a further part of `source`, with the fields that the user gave for the whole. */
function createPiece(
  { text, places, today, captureId, capturedAt }: RefinementInput,
  { id, source, piece }: { id: string; source: Task; piece: RefinedTask },
): PlannedRefinement['created'][number] {
  const title = readTitle(piece.title, text) ?? source.title;
  const { context, priority, tags, theme_id, thread_id, project_id, llm_confidence, alternatives } = source;
  const place = isPlaceFree(source, new Set()) ? choosePlace(piece, places, text) : undefined;
  const { newThread, ...fields } = place ?? { theme_id, thread_id, llm_confidence, alternatives };
  const due = piece.due_date === null ? undefined : readDueDate(piece.due_date, today);
  const task = newTask(
    {
      title,
      context,
      priority,
      tags,
      project_id: project_id ?? places.projectIds.get(piece.project ?? '') ?? null,
      due_date: source.due_date ?? due ?? null,
      auto_tags: readTags(piece.tags, tags),
      ...fields,
    },
    { id, createdAt: capturedAt, captureId },
  );
  return { task, ...(newThread && { newThread }) };
}

const quotation = /["“„«]([^"“”„«»]+)["”“»]/gu;

/** Returns whether the title contains words that the user put in quotation marks, which stay verbatim. */
function isQuoted(title: string, text: string): boolean {
  const lower = title.toLowerCase();
  return [...text.matchAll(quotation)].some(([, words = '']) => lower.includes(words.trim().toLowerCase()));
}
