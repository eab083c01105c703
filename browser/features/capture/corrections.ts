import type { Span, UnderstoodTask } from '#intake/understand.ts';
import type { AcceptedTask } from './journal.ts';

/** What a chip can stand for, besides the theme. */
export type ReadField =
  | 'due_date'
  | 'recurrence'
  | 'reminder'
  | 'priority'
  | 'project'
  | 'thread'
  | 'duration'
  | 'tag'
  | 'auto_tag';

/** Something the intake read, and the words it read it from. */
export interface ReadValue {
  field: ReadField;
  /** Lower case; empty where no words stand for it. A tag's name where it was guessed; a thread's id. */
  words: string;
  /** Which one this is among those of the same field and words, from 0. */
  nth: number;
}

/** What a person said against a reading. Holds as long as the words it is about stay in the text. */
export type Correction =
  | ({ kind: 'removed' } & ReadValue)
  /** `title` is the task's as it was understood. */
  | { kind: 'theme'; title: string; theme: string }
  /** `at` is floating. */
  | { kind: 'reminder'; title: string; at: string };

export interface ReadTask {
  task: AcceptedTask;
  /** As the intake understood it: what a theme correction is about. */
  title: string;
  values: ReadValue[];
}

/** Lays corrections over what the intake understood of `text`. `guess` says what a title is without its thread. */
export function correct(
  text: string,
  understood: readonly UnderstoodTask[],
  corrections: readonly Correction[],
  guess: (title: string) => ThemeGuess | undefined,
): ReadTask[] {
  const seen = new Map<string, number>();
  const themes = corrections.filter((correction) => correction.kind === 'theme');
  const reminders = corrections.filter((correction) => correction.kind === 'reminder');
  const removed = new Set(corrections.flatMap((one) => (one.kind === 'removed' ? [keyOf(one)] : [])));
  return understood.map((task) => {
    const readings = readingsOf(text, task).map(({ field, words, spans, tag }) => {
      const nth = seen.get(`${field} ${words}`) ?? 0;
      seen.set(`${field} ${words}`, nth + 1);
      return { value: { field, words, nth }, spans, tag };
    });
    const gone = readings.filter(({ value }) => removed.has(keyOf(value)));
    const remindAt = takeFor(task.title, reminders)?.at;
    const left = without(text, remindAt ? { ...task, reminder: remindAt } : task, gone);
    const placed = task.threadId && !left.threadId ? { ...left, ...themeAlone(guess(task.title)) } : left;
    const chosen = takeFor(task.title, themes)?.theme;
    const filed = chosen === undefined ? placed : { ...placed, ...themeOf(placed, chosen) };
    return {
      title: task.title,
      task: { ...filed, themeChosen: chosen !== undefined },
      values: readings
        .filter((reading) => !gone.includes(reading))
        .map(({ value }) => value)
        .filter(({ field }) => field !== 'thread' || filed.threadId !== null),
    };
  });
}

type ThemeGuess = Pick<UnderstoodTask, 'theme' | 'confidence' | 'alternatives'>;

const themeAlone = (guess: ThemeGuess | undefined) =>
  guess && { theme: guess.theme, confidence: guess.confidence, alternatives: guess.alternatives };

const keyOf = ({ field, words, nth }: ReadValue) => `${field} ${nth} ${words}`;

interface Reading {
  field: ReadField;
  words: string;
  spans: Span[];
  tag?: string;
}

function readingsOf(text: string, task: UnderstoodTask): Reading[] {
  const spansOf = (value: Span['value']) => task.spans.filter((span) => span.value === value);
  const wordsOf = (spans: Span[]) =>
    spans
      .map(({ start, end }) => text.slice(start, end))
      .join(' ')
      .toLowerCase();
  const reading = (field: ReadField, value: Span['value']): Reading => {
    const spans = spansOf(value);
    return { field, words: wordsOf(spans), spans };
  };
  const readings: Reading[] = [];
  if (task.recurrence) readings.push(reading('recurrence', 'recurrence'));
  if (task.dueDate && !dueOfRecurrence(task)) readings.push(reading('due_date', 'due_date'));
  if (task.reminder) readings.push(reading('reminder', 'reminder'));
  if (task.priority) readings.push(reading('priority', 'priority'));
  if (task.threadId) readings.push({ field: 'thread', words: task.threadId, spans: [] });
  if (task.projectId) readings.push(reading('project', 'project'));
  if (task.durationMinutes) readings.push(reading('duration', 'duration'));
  const tagSpans = spansOf('tag');
  task.tags.forEach((tag, index) => {
    const span = tagSpans[index];
    const spans = span && tagSpans.length === task.tags.length ? [span] : [];
    readings.push({ field: 'tag', words: wordsOf(spans) || tag.toLowerCase(), spans, tag });
  });
  for (const tag of task.autoTags)
    readings.push({ field: 'auto_tag', words: tag.toLowerCase(), spans: [], tag });
  return readings;
}

