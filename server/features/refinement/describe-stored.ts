import { maxSuggestions } from '#contract/limits.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { type ThemeIdOf, toTaskFields } from '#intake/to-task-fields.ts';
import { functionWord } from '#intake/tokens/function-words.ts';
import { isTaskVerb } from '#intake/tokens/verbs.ts';
import type { Span, UnderstoodTask } from '#intake/types.ts';
import { createQuoteFinder, type Range } from './find-quote.ts';
import { listWords, stemsOf } from './text-words.ts';

/** A task of a capture as it is stored, and what decides whether a reading may change it. */
export interface StoredTask {
  task: Task;
  /** Fields that the user changed since, or gave: on a page, with a chip, or with a sign such as `#`. */
  fixed: ReadonlySet<string>;
  /** The user changed something since, or it is closed or nested: it neither leaves nor gives its words away. */
  isSettled: boolean;
  /** Completed or in the trash. */
  isClosed: boolean;
  /** Where in the text it comes from. */
  ranges: Range[];
  /** Where the text says its date or recurrence, its reminder and its priority. */
  dateRanges: Range[];
  reminderRanges: Range[];
  priorityRanges: Range[];
  /** The task holds the whole text, because the intake was unsure how to split it. */
  isHeldBack: boolean;
  /** The intake was sure that this is a task; see `isSureTask`. */
  isSure: boolean;
}

/** Values that the person wrote with a sign, such as `#House` or `p1`, and where. */
export interface Marker extends Range {
  fields: Partial<Task>;
}

export interface StoredCapture {
  tasks: StoredTask[];
  markers: Marker[];
  /** How many tasks the intake found. */
  foundCount: number;
  /** False if the user decided how to split the text. */
  mayRegroup: boolean;
  /** The position of the first task to be added; see `deriveTaskId`. */
  nextPosition: number;
}

/** Compares the stored tasks with what the intake finds in the text, `understood`; undefined if it cannot be understood in time. */
export function describeStored({
  captureId,
  text,
  rows,
  touched,
  parents,
  understood,
  themeIdOf,
}: {
  captureId: string;
  text: string;
  /** All tasks of the capture, those in the trash too. */
  rows: readonly Task[];
  touched: ReadonlyMap<string, ReadonlySet<string>>;
  parents: ReadonlySet<string>;
  understood: readonly UnderstoodTask[] | undefined;
  themeIdOf: ThemeIdOf;
}): StoredCapture {
  const ids = new Set(rows.map(({ id }) => id));
  let count = 0;
  while (ids.has(deriveTaskId(captureId, count))) count++;
  const suggested = rows.flatMap(({ suggestions }) => suggestions);
  for (const { id } of suggested) ids.add(id);
  const isHeldBack = (row: Task) =>
    row.suggestions.length > 0 || (text.trim() !== '' && row.description.trim() === text.trim());
  const mayRegroup = rows.length === 0 || !understood || rows.some(isHeldBack) || understood.length === count;
  const locate = createLocator(text);
  const tasks = rows.map((task): StoredTask => {
    const changed = touched.get(task.id) ?? new Set<string>();
    const position = positionOf(captureId, task.id, count);
    const found = isHeldBack(task) ? undefined : findCounterpart(understood, task, position, changed);
    const spans = found?.spans ?? [];
    const isClosed = task.deleted_at !== null || task.status === 'completed';
    const rangesOf = (...values: Span['value'][]) => spans.filter(({ value }) => values.includes(value));
    return {
      task,
      fixed: new Set([
        ...changed,
        ...listGiven(task, found && toTaskFields(found, { themeIdOf }), isHeldBack(task)),
        ...(found ? listMarked(found, text) : []),
      ]),
      isSettled: isClosed || changed.size > 0 || task.parent_id !== null || parents.has(task.id),
      isClosed,
      ranges: isHeldBack(task) ? [{ start: 0, end: text.length }] : found ? spans : locate(task.title),
      dateRanges: rangesOf('due_date', 'recurrence'),
      reminderRanges: rangesOf('reminder'),
      priorityRanges: rangesOf('priority'),
      isHeldBack: isHeldBack(task),
      isSure: mayRegroup && found !== undefined && isSureTask(found),
    };
  });
  return {
    tasks,
    markers: (understood ?? []).flatMap((task) => listMarkers(task, text, themeIdOf)),
    foundCount: Math.max(understood?.length ?? 1, suggested.length, count),
    mayRegroup,
    nextPosition: findNextPosition(captureId, ids),
  };
}

