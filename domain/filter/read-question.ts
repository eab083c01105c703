import type { DateField } from './filter.ts';
import { relations } from './filter-words.ts';
import { fold } from './fold.ts';
import { filterForText, toSingular } from './match-words.ts';
import { type DateCondition, type QuestionDateContext, readQuestionDate } from './question-dates.ts';
import { createNameReader } from './question-names.ts';
import { asksForTasks, type Group, isStopWord, type Meaning, readPhrase } from './question-words.ts';
import type { Vocabulary } from './unknown-names.ts';
import { writeName } from './write-name.ts';

/** A question in the filter language. */
export interface ParsedQuestion {
  /** Blank if the question names nothing to look for. */
  filter: string;
  /** Finds tasks with any of the question's words, for when the filter finds none; null where that is no help. */
  broader: string | null;
  /** The conditions without the words; null where there are only words, or none. */
  withoutWords: string | null;
  /** The words to look for, folded and in the singular. */
  words: string[];
  /** The date that the question is about, null if it names none. */
  dateField: DateField | null;
}

export interface QuestionContext extends QuestionDateContext {
  vocabulary: Vocabulary;
}

type Condition = { isNot: boolean } & (
  | { group: Group; filter: string }
  | { group: 'when'; dates: DateCondition[] }
);

/** What a question says. */
interface Reading {
  conditions: Condition[];
  words: string[];
  excludedWords: string[];
  field: DateField;
  status: 'open' | 'any' | null;
  isSoon: boolean;
}

/** Translates a question in English, such as `what is due on 3 december` or `anything urgent at work?`. */
export function readQuestion(question: string, context: QuestionContext): ParsedQuestion {
  const said = splitQuestion(question);
  const reading = readWords(said, context);
  const { words, field } = reading;
  const conditions = writeConditions(reading);
  const text = words.length > 0 ? [filterForText(words.join(' '))] : [];
  const status = statusOf(reading, conditions.length > 0 || (text.length === 0 && asksForTasks(said)));
  const parts = [...conditions, ...text, ...status];
  const filter = join(parts);
  const anyWord = words.map(filterForText).join(' | ');
  const hasDate = field !== 'due' || reading.conditions.some(({ group }) => group === 'when');
  return {
    filter,
    broader: anyWord !== '' && anyWord !== filter ? anyWord : null,
    withoutWords: words.length > 0 && conditions.length > 0 ? join([...conditions, ...status]) : null,
    words,
    dateField: hasDate ? field : null,
  };
}

const questionStart =
  /^\s*(?:what|which|when|where|who|how|why|is|are|was|were|do|does|did|have|has|am|any|anything|show|list|tell)\b.*\s\S|\?\s*$/i;

/** Returns whether a text is more likely a question than words to search for. */
export const isQuestion = (text: string) => questionStart.test(text);

