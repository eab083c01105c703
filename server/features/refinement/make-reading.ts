import type { Task } from '#contract/tasks.ts';
import { type QuotedValues, readQuotes } from '#intake/read-quotes.ts';
import { readWhen } from '#intake/read-when.ts';
import type { IntakeContext } from '#intake/types.ts';
import { maxRefinedTasks, maxTimeQuoteLength } from '../../config/limits.ts';
import { readNotes, readTags, readTitle } from './check-answer.ts';
import { choosePlace, type Place, type Places } from './choose-place.ts';
import { createQuoteFinder, type FindQuote, isWithin, type Range } from './find-quote.ts';
import type { AnsweredTask, ReadingAnswer } from './reading-answer.ts';
import { listContentWords, listWords } from './text-words.ts';

/** A task that a model found in a text, with valid values only. */
export interface ReadingTask {
  title: string;
  /** False if the model's title is of no use, and this is the quote. */
  isTitled: boolean;
  notes: string;
  /** Where in the text it comes from; empty if its quote is not there. */
  ranges: Range[];
  values: Omit<QuotedValues, 'doubtful'>;
  /** Where the text says these values. */
  valueRanges: Range[];
  question: { value: string; words: string } | null;
  /** Undefined if the model names none that exists. */
  place: Place | undefined;
  projectId: Task['project_id'];
  tags: string[];
}

export interface ReadingContext {
  text: string;
  places: Places;
  /** In which quotes of time are read. */
  moment: Pick<IntakeContext, 'now' | 'locale' | 'language' | 'timesOfDay'>;
}

/**
 * Makes a reading of a model's answer. Words that are not in the text count for nothing, and a task of which neither the title nor the
 * quote is about the text is left out. Null if nothing of the answer is left, or it has too many tasks.
 */
export function makeReading({ tasks }: ReadingAnswer, context: ReadingContext): ReadingTask[] | null {
  const findQuote = createQuoteFinder(context.text);
  const answered = tasks.filter(({ title }) => title.trim() !== '');
  if (answered.length > maxRefinedTasks) return null;
  const made: ReadingTask[] = [];
  for (const one of answered) {
    const task = makeTask(one, context, findQuote);
    if (task && !made.some((other) => isSame(task, other))) made.push(task);
  }
  return made.length === 0 && answered.length > 0 ? null : made;
}

const isSame = (one: ReadingTask, other: ReadingTask) =>
  one.title.toLowerCase() === other.title.toLowerCase() &&
  JSON.stringify(one.ranges) === JSON.stringify(other.ranges);

const isInPieces = (quote: string | null) => /…|\.\.\./.test(quote ?? '');

function makeTask(
  task: AnsweredTask,
  context: ReadingContext,
  findQuote: FindQuote,
): ReadingTask | undefined {
  const { text, places, moment } = context;
  const found = task.quote === null ? [] : findQuote(task.quote);
  const ranges = isInPieces(task.quote) ? found : found.slice(0, 1);
  const [first] = ranges;
  const title = readTitle(task.title, text);
  const quoted = first && readTitle(text.slice(first.start, first.end).slice(0, maxTimeQuoteLength), text);
  const best = title ?? quoted;
  if (best === undefined) return undefined;

  const find = (words: string | null): Range[] =>
    words === null || words.length > maxTimeQuoteLength ? [] : nearest(findQuote(words), ranges);
  const when = task.when.filter((words) => find(words).length > 0);
  const keep = (words: string | null) => (find(words).length > 0 ? words : null);
  const quotes = {
    when,
    recurrence: keep(task.recurrence),
    until: keep(task.until),
    remind: keep(task.remind),
    priority: keep(task.priority_words),
  };
  const { doubtful, ...values } = readQuotes(
    quotes,
    { dueDate: task.due_date, recurrence: task.rrule, priority: task.priority },
    moment,
  );
  const { dueDate, recurrence, reminder, priority } = values;
  const valueRanges = [
    ...(dueDate ? when.filter((words) => isRead(words, moment)).flatMap(find) : []),
    ...(recurrence ? [quotes.recurrence, quotes.until].flatMap(find) : []),
    ...(reminder ? find(quotes.remind) : []),
    ...(priority ? find(quotes.priority) : []),
  ];
  return {
    title: best,
    isTitled: title !== undefined,
    notes: task.notes === null ? '' : readNotes(task.notes, text),
    ranges,
    values,
    valueRanges,
    question: doubtful === null ? null : { value: doubtful, words: when.join(' … ') },
    place: choosePlace(task, places, text),
    projectId: places.projectIds.get(task.project ?? '') ?? null,
    tags: readTags(task.tags, []),
  };
}

/**
 * Returns whether words of time say no more than a date can hold. “before the doors open” does, and is kept in the notes; a single word,
 * as in “evening”, does not.
 */
function isRead(words: string, moment: ReadingContext['moment']): boolean {
  const { dueDate, recurrence, rest } = readWhen(words, moment);
  const unread = dueDate === null && recurrence === null ? listWords(words) : listContentWords(rest);
  return unread.length < 2;
}

/** Of several places where words stand, returns the one in the task's quote, else the first. A quote in pieces stands in all. */
function nearest(found: readonly Range[], ranges: readonly Range[]): Range[] {
  const best = found.find((one) => isWithin(one, ranges)) ?? found[0];
  return best ? [best] : [];
}
