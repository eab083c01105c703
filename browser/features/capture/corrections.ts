import type { AcceptedTask } from '#browser/model/captures/capture-journal.ts';
import { commandEffect } from '#intake/clauses/command.ts';
import type { Reading as IntakeReading } from '#intake/reading.ts';
import type { Span, UnderstoodTask } from '#intake/types.ts';
import { diffText, overlapLength, type Range, shiftRange } from './text-edit.ts';

/** Fields a chip can show, besides the theme. */
export type ParsedField =
  | 'due_date'
  | 'recurrence'
  | 'reminder'
  | 'priority'
  | 'project'
  | 'thread'
  | 'duration'
  | 'tag'
  | 'auto_tag';

/** A value the intake parsed, and the words it came from. */
export interface ParsedValue {
  field: ParsedField;
  /** The words as typed; empty if there are none. The name of a suggested tag; the id of a thread. */
  words: string;
}

/**
 * A correction the user made to the parsed text. It applies to the task whose title is at `at`, follows that title as
 * the text is edited, and lasts while any of it remains.
 */
export type Correction = { at: Range } & (
  | ({ kind: 'removed' } & ParsedValue)
  | { kind: 'theme'; theme: string }
  /** `time` is floating. */
  | { kind: 'reminder'; time: string }
  /** What was found in the text becomes tasks, instead of one task that offers it. */
  | { kind: 'split' }
);

/** Parses stored corrections; damaged ones and those from older versions are left out. */
export function parseStoredCorrections(kept: unknown): Correction[] {
  return Array.isArray(kept) ? kept.filter((one) => isRange(one?.at) && typeof one.kind === 'string') : [];
}

const isRange = (at: Partial<Range> | undefined) =>
  typeof at?.start === 'number' && typeof at.end === 'number';

export interface ParsedTask {
  task: AcceptedTask;
  /** The range of its title in the text, from the first word to the last. */
  at: Range;
  values: ParsedValue[];
}

/** Applies corrections to a reading of `text`. What was found and not made a task of is offered by the first, or split from it. */
export function correctReading(
  text: string,
  { tasks, suggestions }: Pick<IntakeReading, 'tasks' | 'suggestions'>,
  corrections: readonly Correction[],
  readAlone: (text: string) => UnderstoodTask | undefined,
): ParsedTask[] {
  // A correction is about what was found rather than about the task that has all the words.
  const corrected = applyCorrections(text, [...suggestions, ...tasks], corrections, readAlone);
  const found = corrected.slice(0, suggestions.length);
  const [first, ...others] = corrected.slice(suggestions.length);
  if (!first) return found;
  if (isSplit(corrections)) return [first, ...found, ...others];
  return [{ ...first, task: { ...first.task, suggestions: found.map(({ task }) => task) } }, ...others];
}

export const isSplit = (corrections: readonly Correction[]) =>
  corrections.some(({ kind }) => kind === 'split');

/** Applies corrections to what the intake parsed from `text`. `readAlone` parses a text without thread names. */
export function applyCorrections(
  text: string,
  understood: readonly UnderstoodTask[],
  corrections: readonly Correction[],
  readAlone: (text: string) => UnderstoodTask | undefined,
): ParsedTask[] {
  const about = Map.groupBy(corrections, ({ at }) => taskAt(understood, at));
  return understood.map((task) => {
    const said = about.get(task) ?? [];
    const readings = readingsOf(text, task);
    const gone = readings.filter((reading) =>
      said.some((one) => one.kind === 'removed' && isGone(reading, one)),
    );
    const reminder = said.findLast((one) => one.kind === 'reminder')?.time ?? task.reminder;
    const chosen = said.findLast((one) => one.kind === 'theme')?.theme;
    const left = without(text, { ...task, reminder }, gone, readAlone);
    const placed = task.threadId && !left.threadId ? { ...left, ...themeAlone(readAlone(task.title)) } : left;
    const filed =
      chosen === undefined ? placed : { ...placed, ...themeOf(placed, chosen), themeChosen: true };
    return {
      at: rangeOf(task),
      task: filed,
      values: readings
        .filter((reading) => !gone.includes(reading))
        .filter(({ field }) => field !== 'thread' || filed.threadId !== null)
        .map(({ field, words }) => ({ field, words })),
    };
  });
}