/** A date nobody said: the first day of what repeats. */
export const dueOfRecurrence = (task: UnderstoodTask) =>
  task.recurrence !== null && !task.spans.some(({ value }) => value === 'due_date');

/** A reminder nobody said a time for. */
export const isAssumedReminder = (task: UnderstoodTask) =>
  task.command === 'reminder' &&
  !task.dueDate?.includes('T') &&
  !task.spans.some(({ value }) => value === 'reminder');

function without(
  text: string,
  task: UnderstoodTask,
  gone: readonly { value: ReadValue; spans: Span[]; tag: string | undefined }[],
): UnderstoodTask {
  if (gone.length === 0) return task;
  const fields = new Set(gone.map(({ value }) => value.field));
  const goneTags = (field: ReadField) =>
    gone.flatMap(({ value, tag }) => (value.field === field && tag !== undefined ? [tag] : []));
  const dueGone = fields.has('due_date') || (fields.has('recurrence') && dueOfRecurrence(task));
  return {
    ...task,
    title: titleWith(
      text,
      task,
      gone.flatMap(({ spans }) => spans),
    ),
    dueDate: dueGone ? null : task.dueDate,
    recurrence: fields.has('recurrence') ? null : task.recurrence,
    recursFromCompletion: fields.has('recurrence') ? false : task.recursFromCompletion,
    reminder: fields.has('reminder') ? null : task.reminder,
    priority: fields.has('priority') ? null : task.priority,
    threadId: fields.has('thread') ? null : task.threadId,
    projectId: fields.has('project') ? null : task.projectId,
    durationMinutes: fields.has('duration') ? null : task.durationMinutes,
    tags: task.tags.filter((tag) => !goneTags('tag').includes(tag)),
    autoTags: task.autoTags.filter((tag) => !goneTags('auto_tag').includes(tag)),
  };
}

/** The title with words that are no longer read as something else, each in its place. */
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

/** Takes the correction about the task of this title, which may have grown or shrunk since: each is for one task. */
function takeFor<C extends { title: string }>(title: string, corrections: C[]): C | undefined {
  const exact = corrections.findIndex((one) => one.title === title);
  const at =
    exact >= 0
      ? exact
      : corrections.findIndex((one) => one.title.startsWith(title) || title.startsWith(one.title));
  return corrections.splice(at, at < 0 ? 0 : 1)[0];
}

/** Every theme but the chosen one stays an alternative, best first. A thread of another theme gives way. */
function themeOf(task: UnderstoodTask, theme: string) {
  const all = [{ theme: task.theme, confidence: task.confidence }, ...task.alternatives];
  const threadId = theme === task.theme ? task.threadId : null;
  return { theme, threadId, alternatives: all.filter((other) => other.theme !== theme) };
}

/** One correction more; of two about the same task's theme or reminder the later one holds. */
export function addCorrection(corrections: readonly Correction[], next: Correction): Correction[] {
  const others = corrections.filter(
    (one) => one.kind === 'removed' || one.kind !== next.kind || one.title !== next.title,
  );
  return [...others, next];
}

/** Those that still hold: a removal goes with the words it is about, and everything with the whole text. */
export function stillSaid(corrections: readonly Correction[], text: string): readonly Correction[] {
  if (corrections.length === 0) return corrections;
  if (text.trim() === '') return [];
  const lower = text.toLowerCase();
  const isSaid = (one: Correction) =>
    one.kind !== 'removed' ||
    one.field === 'auto_tag' ||
    one.field === 'thread' ||
    one.words.split(/\s+/).every((word) => lower.includes(word));
  return corrections.every(isSaid) ? corrections : corrections.filter(isSaid);
}