function readWords(said: readonly string[], context: QuestionContext): Reading {
  const readName = createNameReader(context.vocabulary);
  const tags = new Map(context.vocabulary.tags.map((tag) => [fold(tag), tag]));
  const reading: Reading = {
    conditions: [],
    words: [],
    excludedWords: [],
    field: 'due',
    status: null,
    isSoon: false,
  };
  let isNot = false;
  const add = (condition: { group: Group; filter: string } | { group: 'when'; dates: DateCondition[] }) =>
    reading.conditions.push({ ...condition, isNot });

  const take = (meaning: Meaning, tag: string | undefined) => {
    if (meaning.kind === 'condition') {
      add(meaning);
      // “urgent” is a priority, and a tag where the user has one of that name.
      if (tag) add({ group: meaning.group, filter: writeName('@', tag) });
    } else if (meaning.kind === 'done') reading.field = 'completed';
    else if (meaning.kind === 'created') reading.field = 'created';
    else if (meaning.kind === 'soon') reading.isSoon = true;
    else if (meaning.kind === 'open' || meaning.kind === 'any') reading.status = meaning.kind;
  };

  for (let at = 0; at < said.length; ) {
    const word = said[at] ?? '';
    const name = readName(said, at);
    const phrase = readPhrase(said, at);
    const date = readQuestionDate(said, at, context);
    const next = Math.max(name?.next ?? 0, phrase?.next ?? 0, date?.next ?? 0, at + 1);
    if (name?.next === next) add(name);
    else if (phrase?.next === next) take(phrase.meaning, tags.get(said.slice(at, next).join(' ')));
    else if (date?.next === next) add({ group: 'when', dates: date.conditions });
    else if (/^[#@/"]./.test(word)) add({ group: signGroups[word[0] ?? ''] ?? 'other', filter: word });
    else if (!isStopWord(word)) (isNot ? reading.excludedWords : reading.words).push(toSingular(word));
    else {
      at = next;
      continue;
    }
    isNot = phrase?.next === next && phrase.meaning.kind === 'not';
    at = next;
  }
  if (reading.isSoon && !reading.conditions.some(({ group }) => group === 'when'))
    add({ group: 'when', filter: 'next 7 days' });
  return reading;
}

const signGroups: Record<string, Group> = { '#': 'place', '@': 'tag', '/': 'thread' };

/** Returns the conditions of a question, each as a filter; all of them must hold. */
function writeConditions({ conditions, excludedWords, field }: Reading): string[] {
  const written = conditions.map((one) => ({
    ...one,
    filter: 'dates' in one ? one.dates.map((date) => writeDate(field, date)).join(' & ') : one.filter,
  }));
  const [excluded, wanted] = [written.filter(({ isNot }) => isNot), written.filter(({ isNot }) => !isNot)];
  return [
    ...[...Map.groupBy(wanted, ({ group }) => group).values()].map((group) =>
      [...new Set(group.map(({ filter }) => filter))].join(' | '),
    ),
    ...excluded.map(({ filter }) => `!${inParentheses(filter)}`),
    ...excludedWords.map((word) => `!${filterForText(word)}`),
  ];
}

/** `named`: the question asks for tasks and not only for words. */
function statusOf({ conditions, field, status }: Reading, named: boolean): string[] {
  const hasDate = conditions.some((one) => 'dates' in one && !one.isNot);
  if (status === 'any') return named && conditions.length === 0 ? ['is:open | is:completed'] : [];
  if (field === 'completed') return hasDate ? [] : ['is:completed'];
  // What is overdue is open; what is overdue or due this week need not be.
  const isOverdue =
    !hasDate && conditions.some((one) => 'filter' in one && one.filter === 'overdue' && !one.isNot);
  const saysStatus = isOverdue || conditions.some(({ group }) => group === 'status');
  if (saysStatus && status === null) return [];
  return status === 'open' || (named && field === 'due') ? ['is:open'] : [];
}

function writeDate(asked: DateField, { relation, when, ...date }: DateCondition): string {
  const field: DateField = date.field ?? asked;
  if (relation !== '=') return `${field} ${relations[relation].words[0]}: ${when}`;
  const isCondition = /^(?:today|tomorrow|yesterday|next \d+ (?:days?|weeks?|months?))$/.test(when);
  return field === 'due' && isCondition ? when : `${field}: ${when}`;
}

const join = (parts: readonly string[]) => (parts.length > 1 ? parts.map(inParentheses) : parts).join(' & ');

const inParentheses = (filter: string) => (/[|&]/.test(unquoted(filter)) ? `(${strip(filter)})` : filter);
const unquoted = (filter: string) => filter.replace(/"[^"]*"/g, '');
/** Without parentheses that are around all of it. */
const strip = (filter: string) => (/^\([^()]*\)$/.test(filter) ? filter.slice(1, -1) : filter);

/** Splits a question into folded words; what is quoted or has a sign before it stays as it is. */
function splitQuestion(question: string): string[] {
  const pieces = fold(question).match(/[#@/]?"[^"]+"|[#@]?[\p{L}\p{N}][^\s,;!?()"]*/gu) ?? [];
  return pieces.flatMap((piece) => {
    if (/^[#@/"]/.test(piece)) return [piece];
    const word = piece.replace(/[.:'*]+$/, '').replace(/'s$/, '');
    return /^[\p{L}-]+$/u.test(word) ? word.split('-').filter(Boolean) : [word];
  });
}