/** Returns the position after the last that a task or a suggestion has; some before it may be free. */
function findNextPosition(captureId: string, ids: ReadonlySet<string>): number {
  let next = 0;
  for (let position = 0; position < ids.size + maxSuggestions; position++)
    if (ids.has(deriveTaskId(captureId, position))) next = position + 1;
  return next;
}

function positionOf(captureId: string, id: string, count: number): number {
  for (let position = 0; position < count; position++)
    if (deriveTaskId(captureId, position) === id) return position;
  return -1;
}

function findCounterpart(
  understood: readonly UnderstoodTask[] | undefined,
  { title }: Task,
  position: number,
  changed: ReadonlySet<string>,
): UnderstoodTask | undefined {
  const atPosition = understood?.[position];
  if (atPosition && (atPosition.title === title || changed.has('title'))) return atPosition;
  return understood?.find((one) => one.title === title);
}

const datedFields = ['due_date', 'recurrence', 'remind_at'] as const;
const comparedFields = [
  ...datedFields,
  'priority',
  'project_id',
  'thread_id',
  'description',
  'tags',
] as const;

/** Lists the fields that are not as the intake read them, so that the user gave or removed them when it was captured. */
function listGiven(
  task: Task,
  read: Partial<Task> | undefined,
  isHeldBack: boolean,
): (typeof comparedFields)[number][] {
  const own = ['due_date', 'recurrence', 'remind_at', 'description'];
  const isEmpty = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return comparedFields.filter((field) => {
    if (read) return JSON.stringify(task[field]) !== JSON.stringify(read[field]);
    return !(isHeldBack && own.includes(field)) && !isEmpty(task[field]);
  });
}

const priorityMark = /^\W*(?:p\s?[1-4]|!\S*)\W*$/iu;
const isMark = ({ start, end, value }: Span, text: string) =>
  value === 'priority'
    ? priorityMark.test(text.slice(start, end))
    : /^["“]?[#@]/.test(text.slice(start, end));

/** Lists the fields of a task that the person set with a sign or a slash command. */
function listMarked({ spans, command }: UnderstoodTask, text: string): (keyof Task)[] {
  const marked = spans.filter((span) => isMark(span, text)).map(({ value }) => value);
  return [
    ...(marked.includes('theme') ? (['theme_id'] as const) : []),
    ...(marked.includes('project') ? (['project_id'] as const) : []),
    ...(marked.includes('priority') ? (['priority'] as const) : []),
    ...(command === null ? [] : datedFields),
  ];
}

function listMarkers(task: UnderstoodTask, text: string, themeIdOf: ThemeIdOf): Marker[] {
  const { theme_id, llm_confidence, alternatives, project_id, priority, estimated_pomodoros } = toTaskFields(
    task,
    { themeIdOf },
  );
  return task.spans.flatMap((span): Marker[] => {
    const { start, end, value } = span;
    if (value === 'duration') return [{ start, end, fields: { estimated_pomodoros } }];
    if (!isMark(span, text)) return [];
    if (value === 'theme') return [{ start, end, fields: { theme_id, llm_confidence, alternatives } }];
    if (value === 'project') return [{ start, end, fields: { project_id } }];
    if (value === 'priority') return [{ start, end, fields: { priority } }];
    const name = text.slice(start, end).replace(/^[#@]/, '');
    const tags = task.tags.filter((tag) => tag.toLowerCase() === name.toLowerCase());
    return value === 'tag' && tags.length > 0 ? [{ start, end, fields: { tags } }] : [];
  });
}

/** Words of a title up to which it is a thing to get or to go to, such as “milk” or “parents' evening”. */
const maxWordsOfThing = 3;

/**
 * Returns whether the intake was sure of a task. It holds a text back whose split it is unsure of; of the others those tasks are sure that
 * begin with what to do, or are as short as an entry of a list. What is left is mostly talk.
 */
function isSureTask({ title }: UnderstoodTask): boolean {
  const words = title.toLowerCase().split(/\s+/);
  const [first = ''] = words;
  return isTaskVerb(first) || (!functionWord.test(first) && words.length <= maxWordsOfThing);
}

/** Returns a function that finds the words of a title in the text: together, or else each of them. */
function createLocator(text: string): (title: string) => Range[] {
  const findQuote = createQuoteFinder(text);
  return (title) => {
    const [whole] = findQuote(title);
    if (whole) return [whole];
    const stems = new Set(stemsOf(title));
    return listWords(text).filter(({ stem }) => stems.has(stem));
  };
}
