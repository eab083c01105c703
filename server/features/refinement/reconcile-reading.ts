import { maxTextLength } from '#contract/limits.ts';
import type { ReadingProposal, RefinementQuestion } from '#contract/refinements.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { readWhen } from '#intake/read-when.ts';
import { isPlaceFree, type NewThreadTitle } from './choose-place.ts';
import type { Marker, StoredCapture, StoredTask } from './describe-stored.ts';
import { isWithin, type Range } from './find-quote.ts';
import { findLostPhrases, toNote } from './lost-words.ts';
import type { ReadingContext, ReadingTask } from './make-reading.ts';
import { matchTasks } from './match-tasks.ts';
import { listContentWords, stemsOf } from './text-words.ts';

export interface Plan {
  changes: { id: string; change: TaskChange; newThread?: NewThreadTitle }[];
  created: { task: Task; newThread?: NewThreadTitle }[];
  deleted: string[];
  questions: RefinementQuestion[];
}

interface Reconciliation extends Pick<ReadingContext, 'text' | 'moment'> {
  captureId: string;
  capturedAt: string;
  capture: StoredCapture;
  reading: readonly ReadingTask[];
}

/** What a task will be. */
interface Outcome {
  id: string;
  stored?: StoredTask;
  found?: ReadingTask;
  /** The fields it gets. */
  fields: TaskChange;
  newThread?: NewThreadTitle;
  /** Where in the text it comes from. */
  ranges: readonly Range[];
  /** Its notes may be written. */
  takesNotes: boolean;
}

/** A reading may find this many tasks in any text, and so many times what the intake found, without being asked about. */
const [maxUnaskedTasks, maxUnaskedRatio] = [4, 2];

/**
 * Returns why the reading should be asked about before it is obeyed: it leaves out a task of which the intake was sure, or finds many more
 * than the intake; null if it can be obeyed.
 */
export function findObjection({
  capture,
  reading,
  text,
}: Pick<Reconciliation, 'capture' | 'reading' | 'text'>): ReadingProposal['reason'] | null {
  if (reading.length === 0 || !capture.mayRegroup) return null;
  if (reading.length > Math.max(maxUnaskedTasks, maxUnaskedRatio * capture.foundCount))
    return 'many_more_tasks';
  const { leaving } = matchTasks(capture, reading, text);
  const kept = new Set(
    reading.flatMap(({ title, valueRanges }) =>
      [title, ...valueRanges.map((one) => slice(text, one))].flatMap(stemsOf),
    ),
  );
  const isLost = ({ task }: StoredTask) => {
    const words = listContentWords(task.title);
    return words.filter(({ stem }) => kept.has(stem)).length * 2 < words.length;
  };
  return leaving.some((one) => one.isSure && isLost(one)) ? 'drops_sure_task' : null;
}

const slice = (text: string, { start, end }: Range) => text.slice(start, end);

/**
 * Plans the changes that make the stored tasks those of the reading, except where the user decided. A task that covers the words of a
 * stored one is that task; others are added, and stored ones that are no tasks leave. No content word of the text is lost.
 */
export function reconcileReading(input: Reconciliation): Plan {
  const { capture, reading, text } = input;
  if (reading.length === 0) return { changes: [], created: [], deleted: [], questions: [] };
  const { pairs, added, leaving } = matchTasks(capture, reading, text);
  const accounted = createAccount(text, reading);
  const outcomes: Outcome[] = [];
  for (const stored of capture.tasks) {
    const found = pairs.get(stored);
    if (leaving.includes(stored)) continue;
    outcomes.push(found && !stored.isClosed ? refine(input, { stored, found, accounted }) : keep(stored));
  }
  for (const [index, { found, source }] of added.entries())
    outcomes.push(
      add(input, { found, source, id: deriveTaskId(input.captureId, capture.nextPosition + index) }),
    );
  if (!outcomes.some(({ takesNotes }) => takesNotes)) leaving.length = 0;
  passTags(outcomes, leaving);
  writeNotes(input, outcomes);
  return toPlan(input, outcomes, leaving);
}