const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ');

const isSame = (one: ParsedValue, other: ParsedValue) =>
  one.field === other.field && plain(one.words) === plain(other.words);

/** Also ignores words that only extend removed ones: "tomorrow" removed, then "or friday" typed after it. */
function isGone(reading: ParsedValue, removed: ParsedValue): boolean {
  if (isSame(reading, removed)) return true;
  const grows = reading.field === removed.field && growing.has(reading.field) && removed.words !== '';
  return grows && ` ${plain(reading.words)} `.includes(` ${plain(removed.words)} `);
}

/** These fields have one value however many words are added; another tag, project or thread would be a second value. */
const growing: ReadonlySet<ParsedField> = new Set([
  'due_date',
  'recurrence',
  'reminder',
  'priority',
  'duration',
]);

function titleSpans({ spans }: UnderstoodTask): readonly Span[] {
  const title = spans.filter(({ value }) => value === 'title');
  return title.length > 0 ? title : spans;
}

function rangeOf(task: UnderstoodTask): Range {
  const spans = titleSpans(task);
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** Returns the task that has most of the words at `at`. */
function taskAt(tasks: readonly UnderstoodTask[], at: Range): UnderstoodTask | undefined {
  let most = 0;
  let found: UnderstoodTask | undefined;
  for (const task of tasks) {
    const shared = titleSpans(task).reduce((sum, span) => sum + overlapLength(span, at), 0);
    if (shared > most) [most, found] = [shared, task];
  }
  return found;
}

type ThemeGuess = Pick<UnderstoodTask, 'theme' | 'confidence' | 'themeChosen' | 'alternatives'>;

const themeAlone = (guess: ThemeGuess | undefined) =>
  guess && {
    theme: guess.theme,
    confidence: guess.confidence,
    themeChosen: guess.themeChosen,
    alternatives: guess.alternatives,
  };

interface Reading {
  field: ParsedField;
  words: string;
  spans: Span[];
  tag?: string;
}

function readingsOf(text: string, task: UnderstoodTask): Reading[] {
  const spansOf = (value: Span['value']) => task.spans.filter((span) => span.value === value);
  const wordsOf = (spans: Span[]) => spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  const reading = (field: ParsedField, value: Span['value']): Reading => {
    const spans = spansOf(value);
    return { field, words: wordsOf(spans), spans };
  };
  const readings: Reading[] = [];
  // The thread comes first, next to the theme it determines.
  if (task.threadId) readings.push({ field: 'thread', words: task.threadId, spans: [] });
  if (task.recurrence) readings.push(reading('recurrence', 'recurrence'));
  if (task.dueDate && !getRecurrenceDue(task)) readings.push(reading('due_date', 'due_date'));
  if (task.reminder) readings.push(reading('reminder', 'reminder'));
  if (task.priority) readings.push(reading('priority', 'priority'));
  if (task.projectId) readings.push(reading('project', 'project'));
  if (task.durationMinutes) readings.push(reading('duration', 'duration'));
  const labels = Map.groupBy(spansOf('tag'), (span) => plain(wordsOf([span])).replace(/[()[\]]/g, ''));
  for (const tag of task.tags) {
    const said = ['@', '#'].map((sign) => sign + tag).filter((label) => labels.has(plain(label)));
    const spans = said.flatMap((label) => labels.get(plain(label)) ?? []);
    readings.push({ field: 'tag', words: said[0] ?? tag, spans, tag });
  }
  for (const tag of task.autoTags) readings.push({ field: 'auto_tag', words: tag, spans: [], tag });
  return readings;
}

/** Tells whether a date is only implied, as the first day of a recurrence. */
export const getRecurrenceDue = (task: UnderstoodTask) =>
  task.recurrence !== null && !task.spans.some(({ value }) => value === 'due_date');

/** Tells whether a reminder has no stated time. */
export const isAssumedReminder = (task: UnderstoodTask) =>
  commandEffect(task.command).reminds === true &&
  !task.dueDate?.includes('T') &&
  !task.spans.some(({ value }) => value === 'reminder');

function without(
  text: string,
  task: UnderstoodTask,
  gone: readonly Reading[],
  readAlone: (text: string) => UnderstoodTask | undefined,
): UnderstoodTask {
  if (gone.length === 0) return task;
  const fields = new Set(gone.map(({ field }) => field));
  const goneTags = (of: ParsedField) =>
    gone.flatMap(({ field, tag }) => (field === of && tag !== undefined ? [tag] : []));
  const spans = gone.flatMap((reading) => reading.spans);
  const dueGone = fields.has('due_date') || (fields.has('recurrence') && getRecurrenceDue(task));
  // "every week tomorrow" falls on tomorrow's weekday; without that day it starts like any "every week".
  const repeats = fields.has('recurrence') || !task.recurrence ? null : repetitionAlone();
  return {
    ...task,
    title: titleWith(text, task, spans),
    spans: task.spans.map((span) => (spans.includes(span) ? { ...span, value: 'title' } : span)),
    dueDate: dueGone ? (repeats?.dueDate ?? null) : task.dueDate,
    recurrence: fields.has('recurrence') ? null : (repeats?.recurrence ?? task.recurrence),
    recursFromCompletion: fields.has('recurrence') ? false : task.recursFromCompletion,
    reminder: fields.has('reminder') ? null : task.reminder,
    priority: fields.has('priority') ? null : task.priority,
    threadId: fields.has('thread') ? null : task.threadId,
    projectId: fields.has('project') ? null : task.projectId,
    durationMinutes: fields.has('duration') ? null : task.durationMinutes,
    tags: task.tags.filter((tag) => !goneTags('tag').includes(tag)),
    autoTags: task.autoTags.filter((tag) => !goneTags('auto_tag').includes(tag)),
  };

  function repetitionAlone() {
    if (!fields.has('due_date')) return null;
    const words = task.spans.flatMap(({ value, start, end }) =>
      value === 'recurrence' ? [text.slice(start, end)] : [],
    );
    return readAlone([task.title, ...words].join(' ')) ?? null;
  }
}

/** Returns the title with the words that are no longer parsed as something else, each in its place. */
function titleWith(text: string, task: UnderstoodTask, words: readonly Span[]): string {
  if (words.length === 0) return task.title;
  const spans = [...task.spans.filter(({ value }) => value === 'title'), ...words].sort(
    (one, other) => one.start - other.start,
  );
  const pieces: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = pieces.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else pieces.push({ start, end });
  }
  return pieces
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Applies the chosen theme; all others stay alternatives, best first. A thread from another theme is dropped. */
function themeOf(task: UnderstoodTask, theme: string) {
  const all = [{ theme: task.theme, confidence: task.confidence }, ...task.alternatives];
  const threadId = theme === task.theme ? task.threadId : null;
  return { theme, threadId, alternatives: all.filter((other) => other.theme !== theme) };
}

/** Adds a correction; the later of two for the same task's theme or reminder wins. */
export function addCorrection(corrections: readonly Correction[], next: Correction): Correction[] {
  const others = corrections.filter(
    (one) => one.kind === 'removed' || one.kind !== next.kind || overlapLength(one.at, next.at) === 0,
  );
  return [...others, next];
}

/**
 * Returns the corrections that still apply after `before` became `after`, moved along with their tasks. A removal ends
 * when its words are deleted, and all end when the text is emptied. For `caret` see `diffText`.
 */
export function retainCorrections(
  corrections: readonly Correction[],
  before: string,
  after: string,
  caret?: number,
): readonly Correction[] {
  if (corrections.length === 0 || before === after) return corrections;
  if (after.trim() === '') return [];
  const lower = after.toLowerCase();
  const isSaid = (one: Correction) =>
    one.kind !== 'removed' ||
    one.field === 'auto_tag' ||
    one.field === 'thread' ||
    plain(one.words)
      .split(' ')
      .every((word) => lower.includes(word));
  const edit = diffText(before, after, caret);
  return corrections.filter(isSaid).flatMap((one) => {
    const at = shiftRange(edit, one.at);
    return at ? [{ ...one, at }] : [];
  });
}

/** Shifts corrections by `length` code units, for text inserted before theirs. */
export const shiftCorrections = (corrections: readonly Correction[], length: number): Correction[] =>
  corrections.map((one) => ({
    ...one,
    at: { start: one.at.start + length, end: one.at.end + length },
  }));