const keep = (stored: StoredTask): Outcome => ({
  id: stored.task.id,
  stored,
  fields: {},
  ranges: stored.ranges,
  takesNotes: !stored.isSettled && !stored.fixed.has('description'),
});

/** Returns whether the reading says all content words of some ranges elsewhere: in a title, in notes, or as a value. */
type Accounted = (ranges: readonly Range[]) => boolean;

function createAccount(text: string, reading: readonly ReadingTask[]): Accounted {
  const held = new Set(reading.flatMap(({ title, notes }) => [...stemsOf(title), ...stemsOf(notes)]));
  const covered = reading.flatMap(({ valueRanges }) => valueRanges);
  return (ranges) =>
    listContentWords(text)
      .filter((word) => isWithin(word, ranges))
      .every((word) => held.has(word.stem) || isWithin(word, covered));
}

/** Refines a stored task: every field that the user has neither changed nor given. */
function refine(
  { text, capture: { markers } }: Reconciliation,
  { stored, found, accounted }: { stored: StoredTask; found: ReadingTask; accounted: Accounted },
): Outcome {
  const { task, fixed, isHeldBack, dateRanges, reminderRanges, priorityRanges } = stored;
  const { dueDate, recurrence, recursFromCompletion, reminder, priority } = found.values;
  const isFree = (...fields: (keyof Task)[]) => !fields.some((field) => fixed.has(field));
  const isDated = dueDate !== null || recurrence !== null;
  const { newThread, ...place } = (isPlaceFree(task, fixed) && found.place) || {};
  const isRetitled =
    isFree('title') && (found.isTitled || isHeldBack) && !losesQuotation(task.title, found.title, text);
  const fields: TaskChange = {
    ...(isHeldBack && markedFields(markers, found)),
    ...(isRetitled && { title: found.title }),
    ...(isFree('due_date', 'recurrence') &&
      (isDated || accounted(dateRanges)) && {
        due_date: dueDate,
        recurrence,
        recurs_from_completion: recursFromCompletion,
      }),
    ...(isFree('remind_at') && (reminder !== null || accounted(reminderRanges)) && { remind_at: reminder }),
    ...(isFree('priority') && (priority !== null || accounted(priorityRanges)) && { priority }),
    ...place,
    ...(found.projectId !== null && isFree('project_id') && { project_id: found.projectId }),
    ...(isFree('tags', 'auto_tags') &&
      found.tags.length > 0 && { auto_tags: without(found.tags, task.tags) }),
    suggestions: [],
  };
  return {
    id: task.id,
    stored,
    found,
    fields,
    ...(newThread && { newThread }),
    ranges: found.ranges,
    takesNotes: isFree('description'),
  };
}

const without = (tags: readonly string[], others: readonly string[]) =>
  tags.filter((tag) => !others.some((other) => other.toLowerCase() === tag.toLowerCase()));

const quotation = /["“„«]([^"“”„«»]+)["”“»]/gu;

/** Returns whether the new title lacks words of the old one that the user put in quotation marks, which stay verbatim. */
function losesQuotation(before: string, after: string, text: string): boolean {
  const [old, next] = [before.toLowerCase(), after.toLowerCase()];
  return [...text.matchAll(quotation)].some(([, words = '']) => {
    const said = words.trim().toLowerCase();
    return old.includes(said) && !next.includes(said);
  });
}

/** Returns the values that the person wrote with a sign in the words of a task. */
function markedFields(markers: readonly Marker[], { ranges }: ReadingTask): TaskChange {
  const own = markers.filter((marker) => isWithin(marker, ranges));
  const tags = own.flatMap(({ fields }) => fields.tags ?? []);
  return { ...Object.assign({}, ...own.map(({ fields }) => fields)), ...(tags.length > 0 && { tags }) };
}

/** Adds a task, with what the user gave for all tasks of the capture. */
function add(
  { captureId, capturedAt, capture: { markers } }: Reconciliation,
  { found, source, id }: { found: ReadingTask; source: StoredTask | undefined; id: string },
): Outcome {
  const { title, values, tags, projectId } = found;
  const marked = markedFields(markers, found);
  const from = source?.task;
  const isGiven = (field: keyof Task) => source !== undefined && !source.isSettled && source.fixed.has(field);
  const isPlaceGiven = source !== undefined && !marked.theme_id && !isPlaceFree(source.task, source.fixed);
  const { newThread, ...place } = (!isPlaceGiven && found.place) || {};
  const given = {
    ...(from && { context: from.context }),
    ...(from &&
      isPlaceGiven &&
      !source?.isSettled && {
        theme_id: from.theme_id,
        thread_id: from.thread_id,
        llm_confidence: from.llm_confidence,
        alternatives: from.alternatives,
      }),
    ...(from && isGiven('project_id') && { project_id: from.project_id }),
  };
  const task = newTask(
    {
      title,
      project_id: projectId,
      due_date: values.dueDate,
      recurrence: values.recurrence,
      recurs_from_completion: values.recursFromCompletion,
      remind_at: values.reminder,
      priority: values.priority,
      auto_tags: without(tags, marked.tags ?? []),
      ...place,
      ...given,
      ...marked,
    },
    { id, createdAt: capturedAt, captureId },
  );
  return { id, found, fields: task, ...(newThread && { newThread }), ranges: found.ranges, takesNotes: true };
}

/** Gives the tags of tasks that leave to the next task. */
function passTags(outcomes: readonly Outcome[], leaving: readonly StoredTask[]): void {
  for (const { task, ranges } of leaving) {
    const heir = findNearest(outcomes, ranges[0]);
    if (!heir || task.tags.length === 0 || heir.stored?.isSettled) continue;
    const own = heir.fields.tags ?? heir.stored?.task.tags ?? [];
    heir.fields.tags = [...own, ...without(task.tags, own)];
  }
}

/** Returns the task that comes from these words, or the last one before them, or the first. Only those that take notes. */
function findNearest(outcomes: readonly Outcome[], at: Range | undefined): Outcome | undefined {
  const open = outcomes.filter(({ takesNotes, ranges }) => takesNotes && ranges.length > 0);
  const start = at?.start ?? 0;
  const startOf = ({ ranges }: Outcome) => Math.min(...ranges.map((range) => range.start));
  const around = open.filter(({ ranges }) => at && isWithin(at, ranges));
  const before = open.filter((one) => startOf(one) <= start);
  const last = (some: readonly Outcome[]) =>
    some.reduce<Outcome | undefined>(
      (best, one) => (best && startOf(best) >= startOf(one) ? best : one),
      undefined,
    );
  return last(around) ?? last(before) ?? open[0] ?? outcomes.find(({ takesNotes }) => takesNotes);
}

/** Writes the notes: those of the reading, and the phrases of the text that would otherwise be lost. */
function writeNotes({ text, capture, moment }: Reconciliation, outcomes: readonly Outcome[]): void {
  const notes = new Map(outcomes.map((one) => [one, one.found?.notes ? [one.found.notes] : []]));
  const titleOf = ({ fields, stored }: Outcome) => fields.title ?? stored?.task.title ?? '';
  const tagsOf = ({ fields, stored }: Outcome) => [
    ...(fields.tags ?? stored?.task.tags ?? []),
    ...(fields.auto_tags ?? stored?.task.auto_tags ?? []),
  ];
  const written = (one: Outcome) =>
    one.takesNotes && one.found ? (one.found.notes ?? '') : (one.stored?.task.description ?? '');
  const held = new Set(
    outcomes.flatMap((one) =>
      [titleOf(one), written(one), ...tagsOf(one), one.newThread?.title ?? ''].flatMap(stemsOf),
    ),
  );
  // The intake's own words of a corrected date may hold more than a date.
  const isTimeAt = (range: Range) => isTimeOnly(slice(text, range), moment);
  const covered = [
    ...capture.markers.filter((marker) => isKept(marker, outcomes)),
    ...outcomes.flatMap(({ found, stored, fields }) => [
      ...(found?.valueRanges ?? []),
      // What the user closed or changed stays as it is, with its words.
      ...(stored?.isSettled ? stored.ranges : []),
      ...(stored ? listKeptRanges(stored, fields, isTimeAt) : []),
    ]),
  ];
  const isDue = ({ fields, stored }: Outcome) =>
    (fields.due_date === undefined ? stored?.task.due_date : fields.due_date) != null;
  for (const phrase of findLostPhrases(text, { held, covered })) {
    const target = findNearest(outcomes, phrase);
    const words = toNote(text, phrase);
    // A date that a later word corrected is no loss.
    if (target && !(isDue(target) && isTimeOnly(words, moment))) notes.get(target)?.push(words);
  }
  for (const [one, lines] of notes)
    if (one.takesNotes && (one.found || lines.length > 0)) {
      const own = one.found ? [] : [one.stored?.task.description ?? ''].filter(Boolean);
      one.fields.description = [...own, ...lines].join('\n').slice(0, maxTextLength).toWellFormed();
    }
}

/** Returns whether words say nothing but dates, as in “wednesday no thursday”. */
function isTimeOnly(words: string, moment: ReadingContext['moment']): boolean {
  let rest = words;
  while (listContentWords(rest).length > 0) {
    const read = readWhen(rest, moment);
    if (read.dueDate === null || read.rest.length >= rest.length) return false;
    rest = read.rest;
  }
  return true;
}

/** Returns whether a task has the values that the person wrote with a sign. */
const isKept = ({ fields: marked }: Marker, outcomes: readonly Outcome[]) =>
  outcomes.some(({ fields, stored }) => {
    const { tags = [], ...values } = marked;
    const whole = { ...stored?.task, ...fields };
    return (
      without(tags, whole.tags ?? []).length === 0 &&
      Object.entries(values).every(
        ([field, value]) => JSON.stringify(whole[field as keyof Task]) === JSON.stringify(value),
      )
    );
  });

/** Returns where the text says the values that a stored task keeps. */
function listKeptRanges(
  { task, dateRanges, reminderRanges, priorityRanges }: StoredTask,
  fields: TaskChange,
  isTimeAt: (range: Range) => boolean,
): Range[] {
  return [
    ...(fields.due_date === undefined && (task.due_date ?? task.recurrence)
      ? dateRanges.filter(isTimeAt)
      : []),
    ...(fields.remind_at === undefined && task.remind_at ? reminderRanges : []),
    ...(fields.priority === undefined && task.priority ? priorityRanges : []),
  ];
}

function toPlan(
  { captureId, capturedAt }: Reconciliation,
  outcomes: readonly Outcome[],
  leaving: readonly StoredTask[],
): Plan {
  const plan: Plan = { changes: [], created: [], deleted: leaving.map(({ task }) => task.id), questions: [] };
  for (const { id, stored, found, fields, newThread } of outcomes) {
    if (stored) {
      const before: Record<string, unknown> = { ...stored.task };
      const change = Object.fromEntries(
        Object.entries(fields).filter(
          ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
        ),
      );
      if (Object.keys(change).length > 0 || newThread)
        plan.changes.push({ id, change, ...(newThread && { newThread }) });
    } else {
      const task = newTask({ title: '', ...fields }, { id, createdAt: capturedAt, captureId });
      plan.created.push({ task, ...(newThread && { newThread }) });
    }
    const { due_date } = fields;
    if (found?.question && due_date !== undefined)
      plan.questions.push({ task_id: id, field: 'due_date', current: due_date, ...found.question });
  }
  return plan;
}
